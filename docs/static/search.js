// The search: asks the index of this language, and shows sections, terms, rulings and examples.
const root = new URL(document.documentElement.dataset.content_root || "./", location.href);
const field = document.getElementById("search-words");
const count = document.getElementById("search-count");
const found = document.getElementById("search-found");
const offline = document.getElementById("search-offline");
const MOST = 40;
let asked = 0;

const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

// A section number asked for comes first, then titles that hold the words; examples after the rest of their rank.
function rank(words, title) {
  const [wanted, have] = [plain(words), plain(title)];
  if (have === wanted || have.startsWith(wanted + " ")) return 0;
  if (have.split(/[^\p{L}\d.]+/u).includes(wanted)) return 1;
  return have.includes(wanted) ? 2 : 3;
}

async function search(pagefind, words) {
  const mine = ++asked;
  const answer = words ? await pagefind.search(words) : { results: [] };
  const all = await Promise.all(answer.results.slice(0, 3 * MOST).map((result) => result.data()));
  if (mine !== asked) return;
  const ranked = all.map((data, place) => ({ data, place, rank: rank(words, data.meta.title) + data.meta.url.includes("/scenarios/") / 2 }));
  ranked.sort((a, b) => a.rank - b.rank || a.place - b.place);
  found.replaceChildren(...ranked.slice(0, MOST).map(({ data }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = new URL(data.meta.url, root);
    link.textContent = data.meta.title;
    const text = document.createElement("p");
    text.innerHTML = data.excerpt;
    item.append(link, text);
    return item;
  }));
  count.textContent = !words ? "" : ranked.length
    ? count.dataset.some.replace("{n}", answer.results.length) : count.dataset.none;
}

try {
  const pagefind = await import(new URL("pagefind/pagefind.js", root));
  await pagefind.init();
  offline.hidden = true;
  const ask = () => search(pagefind, field.value.trim());
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
} catch {
  offline.hidden = false;
}
