// Pictures of what a link shows, and the table of its positions.
import type { Format } from "../../../../figure.d.ts";
import { arrival, lessons } from "../../../model/lessons/slice.ts";
import { shortened } from "../../../views/kit/quoted.ts";
import { links } from "../../../views/registry.ts";
import { write } from "../../figure.ts";
import { isTable } from "../../formats.ts";
import type { Asked, CommandEntry, Found } from "../command.ts";
import { CommandEnd } from "../given.ts";
import { type OptionName, THEMES, TOO_LARGE, WRONG } from "../options.ts";
import { endingOf, linkIn } from "../reading.ts";

const PICTURE = ["theme", "width", "height", "no-paper", "no-selection", "page"] as const;

const figure = (id: Format, options: readonly OptionName[]): CommandEntry => ({
  id,
  takes: ["LINK"],
  options,
  files: [],
  run: (asked, [link = ""]) => found(id, asked, link),
});

export const figures: readonly CommandEntry[] = [
  figure("svg", PICTURE),
  figure("element", ["fragment", ...PICTURE]),
  figure("animated", ["from", "to", ...PICTURE]),
  figure("tikz", ["fragment", ...PICTURE]),
  figure("dot", PICTURE),
  figure("csv", ["page"]),
  figure("json", ["page"]),
];

async function found(format: Format, asked: Asked, text: string): Promise<Found> {
  const { given, told, language, messages } = asked;
  const link = linkIn(text, told);
  const [width, height, from, to] = (["width", "height", "from", "to"] as const).map((option) =>
    given.number(option),
  );
  const theme = given.chosen("theme", THEMES);
  const address = given.text("page");
  const { lesson } = lessons.in(links.read(link));
  if (lesson !== undefined && !(await (await arrival.arrival()).lessonOf(lesson)).ok)
    throw new CommandEnd(told.noMeaning({ field: "lesson", text: shortened(lesson) }));
  const answer = await write(format, link, {
    language,
    ...(theme && { theme }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    hasPaper: !given.has("no-paper"),
    hasSelection: !given.has("no-selection"),
    isFragment: given.has("fragment"),
    ...(address !== undefined && { address }),
  });
  if (answer.ok) {
    const { value } = answer;
    return { plain: () => (value.endsWith("\n") ? value : `${value}\n`), origin: {}, record: {} };
  }
  const { error } = answer;
  if (error.code === "no-picture" && isTable(format)) throw new CommandEnd(told.noTable, TOO_LARGE);
  if (error.code === "no-picture" || error.code === "unknown-format")
    throw new CommandEnd(error.sentence, error.field === "link" ? TOO_LARGE : WRONG);
  throw endingOf(error, links.read(link).notation, told, messages);
}
