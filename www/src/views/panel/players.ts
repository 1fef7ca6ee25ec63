// What the page has for several players, fetched when a game has them or their preferences are opened.
export { allianceChoice } from "../form/allianceChoice.ts";
export { playersHeading, playersHowTo, playersWhy } from "./playersWhy.ts";
export { preferenceMatrix } from "../form/preferenceMatrix.ts";
