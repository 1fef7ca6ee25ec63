/** What is kept for a reader's next visit, each by the key of what it was left as. */
export type Kept = "how-to" | "visited";

/** Whether something was left so. A browser may keep nothing for a page: then it is as for who comes for the first time. */
export function isRemembered(what: Kept, state: string): boolean {
  try {
    return localStorage.getItem(`mexplorer.${what}`) === state;
  } catch {
    return false;
  }
}

export function remember(what: Kept, state: string): void {
  try {
    localStorage.setItem(`mexplorer.${what}`, state);
  } catch {
    // See above.
  }
}
