// What opens from the header, fetched when the first of it is opened.
export { exampleList, walk } from "./exampleList.ts";
export { help } from "./help.ts";
