import { sheetOf } from "../kit/adopt.ts";
import text from "./share.css?inline";

/** The styles of the sheet. */
export const shareStyles = (): CSSStyleSheet => sheetOf(text);
