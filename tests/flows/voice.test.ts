// One place says what changes: what comes in one frame is one utterance, and nothing behind a dialog is heard.
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { beforeEach, expect, test } from "vitest";
import { begins, speaks, voice, warns } from "../../www/src/views/kit/voice.ts";
import { hear, readable, utterances } from "../browser/utterances.ts";

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Draws, and gives what is said in the frame after that. */
async function said(
  template: TemplateResult,
  host: HTMLElement | ShadowRoot = document.body,
): Promise<string[]> {
  render(template, host);
  await frame();
  await frame();
  return utterances();
}

beforeEach(() => {
  hear();
  render(nothing, document.body);
});

test("of a page that has just come only warnings are said; then what changes is, once", async () => {
  const page = (text: string, fault = ""): TemplateResult =>
    html`<p ${speaks()}>${text}</p>
      ${fault ? html`<p ${warns()}>${fault}</p>` : nothing} ${voice()}`;
  expect(await said(page("Lost."))).toEqual([]);
  expect(await said(page("Lost."))).toEqual([]);
  expect(await said(page("Won."))).toEqual(["Won."]);
  render(nothing, document.body);
  expect(await said(page("Lost.", "No such game."))).toEqual(["No such game."]);
});

test("what comes at once is one utterance: warnings first, and the same text once", async () => {
  const page = (one: string, two: string, three: string, last = ""): TemplateResult =>
    html`<p ${speaks()}>${one}</p>
      <p ${speaks(two)}>Seen</p>
      <p ${warns()}>${three}</p>
      ${voice(last)}`;
  await said(page("", "", ""));
  expect(await said(page("(1) is won.", "Heap 1: value 1", "Too large."))).toEqual([
    "Too large. (1) is won. Heap 1: value 1",
  ]);
  expect(await said(page("", "", ""))).toEqual([]);
  expect(await said(page("The same.", "The same.", ""))).toEqual(["The same."]);
  expect(await said(page("First .", "Second", "", "And at last"))).toEqual(["First. Second And at last"]);
});

test("what was said can be looked up as long as it holds, and not where it is hidden or gone", async () => {
  const page = (text: string, isThere = true): TemplateResult =>
    html`${isThere ? html`<p ${speaks()}>${text}</p>` : nothing}
      <p ${speaks()}>${isThere ? "" : "Another"}</p>
      ${voice()}`;
  await said(page(""));
  await said(page("Grundy value 3."));
  expect(readable()).toBe("Grundy value 3.");
  await said(page(""));
  expect(readable()).toBe("");
  await said(page("Grundy value 2."));
  await said(page("", false));
  expect(readable()).toBe("Another");
});

test("a count that goes on is said when it begins, and again when another one does", async () => {
  const page = (count?: number): TemplateResult =>
    html`${count === undefined ? nothing : html`<p ${begins()}>${count} positions so far</p>`} ${voice()}`;
  await said(page());
  expect(await said(page(10))).toEqual(["10 positions so far"]);
  expect(await said(page(20))).toEqual([]);
  await said(page());
  expect(await said(page(30))).toEqual(["30 positions so far"]);
});

test("what is kept quiet is said once it no longer is; what a reader does not see or hear is not said", async () => {
  const page = (text?: string): TemplateResult =>
    html`<p ${speaks(text)}>
        Take 3<i aria-hidden="true">✓</i>, or <button aria-label="Show the answer">?</button>
      </p>
      <p hidden style="display: none" ${speaks()}>${text ?? "Unseen"}</p>
      ${voice()}`;
  await said(page(""));
  expect(await said(page())).toEqual(["Take 3, or Show the answer"]);
});

test("a figure in a page and a part of a dialog are said where a reader is", async () => {
  const page = html`<section class="page"><i class="figure"></i>${voice()}</section>
    <dialog>
      <p class="part"></p>
      ${voice()}
    </dialog>`;
  await said(page);
  const figure = document.querySelector(".figure")?.attachShadow({ mode: "open" });
  const part = document.querySelector<HTMLElement>(".part");
  if (!figure || !part) throw new Error("they are drawn");
  const inFigure = (text: string): TemplateResult =>
    html`<p ${speaks()}>${text}</p>
      ${voice()}`;
  expect(await said(inFigure("A figure says nothing when it comes."), figure)).toEqual([]);
  expect(await said(inFigure("(2) is won."), figure)).toEqual(["(2) is won."]);
  expect(await said(html`<p ${speaks("Copied.")}></p>`, part)).toEqual(["Copied."]);
});
