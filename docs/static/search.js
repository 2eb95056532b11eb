// The search. What sections and terms are called stands in a list, which needs no server; texts are asked of Pagefind.
(() => {
  const { root } = window.ludex;
  const field = document.getElementById("search-words");
  const count = document.getElementById("search-count");
  const found = document.getElementById("search-found");
  const offline = document.getElementById("search-offline");
  const more = document.getElementById("search-more");
  const MOST_CALLED = 12;
  const MANY = 12; // texts that are shown at a time
  let pagefind;
  let asked = 0;

  const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
  const split = (text) => text.split(/[^\p{L}\d.½]+/u).filter(Boolean);

  const called = (window.ludexTitles ?? []).map(([kind, game, url, title, ...forms]) => {
    const [, number] = (kind === "section" && title.match(/^([\p{L}\d.]+) /u)) || [];
    const names = [...new Set([number ? title.slice(number.length + 1) : title, ...forms].map(plain))];
    return { kind, game, url, title, number: number && plain(number), names, words: names.map(split) };
  });

  // How well something is called what is asked for: less is better, nothing is not at all.
  function rank(entry, wanted, words) {
    if (entry.number === wanted) return 0;
    if (entry.number && entry.number.startsWith(wanted.replace(/\.?$/, "."))) return 1;
    const order = { term: 0, space: 0, how: 0.05, section: 0.1, guide: 0.2, ruling: 0.3 }[entry.kind];
    if (entry.names.includes(wanted)) return 2 + order;
    if (entry.names.some((name) => name.startsWith(wanted + " "))) return 3 + order;
    const whole = (name) => words.every((word) => name.includes(word));
    if (entry.words.some(whole)) return 4 + order;
    const begins = (name) => words.every((word) => word.length > 2 && name.some((part) => part.startsWith(word)));
    return entry.words.some(begins) ? 5 + order : undefined;
  }

  function byName(asking) {
    const wanted = plain(asking).replace(/[.\s]+$/, "");
    const words = split(wanted);
    if (!words.length) return [];
    const ranked = called.map((entry) => ({ entry, rank: rank(entry, wanted, words) })).filter((one) => one.rank !== undefined);
    return ranked.sort((one, other) => one.rank - other.rank).slice(0, MOST_CALLED).map((one) => one.entry);
  }

  function item({ kind, game, url, title }, excerpt) {
    const made = document.createElement("li");
    const link = document.createElement("a");
    link.href = new URL(url, root);
    link.textContent = title;
    const what = document.createElement("span");
    what.className = "small";
    what.textContent = ` ${[found.dataset[kind], window.ludexGames?.[game]].filter(Boolean).join(" · ")}`;
    made.append(link, what);
    if (excerpt) {
      const text = document.createElement("p");
      text.innerHTML = excerpt;
      made.append(text);
    }
    return made;
  }

  async function search(words) {
    const mine = ++asked;
    const named = byName(words);
    const answer = words && pagefind ? await pagefind.search(words) : { results: [] };
    if (mine !== asked) return;
    const seen = new Set(named.map((entry) => entry.url));
    let rest = answer.results;
    const next = async () => {
      const data = await Promise.all(rest.slice(0, MANY).map((result) => result.data()));
      if (mine !== asked) return;
      rest = rest.slice(MANY);
      for (const { meta, excerpt } of data) {
        if (seen.has(meta.url)) {
          const known = [...found.children].find((one) => one.dataset.url === meta.url && one.children.length === 2);
          if (known) known.append(item(meta, excerpt).lastElementChild);
        } else found.append(item(meta, excerpt));
      }
      more.hidden = !rest.length;
    };
    found.replaceChildren(...named.map((entry) => { const made = item(entry); made.dataset.url = entry.url; return made; }));
    more.onclick = next;
    await next();
    if (mine !== asked) return;
    const total = Math.max(named.length, answer.results.length);
    count.textContent = !words ? "" : total ? count.dataset.some.replace("{n}", total) : count.dataset.none;
  }

  const ask = () => search(field.value.trim());
  let waiting;
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, 120);
  });
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    history.replaceState(null, "", "?q=" + encodeURIComponent(field.value));
    ask();
  });
  field.value = new URLSearchParams(location.search).get("q") || "";
  field.focus();
  ask();
  import(new URL("pagefind/pagefind.js", root)).then(async (module) => {
    await module.init();
    pagefind = module;
    ask();
  }).catch(() => { offline.hidden = false; });
})();
