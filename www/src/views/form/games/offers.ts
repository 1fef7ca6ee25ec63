// The games to choose from, each with what is said of it and its start as a small picture.
import { Lazy } from "../../../loading/lazy.ts";
import { parts } from "../../../loading/texts.lazy.ts";
import { loadRulesets } from "../../../messages/prose.ts";
import { parseNotation } from "../../../model/calls/positions.ts";
import { gamesOf, type NamedGame } from "../../../model/games.ts";
import { offeredAs } from "../../../model/opening/ownRules.ts";
import type { Answerer } from "../../../model/solver.ts";
import type { StillShape } from "../../../scene/still.ts";
import type { Catalogue, Notation, Offer } from "../../../solver/wire.ts";
import { boardPartsOf } from "../../boards/parts.ts";
import { drawnSideBySide } from "../../boards/sideBySide.ts";

export interface OfferedGame extends Offer {
  readonly game: NamedGame;
  /** The start with which it opens, as its notation writes it, and as it is drawn; a start that is not drawn is written alone. */
  readonly written: string;
  readonly drawn: readonly StillShape[] | undefined;
}

/** What a picture is to fill, and how much larger than in the graph it may be. */
const ROOM = { width: 184, height: 72, scale: { least: 0, most: 2.4 }, letters: 18, gap: 8 };

/** Smaller letters are left out: they could not be read. */
const LETTERS = 10;

/** What is written about rulesets, fetched when games are first offered. */
const written = new Lazy(parts.rulesets, loadRulesets);

/** All games, in the order of the catalogue. */
export async function offeredGames(solver: Answerer, catalogue: Catalogue): Promise<OfferedGame[]> {
  const prose = await written.arrival();
  // What a reader writes stands in one field, so it is offered once.
  const rulesets = catalogue.rulesets.filter((card) => offeredAs(card, catalogue.rulesets) === card);
  const games = rulesets.flatMap((ruleset) => gamesOf(ruleset));
  const all = await Promise.all(
    games.map(async (game): Promise<OfferedGame | undefined> => {
      const offer = prose[game.ruleset.id]?.offers[game.place];
      const read = await parseNotation(solver, game.example);
      return offer && read.ok
        ? { ...offer, game, written: read.value.written, drawn: await startOf(read.value, solver) }
        : undefined;
    }),
  );
  return all.filter((offered) => offered !== undefined);
}

/** A start as it is drawn, and of a sum the starts of its games. */
async function startOf(start: Notation, solver: Answerer): Promise<readonly StillShape[] | undefined> {
  const components = await Promise.all(
    (start.components ?? []).map((notation) => parseNotation(solver, notation)),
  );
  const read = components.flatMap(({ value }) => value ?? []);
  const parts = boardPartsOf(start.tokens, { ...start, passes: 0 }, read);
  const drawn = drawnSideBySide(
    parts.map((part) => ({ now: part, start: part })),
    ROOM,
  );
  return drawn?.filter((shape) => shape.kind !== "text" || shape.size >= LETTERS);
}
