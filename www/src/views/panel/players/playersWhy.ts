import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { ExplainedOption, Explanation } from "../../../solver/wire.ts";
import { effectiveColour, moverOf } from "../../../model/display.ts";
import { preferencesOf } from "../../../model/preferences.ts";
import type { State } from "../../../model/state.ts";
import { verdictOf } from "../../../model/verdict.ts";
import { NOBODY } from "../../../model/values.ts";
import type { Locale } from "../../../messages/locale.ts";
import { player } from "../../../messages/player.ts";
import { valueBadge } from "../../kit/badge.ts";
import type { Context } from "../../kit/context.ts";
import { moverChoice } from "../../kit/mover/moverChoice.ts";
import type { KitWords } from "../../kit/words.ts";
import { rich } from "../../kit/rich.ts";
import { verdictPhrase } from "../../kit/verdict.ts";
import type { Words as PanelWords } from "../words.en.ts";
import { fold } from "../fold.ts";
import { howMany, optionRows, type OptionsRow } from "../why.ts";
import { wordsBy, type Words as PlayersWords } from "./words.all.ts";

const wordsIn = ({ code }: Locale): PlayersWords => wordsBy[code];

/** Who wins and why, in plain words; then who wins by who is to move. */
export function playersHeading(
  { state, messages }: Context<PanelWords>,
  explanation: Explanation,
): TemplateResult {
  const words = wordsIn(messages);
  const { gameValue, winners = [] } = explanation.value;
  return html`<p class="plain">${plainly(state, explanation, words, messages).join("")}</p>
    ${gameValue === undefined ? html`<p class="caption">${words.position.winners}</p>` : nothing}
    ${winnersTable(winners, gameValue !== undefined, words)}`;
}

function plainly(
  state: State,
  { label, value, options, optionCount, movers }: Explanation,
  { plain: words }: PlayersWords,
  messages: PanelWords & KitWords,
): readonly string[] {
  const found = verdictOf(state);
  if (!found) return [];
  const says = verdictPhrase(label, found, (option) => option.label, messages.verdict, "grundy");
  if (optionCount === 0) return [...says, words.end];
  if (found.kind === "nobody") return [...says, words.rather];
  const mover = moverOf(state);
  const winner = value.winners?.[mover] ?? 0;
  if (found.kind === "level" && found.distance === 0)
    return [...says, words.level({ moves: (value.winners?.length ?? 0) - 1 })];
  if (found.kind === "level" && found.nearest) return [...says, words.end];
  const wanted = wantedMore(state, mover, winner);
  const chosen = movers?.[mover]?.options[0];
  const reason =
    found.kind === "level" || winner === mover || wanted.length === 0
      ? words.goes({ mover: player(mover), move: chosen === undefined ? undefined : options[chosen]?.label })
      : wanted.length === (value.winners?.length ?? 0) - 1
        ? words.whatever({ winner: player(winner) })
        : words.reaches({
            mover: player(mover),
            winner: player(winner),
            others: wanted.map(player).reduce((one, other) => words.or({ one, other })),
          });
  return [
    ...says,
    ...(found.kind === "turns" || found.kind === "level"
      ? [words.that({ mover: player(mover), winner: player(winner) })]
      : []),
    reason,
  ];
}

/** What is said of it in a few words. */
export function playersFacts({ value }: Explanation, messages: Locale): string[] {
  return value.gameValue === undefined || value.gameValue === NOBODY
    ? []
    : [wordsIn(messages).position.gameValue({ value: value.gameValue })];
}

/** Who is to move, and under each who wins then. Beside game values, which look alike, players have their names alone. */
function winnersTable(
  winners: readonly number[],
  isBesideValues: boolean,
  { position: words }: PlayersWords,
): TemplateResult {
  return html`<table class="winners" aria-label=${words.table}>
    <tbody>
      <tr>
        <th scope="row">${words.moves}</th>
        ${winners.map((_, mover) => html`<td>${player(mover)}</td>`)}
      </tr>
      <tr>
        <th scope="row">${words.wins}</th>
        ${winners.map(
          (winner, mover) =>
            html`<td
              title=${winner === NOBODY ? words.nobody : words.column({ mover: player(mover), winner: player(winner) })}
            >
              ${winner === NOBODY ? "–" : isBesideValues ? html`<b>${player(winner)}</b>` : valueBadge(winner, "players")}
            </td>`,
        )}
      </tr>
    </tbody>
  </table>`;
}

/**
 * Why. Where the picture is of game values or of distances, the rows are these, and the rule is how they follow from one another;
 * else they are who wins after each option when one player is to move, in the order in which that player would rather see them win.
 */
export function playersWhy(context: Context<PanelWords>, explanation: Explanation): TemplateResult {
  const { state, messages, store } = context;
  const words = wordsIn(messages);
  const { value, options, optionCount, movers } = explanation;
  const { winners = [] } = value;
  const mover = moverOf(state);
  const choice = movers?.[mover];
  const number = numberOf(state, value);
  const next = (mover + 1) % winners.length;
  const afterwards = (option: ExplainedOption): number =>
    (number ? option.value[number.kind] : option.value.winners?.[next]) ?? 0;
  const winner = player(winners[mover] ?? 0);
  const chosen = choice?.options[0];
  const best = chosen === undefined ? undefined : options[chosen];
  const isWon = winners[mover] === mover;
  const isDrawn = winners[mover] === NOBODY;
  const [first = 0, ...others] = orderOf(state, number?.kind, winners.length, mover);
  const rows = rowsOf(options, afterwards, [first, NOBODY, ...others]).map((row): OptionsRow => ({
    ...row,
    value: row.value === NOBODY ? "D" : row.value,
    ...(best && row.options.includes(best) && { note: words.why.best({ isWin: isWon }) }),
  }));
  const sentence =
    optionCount === 0
      ? terminal(number, mover, winners, words)
      : isDrawn
        ? words.why.drawn({ mover: player(mover) })
        : number
          ? analysis(number, winners.length - 1, words)
          : words.why.prefers({
              mover: player(mover),
              order: orderOf(state, undefined, 0, mover)
                .map(player)
                .reduce((one, other) => words.why.then({ one, other })),
            });
  const part = {
    id: "why",
    name: isDrawn
      ? words.why.nobody
      : number
        ? words.why.name[number.kind]({ value: number.value })
        : words.why.winner({ winner }),
    beside: howMany(explanation, messages),
    isOpen: true,
  };
  return fold(
    part,
    context,
    () =>
      html`${number ? nothing : moverChoice(winners.length, mover, messages, store)}
        <p>${rich(sentence, messages)}</p>
        ${optionRows(
          explanation,
          rows,
          number?.kind === "distance" ? 0 : "players",
          (option) => {
            const isWin = option.value.winners?.[next] === mover;
            const has = afterwards(option);
            return {
              outcome: isWin ? "P" : has === NOBODY ? "D" : "N",
              spoken:
                has === NOBODY
                  ? words.position.nobody
                  : number
                    ? words.why.is[number.kind]({ value: has })
                    : words.why.winnerIs({ winner: player(has) }),
            };
          },
          context,
        )}`,
  );
}

/** The number that the picture shows of a position, whoever is to move. */
interface PlayersNumber {
  kind: "gameValue" | "distance";
  value: number;
}

function numberOf(state: State, known: Explanation["value"]): PlayersNumber | undefined {
  const kind = effectiveColour(state);
  if (kind !== "gameValue" && kind !== "distance") return undefined;
  const value = known[kind];
  return value === undefined ? undefined : { kind, value };
}

/** The distances, the game values or the players, with what a mover wants most before what it wants less. */
function orderOf(
  state: State,
  kind: PlayersNumber["kind"] | undefined,
  players: number,
  mover: number,
): readonly number[] {
  const convention = state.game?.convention;
  const wanted = kind === "distance" ? 0 : players - 1;
  if (kind) return Array.from({ length: players }, (_, turns) => (turns + wanted) % players);
  return (convention?.kind === "alliance" ? preferencesOf(convention)[mover] : undefined) ?? [];
}

function rowsOf(
  options: readonly ExplainedOption[],
  valueOf: (option: ExplainedOption) => number,
  order: readonly number[],
): Array<OptionsRow & { value: number }> {
  return order
    .map((value) => ({ value, options: options.filter((option) => valueOf(option) === value) }))
    .filter(({ options: members }) => members.length > 0);
}

/**
 * How a game value follows from those of the options: Analyses 1 to 3 of 刘文安, 肖亚 (2021); or how far a position is from a level
 * one.
 */
function analysis({ kind, value }: PlayersNumber, last: number, { why: words }: PlayersWords): string {
  if (kind === "distance") {
    if (value === 0) return words.level({ moves: last });
    return value === 1 ? words.oneMove : words.farther({ moves: value, nearer: value - 1 });
  }
  if (value === 0) return words.zero({ last });
  return value === last
    ? words.last({ value: last - 1 })
    : words.between({ value, least: value - 1, most: last - 1 });
}

/** The players whom a mover would rather see win than the one who does. */
function wantedMore(state: State, mover: number, winner: number): readonly number[] {
  const order = orderOf(state, undefined, 0, mover);
  return order.slice(0, order.indexOf(winner));
}

/** At the end of play whoever is to move wins as the first who cannot, whoever moved last does, or one between them. */
function terminal(
  number: PlayersNumber | undefined,
  mover: number,
  winners: readonly number[],
  { why: words }: PlayersWords,
): string {
  const { length: players } = winners;
  const winner = winners[mover] ?? 0;
  const turns = (winner - mover + players) % players;
  if (number?.kind === "distance")
    return number.value === 0 ? words.levelEnd : words.endCounts({ moves: number.value });
  const value = number?.value;
  if (turns === 0)
    return value === undefined ? words.stuck({ mover: player(mover) }) : words.terminalStuck({ value });
  if (turns === players - 1)
    return value === undefined ? words.moved({ winner: player(winner) }) : words.terminalMoved({ value });
  return value === undefined
    ? words.after({ mover: player(mover), winner: player(winner), turns })
    : words.terminalAfter({ value });
}

/** How the picture is read, with several players: samples and what they mean. */
export function playersHowTo(context: Context<PanelWords>): Array<[sample: unknown, text: string]> {
  const { state, messages } = context;
  const { howTo: words } = wordsIn(messages);
  const colouring = effectiveColour(state);
  const isLevel = colouring === "distance";
  const mover = typeof colouring === "number" ? player(moverOf(state)) : undefined;
  const badges = [0, 1].map((value) => valueBadge(value, "players"));
  return [
    isLevel
      ? [valueBadge(0, 0), words.level]
      : [html`<span class="badge P"></span><span class="badge outlined"></span>`, words.solid({ mover })],
    isLevel
      ? [[1, 2].map((value) => valueBadge(value, 0)), words.distance]
      : [badges, mover === undefined ? words.gameValue : words.winner({ mover })],
    [
      html`<svg viewBox="0 0 36 12" width="36" height="12">
        ${svg`<path class="shaft" d="M2,6H26"></path><path class="tip" d="M34,6L24,2L24,10Z"></path>`}
      </svg>`,
      isLevel ? words.ways : words.arrows({ mover }),
    ],
  ];
}
