import pages from "./pages.css?inline";
import chosen from "./worksheet.css?inline";

/** The styles of pages on the screen and on paper, and of the sheet in which they are chosen. */
export const paperStyles = pages + chosen;
