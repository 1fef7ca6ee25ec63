const KEY = "mexplorer.how-to";

/** Whether the lines on how the picture is read were left so. A browser may keep nothing for a page; then they are open. */
export function isRemembered(state: "open" | "closed"): boolean {
  try {
    return localStorage.getItem(KEY) === state;
  } catch {
    return false;
  }
}

export function remember(state: "open" | "closed"): void {
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // See above.
  }
}
