// A formula that somebody made up, against plain search.
import { cancelled, failure } from "../answers.ts";
import type { FormulaInput, Game, Mexplorer, Options, Scope } from "../api.ts";
import { isAborted, isText, localOf, lookedAt, type Local } from "../local.ts";
import { nextTurn } from "../turn.ts";
import type {
  Answer,
  Census,
  Counterexample,
  HeapTokens,
  PositionValue,
  PredictedValue,
  Verification,
} from "../wire.ts";
import { compiled, type Formula } from "./compile.ts";
import { FormulaFault } from "./fault.ts";
import { positionOf, type FormulaPosition } from "./position.ts";

/** What is checked by hand has as many counterexamples as what is checked by a theorem's name. */
const MOST_COUNTEREXAMPLES = 10;
/** How long to work before other events get their turn, and after how many positions to look at the clock. */
const TURN_MILLISECONDS = 16;
const POSITIONS_A_LOOK = 512;

/** The calls of the solver that a check is made of: the values that search finds, and how a position is written. */
type Asked = Pick<Mexplorer, "census" | "read">;

/**
 * Compares what a formula says of every position within a bound with the values that search finds. A truth value says P
 * where it is true and N where it is false; a number says the Grundy value, or with several players the game value. What is
 * not defined, or a number that no value can be, is wrong wherever it is said.
 */
export async function checkFormula(
  mex: Asked,
  input: FormulaInput,
  game: Game,
  scope: Scope,
  options?: Options,
): Promise<Answer<Verification>> {
  const text = textOf(input);
  if (!text.ok) return text;
  const local = localOf(options);
  if (!local.ok) return local;
  // The smallest census there is says whether the game is one, and which values it has.
  const known = await mex.census(game, { bound: 0 });
  if (!known.ok) return known;
  const ready = prepared(text.value, game, known.value);
  if (!ready.ok) return ready;
  // Of a scope without a bound the census says what is wrong with it.
  const census = await mex.census(game, scope as { bound: number }, options);
  return census.ok ? compare(mex, game, census.value, ready.value, local.value) : census;
}

/** The text of a formula, beside which nothing else may stand. */
function textOf(input: FormulaInput): Answer<string> {
  const other = lookedAt(() => Object.keys(input).find((key) => key !== "formula"), "theorem", isText);
  if (!other.ok) return other;
  if (other.value !== undefined) return failure("unknown-key", `theorem.${other.value}`, other.value);
  const text = lookedAt(() => input.formula, "formula", isText);
  if (!text.ok) return text;
  return text.value === undefined ? failure("missing-value", "formula") : { ok: true, value: text.value };
}

interface Prepared {
  formula: Formula;
  heapTokens: HeapTokens;
  /** What a number says. */
  numbers: "grundy" | "game-value";
}

/** The formula, ready for a game of which the smallest census is known. */
function prepared(text: string, game: Game, census: Census): Answer<Prepared> {
  const { heapTokens } = census;
  if (!heapTokens) {
    const ruleset = lookedAt(() => game.ruleset, "ruleset", isText);
    return ruleset.ok ? failure("no-heaps", "ruleset", ruleset.value) : ruleset;
  }
  try {
    const formula = compiled(text, census.players);
    const isDefined = formula.kind === "boolean" ? census.outcome : (census.grundy ?? census.gameValue);
    if (!isDefined) throw new FormulaFault("wrong-type", [0, text.length], { got: formula.kind });
    return { ok: true, value: { formula, heapTokens, numbers: census.grundy ? "grundy" : "game-value" } };
  } catch (cause) {
    if (cause instanceof FormulaFault) return { ok: false, error: cause.error };
    throw cause;
  }
}

async function compare(
  mex: Asked,
  game: Game,
  census: Census,
  prepared: Prepared,
  { onProgress, signal }: Local,
): Promise<Answer<Verification>> {
  const { bound, heaps, method, positionCount: total, tokens, tokenOffsets } = census;
  const counterexamples: Counterexample[] = [];
  let agreed = 0;
  let turnStart = performance.now();
  for (let index = 0; index < total; index++) {
    const own = tokens.subarray(tokenOffsets[index], tokenOffsets[index + 1]);
    const said = predicted(prepared, positionOf(own, prepared.heapTokens));
    const value = valueOf(census, index);
    if (isTrue(said, value)) agreed++;
    else if (counterexamples.length < MOST_COUNTEREXAMPLES) {
      const read = mex.read(game, written(own, census.passes > 0));
      if (!read.ok) return read;
      const { position, label, notation } = read.value;
      counterexamples.push({
        position,
        rank: index,
        label,
        notation,
        prediction: { kind: "exactly", value: said },
        value,
      });
    }
    const isLook = index % POSITIONS_A_LOOK === POSITIONS_A_LOOK - 1;
    if (!isLook || performance.now() - turnStart < TURN_MILLISECONDS) continue;
    onProgress?.({ phase: "comparing", positions: index + 1, moves: 0, total });
    await nextTurn();
    if (isAborted(signal)) return cancelled();
    turnStart = performance.now();
  }
  onProgress?.({ phase: "done", positions: total, moves: 0, total });
  return {
    ok: true,
    value: {
      theorem: "formula",
      status: "conjecture",
      method,
      bound,
      heaps,
      positions: total,
      predicted: total,
      agreed,
      counterexamples,
      mostCounterexamples: MOST_COUNTEREXAMPLES,
      claims: [],
      proof: [],
    },
  };
}

function predicted({ formula, numbers }: Prepared, position: FormulaPosition): PredictedValue {
  if (formula.kind === "boolean") {
    const isP = formula.of(position);
    return isP === undefined ? { kind: "undefined" } : { kind: "outcome", outcome: isP ? "P" : "N" };
  }
  // There is no negative zero to be shown.
  const number = formula.of(position) + 0;
  return numbers === "grundy" ? { kind: "grundy", grundy: number } : { kind: "game-value", turns: number };
}

function valueOf({ outcome, grundy, gameValue }: Census, index: number): PositionValue {
  return {
    ...(outcome && { outcome: outcome[index] === 0 ? "P" : "N" }),
    ...(grundy && { grundy: grundy[index] ?? 0 }),
    ...(gameValue && { gameValue: gameValue[index] ?? 0 }),
  };
}

function isTrue(said: PredictedValue, value: PositionValue): boolean {
  switch (said.kind) {
    case "outcome":
      return said.outcome === value.outcome;
    case "grundy":
      return said.grundy === value.grundy;
    case "game-value":
      return said.turns === value.gameValue;
    case "remoteness":
      return said.moves === value.remoteness;
    case "undefined":
      return false;
  }
}

/** A position as it is typed, with the passes that are left. */
function written(tokens: Float64Array, hasPasses: boolean): string {
  const heaps = hasPasses ? tokens.subarray(0, -1) : tokens;
  return `(${heaps.join(",")})${hasPasses ? `+${tokens.at(-1) ?? 0}p` : ""}`;
}
