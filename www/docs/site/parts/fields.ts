// The fields of links and the attributes of `<mex-graph>`, from the slices that read them.
import { OWN, type Attribute } from "../../../src/elements/attributes.ts";
import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import type { Text } from "../../../src/solver/wire.ts";
import { FIGURE_SLICES, VIEWS } from "../../../src/views/registry.ts";
import { WORDS } from "../words.ts";
import { wholeCatalogue } from "./rulesets.ts";
import { code, table } from "./table.ts";

const ofPage = VIEWS.filter((view) => view.of === "page");
const pageViews = new Set(ofPage.map(({ id }) => id));
const onPageAlone = new Set(ofPage.flatMap(({ slice }) => slice?.fields.map(({ name }) => name) ?? []));

/** All fields of a link, in the order in which they are written. */
export const FIELDS: readonly Attribute[] = FIGURE_SLICES.flatMap(({ fields }) => fields);

/** The solver judges the convention, and so it alone knows all the words for it. */
const PLAY = ["normal", "misere", ...wholeCatalogue().winners.map(({ word }) => word)];

/** All attributes. */
export const ATTRIBUTES: readonly Attribute[] = [
  ...OWN,
  ...FIELDS.filter(({ name }) => !onPageAlone.has(name)).map((field) => ({ ...field, ...wordsOf(field) })),
];

function wordsOf({ name, words }: Attribute): Pick<Attribute, "words"> {
  if (name === "play") return { words: PLAY };
  return words ? { words: words.filter((word) => !(name === "view" && pageViews.has(word))) } : {};
}

/** Values of the fields whose words do not show how one is written. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  players: ["3"],
  mover: ["1"],
  only: ["P", "0,2"],
  sort: ["-grundy"],
  around: ["2"],
  step: ["5"],
  layer: ["2"],
};

/** What all of them say, by their names. */
const SAYS = new Map(
  Object.values(
    import.meta.glob<Record<string, Text>>("../../../src/**/texts.says.ts", { eager: true }),
  ).flatMap((says) => Object.entries(says)),
);

/** What a field says, with the words that it can be, and where. */
export function told({ name, words = [], initial, bounds }: Attribute, language: Language): string {
  const says = SAYS.get(name);
  if (!says) throw new Error(`No texts.toml has ${name} in its [says].`);
  const isEnglish = language === "en";
  const others = words.filter((word) => word !== initial);
  const choice = isEnglish
    ? ` (${[`${initial ?? ""} by default`, ...others].join(", ")})`
    : `（默认 ${initial ?? ""}，另有 ${others.join("、")}）`;
  const alone = isEnglish ? "; on the page alone" : "；只在网页中有效";
  const [least, most] = bounds?.map((bound) => bound.toLocaleString("en")) ?? [];
  const range = isEnglish ? ` (${least} to ${most})` : `（${least} 到 ${most}）`;
  return (
    says[language] +
    (bounds ? range : "") +
    (initial === undefined ? "" : choice) +
    (onPageAlone.has(name) ? alone : "")
  );
}

/** The same as a sentence of the documents, with examples. */
function sentence(field: Attribute, language: Language): string {
  const text = told(field, language);
  const isEnglish = language === "en";
  const examples = EXAMPLES[field.name]?.map(code).join(isEnglish ? " or " : " 或 ");
  const said = escaped(isEnglish ? text.charAt(0).toUpperCase() + text.slice(1) : text);
  return (
    said + (examples ? (isEnglish ? ", such as " : "，例如 ") + examples : "") + (isEnglish ? "." : "。")
  );
}

/** All fields of a link. */
export function fields(language: Language): string {
  const words = WORDS[language];
  return table(
    [words.field, words.says],
    FIELDS.map((field) => [code(`${field.name}=`), sentence(field, language)]),
    FIELDS.map(({ name }) => `field-${name}`),
  );
}

/** Every attribute, what it may be and what it says. */
export function attributes(language: Language): string {
  const words = WORDS[language];
  return table(
    [words.attribute, words.values, words.says],
    ATTRIBUTES.map((attribute) => [
      code(attribute.name),
      attribute.words?.map(code).join(" ") ?? "",
      sentence(attribute, language),
    ]),
    ATTRIBUTES.map(({ name }) => `attribute-${name}`),
  );
}
