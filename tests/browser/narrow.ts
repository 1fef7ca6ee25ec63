// What a narrow window shows of a page: whether anything is cut off, or has to be scrolled in two directions to be read.
import type { Page } from "@playwright/test";

/** What is wrong on the page, or in what is open over it where only that is asked for, a line each. */
export function cut(page: Page, over?: string): Promise<string[]> {
  return page.evaluate((over) => {
    const found: string[] = [];
    const elements = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elements(element.shadowRoot) : []),
      ]);
    /** With the hosts of shadow trees. */
    const around = (element: Element): Element[] => {
      const up: Element[] = [];
      for (let at: Element | null = element; at;) {
        const root = at.getRootNode();
        const above: Element | null = at.assignedSlot ?? at.parentElement;
        at = above ?? (root instanceof ShadowRoot ? root.host : null);
        if (at) up.push(at);
      }
      return up;
    };
    const name = (element: Element): string =>
      `${element.localName}.${element.getAttribute("class") ?? ""} “${element.textContent.replace(/\s+/g, " ").trim().slice(0, 40)}”`;
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide in ${width}`);
    const all = elements(document);
    const open = over === undefined ? undefined : all.filter((each) => each.matches(over)).at(-1);
    for (const element of all) {
      if (
        element.closest("svg") ||
        (open && !open.contains(element)) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
      const isControl = element.matches("button, input, select, textarea, a[href]");
      // What is told to screen readers alone.
      if (box.width <= 1 || box.height <= 1) continue;
      const isScrolled = around(element).some((above) =>
        /auto|scroll/.test(getComputedStyle(above).overflowX),
      );
      if ((isText || isControl) && !isScrolled && (box.left < -1 || box.right > width + 1))
        found.push(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`);
      const hides = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (isText && hides && style.textOverflow !== "ellipsis")
        found.push(`${name(element)} is cut at its side`);
      if (isText && /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`${name(element)} is cut below`);
      // Tables, pictures and formulas may be wider than a window; text is not.
      const isWide = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (isWide && !element.matches(":has(table, svg, math, canvas), table *, pre, code"))
        found.push(`${name(element)} is scrolled sideways: ${element.scrollWidth} in ${element.clientWidth}`);
    }
    return found;
  }, over);
}

/** Controls that something else covers when they have been scrolled to, a line each. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const root of [document, document.querySelector("mex-graph")?.shadowRoot])
      for (const control of root?.querySelectorAll<HTMLElement>("button, select, input, summary, a[href]") ??
        []) {
        // A radio button or a box to tick is pressed by its label.
        const target = control.matches("[type=radio], [type=checkbox]") ? control.closest("label") : control;
        if (!target?.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled, .skip"))
          continue;
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const [box] = target.getClientRects();
        if (!box || box.width <= 1) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const at = (root as Document).elementFromPoint(x, y);
        if (!at || !(target.contains(at) || at.contains(target)))
          found.push(
            `${target.outerHTML.slice(0, 80)} is covered by ${at?.outerHTML.slice(0, 80) ?? "nothing"}`,
          );
      }
    return found;
  });
}
