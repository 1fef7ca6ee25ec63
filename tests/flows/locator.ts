// Parts of the page as Playwright finds them, in a document without a screen: what is meant is looked up when it is needed.
import { flat, hasRole, havingRole, isDisabled, isTold, isVisible, nameOf } from "./roles.ts";
import { click, fill, focus, point, press, select, type, type Held } from "./hands.ts";
import { toldOf } from "./told.ts";
import { until, turn } from "./waiting.ts";

type Text = string | RegExp;

interface ByRole {
  name?: Text;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  includeHidden?: boolean;
}

interface Filter {
  hasText?: Text;
  hasNotText?: Text;
  has?: Locator;
  hasNot?: Locator;
  visible?: boolean;
}

type Place = Document | ShadowRoot | Element;

/** What matches in an element or below it, shadow roots included, in the order of the document. */
function below(place: Place, selector: string): Element[] {
  const found = [...place.querySelectorAll(selector)];
  const roots = "shadowRoot" in place && place.shadowRoot ? [place.shadowRoot] : [];
  for (const figure of place.querySelectorAll("mex-graph"))
    if (figure.shadowRoot) roots.push(figure.shadowRoot);
  return [...found, ...roots.flatMap((root) => below(root, selector))];
}

const matches = (text: string, wanted: Text, exact = false): boolean => {
  const said = flat(text);
  if (typeof wanted !== "string") return wanted.test(said);
  return exact ? said === flat(wanted) : said.toLowerCase().includes(flat(wanted).toLowerCase());
};

/** The text of an element with all that is in it, in its figures as well. */
export const textOf = (element: Element | ShadowRoot): string =>
  ("shadowRoot" in element && element.shadowRoot) || element.querySelector("mex-graph")
    ? [...element.childNodes]
        .map((each) => (each instanceof Element ? textOf(each) : (each.textContent ?? "")))
        .join("") + ("shadowRoot" in element && element.shadowRoot ? textOf(element.shadowRoot) : "")
    : element.textContent;

export const attribute = (element: Element, name: string, is: boolean): boolean =>
  (element.getAttribute(name) === "true") === is;

export const isChecked = (element: Element): boolean =>
  (element as HTMLInputElement).checked || element.getAttribute("aria-checked") === "true";

const STATES: ReadonlyArray<[name: string, is: (element: Element) => boolean]> = [
  [":visible", isVisible],
  [":checked", (element) => (element instanceof HTMLOptionElement ? element.selected : isChecked(element))],
];

export class Locator {
  readonly #find: () => Element[];
  readonly #said: string;

  constructor(find: () => Element[], said: string) {
    this.#find = find;
    this.#said = said;
  }

  toString(): string {
    return this.#said;
  }

  elements(): Element[] {
    return this.#find();
  }

  #within(selector: string, said: string, is: (element: Element) => boolean = () => true): Locator {
    return new Locator(() => {
      const all = this.#find().flatMap((each) => below(each, selector));
      return [...new Set(all)].filter(is);
    }, `${this.#said} ${said}`);
  }

  locator(selector: string, options: Filter = {}): Locator {
    if (selector === "..")
      return new Locator(
        () => this.#find().flatMap(({ parentElement }) => parentElement ?? []),
        `${this.#said} ..`,
      );
    // What the document does not know of its own.
    const asked = STATES.filter(([name]) => selector.endsWith(name));
    const plain = asked.reduce((text, [name]) => text.slice(0, -name.length), selector);
    return this.#within(plain, selector, (each) => asked.every(([, is]) => is(each))).filter(options);
  }

  getByRole(
    role: string,
    { name, exact, level, checked, expanded, pressed, includeHidden }: ByRole = {},
  ): Locator {
    return this.#within(
      havingRole(role),
      `${role} ${String(name ?? "")}`,
      (element) =>
        hasRole(element, role) &&
        (level === undefined || element.localName === `h${level}`) &&
        (checked === undefined || isChecked(element) === checked) &&
        (expanded === undefined || attribute(element, "aria-expanded", expanded)) &&
        (pressed === undefined || attribute(element, "aria-pressed", pressed)) &&
        (includeHidden === true || isTold(element)) &&
        (name === undefined || matches(nameOf(element), name, exact)),
    );
  }

  /** The smallest elements with such a text. */
  getByText(text: Text, { exact = false }: { exact?: boolean } = {}): Locator {
    const is = (element: Element): boolean => matches(textOf(element), text, exact);
    return this.#within(
      "*",
      String(text),
      (element) =>
        !/^(script|style)$/.test(element.localName) &&
        is(element) &&
        ![...element.children, ...(element.shadowRoot?.children ?? [])].some(is),
    );
  }

  getByLabel(text: Text, { exact = false }: { exact?: boolean } = {}): Locator {
    return this.#within("[aria-label], [aria-labelledby], input, select, textarea", String(text), (element) =>
      matches(nameOf(element), text, exact),
    );
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const holds = (element: Element, other: Locator): boolean => {
      const all = below(element, "*");
      return other.elements().some((each) => all.includes(each));
    };
    return new Locator(
      () =>
        this.#find().filter(
          (element) =>
            (hasText === undefined || matches(textOf(element), hasText)) &&
            (hasNotText === undefined || !matches(textOf(element), hasNotText)) &&
            (!has || holds(element, has)) &&
            (!hasNot || !holds(element, hasNot)) &&
            (visible === undefined || isVisible(element) === visible),
        ),
      this.#said,
    );
  }

  nth(index: number): Locator {
    return new Locator(() => this.#find().slice(index, index + 1 || undefined), `${this.#said} no. ${index}`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  and(other: Locator): Locator {
    return new Locator(
      () => {
        const others = other.elements();
        return this.#find().filter((each) => others.includes(each));
      },
      `${this.#said} and ${String(other)}`,
    );
  }

  or(other: Locator): Locator {
    return new Locator(
      () => [...new Set([...this.#find(), ...other.elements()])],
      `${this.#said} or ${String(other)}`,
    );
  }

  /** The one element that is meant, as soon as it is there. */
  async #one(is: (element: Element) => boolean = () => true): Promise<Element> {
    return until(
      () => {
        const found = this.#find();
        const [first] = found;
        if (found.length > 1) throw new Error(`${found.length} elements are ${this.#said}`);
        return first && is(first) ? first : undefined;
      },
      () => `there is no ${this.#said} that can be used`,
    );
  }

  async #act(act: (element: Element) => void, isPointed = false): Promise<void> {
    act(await this.#one((each) => isVisible(each) && !(isPointed && isDisabled(each))));
    await turn();
  }

  async click(held: Held = {}): Promise<void> {
    await this.#act((element) => {
      click(element, held);
    }, true);
  }

  async dblclick(): Promise<void> {
    await this.#act((element) => {
      click(element);
      click(element);
      element.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true, cancelable: true }));
    }, true);
  }

  async fill(text: string): Promise<void> {
    await this.#act((element) => {
      fill(element as HTMLInputElement, text);
    }, true);
  }

  async press(keys: string): Promise<void> {
    await this.#act((element) => {
      focus(element);
      press(keys);
    });
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#act((element) => {
      focus(element);
      type(text);
    });
  }

  async focus(): Promise<void> {
    await this.#act(focus);
  }

  async blur(): Promise<void> {
    await this.#act((element) => {
      (element as HTMLElement).blur();
    });
  }

  async hover(): Promise<void> {
    await this.#act(point);
  }

  async tap(): Promise<void> {
    await this.click({ pointerType: "touch" });
  }

  async check(): Promise<void> {
    await this.#act((element) => {
      if (!isChecked(element)) click(element);
    }, true);
  }

  async uncheck(): Promise<void> {
    await this.#act((element) => {
      if (isChecked(element)) click(element);
    }, true);
  }

  async selectOption(wanted: string | { label?: string; value?: string; index?: number }): Promise<void> {
    const { label, value, index } = typeof wanted === "string" ? { label: wanted, value: wanted } : wanted;
    const options = (element: Element): HTMLOptionElement[] => [...element.querySelectorAll("option")];
    const is = (option: HTMLOptionElement, at: number): boolean =>
      option.value === value ||
      (label !== undefined && flat(option.label || textOf(option)) === flat(label)) ||
      at === index;
    const element = await this.#one((each) => options(each).some(is));
    select(element as HTMLSelectElement, options(element).find(is)?.value ?? "");
    await turn();
  }

  async dispatchEvent(kind: string, given: object = {}): Promise<void> {
    await this.#act((element) => {
      element.dispatchEvent(
        Object.assign(new Event(kind, { bubbles: true, composed: true, cancelable: true }), given),
      );
    });
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.#one();
  }

  async evaluate<T, A>(work: (element: Element, given: A) => T, given?: A): Promise<Awaited<T>> {
    return await work(await this.#one(), given as A);
  }

  async evaluateAll<T, A>(work: (elements: Element[], given: A) => T, given?: A): Promise<Awaited<T>> {
    return await work(this.#find(), given as A);
  }

  async evaluateHandle<T>(work: (element: Element) => T): Promise<{ jsonValue: () => Promise<T> }> {
    const value = await work(await this.#one());
    return { jsonValue: () => Promise.resolve(value) };
  }

  async textContent(): Promise<string> {
    return (await this.#one()).textContent;
  }

  async innerText(): Promise<string> {
    return flat(await this.textContent());
  }

  async inputValue(): Promise<string> {
    return ((await this.#one()) as HTMLInputElement).value;
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }

  async ariaSnapshot(): Promise<string> {
    return toldOf(await this.#one());
  }

  // What is asked of what may not be there is answered at once.

  async isVisible(): Promise<boolean> {
    await turn();
    return this.#find().some(isVisible);
  }

  async isChecked(): Promise<boolean> {
    return isChecked(await this.#one());
  }

  async count(): Promise<number> {
    await turn();
    return this.#find().length;
  }

  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async allTextContents(): Promise<string[]> {
    await turn();
    return this.#find().map(textOf);
  }

  async allInnerTexts(): Promise<string[]> {
    return (await this.allTextContents()).map(flat);
  }

  async waitFor({
    state = "visible",
  }: { state?: "attached" | "detached" | "visible" | "hidden" } = {}): Promise<void> {
    await until(
      () => {
        const found = this.#find();
        const isSo = {
          attached: found.length > 0,
          detached: found.length === 0,
          visible: found.some(isVisible),
          hidden: !found.some(isVisible),
        };
        return isSo[state] || undefined;
      },
      () => `${this.#said} is not ${state}`,
    );
  }
}
