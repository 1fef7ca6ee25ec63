// Keys, and what they do: the keys from the commands, the words from whoever lists them.
import { html, type TemplateResult } from "lit/html.js";
import { keysOf, printed, type Command, type Given } from "../../model/commands.ts";

/** Keys as they are printed, and what they do. */
export type Keys = ReadonlyArray<readonly [keys: readonly string[], does: string]>;

/** What commands do here, by their ids, in the order in which they are listed. */
export type Does = Readonly<Record<string, string>>;

export function keysFor(does: Does, commands: readonly Command[], given: Given): Keys {
  return Object.entries(does).map(([id, says]) => {
    const command = commands.find((each) => each.id === id);
    return [command ? printed(keysOf(command, given)) : [], says];
  });
}

export function keyList(title: string, keys: Keys): TemplateResult {
  return html`<dl class="keyList" aria-label=${title}>${keys.map(keyRow)}</dl>`;
}

export function keyRow([keys, does]: Keys[number]): TemplateResult {
  return html`<dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
    <dd>${does}</dd>`;
}
