import type { Game, Progress } from "../../solver/api.ts";
import type { Prediction, RequestError } from "../../solver/wire.ts";
import { scopeOf, type TypedBounds } from "./bounds.ts";

import { cancelCensus, censusOf, explainCounted } from "../../model/calls/ranges.ts";
import { requestOf, subjectOf } from "../../model/opening/request.ts";
import { measuresOf, patternsOf, typedHeaps } from "./patterns.ts";
import type { Store } from "../../model/store.ts";
import { theorems, type Survey } from "./slice.ts";

/** Progress is shown this often, in milliseconds. */
const PACE_MS = 100;

/** What is known of work that has only been asked for. */
const BEGUN: Progress = { phase: "building", positions: 0, moves: 0 };

/** The answer to what was given up. */
const CANCELLED: RequestError = { code: "cancelled", field: "" };

/** Finds the values of all positions within bounds, and keeps them until there is another game. */
export class Surveyor {
  readonly #store: Store;
  /** A start makes no difference to what is asked here. */
  #subject: string;
  /** Counts what was asked, so that an answer to what was given up is dropped. */
  #turn = 0;

  constructor(store: Store) {
    this.#store = store;
    this.#subject = subjectOf(store.state.game);
    store.subscribe(({ game }) => {
      const subject = subjectOf(game);
      if (subject === this.#subject) return;
      this.#subject = subject;
      this.#turn++;
      cancelCensus(store.solver);
    });
  }

  /**
   * Finds the values of all positions within bounds: under the game's own convention, or under that of several players
   * with each of these numbers of players, one after the other.
   */
  async survey(typed: TypedBounds, numbers: readonly number[] = []): Promise<void> {
    const { game } = this.#store.state;
    if (!game) return;
    const turn = ++this.#turn;
    const isCurrent = (): boolean => turn === this.#turn;
    const scope = scopeOf(typed);
    if ("code" in scope) {
      cancelCensus(this.#store.solver);
      this.#put({ columns: [], error: scope });
      return;
    }
    const theorem = theorems.of(this.#store.state).survey?.compared?.theorem;
    const asked = requestOf(game);
    let columns: Survey["columns"] = [];
    for (const [players, request] of requests(asked, numbers)) {
      this.#put({ columns, progress: { ...BEGUN, players } });
      const told = (progress: Progress): void => {
        if (isCurrent()) this.#put({ columns, progress: { ...progress, players } });
      };
      const answer = await censusOf(this.#store.solver, request, scope, { onProgress: paced(told) });
      if (!isCurrent()) return;
      if (!answer.ok) {
        this.#put({ columns, error: answer.error });
        return;
      }
      columns = [...columns, { players, census: answer.value }];
    }
    this.#put({ columns });
    if (theorem !== undefined) await this.compare(theorem);
  }

  /** Asks a theorem what it says of the first position of each pattern; an empty id: none. */
  async compare(theorem: string): Promise<void> {
    const { game } = this.#store.state;
    const { survey } = theorems.of(this.#store.state);
    const censuses = survey?.columns.map(({ census }) => census) ?? [];
    const [measure] = measuresOf(censuses);
    if (!game || !survey || !measure) return;
    const { columns } = survey;
    const turn = ++this.#turn;
    this.#put({ columns, ...(theorem && { compared: { theorem, predictions: new Map() } }) });
    if (!theorem) return;
    const predictions = new Map<string, Prediction>();
    for (const { first } of patternsOf(censuses, measure)) {
      const position = typedHeaps(first);
      const answer = await explainCounted(this.#store.solver, requestOf(game), position);
      if (turn !== this.#turn) return;
      const verdict = answer.ok && answer.value.theorems.find(({ id }) => id === theorem);
      if (verdict) predictions.set(position, verdict.prediction);
    }
    this.#put({ columns, compared: { theorem, predictions } });
  }

  #put(survey: Survey): void {
    theorems.put(this.#store, { survey });
  }

  /** What has been found so far stays. */
  cancel(): void {
    const { survey } = theorems.of(this.#store.state);
    this.#turn++;
    cancelCensus(this.#store.solver);
    if (survey?.progress) this.#put({ columns: survey.columns, error: CANCELLED });
  }
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
    if (now - told < PACE_MS) return;
    told = now;
    listener(progress);
  };
}
