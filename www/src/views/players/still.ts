// One graph under several conventions as a picture for files: side by side where there is room, and else one below the other.
import { SeveralGraphs, type Several } from "../../model/graph/several.ts";
import type { Scene } from "../../scene/shapes.ts";
import type { PositionAnswer, Still, StillPart, StillText } from "../../scene/still.ts";
import { FONT_SIZE } from "../../scene/text.ts";
import { comeMiniatures } from "../boards/boards.ts";
import { keysParts } from "../kit/cells/stillKeys.ts";
import { freeStage } from "../kit/figureStage.ts";
import { described, placed, sentence } from "../kit/placed.ts";
import { policyOf } from "../kit/policy.ts";
import { PHONE, type StillInput } from "../kit/still.ts";
import { graphParts } from "../picture/graphParts.ts";
import { farthestOf, keysOf, LEAST, pictureOf, saidOf, type PictureSaid } from "./pictures.ts";
import { players } from "./slice.ts";
import { playersWords, type PlayersWords } from "./words.ts";

/** How wide a column is at least, and how far apart columns and rows are, in pixels. */
const NARROWEST = 190;
const BETWEEN = 20;
/** Rather than that one stands below the others, all may be so many times as wide as there is room for. */
const WIDER = 1.15;
/** Between a picture and what is written above and below it. */
const GAP = 8;
/** The sizes of letters. */
const NAME = 15;
const SAYS = 13;

interface ComparedPicture {
  scene: Scene;
  said: PictureSaid;
}

/** Pictures in so many columns so wide, all enlarged alike. */
interface PictureColumns {
  pictures: readonly ComparedPicture[];
  columns: number;
  width: number;
  scale: number;
}

/** All pictures; nothing where their values could not be found. */
export async function stillOf(given: StillInput): Promise<Still | undefined> {
  const { state, stage, messages, isAnswering = false, isByHand = false } = given;
  const several = await severalOf(given);
  const miniatures = await comeMiniatures(state);
  if (several.error) return undefined;
  const words = playersWords(messages);
  const draw = (width: number): ComparedPicture[] =>
    several.graphs.flatMap((graph, place) => {
      const convention = several.conventions[place];
      if (!convention) return [];
      const scene = pictureOf(graph, policyOf(state, graph, messages.code), freeStage(width), miniatures);
      return { scene, said: saidOf(scene, convention, state, words, messages) };
    });
  const selected = isByHand ? undefined : several.graphs[0]?.indexOf(state.selected);
  const still = (room: number): Still => {
    const columns = inColumns(room, several.graphs.length, draw);
    const { parts, answers, width, height } = rowsOf(columns, selected, words);
    const legend = keysParts(keysOf(farthestOf(several.conventions), words), messages.number, {
      left: 0,
      top: height + GAP,
      width,
    });
    const says = columns.pictures.map(({ said: { name, ends, found } }) =>
      [name, ends, found].filter(Boolean).join(words.between),
    );
    return {
      ...{ left: 0, top: 0, width: Math.max(width, legend.width), height: height + GAP + legend.height },
      description: [words.shows({ notation: state.game?.notation ?? "" }), ...says].reduce((one, other) =>
        described(one, other, messages),
      ),
      parts: [...parts, ...legend.parts],
      ...(isAnswering && { answers }),
    };
  };
  return {
    ...still(stage.width),
    ...(isAnswering && stage.width > PHONE && { narrow: still(PHONE) }),
    ...(isByHand && { exercise: { task: words.task } }),
  };
}

/** The values of all conventions, or why there are none. */
function severalOf({ state, solver }: StillInput): Promise<Several> {
  return new Promise((resolve) => {
    const several = new SeveralGraphs(solver, () => several.found && resolve(several.found));
    several.follow(state, players.of(state));
  });
}

/** As many columns as there is room for with letters that can be read, and no row much shorter than the others. */
function inColumns(room: number, count: number, draw: (width: number) => ComparedPicture[]): PictureColumns {
  const most = Math.max(1, Math.floor((room + BETWEEN) / (NARROWEST + BETWEEN)));
  for (let columns = Math.ceil(count / Math.ceil(count / most)); ; columns--) {
    const width = (room + BETWEEN) / columns - BETWEEN;
    const pictures = draw(width);
    const widest = Math.max(...pictures.map(({ scene }) => scene.width));
    const least = LEAST / FONT_SIZE;
    if (columns > 1 && least * widest > WIDER * width) continue;
    const largest = pictures[0]?.scene.frame.largestScale ?? 1;
    const scale = Math.max(least, Math.min(width / widest, largest));
    return { pictures, columns, width: Math.max(width, scale * widest), scale };
  }
}

/** Each picture below its name, and what is said of it below the picture; those of one row stand on one level. */
function rowsOf(
  { pictures, columns, width, scale }: PictureColumns,
  selected: number | undefined,
  { between }: PlayersWords,
): { parts: StillPart[]; answers: PositionAnswer[]; width: number; height: number } {
  const parts: StillPart[] = [];
  const answers: PositionAnswer[] = [];
  const written = (
    text: string,
    at: { x: number; y: number },
    look: Pick<StillText, "size" | "fill"> & Partial<StillText>,
  ): number => {
    const { parts: lines, height } = sentence(text, at, width, { anchor: "middle", ...look });
    parts.push(...lines);
    return height;
  };
  let y = 0;
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures
      .slice(first, first + columns)
      .map((picture, column) => ({ ...picture, x: column * (width + BETWEEN) + width / 2 }));
    const heads = row.map(({ x, said: { name, ends } }) => {
      const high = written(name, { x, y }, { size: NAME, fill: "ink", isBold: true });
      return high + written(ends, { x, y: y + high }, { size: SAYS, fill: "muted" });
    });
    const top = y + Math.max(...heads) + GAP;
    for (const { x, scene, said } of row) {
      const origin = { x: x - scale * (scene.left + scene.width / 2), y: top - scale * scene.top };
      parts.push(...placed(graphParts(scene, selected), { ...origin, scale }));
      const high = scale * scene.frame.nodeHeight;
      for (const node of scene.nodes) {
        const wide = scale * node.width;
        answers.push({
          kind: "position",
          left: origin.x + scale * node.x - wide / 2,
          top: origin.y + scale * node.y - high / 2,
          width: wide,
          height: high,
          label: node.label,
          told: [said.name, said.at(node.position)].join(between),
        });
      }
    }
    const bottom = top + scale * Math.max(...row.map(({ scene }) => scene.height)) + GAP;
    const feet = row.map(({ x, said: { found, at } }) => {
      const here = selected === undefined ? "" : at(selected);
      const says = [found, here].filter(Boolean).join(between);
      return written(says, { x, y: bottom }, { size: SAYS, fill: "muted" });
    });
    y = bottom + Math.max(...feet) + BETWEEN;
  }
  return { parts, answers, width: columns * (width + BETWEEN) - BETWEEN, height: y - BETWEEN };
}
