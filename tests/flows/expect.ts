// What is expected of the page, in Playwright's words: it has so much time to come true.
import { expect as vitest } from "vitest";
import { focused } from "./hands.ts";
import { isChecked, Locator, textOf } from "./locator.ts";
import type { Page } from "./page.ts";
import { descriptionOf, flat, isDisabled, isVisible, nameOf } from "./roles.ts";
import { PATIENCE, turn } from "./waiting.ts";

type Text = string | RegExp;
type Wanted = Text | readonly Text[];
interface Verdict {
  pass: boolean;
  actual: unknown;
  expected: unknown;
}

const is = (text: string | null | undefined, wanted: Text, isPart = false): boolean => {
  if (text === null || text === undefined) return false;
  if (typeof wanted !== "string") return wanted.test(text);
  return isPart ? text.includes(wanted) : text === wanted;
};

/** The text of what is found: of one element, or of as many as texts are wanted, in their order. */
function texts(found: Element[], wanted: Wanted, isPart = false): Verdict {
  const actual = found.map((each) => flat(textOf(each)));
  const fits = (text: string | undefined, each: Text): boolean =>
    is(text, typeof each === "string" ? flat(each) : each, isPart);
  if (typeof wanted === "string" || wanted instanceof RegExp)
    return { pass: actual.length === 1 && fits(actual[0], wanted), actual, expected: wanted };
  const pass = isPart
    ? wanted.every((each) => actual.some((text) => fits(text, each)))
    : actual.length === wanted.length && wanted.every((each, index) => fits(actual[index], each));
  return { pass, actual, expected: wanted };
}

/** Something of the one element that is meant. */
const ofOne =
  <Given extends unknown[]>(read: (element: Element, ...given: Given) => Verdict) =>
  (found: Element[], ...given: Given): Verdict => {
    const [first] = found;
    if (found.length !== 1 || !first)
      return { pass: false, actual: `${found.length} elements`, expected: given };
    return read(first, ...given);
  };

const said = (read: (element: Element) => string | null) =>
  ofOne((element, wanted: Text) => ({
    pass: is(read(element), wanted),
    actual: read(element),
    expected: wanted,
  }));

const so = (holds: (element: Element) => boolean) =>
  ofOne((element) => ({ pass: holds(element), actual: element.outerHTML.slice(0, 300), expected: true }));

/** `toHaveCount(0)` and the like are for all that is found, the others for one element. */
const ELEMENTS = {
  toHaveCount: (found: Element[], count: number): Verdict => ({
    pass: found.length === count,
    actual: found.length,
    expected: count,
  }),
  toHaveText: (found: Element[], wanted: Wanted) => texts(found, wanted),
  toContainText: (found: Element[], wanted: Wanted) => texts(found, wanted, true),
  toHaveAttribute: ofOne((element, name: string, ...wanted: [] | [Text]) => {
    const actual = element.getAttribute(name);
    const [text] = wanted;
    return { pass: text === undefined ? actual !== null : is(actual, text), actual, expected: text ?? name };
  }),
  toHaveClass: ofOne((element, wanted: Text) => {
    const actual = element.getAttribute("class") ?? "";
    return { pass: is(actual, wanted), actual, expected: wanted };
  }),
  toHaveValue: said((element) => (element as HTMLInputElement).value),
  toHaveAccessibleName: said(nameOf),
  toHaveAccessibleDescription: said(descriptionOf),
  toBeChecked: so(isChecked),
  toBeDisabled: so(isDisabled),
  toBeEnabled: so((element) => !isDisabled(element)),
  toBeFocused: so((element) => element === focused()),
  toBeEmpty: so((element) => ("value" in element ? element.value === "" : flat(textOf(element)) === "")),
  toBeAttached: so(({ isConnected }) => isConnected),
  toBeVisible: so(isVisible),
  toBeHidden: (found: Element[]): Verdict => ({
    pass: !found.some(isVisible),
    actual: found.length,
    expected: "hidden",
  }),
};

const PAGE = {
  toHaveTitle: (wanted: Text): Verdict => ({
    pass: is(document.title, wanted),
    actual: document.title,
    expected: wanted,
  }),
  toHaveURL: (wanted: Text): Verdict => {
    const actual = location.href;
    return { pass: is(actual, wanted), actual, expected: wanted };
  },
};

async function waited(isNot = false, look: () => Verdict | Promise<Verdict>, what: string) {
  const end = performance.now() + PATIENCE;
  let verdict = await look();
  while (verdict.pass === isNot && performance.now() < end) {
    await turn();
    verdict = await look();
  }
  const { pass, actual, expected } = verdict;
  return {
    pass,
    actual,
    expected,
    message: () => `${what}${isNot ? " not" : ""}: ${JSON.stringify(actual)}`,
  };
}

interface Here {
  isNot?: boolean;
}

vitest.extend({
  ...Object.fromEntries(
    Object.entries(ELEMENTS).map(([name, look]) => [
      name,
      function (this: Here, locator: Locator, ...given: never[]) {
        const verdict = (): Verdict =>
          (look as (found: Element[], ...given: unknown[]) => Verdict)(locator.elements(), ...given);
        return waited(this.isNot, verdict, `${String(locator)} ${name} ${given.map(String).join(" ")}`);
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(PAGE).map(([name, look]) => [
      name,
      function (this: Here, _page: Page, wanted: Text) {
        return waited(this.isNot, () => look(wanted), `the page ${name} ${String(wanted)}`);
      },
    ]),
  ),
  toPass(this: Here, work: () => Promise<void>) {
    const look = async (): Promise<Verdict> => {
      try {
        await work();
        return { pass: true, actual: "", expected: "" };
      } catch (fault) {
        return { pass: false, actual: String(fault), expected: "no fault" };
      }
    };
    return waited(this.isNot, look, "it does not pass");
  },
} as never);

export const expect = Object.assign((...given: Parameters<typeof vitest>) => vitest(...given), vitest, {
  poll: (read: () => unknown) => vitest.poll(read, { interval: 1, timeout: PATIENCE }),
  configure: ({ soft }: { soft?: boolean }) => (soft ? expect.soft : expect),
});
