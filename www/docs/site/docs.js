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
