// Previews of sections, terms and spaces: on hover, on focus, and on a tap; what they show scrolls and its links work.
(() => {
  const { root, lang, pieces, fragment } = window.ludex;
  const words = document.getElementById("preview-words").dataset;
  const WAIT = 250; // milliseconds before a preview shows, and before it goes
  let shown; // the link whose preview shows
  let by = ""; // "pointer", "focus" or "tap"
  let timer;
  let touch = false;

  const box = document.createElement("div");
  box.className = "preview";
  box.id = "preview";
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-labelledby", "preview-title");
  box.tabIndex = -1;
  box.hidden = true;
  const head = document.createElement("div");
  head.className = "preview-head";
  const title = document.createElement("a");
  title.id = "preview-title";
  const shut = document.createElement("button");
  shut.type = "button";
  shut.className = "preview-close";
  shut.textContent = "×";
  shut.setAttribute("aria-label", words.close);
  head.append(title, shut);
  const text = document.createElement("div");
  text.className = "preview-text";
  const hint = document.createElement("p");
  hint.className = "preview-hint";
  hint.textContent = words.hint;
  box.append(head, text, hint);
  document.body.append(box);

  // Where a link leads, if it is to a section, term or space of this site.
  function target(link) {
    const url = new URL(link.href, location.href);
    const [, id] = url.hash.match(/^#((?:r|t|space)-.+)$/) ?? [];
    const site = new URL("..", root).href;
    const found = url.href.startsWith(site) && url.href.slice(site.length).match(/^(en|es)\/(.+)\.html#/);
    return id && found && { id, lang: found[1], name: found[2] };
  }

  const previewed = (element) => {
    const link = element instanceof Element && element.closest("article a[href]");
    const without = !link || link.closest(".no-previews") || link.classList.contains("rule-number") || box.contains(link);
    return !without && target(link) ? link : null;
  };

  async function show(link, how) {
    clearTimeout(timer);
    const { id, lang: other, name } = target(link);
    shown = link;
    by = how;
    const html = (await pieces(other, name))[id];
    if (shown !== link || !html) return;
    const content = fragment(html, other, name);
    const heading = content.querySelector("h1, h2, h3, h4, h5, h6");
    title.textContent = heading?.textContent ?? link.textContent;
    title.href = link.href;
    heading?.remove();
    text.replaceChildren(content);
    text.scrollTop = 0;
    text.lang = other === lang ? "" : other;
    box.classList.toggle("sheet", how === "tap");
    hint.hidden = how !== "focus";
    box.hidden = false;
    if (link.title) [link.dataset.title, link.title] = [link.title, ""];
    link.setAttribute("aria-describedby", "preview-title");
    if (how !== "tap") place(link);
    else box.style.left = box.style.top = "";
  }

  function place(link) {
    const at = link.getClientRects()[0];
    const { clientWidth, clientHeight } = document.documentElement;
    const left = Math.max(8, Math.min(at.left, clientWidth - box.offsetWidth - 8));
    const below = clientHeight - at.bottom > box.offsetHeight + 12 || clientHeight - at.bottom > at.top;
    box.style.left = `${left}px`;
    box.style.top = below ? `${at.bottom + 6}px` : `${Math.max(6, at.top - box.offsetHeight - 6)}px`;
  }

  function hide() {
    clearTimeout(timer);
    if (shown?.dataset.title) shown.title = shown.dataset.title;
    shown?.removeAttribute("aria-describedby");
    shown = undefined;
    box.hidden = true;
  }

  // Back from the preview to the link that it belongs to.
  function leave() {
    const link = shown;
    hide();
    link?.focus({ preventScroll: true });
    hide();
  }

  document.addEventListener("pointerdown", (event) => { touch = event.pointerType === "touch"; }, true);
  document.addEventListener("mouseover", (event) => {
    if (touch) return;
    const link = previewed(event.target);
    if (link && link === shown) clearTimeout(timer);
    else if (link) { clearTimeout(timer); timer = setTimeout(show, WAIT, link, "pointer"); }
    else if (box.contains(event.target)) clearTimeout(timer);
    else if (by === "pointer" || !shown) { clearTimeout(timer); timer = setTimeout(hide, WAIT); }
  });
  document.addEventListener("focusin", (event) => {
    const link = previewed(event.target);
    if (link && link.matches(":focus-visible") && !touch) show(link, "focus");
    else if (shown && event.target !== shown && !box.contains(event.target)) hide();
  });
  document.addEventListener("click", (event) => {
    const link = previewed(event.target);
    if (link && touch && link !== shown) {
      event.preventDefault();
      show(link, "tap");
    } else if (!box.contains(event.target) || event.target.closest("a")) {
      hide();
    }
  });
  addEventListener("scroll", () => {
    if (shown && by !== "tap" && !box.contains(document.activeElement) && !box.matches(":hover")) {
      if (by === "focus") place(shown);
      else hide();
    }
  }, { passive: true });
  shut.addEventListener("click", leave);

  addEventListener("keydown", (event) => {
    if (box.hidden) return;
    if (event.key === "Escape") {
      if (box.contains(document.activeElement)) leave();
      else hide();
    } else if (event.key === "ArrowDown" && document.activeElement === shown) {
      event.preventDefault();
      text.tabIndex = -1;
      text.focus();
    } else if (event.key === "Tab" && box.contains(document.activeElement)) {
      const stops = [...box.querySelectorAll("a[href], button")].filter((stop) => stop.checkVisibility?.() !== false);
      const last = document.activeElement === (event.shiftKey ? stops[0] : stops.at(-1));
      if (last) { event.preventDefault(); leave(); }
    }
  });
})();
