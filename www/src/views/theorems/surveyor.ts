import type { Game, Options, Progress } from "../../solver/api.ts";
import type { Answer, Census, Prediction, RequestError } from "../../solver/wire.ts";
import { scopeOf, type BoundScope, type TypedBounds } from "./bounds.ts";
import type { Controller } from "../../model/controller.ts";

import { requestOf } from "../../model/opening/opening.ts";
import { measuresOf, patternsOf, typedHeaps } from "./patterns.ts";
import type { Solver } from "../../model/solver.ts";
import type { State } from "../../model/state.ts";

/** The values of all positions within bounds. */
export interface Survey {
  /** The values with each number of players; one entry, of two players, where the convention is one for two. */
  columns: ReadonlyArray<{ players: number; census: Census }>;
  /** While it is under way: with how many players it is being done, and how far that is. */
  progress?: Progress & { players: number };
  error?: RequestError;
  /** What a theorem says of the first position of each pattern, by that position as it is written. */
  compared?: { theorem: string; predictions: ReadonlyMap<string, Prediction> };
}

/** Progress is shown this often, in milliseconds. */
const PACE = 100;

/** What is known of work that has only been asked for. */
const BEGUN: Progress = { phase: "building", positions: 0, moves: 0 };

/** The answer to what was given up. */
const CANCELLED: RequestError = { code: "cancelled", field: "" };

/** Finds the values of all positions within bounds, and keeps them until there is another game. */
export class Surveyor {
  readonly #controller: Controller;
  readonly #solver: Solver;
  readonly #set: (change: Pick<State, "survey">) => void;
  /** A start makes no difference to what is asked here. */
  #subject: string;
  /** Counts what was asked, so that an answer to what was given up is dropped. */
  #turn = 0;

  constructor(controller: Controller, solver: Solver, set: (change: Partial<State>) => void) {
    this.#controller = controller;
    this.#solver = solver;
    this.#set = set;
    this.#subject = subjectOf(controller.state);
    controller.subscribe((state) => {
      const subject = subjectOf(state);
      if (subject === this.#subject) return;
      this.#subject = subject;
      // What was found in another game is shown no more.
      this.cancel();
      this.#set({ survey: undefined });
    });
  }

  /**
   * Finds the values of all positions within bounds: under the game's own convention, or under that of several players
   * with each of these numbers of players, one after the other.
   */
  async survey(typed: TypedBounds, numbers: readonly number[] = []): Promise<void> {
    const { game } = this.#controller.state;
    if (!game) return;
    const turn = ++this.#turn;
    const isCurrent = (): boolean => turn === this.#turn;
    const scope = scopeOf(typed);
    if ("code" in scope) {
      this.#solver.cancel("survey");
      this.#set({ survey: { columns: [], error: scope } });
      return;
    }
    const theorem = this.#controller.state.survey?.compared?.theorem;
    const asked = requestOf(game);
    let columns: Survey["columns"] = [];
    for (const [players, request] of requests(asked, numbers)) {
      this.#set({ survey: { columns, progress: { ...BEGUN, players } } });
      const told = (progress: Progress): void => {
        if (isCurrent()) this.#set({ survey: { columns, progress: { ...progress, players } } });
      };
      const answer = await this.#census(request, scope, { onProgress: paced(told) });
      if (!isCurrent()) return;
      if (!answer.ok) {
        this.#set({ survey: { columns, error: answer.error } });
        return;
      }
      columns = [...columns, { players, census: answer.value }];
    }
    this.#set({ survey: { columns } });
    if (theorem !== undefined) await this.compare(theorem);
  }

  /** Asks a theorem what it says of the first position of each pattern; an empty id: none. */
  async compare(theorem: string): Promise<void> {
    const { game, survey } = this.#controller.state;
    const censuses = survey?.columns.map(({ census }) => census) ?? [];
    const [measure] = measuresOf(censuses);
    if (!game || !survey || !measure) return;
    const { columns } = survey;
    const turn = ++this.#turn;
    this.#set({ survey: { columns, ...(theorem && { compared: { theorem, predictions: new Map() } }) } });
    if (!theorem) return;
    const predictions = new Map<string, Prediction>();
    for (const { first } of patternsOf(censuses, measure)) {
      const position = typedHeaps(first);
      const answer = await this.#solver.request("survey", "explain", [requestOf(game), position]);
      if (turn !== this.#turn) return;
      const verdict = answer.ok && answer.value.theorems.find(({ id }) => id === theorem);
      if (verdict) predictions.set(position, verdict.prediction);
    }
    this.#set({ survey: { columns, compared: { theorem, predictions } } });
  }

  #census(game: Game, scope: BoundScope, options: Options): Promise<Answer<Census>> {
    return this.#solver.request("survey", "census", [game, scope], options);
  }

  /** What has been found so far stays. */
  cancel(): void {
    const { survey } = this.#controller.state;
    this.#turn++;
    this.#solver.cancel("survey");
    if (survey?.progress) this.#set({ survey: { columns: survey.columns, error: CANCELLED } });
  }
}

function subjectOf({ game }: State): string {
  return game ? JSON.stringify(requestOf(game)) : "";
}

function requests(game: Game, numbers: readonly number[]): Array<[players: number, game: Game]> {
  const { convention } = game;
  if (convention?.kind !== "alliance") return [[2, game]];
  const all = numbers.length > 0 ? numbers : [convention.players];
  return all.map((players) => [players, { ...game, convention: { ...convention, players } }]);
}

/** Calls a listener no more often than anybody can see, and at once at first. */
function paced(listener: (progress: Progress) => void): (progress: Progress) => void {
  let told = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (now - told < PACE) return;
    told = now;
    listener(progress);
  };
}
