import type { Convention } from "../../solver/api.ts";
import type { Catalogue, RulesetCard, Wording } from "../../solver/wire.ts";
import { wordOf } from "../../model/convention.ts";
import { suits } from "../../model/games.ts";
import { capitalised, worded } from "../../messages/dictionary.ts";
import type { FigureContext } from "./context.ts";
import type { KitFigureWords } from "./figure/words.ts";
import { unbroken } from "./unbroken.ts";

/** The rule of the game and who wins, in words, for newcomers without the name of a convention; nothing before there is a game. */
export function rulesOf(context: FigureContext, isForNewcomers = false): string | undefined {
  const { state, messages } = context;
  const { catalogue, game } = state;
  const ruleset = catalogue?.rulesets.find(({ id }) => id === game?.ruleset);
  return (
    catalogue &&
    ruleset &&
    game &&
    unbroken(
      [...ruled(ruleset, context), conventionIn(catalogue, game.convention, messages, !isForNewcomers)].join(
        messages.gap,
      ),
    )
  );
}

/** The name of a convention, and who wins under it. */
function conventionIn(
  { conventions, winners }: Catalogue,
  convention: Convention,
  messages: KitFigureWords,
  isNamed: boolean,
): string {
  if (convention.kind !== "alliance") {
    const card = conventions.find(({ kind }) => kind === convention.kind);
    const [name, says] = card
      ? [capitalised(worded(messages, card.name)), worded(messages, card.says)]
      : ["", ""];
    return messages.convention(isNamed ? { name, says } : { name: undefined, says: capitalised(says) });
  }
  const { players, winner, preferences } = convention;
  const card = winners.find(({ word }) => word === wordOf(winner));
  const says = card ? worded(messages, card.says) : "";
  const rows = typeof preferences === "object" ? preferences.map((row) => row.join("≻")) : [];
  const preferred = rows.length > 0 ? messages.preferences({ rows: rows.join(messages.betweenRows) }) : "";
  return messages.convention({ name: messages.players({ players }), says: says + preferred });
}

/** The sentences of a rule with the game's own parameters in them, in the words that suit them. */
function ruled(ruleset: RulesetCard, context: FigureContext): string[] {
  const { messages } = context;
  const params = context.state.game?.params ?? {};
  const values = (key: string): string => filled(key, ruleset, context);
  const wording = wordingFor(ruleset, values);
  const added = ruleset.parameters.flatMap(({ key, initial, adds }) =>
    adds && params[key] !== undefined && params[key] !== initial ? [worded(messages, adds)] : [],
  );
  return [worded(messages, (wording ?? ruleset).rules), ...added].map((sentence) =>
    sentence.replace(/\{(\w+)\}/g, (_, key: string) => filled(key, ruleset, context)),
  );
}

/** The words that suit certain values of the parameters. */
export function wordingOf(
  ruleset: RulesetCard | undefined,
  params: Readonly<Record<string, string>>,
): Wording | undefined {
  return ruleset && wordingFor(ruleset, (key) => params[key]?.trim() ?? "");
}

function wordingFor({ wordings }: RulesetCard, valueOf: (key: string) => string): Wording | undefined {
  return wordings.find(({ of }) => suits(of, valueOf));
}

/** What stands in the text of a rule for a parameter. */
function filled(key: string, ruleset: RulesetCard, { state, messages }: FigureContext): string {
  const words = state.game?.words?.[key];
  if (words) return worded(messages, words);
  const value = state.game?.params[key] ?? "∞";
  if (typeof value !== "object") {
    const range = ruleset.parameters.find((card) => card.key === key)?.range;
    const choice = range?.kind === "choice" && range.choices.find(({ word }) => word === value);
    return choice ? worded(messages, choice.name) : String(value);
  }
  const members = value.map((member) => {
    if (typeof member === "number") return messages.number(member);
    const card = state.catalogue?.rulesets.find(({ id }) => id === member.ruleset);
    return card ? worded(messages, card.name) : member.ruleset;
  });
  if (typeof value[0] !== "number") return members.join(" + ");
  const [some, last] = [members.slice(0, -1), members.at(-1) ?? ""];
  return some.length === 0 ? last : messages.anyOf({ some, last });
}
