// What the reader has done so far, and the puzzle of the day.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { STORIES } from "../../model/lessons/stories/shelf.ts";
import { Turn } from "../../model/opening/opener.ts";
import { addProgress, forgetProgress, progress, progressText, readProgress } from "../../model/progress.ts";
import { button } from "../kit/button.ts";
import type { Context } from "../kit/context.ts";
import { textLine } from "../kit/controls.ts";
import { dayOf, streak } from "../play/daily.ts";
import { clockOf } from "../play/run.ts";
import type { Messages } from "./words.ts";
import { closing } from "./ownLessons.ts";
import * as texts from "./texts.progress.ts";

const puzzles = new Lazy(texts.puzzles, () => import("../play/puzzle.ts"));

/** Puzzle of the day, with how many in a row were solved, and what carries all that is kept to another device or clears it. */
export function progressList({ store, links, messages, redraw }: Context<Messages>): TemplateResult {
  const { done: words } = messages;
  const today = dayOf(new Date());
  const { stories, days, ten } = progress();
  const read = STORIES.filter(({ id }) => stories.includes(id)).length;
  const isAny = stories.length + days.length > 0 || ten !== undefined;
  return html`<section class="progress">
    <p class="own">
      ${button(
        words.daily,
        closing(() => {
          // Whoever goes elsewhere before it has come stays there.
          const turn = Turn.apart(store);
          void puzzles.arrival().then(({ openDaily }) => openDaily({ store, links }, today, turn));
        }),
        { look: days.includes(today) ? "" : "main" },
      )}
      <span>
        ${days.includes(today) ? words.solved : nothing} ${words.streak({ days: streak(days, today) })}
        ${words.stories({ read, all: STORIES.length })}
        ${ten ? words.ten({ right: ten.right, time: clockOf(ten.seconds) }) : nothing}
      </span>
      ${
        isAny
          ? button(words.forget, () => {
              forgetProgress();
              redraw();
            })
          : nothing
      }
    </p>
    <details>
      <summary>${words.carry}</summary>
      ${textLine(
        words.code,
        isAny ? progressText({ stories, days, ten }) : "",
        (text) => {
          const said = readProgress(text);
          if (!said) return;
          addProgress(said);
          redraw();
        },
        { isSpoken: true, holds: "notation" },
      )}
    </details>
  </section>`;
}
