// What a screen reader finds in a document that has no screen: roles, names, and what is hidden from everyone.
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { isOpen } from "./popovers.ts";

/** The elements that have a role without saying so. */
const ELEMENTS: Record<string, string> = {
  button: "button, summary, input[type=button], input[type=submit]",
  cell: "td",
  checkbox: "input[type=checkbox]",
  columnheader: "thead th, th[scope=col]",
  combobox: "select",
  complementary: "aside",
  definition: "dd",
  dialog: "dialog",
  figure: "figure",
  group: "fieldset, details, optgroup",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img, svg",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  option: "option",
  paragraph: "p",
  radio: "input[type=radio]",
  region: "section[aria-label], section[aria-labelledby]",
  row: "tr",
  rowheader: "tbody th, th[scope=row]",
  slider: "input[type=range]",
  spinbutton: "input[type=number]",
  status: "output",
  table: "table",
  term: "dt, dfn",
  textbox: "input:not([type]), input[type=text], textarea",
};

/** What finds whatever may have a role. */
export const havingRole = (role: string): string =>
  [`[role~=${role}]`, ELEMENTS[role]].filter((part) => part !== undefined).join(", ");

export function hasRole(element: Element, role: string): boolean {
  const said = element.getAttribute("role");
  return said === null ? element.matches(ELEMENTS[role] ?? ":not(*)") : said.split(" ")[0] === role;
}

export const roleOf = (element: Element): string | undefined =>
  element.getAttribute("role")?.split(" ")[0] ?? Object.keys(ELEMENTS).find((role) => hasRole(element, role));

/** What the style sheets hide on a wide screen, in the page and in its figure. */
const BY_STYLE = "button.fold, .token, .zoom .touch, .zoom .scale:empty, .around .link:disabled";
const isClosed = (element: Element): boolean =>
  (element.localName === "dialog" && !element.hasAttribute("open")) ||
  (element.hasAttribute("popover") && !isOpen(element));

/** Where a figure shows what stands between its tags. */
const slotOf = (element: Element): Element | null | undefined =>
  element.parentElement?.shadowRoot?.querySelector(
    element.slot ? `slot[name=${element.slot}]` : "slot:not([name])",
  );

const above = (element: Element): Element | null =>
  slotOf(element) ?? element.parentElement ?? (element.getRootNode() as { host?: Element }).host ?? null;

/** Whether an element is there to be seen, as far as the document says so itself. */
export function isVisible(element: Element): boolean {
  if (!element.isConnected) return false;
  for (let each: Element | null = element; each; each = above(each)) {
    if (each.hasAttribute("hidden") || isClosed(each) || each.matches(BY_STYLE)) return false;
    const parent = each.parentElement;
    if (parent?.localName === "details" && !parent.hasAttribute("open") && each.localName !== "summary")
      return false;
    // What a figure has between its tags is seen where it has a place for it.
    if (parent?.shadowRoot && !slotOf(each)) return false;
  }
  return true;
}

export const isDisabled = (element: Element): boolean =>
  element.matches(":disabled") || element.getAttribute("aria-disabled") === "true";

/** Whether a screen reader tells of it. */
export function isTold(element: Element): boolean {
  for (let each: Element | null = element; each; each = above(each))
    if (each.getAttribute("aria-hidden") === "true") return false;
  return isVisible(element);
}

const INLINE =
  /^(a|abbr|b|bdi|button|cite|code|data|em|i|img|input|kbd|label|mark|q|s|select|small|span|strong|sub|sup|svg|time|u|var)$/;

/** Only where one line ends and the next begins matters to a name. */
const getComputedStyle = (element: Element): CSSStyleDeclaration => {
  const display = INLINE.test(element.localName) ? "inline" : "block";
  const values: Record<string, string> = { display, visibility: isVisible(element) ? "visible" : "hidden" };
  return { ...values, getPropertyValue: (name: string) => values[name] ?? "" } as never;
};

export const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

export const nameOf = (element: Element): string =>
  flat(computeAccessibleName(element, { getComputedStyle, computedStyleSupportsPseudoElements: false }));

export const descriptionOf = (element: Element): string =>
  flat(
    computeAccessibleDescription(element, { getComputedStyle, computedStyleSupportsPseudoElements: false }),
  );
