import type { Controller } from "../model/controller.ts";

/** What the reader can ask for. Views only ever call these; they know nothing of how they are carried out. */
export type Intents = Pick<
  Controller,
  | "editPosition"
  | "editParameter"
  | "submit"
  | "arrange"
  | "forgetEmptyHeaps"
  | "startFrom"
  | "chooseRuleset"
  | "chooseConvention"
  | "show"
  | "chooseLanguage"
  | "activate"
  | "goTo"
  | "undo"
  | "redo"
  | "pointAt"
  | "toggleLabelling"
  | "labelUpTo"
  | "labelBy"
  | "playLabelling"
  | "labelAtSpeed"
  | "cancel"
  | "dismiss"
>;
