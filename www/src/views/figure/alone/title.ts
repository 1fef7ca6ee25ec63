import { worded } from "../../../messages/dictionary.ts";
import { Apart } from "../../../model/apart.ts";
import { called } from "../../../model/called.ts";
import type { RulesetCard } from "../../../solver/wire.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { AloneWords } from "./en.ts";

/** The name of the game with its start, and who wins where that is not as usual; nothing before there is a game. */
export function titleOf(
  { state, messages }: FigureContext,
  words: AloneWords,
): { game: string; play: string | undefined } | undefined {
  const { catalogue, game } = state;
  if (!catalogue || !game) return undefined;
  const cardOf = (id: string): RulesetCard | undefined => catalogue.rulesets.find((each) => each.id === id);
  const named = (id: string): string => worded(messages, cardOf(id)?.name ?? { en: id, zh: id });
  // Of a sum its parts tell more than its own name.
  const parts = game.components.map((notation) => {
    const [id = ""] = notation.split(/[[(]/, 1);
    const position = new Apart(notation, "[]").indexOf("(");
    const parameters = notation.slice(id.length + 1, position - 1);
    return words.title([named(id), parameters].filter(Boolean).join(" "), notation.slice(position));
  });
  const card = cardOf(game.ruleset);
  const name = card ? called(worded(messages, card.name), card, game.params) : game.ruleset;
  const title = parts.length > 0 ? parts.join(" + ") : words.title(name, game.written);
  const { convention } = game;
  if (convention.kind === "normal") return { game: title, play: undefined };
  if (convention.kind === "alliance") return { game: title, play: messages.players(convention.players) };
  const play = catalogue.conventions.find(({ kind }) => kind === convention.kind);
  return { game: title, play: play && worded(messages, play.name) };
}
