import type { FormulaInput, Mexplorer, Scope } from "../../solver/api.ts";
import type { Answer, Counterexample, Verification } from "../../solver/wire.ts";
import { Lazy } from "../../loading/lazy.ts";
import { NOT_LOADED } from "../../loading/notLoaded.ts";
import { scopeOf, type TypedBounds } from "./bounds.ts";
import { FORMULA, type Check, type Lit, type Spotlight } from "../../model/check.ts";
import type { Controller } from "../../model/controller.ts";
import { requestOf } from "../../model/opening/opening.ts";
import type { PositionGraph } from "../../model/graph/positionGraph.ts";
import type { Solver } from "../../model/solver.ts";
import { graphOf, type State } from "../../model/state.ts";
import { Surveyor } from "./surveyor.ts";

/** Where theorems are compared with search. */
export type Verifier = Pick<Mexplorer, "verify">;

/** Progress is shown this often, in milliseconds. */
const PACE = 100;

/** Checks theorems, and shows in the picture what came of it. */
export class Lab {
  /** Finds the values of whole sets of positions. */
  readonly surveyor: Surveyor;
  readonly #controller: Controller;
  readonly #verifier: Verifier;
  readonly #set: (change: Partial<State>) => void;
  readonly #running = new Map<string, AbortController>();
  /** The game that the checks are about: a theorem fares alike from every start. */
  #subject = "";

  constructor(
    controller: Controller,
    verifier: Verifier,
    solver: Solver,
    set: (change: Partial<State>) => void,
  ) {
    this.surveyor = new Surveyor(controller, solver, set);
    this.#controller = controller;
    this.#verifier = verifier;
    this.#set = set;
    this.#subject = subjectOf(controller.state);
    controller.subscribe((state) => {
      this.#follow(state);
    });
  }

  /** Compares a theorem with search over all positions within bounds. */
  check(theorem: string, typed: TypedBounds, stated: string | FormulaInput = theorem): void {
    const scope = scopeOf(typed);
    if ("code" in scope) {
      this.cancel(theorem);
      this.#put(theorem, { isOnGraph: false, answer: { ok: false, error: scope } });
    } else void this.#run(theorem, scope, stated);
  }

  /** Compares the formula in the field with search over all positions within bounds. */
  checkFormula(typed: TypedBounds): void {
    const { formula } = this.#controller.state.display;
    this.check(FORMULA, typed, { formula });
  }

  /** Compares it on the positions of the graph, and shows there what came of it. */
  async checkOnGraph(theorem: string): Promise<void> {
    const { game } = this.#controller.state;
    if (!game) return;
    const answer = await this.#run(theorem, { from: game.start });
    const { state } = this.#controller;
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

  cancel(theorem: string): void {
    const running = this.#running.get(theorem);
    if (!running) return;
    running.abort();
    this.#running.delete(theorem);
    const isOnGraph = this.#controller.state.checks[theorem]?.isOnGraph === true;
    this.#put(theorem, { isOnGraph, answer: { ok: false, error: { code: "cancelled", field: "" } } });
  }

  cancelAll(): void {
    for (const theorem of [...this.#running.keys()]) this.cancel(theorem);
  }

  /** Goes to a step of the proof that is shown; beyond the ends there is none. */
  step(step: number): void {
    const { spotlight } = this.#controller.state;
    if (spotlight?.kind !== "proof") return;
    const within = Math.max(0, Math.min(step, spotlight.verification.proof.length - 1));
    const lit = litBy(spotlight.verification, within, spotlight.lit.graph);
    this.#set({ spotlight: { ...spotlight, step: within, lit } });
  }

  /** Opens the graph of a counterexample, where it is the start and stands out. */
  async open(theorem: string, counterexample: Counterexample): Promise<void> {
    const { label } = counterexample;
    await this.#controller.startFrom(label);
    const { state } = this.#controller;
    const graph = graphOf(state);
    if (state.game?.start !== label) return;
    this.#controller.activate(label);
    if (!graph) {
      this.#controller.show({ view: "graph" });
      return;
    }
    const lit = { graph, positions: new Set([0]), differing: [0] };
    this.#show({ kind: "counterexample", theorem, counterexample, lit });
  }

  /** All positions are shown alike again. */
  dim(): void {
    this.#set({ spotlight: undefined });
  }

  #show(spotlight: Spotlight): void {
    if (this.#controller.state.labelling) this.#controller.toggleLabelling();
    this.#controller.show({ view: "graph" });
    this.#set({ spotlight });
  }

  /** Undefined when it was given up. */
  async #run(
    theorem: string,
    scope: Scope,
    stated: string | FormulaInput = theorem,
  ): Promise<Answer<Verification> | undefined> {
    const { game } = this.#controller.state;
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
    const answer = await this.#verify(stated, requestOf(game), scope, {
      signal: running.signal,
      onProgress: (progress) => {
        const now = performance.now();
        // Work that is begun anew by several workers does not seem to go back.
        const isFurther = progress.phase !== "comparing" || progress.positions >= reached;
        if (!isCurrent() || now - told < PACE || !isFurther) return;
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

  /** What checks formulas is fetched by the worker; where it did not come, it is asked once more with the whole check. */
  #verify(...asked: Parameters<Verifier["verify"]>): Promise<Answer<Verification>> {
    const answer = async (): Promise<Answer<Verification>> => {
      const given = await this.#verifier.verify(...asked);
      if (!given.ok && given.error.got === NOT_LOADED) throw new Error(NOT_LOADED);
      return given;
    };
    return new Lazy("check", answer, { isLong: true }).arrival();
  }

  #put(theorem: string, check: Pick<Check, "isOnGraph"> & Partial<Check>): void {
    const whole = { progress: undefined, answer: undefined, milliseconds: 0, ...check };
    this.#set({ checks: { ...this.#controller.state.checks, [theorem]: whole } });
  }

  /** What was found in another game, or belongs to another picture, is shown no more. */
  #follow(state: State): void {
    const subject = subjectOf(state);
    if (subject !== this.#subject) {
      this.#subject = subject;
      for (const running of this.#running.values()) running.abort();
      this.#running.clear();
      this.#set({ checks: {} });
    }
    const { spotlight, labelling } = this.#controller.state;
    if (spotlight && (labelling || spotlight.lit.graph !== graphOf(state))) this.dim();
  }
}

function subjectOf({ game }: State): string {
  return game ? JSON.stringify(requestOf(game)) : "";
}

/**
 * What stands out in a step of a proof: the terminal positions, then the other N-positions, then the other P-positions, as
 * the theorem has them. Where it does not say of every position who wins, the counterexamples do.
 */
export function litBy({ outcome, counterexamples }: Verification, step: number, graph: PositionGraph): Lit {
  const all = Array.from({ length: graph.count }, (_, position) => position);
  if (!outcome) {
    const differing = counterexamples.flatMap(({ label }) => graph.indexOf(label) ?? []);
    return { graph, positions: new Set(differing.length > 0 ? differing : all), differing };
  }
  const isOfStep = (position: number): boolean => {
    if (graph.isTerminal(position)) return step === 0;
    return step === (outcome[position] === 1 ? 1 : 2);
  };
  const differs = (position: number): boolean =>
    (outcome[position] === 0) !== (graph.outcome(position) === "P");
  return { graph, positions: new Set(all.filter(isOfStep)), differing: all.filter(differs) };
}
