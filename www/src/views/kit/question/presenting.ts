// What is done by key while something is presented, whatever it is and whoever leads through it.
import { ANY_KEY, type Command } from "../../../model/commands.ts";
import { redo, undo } from "../../../model/play.ts";
import { canRedo, canUndo } from "../../../model/playedLine.ts";
import { isPresented, setPresented } from "../../../model/presentation.ts";
import { isAsking, question } from "../../../model/question/question.ts";
import { STEPS } from "../steps.ts";
import * as texts from "./texts.presenting.ts";

/** The first of those that have a key counts. */
export const presenting: readonly Command[] = [
  {
    id: "class.unblank",
    keys: [ANY_KEY],
    isPresenting: true,
    when: (given) => question.of(given.state).cover !== undefined,
    run: ({ store }) => question.put(store, { cover: undefined }),
  },
  {
    id: "class.blank",
    keys: ["b", "."],
    isPresenting: true,
    run: ({ store }) => question.put(store, { cover: "blank" }),
  },
  {
    id: "lead.link",
    words: texts.link,
    keys: ["q"],
    isOfPage: true,
    isPresenting: true,
    run: ({ store }) => question.put(store, { cover: "link" }),
  },
  {
    id: "lead.present",
    words: texts.present,
    // Where nobody leads and nothing is hidden, this key is the browser’s.
    keys: ({ state, lead }) => (lead || isPresented(state) || isAsking(state) ? ["F5"] : []),
    when: ({ state }) => state.game !== undefined,
    isIdle: ({ state }) => isPresented(state),
    run: ({ store }) => setPresented(store, true),
  },
  {
    id: "class.closeKeys",
    keys: ["Escape"],
    isPresenting: true,
    when: (given) => question.of(given.state).areKeysShown,
    run: ({ store }) => question.put(store, { areKeysShown: false }),
  },
  {
    id: "lead.leave",
    words: texts.leave,
    keys: ["Escape"],
    isPresenting: true,
    run: ({ store }) => setPresented(store, false),
  },
  {
    id: "line.on",
    keys: STEPS.on.slice(0, 1),
    isPresenting: true,
    when: ({ state, lead }) => !lead && canRedo(state.line),
    run: ({ store }) => redo(store),
  },
  {
    id: "line.back",
    keys: STEPS.back.slice(0, 1),
    isPresenting: true,
    when: ({ state, lead }) => !lead && canUndo(state.line),
    run: ({ store }) => undo(store),
  },
];
