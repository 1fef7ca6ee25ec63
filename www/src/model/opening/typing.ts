// What is typed and chosen in the form, and opened from there.
import { fail } from "../notices.ts";
import type { NamedGame } from "../games.ts";
import { draftCard, type Draft } from "../state.ts";
import type { Store } from "../store.ts";
import { areHeapsAnywhere, arranged, keptParams, typedParams } from "./draft.ts";
import { readerOf, ruleOf } from "./ownRules.ts";
import { giveUp, open, openForm, showOpened, Turn } from "./opener.ts";
import { wishFrom } from "./opening.ts";

export function editPosition(store: Store, text: string): void {
  edit(store, "position", { position: text, isOwn: true });
}

export function editParameter(store: Store, key: string, text: string): void {
  edit(store, `params.${key}`, { params: { ...store.state.draft.params, [key]: text } });
}

/** How long, in milliseconds, nothing is typed before a rule counts. */
const PAUSE_MS = 300;

/** A rule counts as it is typed. What is wrong with it is said, and the picture stays. */
export function editRule(store: Store, key: string, text: string): void {
  editParameter(store, key, text);
  const { asking } = store;
  const { ruleset } = store.state.draft;
  clearTimeout(asking.pause);
  asking.pause = setTimeout(() => {
    const { draft, game } = store.state;
    // Another game has been chosen, or another rule opened.
    if (draft.ruleset !== ruleset || draft.params[key] !== text) return;
    const card = draftCard(store.state);
    const params = typedParams(draft, card, game);
    const wish = { ...draft, params, ...(game && { onlyFrom: game.label }) };
    const turn = new Turn(store);
    void openForm(store, wish, { isTyped: true, turn }).then(() => {
      const { fault, game: opened } = store.state;
      const example = card?.examples[0]?.written;
      // A start of a rule that was written otherwise need not be one of this rule.
      const isOther = opened?.ruleset !== ruleset && fault?.field.startsWith("position") === true;
      if (turn.isOver() || !isOther || example === undefined) return;
      void openForm(store, { ...wish, position: example, onlyFrom: "" }, { isTyped: true, turn });
    });
  }, PAUSE_MS);
}

/** A rule of the reader’s own counts likewise. How it is written says which ruleset reads it. */
export function editOwnRule(store: Store, text: string): void {
  const { draft, catalogue } = store.state;
  const before = draftCard(store.state);
  const card = readerOf(text, catalogue?.rulesets ?? []) ?? before;
  if (card && card.id !== draft.ruleset) {
    const params = keptParams(draft, before, card);
    // A start that came with another rule goes with it.
    const position = (draft.isOwn ? undefined : card.examples[0]?.written) ?? draft.position;
    store.set({ draft: { ...draft, ruleset: card.id, params, position }, fault: undefined });
  }
  const key = ruleOf(card)?.key;
  if (key !== undefined) editRule(store, key, text);
}

/** A word of a few was chosen, which counts at once. */
export async function chooseParameter(store: Store, key: string, word: string): Promise<void> {
  editParameter(store, key, word);
  await submit(store);
}

/** Opens a game by the text of a file for a parameter. */
export async function openText(store: Store, key: string, text: string): Promise<void> {
  editParameter(store, key, text);
  await submit(store);
}

/** Opens what stands in the form; what is wrong with it is said there, and the picture stays. */
export async function submit(store: Store): Promise<void> {
  const { draft, game } = store.state;
  clearTimeout(store.asking.pause);
  const turn = new Turn(store);
  // Whoever types a whole notation, such as the examples have, means it.
  if (/^\s*[a-z][\w-]*\s*[[(]/i.test(draft.position)) {
    await openNotation(store, draft.position, turn);
    return;
  }
  const params = typedParams(draft, draftCard(store.state), game);
  await openForm(store, { ...draft, params, ...(game && { onlyFrom: game.label }) }, { turn });
  if (turn.isOver()) return;
  // Another graph need not have the vertex where the one before was opened.
  const { fault } = store.state;
  if (fault?.code !== "unknown-vertex" || fault.field !== "position" || draft.position !== game?.written)
    return;
  await openForm(store, { ...draft, params, position: "()", onlyFrom: "" }, { turn });
  if (turn.isOver()) return;
  const { fault: left, game: opened } = store.state;
  if (!left && opened)
    store.set({ notice: { kind: "source-instead", position: draft.position, start: opened.label } });
}

/** Opens the game from a start that was put together token by token. */
export async function arrange(store: Store, tokens: readonly number[]): Promise<void> {
  const { draft, game } = store.state;
  if (!game) return;
  const position = arranged(tokens, game);
  store.set({ draft: { ...draft, tokens, position, isOwn: true } });
  await openForm(store, { ...game, convention: draft.convention, position, onlyFrom: game.label });
}

/** Opens the sum of these games, each by its notation. */
export async function arrangeSum(store: Store, components: readonly string[]): Promise<void> {
  store.set({ draft: { ...store.state.draft, components, position: components.join("+"), isOwn: true } });
  await submit(store);
}

/** Heaps that were emptied go from where the reader put them, unless each has its place. */
export function forgetEmptyHeaps(store: Store): void {
  const { draft } = store.state;
  if (!areHeapsAnywhere(draftCard(store.state))) return;
  store.set({ draft: { ...draft, tokens: draft.tokens.filter((token) => token > 0) } });
}

/**
 * Another game shows its example. A start of the reader’s own is kept, and the parameters with it, where it fits the
 * game.
 */
export async function chooseGame(
  store: Store,
  { ruleset: card, example: notation, of }: NamedGame,
): Promise<void> {
  const { draft } = store.state;
  const { convention, position } = draft;
  const { id } = card;
  const before = draftCard(store.state);
  const turn = new Turn(store);
  const params = { ...keptParams(draft, before, card), ...of };
  store.set({ draft: { ...draft, ruleset: id, params }, fault: undefined });
  const isKept = draft.isOwn && of !== undefined;
  if (isKept) {
    const params = typedParams(store.state.draft, card);
    const kept = await open(store, { ruleset: id, params, position, convention, line: [] }, turn);
    if (!kept) return;
    if (kept.ok) {
      showOpened(store, kept.value, true);
      return;
    }
  }
  const example = await store.solver.ask("parse", [notation]);
  if (turn.isOver()) return;
  const opened = example.ok
    ? await open(store, { ...wishFrom(example.value), convention, line: [] }, turn)
    : example;
  if (!opened) return;
  if (!opened.ok) {
    giveUp(store);
    fail(store, opened.error);
    return;
  }
  showOpened(store, opened.value, true, false);
  // Nobody expects heaps to be a graph.
  if (isKept && card.board === before?.board)
    store.set({ notice: { kind: "example-instead", ruleset: id, position } });
}

async function openNotation(store: Store, text: string, turn: Turn): Promise<void> {
  const read = await store.solver.ask("parse", [text]);
  if (turn.isOver()) return;
  if (!read.ok) {
    giveUp(store);
    fail(store, { ...read.error, field: "position" });
    return;
  }
  const { draft, game, catalogue } = store.state;
  const wish = wishFrom(read.value);
  // The notation of a sum stands for its position alone, and leaves the rest to the other fields.
  const isSum = draft.ruleset === wish.ruleset && read.value.components !== undefined;
  const card = catalogue?.rulesets.find(({ id }) => id === wish.ruleset);
  for (const { key, initial } of isSum ? (card?.parameters ?? []) : [])
    if (wish.params[key] === initial) wish.params = { ...wish.params, [key]: draft.params[key] ?? "" };
  const onlyFrom = isSum ? (game?.label ?? "") : "";
  await openForm(store, { ...wish, convention: draft.convention, onlyFrom }, { turn });
}

function edit(store: Store, field: string, change: Partial<Draft>): void {
  const { fault, draft } = store.state;
  store.set({
    draft: { ...draft, ...change },
    fault: fault?.field.startsWith(field) ? undefined : fault,
  });
}
