// What opens from the header, fetched when the first of it is opened.
export { componentList } from "../boards/sum/editor.ts";
export { exampleList, walk } from "./exampleList.ts";
export { heapList } from "../boards/heaps/editor.ts";
export { help } from "./help.ts";
