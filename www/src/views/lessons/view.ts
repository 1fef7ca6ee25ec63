import { html, nothing } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import { effectiveColour } from "../../model/display.ts";
import { beginEditing } from "../../model/lessons/editing.ts";
import { choose, hasStep, say, tell, turn } from "../../model/lessons/leading.ts";
import { textIn, type Question } from "../../model/lessons/lesson.ts";
import { close, lessons, stepOf } from "../../model/lessons/slice.ts";
import { isPresented } from "../../model/presentation.ts";
import type { Value } from "../../model/values.ts";
import { styledBy } from "../kit/styledBy.ts";
import type { Host } from "../kit/context.ts";
import { leading } from "../kit/question/commands.ts";
import type { View } from "../kit/view.ts";
import css from "./lessons.css?inline";
import { lessonPlayer } from "./player.ts";
import { quiet } from "./question.ts";
import { faultSaid, lessonWords } from "./words.ts";
import { warns } from "../kit/voice.ts";
import * as texts from "./texts.view.ts";

const editors = new Lazy(texts.editor, () => import("./editor/editor.ts"));

/** The lesson that leads through what is shown. */
export function makeView(host: Host): View {
  const { store } = host;
  /** What a key says: the value of a position, or which of the answers it is, from 1 on. */
  const sayer = ({ kind, choices }: Question): ((said: Value) => void) | undefined => {
    if (kind === "value") return (said) => say(store, said);
    return (
      choices &&
      ((said) => {
        const choice = choices[Number(said) - 1];
        if (choice) choose(store, choice);
      })
    );
  };
  return {
    template: (context) => {
      const { state, messages } = context;
      const words = lessonWords(messages);
      const { content, fault, past } = lessons.of(state);
      const isEdited = past !== undefined;
      const title = content ? textIn(content.title, messages.code) : "";
      const named = title === "" ? words.unnamed : words.label({ title });
      const label = isEdited ? words.editor.label : named;
      const wrong = fault
        ? html`<p class="fault" ${warns()}>
            ${words.wrongLesson} ${faultSaid(fault, words)}
            ${quiet(words.dismiss, () => {
              if (content) lessons.put(store, { fault: undefined });
              else close(store);
            })}
          </p>`
        : nothing;
      const shown = (): unknown => {
        if (!content) return fault ? nothing : html`<p class="coming">${words.coming}</p>`;
        if (isEdited && !host.isAlone) return editors.get()?.lessonEditor(content, context) ?? nothing;
        return lessonPlayer(content, context, () => void beginEditing(store, content));
      };
      return html`<section class="lesson" aria-label=${label} tabindex="-1" data-leads ${styledBy(css)}>
        ${wrong}${shown()}
      </section>`;
    },
    lead: ({ state }) => {
      if (lessons.of(state).past) return undefined;
      const turning = (by: 1 | -1) => (hasStep(state, by) ? () => turn(store, by) : undefined);
      const asked = stepOf(state)?.question;
      const show = asked && !lessons.of(state).isSettled ? () => tell(store) : undefined;
      return {
        commands: leading,
        // A room sees the answer before the next step.
        stepOn: (isPresented(state) ? show : undefined) ?? turning(1),
        show,
        say: show && asked && sayer(asked),
        isByOutcome: asked?.choices === undefined && effectiveColour(state) === "outcome",
        stepBack: turning(-1),
        hasArrows: true,
      };
    },
  };
}
