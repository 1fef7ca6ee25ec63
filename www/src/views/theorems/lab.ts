import type { FormulaInput, Scope } from "../../solver/api.ts";
import type { Answer, Counterexample, Verification } from "../../solver/wire.ts";
import { verify } from "../../model/calls/ranges.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { Highlight } from "../../model/highlight.ts";
import { startFrom } from "../../model/opening/opener.ts";
import { requestOf, subjectOf } from "../../model/opening/request.ts";
import { activate } from "../../model/play.ts";
import { hideValues } from "../../model/revealing.ts";
import { graphOf } from "../../model/state.ts";
import type { Store } from "../../model/store.ts";
import { everyValue } from "../../model/everyValue.ts";
import { tells } from "../../model/telling.ts";
import { openView, PICTURE } from "../../model/view.ts";
import { scopeOf, type TypedBounds } from "./bounds.ts";
import { FORMULA, SHOWN, TOLD, type Check, type Spotlight } from "./check.ts";
import { setSpotlight, theorems } from "./slice.ts";
import { Surveyor } from "./surveyor.ts";

/** Progress is shown this often, in milliseconds. */
const PACE_MS = 100;

const labs = new WeakMap<Store, Lab>();

/** Where the theorems of a store are checked. */
export function labOf(store: Store): Lab {
  const lab = labs.get(store) ?? new Lab(store);
  labs.set(store, lab);
  return lab;
}

/** Checks theorems, and shows in the picture what came of it. */
class Lab {
  /** Finds the values of whole sets of positions. */
  readonly surveyor: Surveyor;
  readonly #store: Store;
  readonly #running = new Map<string, AbortController>();
  /** The game that the checks are about: a theorem fares alike from every start. */
  #subject = "";

  constructor(store: Store) {
    this.surveyor = new Surveyor(store);
    this.#store = store;
    this.#subject = subjectOf(store.state.game);
    store.subscribe(({ game }) => this.#follow(subjectOf(game)));
  }

  /** Compares a theorem with search over all positions within bounds. */
  check(theorem: string, typed: TypedBounds, stated: string | FormulaInput = theorem): void {
    const scope = scopeOf(typed);
    if ("code" in scope) {
      this.cancel(theorem);
      this.#put(theorem, { isOnGraph: false, answer: { ok: false, error: scope } });
    } else void this.#run(theorem, { ...scope, counterexamples: TOLD }, stated);
  }

  /** Compares the formula in the field with search over all positions within bounds. */
  checkFormula(typed: TypedBounds): void {
    const { formula } = theorems.of(this.#store.state);
    this.check(FORMULA, typed, { formula });
  }

  /** Compares it on the positions of the graph, and shows there what came of it. */
  async checkOnGraph(theorem: string): Promise<void> {
    const { game } = this.#store.state;
    if (!game) return;
    const answer = await this.#run(theorem, { from: game.label });
    const { state } = this.#store;
    const graph = graphOf(state);
    if (!answer?.ok || !graph || state.game !== game) return;
    this.#show({
      kind: "proof",
      theorem,
      verification: answer.value,
      step: 0,
      lit: litBy(answer.value, 0, graph),
    });
  }

  /** Shows ten times as many counterexamples. */
  showMore(theorem: string): void {
    const check = theorems.of(this.#store.state).checks[theorem];
    if (check) this.#put(theorem, { ...check, shown: check.shown * 10 });
  }

  cancel(theorem: string): void {
    const running = this.#running.get(theorem);
    if (!running) return;
    running.abort();
    this.#running.delete(theorem);
    const isOnGraph = theorems.of(this.#store.state).checks[theorem]?.isOnGraph === true;
    this.#put(theorem, { isOnGraph, answer: { ok: false, error: { code: "cancelled", field: "" } } });
  }

  cancelAll(): void {
    for (const theorem of [...this.#running.keys()]) this.cancel(theorem);
  }

  /** Goes to a step of the proof that is shown; beyond the ends there is none. */
  step(step: number): void {
    const { spotlight } = theorems.of(this.#store.state);
    if (spotlight?.kind !== "proof") return;
    const within = Math.max(0, Math.min(step, spotlight.verification.proof.length - 1));
    const lit = litBy(spotlight.verification, within, spotlight.lit.graph);
    setSpotlight(this.#store, { ...spotlight, step: within, lit });
  }

  /** Opens the graph of a counterexample, where it is the start and stands out. */
  async open(theorem: string, counterexample: Counterexample): Promise<void> {
    const { label } = counterexample;
    await startFrom(this.#store, label);
    const { state } = this.#store;
    const graph = graphOf(state);
    if (state.game?.label !== label) return;
    activate(this.#store, label);
    if (!graph) {
      openView(this.#store, PICTURE);
      return;
    }
    const lit = { graph, positions: new Set([0]), differing: [0] };
    this.#show({ kind: "counterexample", theorem, counterexample, lit });
  }

  /** All positions are shown alike again. */
  dim(): void {
    setSpotlight(this.#store, undefined);
  }

  #show(spotlight: Spotlight): void {
    if (!tells(this.#store.state, "everything")) hideValues(this.#store, false);
    openView(this.#store, PICTURE);
    setSpotlight(this.#store, spotlight);
  }

  /** Undefined when it was given up. */
  async #run(
    theorem: string,
    scope: Scope,
    stated: string | FormulaInput = theorem,
  ): Promise<Answer<Verification> | undefined> {
    const { game } = this.#store.state;
    if (!game) return undefined;
    this.#running.get(theorem)?.abort();
    const running = new AbortController();
    this.#running.set(theorem, running);
    const isCurrent = (): boolean => this.#running.get(theorem) === running;
    const isOnGraph = "from" in scope;
    const since = performance.now();
    let told = since;
    let reached = 0;
    this.#put(theorem, { isOnGraph, progress: { phase: "building", positions: 0, moves: 0 } });
    const answer = await verify(this.#store.solver, stated, requestOf(game), scope, {
      signal: running.signal,
      onProgress: (progress) => {
        const now = performance.now();
        // Work that is begun anew by several workers does not seem to go back.
        const isFurther = progress.phase !== "comparing" || progress.positions >= reached;
        if (!isCurrent() || now - told < PACE_MS || !isFurther) return;
        told = now;
        reached = progress.phase === "comparing" ? progress.positions : 0;
        this.#put(theorem, { isOnGraph, progress });
      },
    });
    if (!isCurrent()) return undefined;
    this.#running.delete(theorem);
    this.#put(theorem, { isOnGraph, answer, milliseconds: performance.now() - since });
    return answer;
  }

  #put(theorem: string, check: Pick<Check, "isOnGraph"> & Partial<Check>): void {
    const whole = { progress: undefined, answer: undefined, milliseconds: 0, shown: SHOWN, ...check };
    theorems.put(this.#store, { checks: { ...theorems.of(this.#store.state).checks, [theorem]: whole } });
  }

  /** Checks of another game are given up. */
  #follow(subject: string): void {
    if (subject === this.#subject) return;
    this.#subject = subject;
    for (const running of this.#running.values()) running.abort();
    this.#running.clear();
  }
}

/**
 * What stands out in a step of a proof: the terminal positions, then the other N-positions, then the other P-positions, as
 * the theorem has them. Where it does not say of every position who wins, the counterexamples do.
 */
export function litBy(
  { outcome, counterexamples }: Verification,
  step: number,
  graph: PositionGraph,
): Highlight {
  const all = Array.from({ length: graph.count }, (_, position) => position);
  if (!outcome) {
    const differing = counterexamples.flatMap(({ label }) => graph.indexOf(label) ?? []);
    return { graph, positions: new Set(differing.length > 0 ? differing : all), differing };
  }
  const found = everyValue(graph);
  const isOfStep = (position: number): boolean => {
    if (graph.isTerminal(position)) return step === 0;
    return step === (outcome[position] === 1 ? 1 : 2);
  };
  const differs = (position: number): boolean =>
    (outcome[position] === 0) !== (found.outcome(position) === "P");
  return { graph, positions: new Set(all.filter(isOfStep)), differing: all.filter(differs) };
}
