// What all pages share: the switch of languages, boxes that open, drawers by keyboard. The pages read well without it.
(() => {
  const page = document.documentElement;
  const root = new URL(page.dataset.content_root || "./", location.href);
  const SHARED = /^(?:r|t|x|row|space|ruling|rulings|question|chapter|L)-/; // ids that both languages have
  const guide = location.href.slice(root.href.length).startsWith("guide/"); // there all headings have the same ones
  const shared = (element) => SHARED.test(element.id) || (guide && element.tagName === "SECTION");

  // The text of the sections and terms of a page, by id; scripts load where a page cannot be read.
  const loading = new Map();
  function pieces(lang, name) {
    const key = `${lang}/${name}`;
    if (!loading.has(key)) {
      loading.set(key, new Promise((done) => {
        const script = document.createElement("script");
        script.src = new URL(`../${lang}/pieces/${name}.js`, root);
        script.onload = () => done(window.ludexPieces?.[key] ?? {});
        script.onerror = () => { loading.delete(key); done({}); };
        document.head.append(script);
      }));
    }
    return loading.get(key);
  }

  // A piece as a fragment that can stand on any page: without ids, its links resolved from the page that it is of.
  function fragment(html, lang, name) {
    const from = new URL(`../${lang}/${name}.html`, root);
    const made = document.createElement("template");
    made.innerHTML = html;
    for (const element of made.content.querySelectorAll("[id]")) element.removeAttribute("id");
    for (const link of made.content.querySelectorAll("a[href]")) link.href = new URL(link.getAttribute("href"), from);
    for (const image of made.content.querySelectorAll("img[src]")) image.src = new URL(image.getAttribute("src"), from);
    return made.content;
  }
  window.ludex = { root, lang: page.lang, pieces, fragment };

  // What stands after the # of the address; an address may be cut or written by hand.
  const linkedTo = () => {
    try { return decodeURIComponent(location.hash.slice(1)); } catch { return ""; }
  };

  // The section that is read: the one linked to as long as its head is in view, else the one at the top of the window.
  function reading() {
    const shows = (element) => { const { top } = element.getBoundingClientRect(); return top >= 0 && top < innerHeight / 2; };
    const linked = linkedTo();
    const found = document.getElementById(linked);
    const target = found && shared(found) ? found : null;
    const end = scrollY + innerHeight >= page.scrollHeight - 2; // where the last sections cannot reach the top
    if (target && (shows(target) || scrollY < 40 || (end && target.getBoundingClientRect().top >= 0))) return linked;
    if (scrollY < 40) return "";
    const passed = [...document.querySelectorAll("article [id]")].filter((element) => shared(element)
      && element.checkVisibility?.() !== false && element.getBoundingClientRect().top < innerHeight / 4);
    return passed.at(-1)?.id ?? "";
  }

  // The switch of languages keeps the section.
  for (const link of document.querySelectorAll(".other-language-link")) {
    const [plain] = link.href.split("#");
    const keep = () => {
      const id = reading();
      link.href = plain + location.search + (id && `#${id}`);
    };
    for (const event of ["pointerenter", "pointerdown", "focus", "click"]) link.addEventListener(event, keep);
    addEventListener("hashchange", keep);
    keep();
  }

  // A ruling or section that is linked to opens, if it is a closed box or in one.
  const open = () => {
    const target = document.getElementById(linkedTo());
    for (let box = target; box; box = box.parentElement) if (box.tagName === "DETAILS") box.open = true;
    const note = document.getElementById("not-here"); // of a section that this chapter does not have, the index may tell
    if (!note) return;
    note.hidden = Boolean(target) || !/^r-./.test(linkedTo());
    note.querySelector("a").href = `sections.html#${encodeURIComponent(linkedTo())}`;
    document.querySelector("article").prepend(note);
  };
  addEventListener("hashchange", open);
  open();

  // On paper rulings stand in full.
  let shut = [];
  addEventListener("beforeprint", () => {
    shut = [...document.querySelectorAll("details.ruling:not([open])")];
    for (const box of shut) box.open = true;
  });
  addEventListener("afterprint", () => { for (const box of shut) box.open = false; });

  // Wide tables scroll inside their box, by keyboard too.
  const reach = () => {
    for (const box of document.querySelectorAll(".table-wrapper, .highlight > pre, .rule-source")) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };
  addEventListener("resize", reach);
  reach();

  // The table of contents follows the scroll, however long it is.
  const contents = document.querySelector(".toc-scroll");
  document.addEventListener("gumshoeActivate", ({ target }) => {
    if (!contents?.contains(target)) return;
    for (const old of contents.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
    target.querySelector("a")?.setAttribute("aria-current", "location");
    const [outer, inner] = [contents.getBoundingClientRect(), target.firstElementChild.getBoundingClientRect()];
    if (inner.top < outer.top + 40 || inner.bottom > outer.bottom - 40) {
      contents.scrollTop += inner.top - outer.top - outer.height / 3;
    }
  });

  // The drawers of a narrow window open by keyboard; Escape closes them.
  for (const label of document.querySelectorAll(".nav-overlay-icon, .toc-overlay-icon")) {
    const box = document.getElementById(label.htmlFor);
    const button = document.createElement("button");
    button.type = "button";
    button.className = label.className;
    button.dataset.opens = box.id;
    button.setAttribute("aria-label", box.getAttribute("aria-label"));
    button.setAttribute("aria-expanded", "false");
    button.append(...label.childNodes);
    label.replaceWith(button);
    button.addEventListener("click", () => {
      box.click();
      const drawer = document.querySelector(box.id === "__toc" ? ".toc-drawer" : ".sidebar-drawer");
      const stops = [...drawer.querySelectorAll("a, input")];
      setTimeout(() => stops.find((stop) => stop.offsetParent)?.focus({ preventScroll: true }), 50);
    });
    box.addEventListener("change", () => button.setAttribute("aria-expanded", String(box.checked)));
  }
  const close = () => {
    for (const box of document.querySelectorAll(".sidebar-toggle:checked")) {
      box.click();
      [...document.querySelectorAll(`[data-opens="${box.id}"]`)].find((button) => button.offsetParent)?.focus();
    }
  };
  addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  for (const link of document.querySelectorAll(".toc-drawer a")) link.addEventListener("click", close);
})();
