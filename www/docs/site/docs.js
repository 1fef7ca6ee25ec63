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

/** A field that finds pages by their words; what it looks through is fetched when somebody goes there. */
function finding() {
  const { search = "", found = "", nothing = "", missing = "" } = document.body.dataset;
  const home = document.querySelector("a.home");
  if (!(home instanceof HTMLAnchorElement)) return;
  const folder = new URL(".", home.href);
  const place = document.createElement("div");
  place.className = "search";
  place.setAttribute("role", "search");
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = search;
  field.setAttribute("aria-label", search);
  const list = document.createElement("ul");
  const told = document.createElement("p");
  told.setAttribute("role", "status");
  const results = document.createElement("div");
  results.hidden = true;
  results.append(told, list);
  place.append(field, results);
  home.after(place);

  /** Words as anybody types them: without accents, hyphens and capitals. */
  const plain = (/** @type {string} */ text) =>
    text
      .normalize("NFD")
      .replace(/\p{M}|-/gu, "")
      .replaceAll("'", "’")
      .toLowerCase();

  /** @typedef {{ file: string, shelf: string, name: string, says: string, parts: string[] }} Found */
  /** @type {Promise<Found[]> | undefined} */
  let coming;
  const fetched = async () => {
    const answer = await fetch(new URL("search.json", folder));
    /** @type {unknown} */
    const all = await answer.json();
    return /** @type {string[][]} */ (all).map(([file = "", shelf = "", name = "", says = "", ...texts]) => ({
      ...{ file, shelf, name, says },
      // From what fits best to what fits least.
      parts: [name, says, ...texts].map(plain),
    }));
  };
  /** What did not come is asked for again. */
  const pages = () =>
    (coming ??= fetched().catch((/** @type {unknown} */ fault) => {
      coming = undefined;
      throw fault;
    }));

  /** How well a page fits a word. */
  const fit = (/** @type {string[]} */ parts, /** @type {string} */ word) => {
    const at = parts.findIndex((part) => part.includes(word));
    return at < 0 ? 0 : 2 ** (4 - at) + (parts[0]?.startsWith(word) ? 16 : 0);
  };

  const line = (/** @type {Found} */ { file, shelf, name, says }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const beside = document.createElement("span");
    link.href = new URL(file, folder).href;
    beside.append(`${shelf} · ${says}`);
    link.append(name, beside);
    item.append(link);
    return item;
  };
  const look = async () => {
    results.hidden = field.value.trim() === "";
    if (results.hidden) return;
    let all;
    try {
      all = await pages();
    } catch {
      told.textContent = missing;
      list.replaceChildren();
      return;
    }
    // What was typed meanwhile counts.
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const fits = all
      .map((page) => ({ page, fits: words.map((word) => fit(page.parts, word)) }))
      .filter(({ fits }) => fits.every((one) => one > 0))
      .map(({ page, fits }) => ({ page, sum: fits.reduce((one, other) => one + other, 0) }))
      .sort((one, other) => other.sum - one.sum);
    told.textContent = fits.length === 0 ? nothing : found.replace("{count}", String(fits.length));
    list.replaceChildren(...fits.map(({ page }) => line(page)));
  };
  field.addEventListener("focus", () => void pages().catch(() => undefined));
  field.addEventListener("input", () => void look());
  place.addEventListener("keydown", (event) => {
    // These keys may choose among signs that are being put together.
    if (event.isComposing) return;
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    if (event.key === "Escape") {
      field.value = "";
      results.hidden = true;
      field.focus();
    } else if (event.key === "Enter" && document.activeElement === field) links[0]?.click();
    else if (event.key === "ArrowDown") links[at + 1]?.focus();
    else if (event.key === "ArrowUp") (links[at - 1] ?? field).focus();
    else return;
    event.preventDefault();
  });
}
finding();
