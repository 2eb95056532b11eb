// Two comforts; the pages read well without them.
(() => {
  const root = new URL(document.documentElement.dataset.content_root || "./", location.href);

  // The switch of languages keeps the section.
  for (const link of document.querySelectorAll(".other-language-link")) {
    const page = link.href;
    const keep = () => { link.href = page + location.search + location.hash; };
    addEventListener("hashchange", keep);
    keep();
  }

  // A section or ruling that is linked to opens, if it is a closed box.
  const open = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.tagName === "DETAILS") target.open = true;
  };
  addEventListener("hashchange", open);
  open();

  // Wide tables scroll inside their box, by keyboard too.
  for (const box of document.querySelectorAll(".table-wrapper")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  }

  // Previews, on hover and focus.
  let loading;
  const previews = () => loading ??= new Promise((done) => {
    const script = document.createElement("script");
    script.src = new URL("_static/previews.js", root);
    script.onload = () => done(window.ludexPreviews || {});
    script.onerror = () => done({});
    document.head.append(script);
  });
  const box = document.createElement("div");
  box.className = "preview";
  box.id = "preview";
  box.setAttribute("role", "tooltip");
  box.hidden = true;
  document.body.append(box);
  let current;
  let timer;

  async function show(link) {
    current = link;
    const known = await previews();
    const entry = known[link.href.slice(root.href.length)];
    if (!entry || current !== link) return;
    const title = document.createElement("strong");
    title.textContent = entry[0];
    const text = document.createElement("p");
    text.textContent = entry[1];
    box.replaceChildren(title, text);
    box.hidden = false;
    link.setAttribute("aria-describedby", "preview");
    const at = link.getBoundingClientRect();
    const width = box.offsetWidth;
    const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8));
    const below = at.bottom + box.offsetHeight + 12 < innerHeight;
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${(below ? at.bottom + 6 : Math.max(6, at.top - box.offsetHeight - 6)) + scrollY}px`;
  }

  function hide() {
    clearTimeout(timer);
    current?.removeAttribute("aria-describedby");
    current = undefined;
    box.hidden = true;
  }

  for (const link of document.querySelectorAll('a.rule-link, a[href*="#t-"]')) {
    link.removeAttribute("title");
    link.addEventListener("mouseenter", () => { timer = setTimeout(show, 250, link); });
    link.addEventListener("focus", () => { if (link.matches(":focus-visible")) show(link); });
    link.addEventListener("mouseleave", hide);
    link.addEventListener("blur", hide);
  }
  addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
})();
