// The search. What things are called stands in a list, which needs no server; texts are asked of Pagefind, word by word.
(() => {
  const { root } = window.ludex;
  const [field, count, found, examples, offline, meant, more] = ["words", "count", "found", "examples", "offline", "meant", "more"]
    .map((name) => document.getElementById(`search-${name}`));
  const MOST_CALLED = 12; // things that are called what is asked for
  const MANY = 12; // texts that are shown at a time
  const FEW = 5; // texts with all words: with no more, those with some words are shown too
  const LONG = 28; // words of an excerpt
  let asked = 0;

  const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
  const split = (text) => text.split(/[^\p{L}\d.½]+/u).map((word) => word.replace(/^\.+|\.+$/g, "")).filter(Boolean);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

  // A word without its ending, in either language: roughly what its forms have in common.
  const ENDING = /(?:amientos?|imientos?|aciones|acion|ciones|cion|ando|iendo|[ai]d[oa]s?|[aei]r(?:se)?|als?|ings?|ed|es|[oa]s|[soae])$/;
  const stem = (word) => {
    const shorter = word.replace(ENDING, "").replace(/y$/, "i");
    return /\d/.test(word) || shorter.length < 3 ? word : shorter;
  };

  const small = new Set(count.dataset.small.split(" "));
  const strong = (words) => { const left = words.filter((word) => !small.has(word)); return [...new Set(left.length ? left : words)]; };

  const called = (window.ludexTitles ?? []).map(([kind, game, url, title, ...forms]) => {
    const [, number] = (kind === "section" && title.match(/^([\p{L}\d.]+) /u)) || [];
    const names = [...new Set([number ? title.slice(number.length + 1) : title, ...forms].map(plain))];
    const words = names.map(split);
    return { kind, game, url, title, forms, number: number && plain(number), names, words, stems: words.map((name) => strong(name).map(stem)) };
  });
  const byUrl = new Map(called.map((entry) => [entry.url, entry]));
  const holding = new Map(); // how many things have a word in their names
  for (const entry of called) for (const part of new Set(entry.stems.flat())) holding.set(part, (holding.get(part) ?? 0) + 1);
  const weight = (part) => Math.log(1 + called.length / (holding.get(part) ?? 1));

  // How well something is called what is asked for: less is better, nothing is not at all.
  function rank(entry, wanted, words) {
    if (entry.number === wanted) return 0;
    if (entry.number && entry.number.startsWith(wanted.replace(/\.?$/, "."))) return 1;
    const order = { term: 0, space: 0, card: 0, how: 0.05, section: 0.1, site: 0.15, guide: 0.2, ruling: 0.3 }[entry.kind];
    if (entry.names.includes(wanted)) return 2 + order;
    if (entry.names.some((name) => name.startsWith(wanted + " "))) return 3 + order;
    const whole = (name) => words.every((word) => name.includes(word));
    if (entry.words.some(whole)) return 4 + order;
    const begins = (name) => words.every((word) => word.length > 2 && name.some((part) => part.startsWith(word)));
    return entry.words.some(begins) ? 5 + order : undefined;
  }

  // How much of a name, and of what is asked for, stands in the other: from 0 to 1, and more for a name that is in it whole.
  function likeness(entry, stems) {
    const total = sum(stems.map(weight));
    return Math.max(...entry.stems.map((name) => {
      const shared = sum(name.filter((part) => stems.includes(part)).map(weight));
      const whole = name.every((part) => stems.includes(part)) ? shared / total : 0;
      return shared && whole + shared / Math.sqrt(total * sum(name.map(weight)));
    }));
  }

  // What is called so; of a question, what it names.
  function byName({ wanted, words, stems }) {
    if (!words.length) return [];
    const ranked = called.map((entry) => ({ ...entry, rank: rank(entry, wanted, words) })).filter((one) => one.rank !== undefined);
    if (ranked.length) return ranked.sort((one, other) => one.rank - other.rank).slice(0, MOST_CALLED);
    const alike = called.map((entry) => ({ ...entry, like: likeness(entry, stems) })).filter((one) => one.like > 0.45);
    return alike.sort((one, other) => worth(other) - worth(one)).slice(0, MOST_CALLED);
  }

  // How much something answers a question: by what it is, what it is called, and how well its text holds the words.
  const worth = ({ kind, like = 0, score = like && 0.4 }) =>
    ({ section: 0.15, how: 0.15, ruling: -0.1, card: -0.2, site: -0.2, guide: -0.4 }[kind] ?? 0) + 0.7 * like + score;

  function asking(text) {
    const wanted = plain(text.trim()).replace(/[.\s]+$/, "").replace(/^\d+(?:[-–,]\d+)+$/, (number) => number.replace(/\D/g, "."));
    const words = strong(split(wanted)).filter((word) => word.length < 40);
    return { wanted, words, stems: words.map(stem) };
  }

  // The texts that hold a word or, where none does, one that begins so.
  async function holders(pagefind, word) {
    const { results } = await pagefind.search(`"${word}"`);
    if (results.length || word.length < 3 || /\d/.test(word)) return results;
    const longer = (await pagefind.search(word)).results;
    if (!longer.length) return [];
    const { content, meta } = await longer[0].data();
    return split(plain(`${meta.title} ${content}`)).some((part) => part.startsWith(word)) ? longer : [];
  }

  // The texts that hold the words, those first that hold most and the rarest of them; and which words none holds.
  async function byText(pagefind, { words }) {
    const { results: told } = await pagefind.search(null, { filters: { kind: "example" } });
    const isExample = new Set(told.map((result) => result.id));
    const lists = await Promise.all(words.map((word) => holders(pagefind, word)));
    const weights = lists.map((list) => Math.log(1 + (called.length + isExample.size) / (list.length || 1)));
    const total = sum(weights);
    const held = new Map();
    lists.forEach((list, place) => {
      const best = Math.max(...list.map((result) => result.score));
      for (const result of list) {
        const one = held.get(result.id) ?? { result, example: isExample.has(result.id), share: 0, score: 0 };
        one.share += weights[place] / total;
        one.score += (weights[place] / total) * (1 + 0.5 * (result.score / best));
        held.set(result.id, one);
      }
    });
    const every = [...held.values()].sort((one, other) => other.score - one.score);
    const whole = every.filter((one) => one.share > 0.999);
    const most = Math.max(0, ...every.map((one) => one.share));
    const texts = whole.length > FEW ? whole : every.filter((one) => one.share > 0.6 * most);
    return { texts, partly: !whole.length && texts.length > 0, missing: words.filter((_, place) => !lists[place].length) };
  }

  // A word that things are called by and that is almost the one asked for.
  function nearest(word) {
    if (/\d/.test(word)) return undefined;
    let best = { far: word.length < 4 ? 0 : word.length < 7 ? 1.5 : 2.5 };
    for (const name of new Set(called.flatMap((entry) => entry.words.flat()))) {
      const far = Math.abs(name.length - word.length) < best.far ? distance(name, word) : best.far;
      if (far < best.far) best = { far, name };
    }
    return best.far && best.name;
  }

  // How many letters must be changed, added or left out to make one word of another.
  function distance(one, other) {
    let row = [...Array(other.length + 1).keys()];
    for (let i = 1; i <= one.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= other.length; j += 1) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
      }
      row = next;
    }
    return row[other.length];
  }

  // What a text says where it has most of the words, these marked; its title is left out.
  function excerpt({ meta, content }, { words, stems }) {
    const forms = byUrl.get(meta.url)?.forms.join(" · ");
    const text = forms ? content.slice(0, content.lastIndexOf(forms)) : content;
    const all = (meta.told ?? text).trim().split(/\s+/);
    const from = meta.told ? 0 : meta.title.split(/\s+/).length;
    const hits = all.map((part) => {
      const parts = split(plain(part));
      return words.findIndex((word, n) => parts.some((one) => stem(one) === stems[n] || (word.length > 3 && one.startsWith(word))));
    });
    let best = { start: from, held: 0 };
    if (!meta.told) {
      for (let start = from; start < all.length; start += 1) {
        const held = hits[start] < 0 ? 0 : new Set(hits.slice(start, start + LONG - 6).filter((hit) => hit >= 0)).size;
        if (held > best.held) best = { start, held };
      }
    }
    const start = Math.max(from, best.start - 6);
    const made = document.createElement("p");
    if (start > from) made.append("… ");
    all.slice(start, start + LONG).forEach((part, n) => {
      const shown = hits[start + n] < 0 ? part : Object.assign(document.createElement("mark"), { textContent: part });
      made.append(shown, " ");
    });
    if (start + LONG < all.length) made.append("…");
    return made;
  }

  function item({ kind, game, url, title }) {
    const made = document.createElement("li");
    made.dataset.url = url;
    const link = document.createElement("a");
    link.href = new URL(url, root);
    link.textContent = title;
    const what = document.createElement("span");
    what.className = "small";
    const told = kind === "example" ? "" : found.dataset[kind];
    what.textContent = ` ${[told, window.ludexGames?.[game]].filter(Boolean).join(" · ")}`;
    made.append(link, what);
    return made;
  }

  // Show some texts: what is there already gets its excerpt, worked examples stand after all else.
  async function show(texts, named, wanted, mine) {
    const data = await Promise.all(texts.map(async ({ result, score }) => ({ ...(await result.data()), score })));
    if (mine !== asked) return;
    for (const one of data) {
      const list = one.meta.kind === "example" ? examples.querySelector("ol") : found;
      const there = [...list.children].find((made) => made.dataset.url === one.meta.url);
      const made = there ?? item(one.meta);
      if (!there) list.append(made);
      if (made.children.length > 2 || (one.meta.kind === "example" && !one.meta.told)) continue;
      const text = excerpt(one, wanted);
      if (text.textContent.trim()) made.append(text);
    }
    if (named.some((entry) => entry.like)) order(named, data);
    examples.hidden = !examples.querySelector("li");
  }

  // What a question names and what holds its words stand together, the best first.
  function order(named, data) {
    const scored = new Map(named.map((entry) => [entry.url, { ...entry }]));
    for (const { meta, score } of data) scored.set(meta.url, { kind: meta.kind, ...scored.get(meta.url), score });
    const worthOf = (made) => worth(scored.get(made.dataset.url));
    found.replaceChildren(...[...found.children].sort((one, other) => worthOf(other) - worthOf(one)));
  }

  function tell(total, partly, wanted, missing) {
    const said = total === 0 ? count.dataset.none : total === 1 ? count.dataset.one : count.dataset.some.replace("{n}", total);
    count.textContent = partly ? `${said}. ${count.dataset.partly}` : said;
    const near = new Map(missing.map((word) => [word, nearest(word)]).filter(([, name]) => name));
    meant.hidden = !near.size;
    const link = meant.querySelector("a");
    link.textContent = wanted.wanted.split(" ").map((word) => near.get(word) ?? word).join(" ");
    link.href = "?q=" + encodeURIComponent(link.textContent);
  }

  let texts; // a promise of Pagefind, of nothing where it cannot be had

  async function search(text) {
    const mine = ++asked;
    const wanted = asking(text);
    const named = byName(wanted);
    found.replaceChildren(...named.map(item));
    examples.querySelector("ol").replaceChildren();
    examples.hidden = more.hidden = meant.hidden = true;
    count.textContent = text ? count.dataset.waits : "";
    if (!text) return;
    const pagefind = await texts;
    if (mine !== asked) return;
    const known = new Set(called.flatMap((entry) => entry.stems.flat()));
    const unknown = () => (named.length ? [] : wanted.words.filter((word) => !known.has(stem(word))));
    const answer = pagefind ? await byText(pagefind, wanted) : { texts: [], partly: false, missing: unknown() };
    if (mine !== asked) return;
    let first = named;
    let rest = [answer.texts.filter((one) => !one.example), answer.texts.filter((one) => one.example)];
    const next = async () => {
      const many = first.length ? 2 * MANY : MANY;
      const now = rest.flatMap((list) => list.slice(0, many));
      rest = rest.map((list) => list.slice(many));
      const merged = first;
      first = [];
      await show(now, merged, wanted, mine);
      more.hidden = !rest.some((list) => list.length);
    };
    more.onclick = next;
    await next();
    if (mine !== asked) return;
    const shown = document.querySelectorAll("#search-found > li, #search-examples li").length;
    const total = Math.max(shown + sum(rest.map((list) => list.length)), named.length);
    tell(total, answer.partly && named[0]?.rank === undefined, wanted, answer.missing);
  }

  const ask = () => {
    const text = field.value.trim();
    if (text !== (new URLSearchParams(location.search).get("q") ?? "")) {
      history.replaceState(null, "", text ? "?q=" + encodeURIComponent(text) : location.pathname);
    }
    search(text);
  };
  let waiting;
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, 120);
  });
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    ask();
  });

  // Pages that are opened as files cannot load the index of texts.
  const load = async () => {
    if (location.protocol === "file:") return undefined;
    const module = await import(new URL("pagefind/pagefind.js", root));
    await module.init();
    return module;
  };
  texts = load().catch(() => undefined);
  texts.then((module) => { offline.hidden = Boolean(module); });
  field.value = new URLSearchParams(location.search).get("q") || "";
  field.focus();
  ask();
})();
