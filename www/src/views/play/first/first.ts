import { html, nothing, type TemplateResult } from "lit/html.js";
import { firstGame, playAgain, showWhole, tellGame } from "../../../model/firstVisit.ts";
import { FIRST_GAME_STORY } from "../../../model/lessons/lesson.ts";
import { moverAt } from "../../../model/mover.ts";
import { beginAnew } from "../../../model/play.ts";
import { graphOf } from "../../../model/state.ts";
import type { Store } from "../../../model/store.ts";
import { told } from "../../../model/told.ts";
import { boardOf } from "../../boards/boards.ts";
import { styledBy } from "../../kit/styledBy.ts";
import { button } from "../../kit/button.ts";
import type { FigureContext, Host } from "../../kit/context.ts";
import { rulesOf } from "../../kit/rules.ts";
import type { View } from "../../kit/view.ts";
import { named } from "../named.ts";
import { play, type Sitter } from "../slice.ts";
import { isGameOver, onlyPerson } from "../turn.ts";
import { playWords } from "../words.ts";
import css from "./first.css?inline";
import { wordsBy, type Words as FirstWords } from "./words.all.ts";
import { speaks } from "../../kit/voice.ts";

/** Leads through a first game: who begins, then the game, and then what it tells of the graph. */
export function makeView({ store, links, isAlone }: Host): View {
  return {
    template: (context) => {
      const { state, messages } = context;
      const words = wordsBy[messages.code];
      const { positions } = state.line;
      const { told: count, isBegun } = firstGame.of(state);
      const whole = button(words.whole, () => showWhole(store), { look: "quiet whole" });
      const once = button(words.once, () => tellGame(store, positions.length));
      const again = button(words.again, () => playAgain(store));
      const sit = (seats: readonly Sitter[]) => (event: MouseEvent) => {
        play.put(store, { seats });
        beginAnew(store);
        firstGame.put(store, { isBegun: true });
        const root = (event.currentTarget as Element).getRootNode() as ShadowRoot;
        root.querySelector<HTMLElement>('.boards [tabindex="0"]')?.focus({ preventScroll: true });
      };
      // Whoever lost by beginning wins by not beginning.
      const seats = play.of(state).seats.toReversed();
      const swap =
        onlyPerson(state) === undefined
          ? nothing
          : button(
              words.swap[seats[0] === "person" ? "you" : "computer"],
              () => {
                play.put(store, { seats });
                playAgain(store);
              },
              { look: "main" },
            );
      if (count === positions.length)
        return strip(
          html`${sentence(context, words, count)}
            <p class="what">${words.meaning}</p>`,
          html`${swap} ${again} ${isAlone ? nothing : button(words.own, () => void ownHeaps(store))}
          ${isAlone ? nothing : html`<a href=${`#${links.write(links.here(state, links.read(`?lesson=${FIRST_GAME_STORY}`)))}`}>${words.story}</a>`}
          ${whole}`,
        );
      if (count !== undefined)
        return strip(
          html`${sentence(context, words, count)}`,
          html`${button(words.next, () => tellGame(store, count + 1), { look: "main" })} ${once}
            <span class="place"
              >${words.place({ told: messages.number(count), all: messages.number(positions.length) })}</span
            >
            ${whole}`,
        );
      if (positions.length > 1 && isGameOver(state))
        return strip(
          html`<p class="tells">${words.over}</p>`,
          html`${button(words.steps, () => tellGame(store, 1), { look: "main" })} ${once} ${again} ${whole}`,
        );
      const rule = html`<p class="tells">
        ${rulesOf(context, true)} ${boardOf(state)?.words[messages.code].touch}
      </p>`;
      // Neither the rule nor the board goes away while the first stone is taken.
      if (isBegun || positions.length > 1)
        return strip(
          html`<p class="what">${words.playing}</p>
            ${rule}`,
          html`${button(words.anew, () => playAgain(store))} ${whole}`,
        );
      return strip(
        html`<p class="what">${words.what}</p>
          ${rule}`,
        html`${button(words.begin.you, sit(["person", "solver"]), { look: "main" })}
        ${button(words.begin.computer, sit(["solver", "person"]))} ${whole}`,
      );

      function strip(says: TemplateResult, acts: TemplateResult): TemplateResult {
        return html`<section class="first" aria-label=${words.label} ${styledBy(css)}>
          <div class="says" ${speaks()}>${says}</div>
          <div class="acts">${acts}</div>
        </section>`;
      }
    },
  };
}

/** The whole graph, with the keyboard where other heaps are typed, as far as there is a place for that. */
async function ownHeaps(store: Store): Promise<void> {
  showWhole(store);
  await new Promise(requestAnimationFrame);
  const fold = document.querySelector<HTMLElement>('.fold[aria-expanded="false"]');
  if (fold?.checkVisibility()) fold.click();
  document.querySelector<HTMLElement>("#position")?.focus();
}

/** What the position tells that was come to, so many before the end: who had to lose there, or could win and how. */
function sentence({ state, messages }: FigureContext, words: FirstWords, count: number): TemplateResult {
  const { positions } = state.line;
  const place = positions.length - count;
  const [label = "", next = ""] = positions.slice(place);
  const graph = graphOf(state);
  const position = graph?.indexOf(label);
  if (!graph || position === undefined) return html``;
  const values = told(state, graph);
  const isLost = values.outcome(position) === "P";
  const who = named(state, moverAt(state, place), playWords(messages));
  const [better] = [...values.winningOf(position, 0)].map((option) => graph.label(option));
  const isRight = graph.indexOf(next) !== undefined && values.outcome(graph.indexOf(next) ?? 0) === "P";
  const says =
    next === ""
      ? words.end[isLost ? "lost" : "won"]({ position: label })
      : isLost
        ? words.lost({ ...who, position: label })
        : isRight
          ? words.won({ ...who, position: label, next })
          : words.missed({ ...who, position: label, next, better: better ?? "" });
  return html`<p class="tells">${says}</p>`;
}
