import { Lazy } from "../loading/lazy.ts";
import { Controller } from "./controller.ts";
import { arranged, keptParams, typedParams } from "./opening/form.ts";
import type { Lab, Verifier } from "../views/theorems/lab.ts";
import { wishFrom } from "./opening/opening.ts";
import type { Solver } from "./solver.ts";
import { draftCard, type State } from "./state.ts";

/** The controller of a page, which has a form besides the figure. */
export class PageController extends Controller {
  readonly #lab: Lazy<Lab>;

  constructor(solver: Solver, initial: State, startVerifier: () => Promise<Verifier>) {
    super(solver, initial);
    this.#lab = new Lazy("check", async () => {
      const [{ Lab }, verifier] = await Promise.all([import("../views/theorems/lab.ts"), startVerifier()]);
      return new Lab(this, verifier, this.solver, (change) => {
        this.set(change);
      });
    });
  }

  /** Does something where theorems are checked; that comes when it is first wanted. */
  inLab(act: (lab: Lab) => unknown): void {
    void this.#lab.arrival().then(act);
  }

  editPosition(text: string): void {
    this.#edit("position", { position: text });
  }

  editParameter(key: string, text: string): void {
    this.#edit(`params.${key}`, { params: { ...this.state.draft.params, [key]: text } });
  }

  /** A word of a few was chosen, which counts at once. */
  async chooseParameter(key: string, word: string): Promise<void> {
    this.editParameter(key, word);
    await this.submit();
  }

  /** Opens what stands in the form; what is wrong with it is said there, and the picture stays. */
  async submit(): Promise<void> {
    const { draft, game } = this.state;
    // Whoever types a whole notation, such as the examples have, means it.
    if (/^\s*[a-z][\w-]*\s*[[(]/i.test(draft.position)) {
      await this.#openNotation(draft.position);
      return;
    }
    const params = typedParams(draft, draftCard(this.state), game);
    await this.openForm({ ...draft, params, ...(game && { onlyFrom: game.start }) });
  }

  /** Opens the game from a start that was put together token by token. */
  async arrange(tokens: readonly number[]): Promise<void> {
    const { draft, game } = this.state;
    if (!game) return;
    const position = arranged(tokens, game);
    this.set({ draft: { ...draft, tokens, position } });
    await this.openForm({ ...game, convention: draft.convention, position, onlyFrom: game.start });
  }

  /** Opens the sum of these games, each by its notation. */
  async arrangeSum(components: readonly string[]): Promise<void> {
    this.set({ draft: { ...this.state.draft, components, position: components.join("+") } });
    await this.submit();
  }

  /** Heaps that were emptied go from where the reader put them; steps stay, for each has its place. */
  forgetEmptyHeaps(): void {
    const { draft } = this.state;
    if (draftCard(this.state)?.board !== "heaps") return;
    this.set({ draft: { ...draft, tokens: draft.tokens.filter((token) => token > 0) } });
  }

  /** Another ruleset keeps the start and the parameters where they fit it; else its first example is shown. */
  async chooseRuleset(id: string): Promise<void> {
    const { catalogue, draft, game } = this.state;
    const { convention } = draft;
    const card = catalogue?.rulesets.find((ruleset) => ruleset.id === id);
    if (!card) return;
    const before = catalogue?.rulesets.find((ruleset) => ruleset.id === draft.ruleset);
    const params = keptParams(draft, before, card);
    const position = game?.written ?? "";
    this.set({ draft: { ...draft, ruleset: id, params, position } });
    const wish = { ruleset: id, position, convention, line: [] };
    const kept = await this.open({ ...wish, params: typedParams(this.state.draft, card) });
    if (!kept) return;
    if (kept.ok) {
      this.present(kept.value, true);
      return;
    }
    const example = await this.solver.ask("parse", [card.examples[0]?.notation ?? ""]);
    const instead = example.ok
      ? await this.open({ ...wishFrom(example.value), convention, line: [] })
      : example;
    if (!instead) return;
    if (instead.ok) {
      this.present(instead.value, true);
      // Nobody expects heaps to be a graph.
      if (card.board === before?.board)
        this.set({ notice: { kind: "example-instead", ruleset: id, position } });
    } else this.fail(instead.error);
  }

  async #openNotation(text: string): Promise<void> {
    const read = await this.solver.ask("parse", [text]);
    if (read.ok) {
      const { draft, game, catalogue } = this.state;
      const wish = wishFrom(read.value);
      // The notation of a sum stands for its position alone, and leaves the rest to the other fields.
      const isSum = draft.ruleset === wish.ruleset && read.value.components !== undefined;
      const card = catalogue?.rulesets.find(({ id }) => id === wish.ruleset);
      for (const { key, initial } of isSum ? (card?.parameters ?? []) : [])
        if (wish.params[key] === initial) wish.params = { ...wish.params, [key]: draft.params[key] ?? "" };
      const onlyFrom = isSum ? (game?.start ?? "") : "";
      await this.openForm({ ...wish, convention: draft.convention, onlyFrom });
    } else this.fail({ ...read.error, field: "position" });
  }

  #edit(field: string, change: Partial<State["draft"]>): void {
    const { fault, draft } = this.state;
    this.set({ draft: { ...draft, ...change }, fault: fault?.field.startsWith(field) ? undefined : fault });
  }
}
