import type { ErrorCode, ParameterCard, RequestError } from "../../solver/wire.ts";
import { draftCard, type State } from "../../model/state.ts";
import { worded } from "../../messages/dictionary.ts";
import { player } from "../../messages/player.ts";
import { boardWords } from "./boards.ts";
import { shortened } from "../kit/quoted.ts";
import type { FaultSentence } from "../kit/textField.ts";
import type { KitWords } from "../kit/words.ts";

/** What an error is told from. */
interface FaultFacts {
  /** The name of the field as the page writes it. */
  field: string;
  limit: string;
  got: string;
  /** Whether what was got lies below the limit. */
  isBelow: boolean;
  /** What it may have too many of, if not numbers. */
  things: string | undefined;
  /** Whether numbers stand in it, and nothing else. */
  holdsNumbers: boolean;
}

/** What is said of an error. */
export function faultSaid(code: ErrorCode, facts: FaultFacts, { faults }: Pick<KitWords, "faults">): string {
  const { limit, got } = facts;
  const fault = faults[code];
  return typeof fault === "string"
    ? fault
    : fault({ ...facts, hasGot: got !== "", missing: limit || !got ? undefined : got });
}

/** An error in words, with its bound and the name of its field, unless that stands elsewhere than in the form. */
export function sentenceOf(error: RequestError, context: FaultContext, field?: string): string {
  const { messages } = context;
  const { code, limit, got } = error;
  const facts = {
    ...fieldOf(error.field, context),
    ...(field !== undefined && { field }),
    limit: limit === undefined ? "" : messages.number(limit),
    got: typeof got === "number" ? messages.number(got) : shortened(got ?? ""),
    isBelow: limit !== undefined && got !== undefined && Number(got) < limit,
  };
  return faultSaid(code, facts, messages);
}

/** What a sentence about a fault is told from. */
interface FaultContext {
  readonly state: State;
  readonly messages: KitWords;
}

/** The fault of a text field, if the request's error lies in it, or what no graph of the game could be built for. */
export function faultIn(field: string, context: FaultContext): FaultSentence | undefined {
  const { state } = context;
  const { picture, game, draft } = state;
  const refused = picture.kind === "refused" && game?.ruleset === draft.ruleset ? picture.error : undefined;
  const fault = state.fault ?? refused;
  if (!fault || !(fault.field === field || fault.field.startsWith(`${field}[`))) return undefined;
  const [, key = ""] = /^params\.(\w+)$/.exec(field) ?? [];
  return { sentence: sentenceOf(fault, context), span: placeOf(fault, draft.params[key] ?? "") };
}

/** The place of a fault in what was typed; of what was found out of a rule when it was played, that of the letter of which it is told. */
export function placeOf(fault: RequestError, typed: string): FaultSentence["span"] {
  const [start = 0] = fault.span ?? [];
  const [, letter] = /≤ (\w) ≤/.exec(String(fault.got)) ?? [];
  if (fault.code !== "too-many-moves" || letter === undefined) return fault.span;
  const places = [...typed.matchAll(/[a-z]+/gi)].flatMap(({ 0: word, index }) =>
    word === letter ? [index] : [],
  );
  // What is typed may have other spaces and signs than the rule in its one form.
  const [nearest] = places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
  return nearest === undefined ? undefined : [nearest, nearest + 1];
}

/** The name of a field as the page writes it, and what the field is made of. */
function fieldOf(path: string, context: FaultContext): Pick<FaultFacts, "field" | "things" | "holdsNumbers"> {
  const { state, messages } = context;
  const { fields, things } = messages;
  const card = draftCard(state);
  const ofBoard = {
    things: card && boardWords(card.board, messages).things,
    holdsNumbers: !card || card.heapTokens !== undefined,
  };
  const [, where = "", key = "", index] = /^(\w+)(?:\.(\w+))?(?:\[(\d+)\])?/.exec(path) ?? [];
  if (where === "params") {
    const isNamed = (parameter: ParameterCard): boolean => parameter.key === key;
    const parameter = card?.parameters.find(isNamed);
    if (parameter) {
      const { range } = parameter;
      const isText = range.kind === "text";
      return {
        field: worded(messages, parameter.name),
        things: isText ? (range.long ? things.arrows : things.digits) : undefined,
        holdsNumbers: !isText && range.kind !== "choice",
      };
    }
    return {
      field: index === undefined ? fields.components : fields.component({ number: Number(index) + 1 }),
      ...ofBoard,
    };
  }
  if (where === "convention") {
    const { players, winner, preferences } = fields;
    const name = { players, winner, preferences }[key] ?? fields.convention;
    const field = index === undefined ? name : `${name} ${player(Number(index))}`;
    return { field, things: things.players, holdsNumbers: true };
  }
  const field = { position: fields.position, notation: fields.address }[where] ?? path;
  return where === "position" ? { field, ...ofBoard } : { field, things: things.parts, holdsNumbers: true };
}
