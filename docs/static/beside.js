// Both languages side by side, section by section, on the pages of chapters; on a narrow window one beneath the other.
(() => {
  const { root, pieces, fragment } = window.ludex;
  const buttons = document.querySelectorAll(".beside-button");
  const link = document.querySelector(".other-language-link");
  if (!buttons.length || !link) return;
  const other = link.hreflang;
  const name = decodeURI(location.href.split(/[?#]/)[0].slice(root.href.length)).replace(/\.html$/, "");
  const kept = { get: () => { try { return localStorage.getItem("beside"); } catch { return null; } },
    set: (value) => { try { localStorage.setItem("beside", value); } catch { /* a choice that is not kept */ } } };

  // The text of a section by itself, before what stands beneath it and the sections inside it.
  const own = (section) => {
    const nodes = [...section.childNodes];
    const end = nodes.findIndex((node) => node.matches?.("aside.apparatus, section"));
    return end < 0 ? nodes : nodes.slice(0, end);
  };

  function cell(kind, content) {
    const made = document.createElement("div");
    made.className = `beside-${kind}`;
    if (kind === "other") made.lang = other;
    made.append(...content);
    return made;
  }

  // Paragraph stands beside paragraph where both languages have as many, as they should; else text beside text.
  function pair(section, html) {
    const row = document.createElement("div");
    row.className = "beside-pair";
    const [here, there] = [own(section), [...fragment(html, other, name).childNodes]];
    const [ours, theirs] = [here, there].map((nodes) => nodes.filter((node) => node.nodeType === Node.ELEMENT_NODE));
    if (ours.length === theirs.length) {
      ours.forEach((node, place) => row.append(cell("own", [node]), cell("other", [theirs[place]])));
    } else row.append(cell("own", here), cell("other", there));
    section.prepend(row);
  }

  function unpair(row) {
    for (const one of row.querySelectorAll(":scope > .beside-own")) row.before(...one.childNodes);
    row.remove();
  }

  // What is read stays where it is while the page changes around it.
  function steadily(change) {
    const seen = [...document.querySelectorAll("article section[id]")].findLast((s) => s.getBoundingClientRect().top < innerHeight / 3);
    const before = seen?.getBoundingClientRect().top;
    change();
    if (seen && scrollY > 0) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
  }

  async function turn(on) {
    const found = on ? await pieces(other, name) : {};
    steadily(() => {
      document.querySelectorAll(".beside-pair").forEach(unpair);
      for (const section of document.querySelectorAll('article section[id^="r-"]')) {
        if (found[section.id]) pair(section, found[section.id]);
      }
      document.body.classList.toggle("beside", on);
    });
    for (const button of buttons) button.setAttribute("aria-pressed", String(on));
    dispatchEvent(new Event("resize")); // the table of contents measures anew
  }

  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const on = button.getAttribute("aria-pressed") !== "true";
      kept.set(on ? "on" : "off");
      turn(on);
    });
  }
  if (new URLSearchParams(location.search).has("beside") || kept.get() === "on") {
    turn(true).then(() => { if (location.hash) document.querySelector(":target")?.scrollIntoView(); });
  }
})();
