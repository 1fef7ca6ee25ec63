// A structure as a picture for files: what is drawn of it, the sentence below, and the triples in rows.
import { tells } from "../../model/telling.ts";
import type { Paint } from "../../scene/paint.ts";
import { rectangle, type Still, type StillShape } from "../../scene/still.ts";
import type { StillInput } from "../kit/still.ts";
import { described, placed, sentence, widthOf } from "../kit/placed.ts";
import { growthShown } from "./growth.ts";
import { Outcomes } from "./outcomes.ts";
import { hueOf, middled, type StructurePicture } from "./picture.ts";
import { heapsLabel } from "./positions.ts";
import { propertyShown } from "./properties.ts";
import { setsShown } from "./sets.ts";
import type { BinarySum, PowerBar, SetChange, StructureShown, StructuresInput, TripleRow } from "./shown.ts";
import { structures } from "./slice.ts";
import { triplesShown } from "./triples.ts";
import { weekShown } from "./week.ts";
import { structuresWords } from "./words.ts";

const SHOWN: Readonly<Record<string, (shown: StructuresInput) => StructureShown | undefined>> = {
  triples: triplesShown,
  week: weekShown,
  sets: (shown) => propertyShown(shown) ?? setsShown(shown),
  growth: growthShown,
};

/** How wide a picture is at least. */
const WIDTH = 400;
/** How large the letters of sentences and rows are. */
const LETTERS = 15;
/** Between what stands one below the other, and between pictures side by side. */
const GAP = 16;

/** Of more triples in one row the list is too long to stand below a picture. */
const MOST_IN_ROW = 35;

/** The structure that is chosen; nothing while what it tells of is hidden. */
export async function stillOf({ state, solver, messages, isByHand }: StillInput): Promise<Still | undefined> {
  let answered = (): void => undefined;
  const outcomes = new Outcomes({ state, solver }, () => answered());
  const words = structuresWords(messages);
  const look = (): StructureShown | undefined =>
    SHOWN[structures.of(state).structure]?.({
      context: { state, messages },
      words,
      outcomes,
      last: undefined,
    });
  outcomes.follow(state);
  let shown = look();
  while (outcomes.isAsking) {
    await new Promise<void>((resolve) => (answered = resolve));
    shown = look();
  }
  if (!isByHand || !shown) return shown && laidOut(shown, messages);
  // The sentence is what is asked, or else the answer.
  const { says = "", task = says } = shown;
  const hasSentence = shown.task === undefined && tells(state, "everything");
  const still = laidOut({ ...shown, says: hasSentence ? says : undefined }, messages);
  return still && { ...still, exercise: { task } };
}

/** What is laid out from 0, 0. */
interface StructureBlock {
  parts: readonly StillShape[];
  width: number;
  height: number;
}

function laidOut(
  { figure, says = "", rows = [] }: StructureShown,
  messages: StillInput["messages"],
): Still | undefined {
  const drawn = drawnOf(figure);
  if (!drawn) return undefined;
  const width = Math.max(WIDTH, drawn.width);
  const said = sentence(says, { x: 0, y: drawn.height + GAP }, width, { size: LETTERS, fill: "ink" });
  const end = drawn.height + (said.height > 0 ? GAP + said.height : 0);
  const list = listed(rows, width);
  return {
    ...{ left: 0, top: 0, width },
    height: end + (list.height > 0 ? GAP + list.height : 0),
    description: figure?.kind === "picture" ? described(figure.picture.label, says, messages) : says,
    parts: [
      ...placed(drawn.parts, { x: (width - drawn.width) / 2, y: 0, scale: 1 }),
      ...said.parts,
      ...placed(list.parts, { x: 0, y: end + GAP, scale: 1 }),
    ],
  };
}

function drawnOf(figure: StructureShown["figure"]): StructureBlock | undefined {
  switch (figure?.kind) {
    case "picture":
      return { ...figure.picture, parts: partsOf(figure.picture) };
    case "changes":
      return changed(figure.changes);
    case "bars":
      return barred(figure.bars);
    case "sums":
      return summed(figure.sums);
    default:
      return undefined;
  }
}

const partsOf = ({ pieces }: StructurePicture): StillShape[] => pieces.flatMap(({ parts }) => parts);

/** Pictures side by side, each with what is written below it. */
function changed(changes: readonly SetChange[]): StructureBlock {
  const scale = 0.65;
  const [first] = changes;
  const { width, height } = first?.picture ?? { width: 0, height: 0 };
  const pitch = scale * width + GAP;
  const parts = changes.flatMap(({ picture, says, heaps }, place) => [
    ...placed(partsOf(picture), { x: place * pitch, y: 0, scale }),
    middled(
      says === undefined ? "…" : `${says}\u2003${heapsLabel(heaps)}`,
      { x: place * pitch + (scale * width) / 2, y: scale * height + GAP },
      LETTERS,
    ),
  ]);
  return { parts, width: changes.length * pitch - GAP, height: scale * height + GAP + LETTERS };
}

/** A name before what begins at a place. */
function before(name: string, x: number, y: number): StillShape {
  return { ...middled(name, { x: x - 12, y }, LETTERS), anchor: "end" };
}

/** How high a bar is, and how long the longest. */
const [BAR, LONGEST] = [38, 480];

function barred(bars: readonly PowerBar[]): StructureBlock {
  const left = Math.max(...bars.map(({ name }) => widthOf(name, LETTERS))) + 12;
  const unit = LONGEST / Math.max(1, ...bars.map(({ length }) => length));
  const pitch = BAR + GAP;
  const parts = bars.flatMap(({ name, parts }, row) => {
    let x = left;
    const middle = row * pitch + BAR / 2;
    const blocks = parts.flatMap(({ set, blocks }) =>
      blocks.flatMap(({ size, isShared }): StillShape[] => {
        const width = size * unit;
        const at = { x: x + width / 2, y: middle };
        x += width;
        const fill: Paint = isShared ? "n-cap" : set === 1 ? "focus" : "ink";
        const text = isShared ? "on-n-cap" : "ink";
        const struck = widthOf(String(size), LETTERS) + 2;
        return [
          {
            kind: "path",
            d: rectangle(at.x - width / 2 + 1, row * pitch, Math.max(1, width - 2), BAR),
            fill,
            ...(!isShared && { opacity: set === 1 ? 0.22 : 0.14 }),
          },
          ...(width > struck ? [middled(String(size), at, LETTERS, text)] : []),
          ...(isShared && width > struck
            ? [
                {
                  kind: "path",
                  d: `M${at.x - struck / 2} ${at.y}h${struck}`,
                  stroke: { paint: text, width: 1.2 },
                } as const,
              ]
            : []),
        ];
      }),
    );
    return [before(name, left, middle), ...blocks];
  });
  return { parts, width: left + LONGEST, height: bars.length * pitch - GAP };
}

/** A digit, and a line of them. */
const DIGIT = { width: 28, height: 26 };

function summed(sums: readonly BinarySum[]): StructureBlock {
  const left = Math.max(...sums.flatMap(({ rows }) => rows.map(({ name }) => widthOf(name, LETTERS)))) + 12;
  const titles = sums.map(({ says, heaps }) => `${says} ${heapsLabel(heaps)}`);
  const high = (count: number): number => (count + 1) * DIGIT.height + GAP;
  let top = 0;
  const parts = sums.flatMap(({ rows }, place): StillShape[] => {
    const y = top;
    top += high(rows.length);
    const title = {
      ...middled(titles[place] ?? "", { x: 0, y: y + DIGIT.height / 2 }, LETTERS),
      anchor: "start" as const,
    };
    return [
      title,
      ...rows.flatMap(({ name, digits }, row) => {
        const middle = y + (row + 1.5) * DIGIT.height;
        return [
          before(name, left, middle),
          ...digits.flatMap(({ digit, isAdded }, column): StillShape[] => {
            const x = left + column * DIGIT.width;
            const text = middled(
              digit,
              { x: x + DIGIT.width / 2, y: middle },
              LETTERS,
              isAdded ? "on-accent" : "ink",
            );
            if (!isAdded) return [text];
            const d = rectangle(x, middle - DIGIT.height / 2, DIGIT.width, DIGIT.height);
            return [{ kind: "path", d, fill: "accent" }, text];
          }),
        ];
      }),
    ];
  });
  const columns = Math.max(...sums.flatMap(({ rows }) => rows.map(({ digits }) => digits.length)));
  const width = Math.max(left + columns * DIGIT.width, ...titles.map((title) => widthOf(title, LETTERS)));
  return { parts, width, height: top - GAP };
}

/** A triple, and from one to the next. */
const PILL = { height: 24, between: 6, letters: 13 };

/** Triples in rows, those without a name in as many as there is room for. */
function listed(rows: readonly TripleRow[], room: number): StructureBlock {
  const longest = Math.max(0, ...rows.flatMap(({ triples }) => triples.flatMap(({ triple = [] }) => triple)));
  const named = rows.filter(({ name }) => name !== undefined);
  const left = Math.max(0, ...named.map(({ name = "" }) => widthOf(name, LETTERS) + 12));
  // What has a name stands in one row.
  const most = Math.max(1, ...named.map(({ triples }) => triples.length));
  const wide = Math.min(
    widthOf(Array(3).fill(longest).join(SPACE), PILL.letters) + 14,
    (room - left) / most - PILL.between,
  );
  const [pitch, line] = [wide + PILL.between, PILL.height + PILL.between];
  const inRow = Math.max(1, Math.floor((room - left + PILL.between) / pitch));
  const parts: StillShape[] = [];
  let y = 0;
  for (const { name = "", isDrawn = false, triples } of rows.filter(
    ({ triples }) => triples.length <= MOST_IN_ROW,
  )) {
    const title = middled(
      name,
      { x: 0, y: y + PILL.height / 2 },
      LETTERS,
      isDrawn ? "accent" : "muted",
      isDrawn,
    );
    if (name) parts.push({ ...title, anchor: "start" });
    for (const [place, each] of triples.entries()) {
      const x = left + (place % inRow) * pitch + wide / 2;
      parts.push(...pill(each, { x, y: y + Math.floor(place / inRow) * line + PILL.height / 2 }, wide));
    }
    y += Math.ceil(triples.length / inRow) * line;
  }
  return { parts, width: room, height: Math.max(0, y - PILL.between) };
}

/** Between the numbers of a triple. */
const SPACE = "\u00a0";

function pill(
  { triple, isChosen, hue }: TripleRow["triples"][number],
  at: { x: number; y: number },
  wide: number,
): StillShape[] {
  if (!triple) return [middled("?", at, PILL.letters, "muted")];
  const own = hue === undefined ? undefined : hueOf(hue).fill;
  const round = PILL.height / 2;
  const straight = wide - PILL.height;
  const half = `a${round} ${round} 0 0 1 0 `;
  const d = `M${at.x - straight / 2} ${at.y - round}h${straight}${half}${PILL.height}h${-straight}${half}${-PILL.height}z`;
  return [
    {
      kind: "path",
      d,
      ...(isChosen ? { fill: "accent" } : own && { fill: own, opacity: 0.24 }),
      stroke: { paint: isChosen ? "accent" : (own ?? "hairline"), width: 1 },
    },
    middled(triple.join(SPACE), at, PILL.letters, isChosen ? "on-accent" : "ink"),
  ];
}
