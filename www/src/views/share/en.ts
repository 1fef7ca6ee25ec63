/** The words of the sheet in which what is shown is made ready for others. */
export const en = {
  title: "Share",
  close: "Close",
  way: "As",
  ways: { link: "Link", frame: "Frame", element: "Element", picture: "Picture" },
  about: {
    link: "Opens this page with the same game. Send it, or put it into a text.",
    frame: "A live figure for every blog that takes an <iframe>.",
    element:
      "A live figure for pages that may run a script. The picture in it stands in where none runs: in feeds, in letters, on paper.",
    picture: "A still picture that leads to the live figure.",
  },

  start: "Start",
  startHint: "A position of the same game",
  values: "Values",
  value: { shown: "shown", hidden: "hidden", stepwise: "step by step" },
  from: "from step",
  until: "to step",
  width: "Width of the column",
  height: (height: number) => `${height} px high`,
  follows: "the frame follows the height of the figure (by a script)",
  inside: "Picture file",
  insides: { code: "within the code", file: "a file of mine" },
  fileHint: (name: string) => `Save the SVG and put it beside your page as ${name}.`,

  preview: "Preview",
  code: "Code to copy",
  copy: "Copy",
  copyPicture: "Copy picture",
  copyTable: "Copy table",
  record: "The game as it was played",
  copyRecord: "Copy the game",
  copied: "Copied.",
  notCopied: "The browser did not allow it. The text is selected: press Ctrl+C.",
  notAllowed: "The browser did not allow it.",
  notMade: (why: string) => `That did not work: ${why}`,
  send: "Send…",
  save: "Save the picture",
  table: "The table of positions",
  paper: "background",
  selection: "moves of the selected position",
  fragment: "TikZ without a document around it",
  scale: "Size of the PNG",
  tooLarge: (scale: number) =>
    `The picture has too many pixels for that: at most ${scale} to one of its own. An SVG has no such bound.`,
  otherView: "The picture is of the graph; what is shown here has none.",
  noPicture: "This graph is too large to be drawn, so there is no picture of it.",
};

export type ShareWords = typeof en;
