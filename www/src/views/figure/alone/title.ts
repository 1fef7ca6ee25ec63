import { worded } from "../../../messages/dictionary.ts";
import type { FigureContext } from "../../kit/context.ts";
import type { AloneWords } from "./en.ts";

/** The name of the game with its start, and who wins where that is not as usual; nothing before there is a game. */
export function titleOf(
  { state, messages }: FigureContext,
  words: AloneWords,
): { game: string; play: string | undefined } | undefined {
  const { catalogue, game } = state;
  if (!catalogue || !game) return undefined;
  const named = (id: string): string => {
    const card = catalogue.rulesets.find((each) => each.id === id);
    return card ? worded(messages, card.name) : id;
  };
  // Of a sum its parts tell more than its own name.
  const parts = game.components.map((notation) => {
    const [id = ""] = notation.split(/[[(]/, 1);
    return words.title(named(id), notation.slice(notation.lastIndexOf("(")));
  });
  const title = parts.length > 0 ? parts.join(" + ") : words.title(named(game.ruleset), game.written);
  const { convention } = game;
  if (convention.kind === "normal") return { game: title, play: undefined };
  if (convention.kind === "alliance") return { game: title, play: messages.players(convention.players) };
  const card = catalogue.conventions.find(({ kind }) => kind === convention.kind);
  return { game: title, play: card && worded(messages, card.name) };
}
