// What opens from the header, fetched when the first of it is opened.
export { componentList } from "./componentList.ts";
export { exampleList, walk } from "./exampleList.ts";
export { heapList } from "./heapList.ts";
export { help } from "./help.ts";
