// What a page of the documents can do with a script, and can do without: copying code, the real address of this site in it,
// and a keyboard that reaches what scrolls.

/** Stands for the address of the site in what was written before it had one. */
for (const place of document.querySelectorAll(".site"))
  place.textContent = new URL("../../", location.href).href;

const { copy = "", copied = "" } = document.body.dataset;
for (const block of document.querySelectorAll(".code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = copy;
  button.addEventListener("click", () => {
    const text = block.querySelector("code")?.textContent ?? "";
    // The sign before a command is none of it.
    void navigator.clipboard.writeText(text.replace(/^\$ /gm, "")).then(() => {
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, 2000);
    });
  });
  // Who goes by the keyboard comes to the code first.
  block.append(button);
}

/** A table of many rows: its heads sort it, and a field finds rows by what is in them. */
for (const place of document.querySelectorAll(".sortable")) {
  const body = place.querySelector("tbody");
  if (!(place instanceof HTMLElement) || !body) continue;
  const { find = "", shown = "", sort = "" } = place.dataset;
  const rows = [...body.rows];
  const label = document.createElement("label");
  const field = document.createElement("input");
  const count = document.createElement("output");
  field.type = "search";
  label.className = "finding";
  label.append(find, field, count);
  place.prepend(label);
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const tell = () => {
    const wanted = field.value.trim().toLowerCase();
    rows.forEach((row, index) => {
      row.hidden = !texts[index]?.includes(wanted);
    });
    const some = rows.filter((row) => !row.hidden).length;
    count.textContent = shown.replace("{some}", String(some)).replace("{all}", String(rows.length));
  };
  field.addEventListener("input", tell);
  tell();

  /** The number of a cell, or what is written there; nothing comes last. */
  const valueOf = (/** @type {HTMLTableRowElement} */ row, /** @type {number} */ column) => {
    const cell = row.cells[column];
    const number = cell?.querySelector("data")?.value;
    return number === undefined
      ? column === 0
        ? rows.indexOf(row)
        : (cell?.textContent ?? "")
      : Number(number);
  };
  const heads = [...place.querySelectorAll("thead th")];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    button.title = sort.replace("{column}", head.textContent);
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const isRising = head.getAttribute("aria-sort") !== "ascending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", isRising ? "ascending" : "descending");
      const sorted = [...rows].sort((one, other) => {
        const [a, b] = [valueOf(one, column), valueOf(other, column)];
        if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
        if (a === "" || b === "") return a === b ? 0 : a === "" ? 1 : -1;
        const order = typeof a === "number" ? a - Number(b) : a.localeCompare(String(b));
        return isRising ? order : -order;
      });
      body.append(...sorted);
    });
  });
}

/** What is wider than its place can be scrolled by keys. */
function reachable() {
  for (const place of document.querySelectorAll("pre, .wide, .formula")) {
    if (place.scrollWidth > place.clientWidth) place.setAttribute("tabindex", "0");
    else place.removeAttribute("tabindex");
  }
}
addEventListener("resize", reachable);
reachable();

// The other language begins where the reader is.
const twin = document.querySelector("a.twin");
if (twin instanceof HTMLAnchorElement)
  twin.addEventListener("click", () => {
    twin.hash = location.hash;
  });
