import type { Controller } from "../../model/controller.ts";
import type { PageController } from "../../model/pageController.ts";

/** What the reader can ask for. Views only ever call these; they know nothing of how they are carried out. */
export type Intents = Pick<
  Controller,
  | "startFrom"
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

/** What can be asked for by the form besides. */
export type PageIntents = Intents &
  Pick<
    PageController,
    | "editPosition"
    | "editParameter"
    | "chooseParameter"
    | "submit"
    | "arrange"
    | "arrangeSum"
    | "forgetEmptyHeaps"
    | "inLab"
    | "chooseRuleset"
  >;
