// Every ruleset from the catalogue: its rule, how it is written, and what its parameters may be.
import { escaped } from "../../../src/exports/svg/markup.ts";
import { number as inEnglish } from "../../../src/messages/english.ts";
import type { Language } from "../../../src/model/values.ts";
import { catalogue } from "../../../src/solver/prose/all.ts";
import type { ParameterCard, ParameterValue, RulesetCard } from "../../../src/solver/wire.ts";
import { WORDS } from "../words.ts";
import { onPage } from "./onPage.ts";
import { code, table } from "./table.ts";

/** The catalogue with its texts. */
export function wholeCatalogue(): Extract<ReturnType<typeof catalogue>, { ok: true }>["value"] {
  const answer = catalogue();
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** All rulesets, one after the other. */
export function rulesets(language: Language): string {
  const { rulesets: all, limits } = wholeCatalogue();
  // All rulesets have some parameters in common; these are told of once, in the text.
  const common = (all[0]?.parameters ?? []).map(({ key }) => key);
  return all.map((card) => section(card, common, limits.heapSize, language)).join("\n");
}

function section(card: RulesetCard, common: readonly string[], largest: number, language: Language): string {
  const words = WORDS[language];
  const { id, name, aliases, examples, parameters, sources = [] } = card;
  const own = parameters.filter(({ key }) => !common.includes(key));
  const rows = own.map((parameter) => [
    code(parameter.key),
    escaped(parameter.meaning[language]),
    rangeOf(parameter, largest, language),
    writtenValue(parameter.initial, language) + (parameter.required ? words.mustBeGiven : ""),
  ]);
  const shown = examples.map(({ notation, says }) => [
    `<a href="${onPage(notation, language)}">${code(notation)}</a>`,
    escaped(says?.[language] ?? ""),
  ]);
  const also = aliases.map(code).join(WORDS[language].comma);
  return `<section class="ruleset"><h3 id="${id}"><a class="anchor" href="#${id}">${escaped(name[language])}</a> ${code(id)}</h3>
<p>${rule(card, language)}</p>
${also ? `<p>${words.alsoCalled}${WORDS[language].colon}${also}</p>` : ""}
${rows.length > 0 ? table([words.parameter, words.says, words.takes, words.unlessGiven], rows) : ""}
${table([words.notation, words.toSee], shown)}
${sources.length > 0 ? `<p class="source">${words.sources}${WORDS[language].colon}${sources.map(escaped).join(" ")}</p>` : ""}</section>`;
}

/** The rule, with the names of the parameters where their values stand in a game. */
function rule({ rules }: RulesetCard, language: Language): string {
  return escaped(rules[language]).replace(/\{(\w+)\}/g, "<var>$1</var>");
}

function rangeOf({ range }: ParameterCard, largest: number, language: Language): string {
  const words = WORDS[language];
  const number = (value: number): string => (value === largest ? "2⁵³ − 1" : inEnglish(value));
  switch (range.kind) {
    case "integer":
      return words.integer(number(range.least), number(range.most));
    case "set":
      return words.set(number(range.least), number(range.most));
    case "choice":
      return range.choices.map(({ word }) => code(word)).join(" ");
    case "text":
      return range.long ? words.arrows : words.code;
    case "rule":
      return words.rule;
  }
}

function writtenValue(initial: ParameterValue | undefined, language: Language): string {
  if (initial === undefined) return WORDS[language].noBound;
  return code(typeof initial === "object" ? JSON.stringify(initial) : String(initial));
}
