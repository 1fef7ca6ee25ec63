// Every theorem, from what is written about it beside the solver.
import { escaped } from "../../../src/exports/svg/markup.ts";
import type { Language } from "../../../src/model/values.ts";
import type { Instance, TheoremCard, TheoremProse } from "../../../src/solver/wire.ts";
import { en as argumentEn } from "../../../src/views/kit/theorem/words.en.ts";
import { zh as argumentZh } from "../../../src/views/kit/theorem/words.zh.ts";
import { en as theoremEn } from "../../../src/views/theorems/words.en.ts";
import { playIn } from "../../../src/views/theorems/instances.ts";
import { zh as theoremZh } from "../../../src/views/theorems/words.zh.ts";
import { WORDS } from "../words.ts";
import { onPage } from "./onPage.ts";
import { wholeCatalogue } from "./rulesets.ts";
import { code } from "./table.ts";

type Theorem = TheoremCard & Partial<TheoremProse>;

/** All theorems, a line each that leads to where it stands. */
export function theorems(language: Language, homes: Homes): string {
  const lines = wholeCatalogue().theorems.map(
    ({ id, name, status, idea }) =>
      `<li id="${id}"><a href="${homeOf(id, homes)}">${escaped(name[language])}</a> ${statusIn(status, id, language)}${
        idea ? `<p>${escaped(idea[language])}</p>` : ""
      }</li>`,
  );
  return `<ol class="all">${lines.join("\n")}</ol>`;
}

/** The pages on which theorems stand, by the names of these. */
export type Homes = ReadonlyMap<string, string>;

function homeOf(id: string, homes: Homes): string {
  const page = homes.get(id);
  if (page === undefined) throw new Error(`the theorem “${id}” stands on no page`);
  return `${page}.html#theorem-${id}`;
}

function statusIn(status: Theorem["status"], id: string, language: Language): string {
  return `<span class="status ${status}">${statusOf(status, language)} ${code(id)}</span>`;
}

/** Theorems about several players. */
const OF_PLAYERS = [
  ...["levels", "few-moves", "nim-players", "moore-players", "wythoff-players"],
  ...["large-nim-all", "large-nim-two", "large-nim-raised", "large-nim-two-odd", "large-nim-cycle"],
  ...["small-nim-players", "small-nim-ring-players", "passes"],
];

/** Those theorems as a list that leads to them. */
export function playersTheorems(language: Language, homes: Homes): string {
  const all = wholeCatalogue().theorems;
  const lines = OF_PLAYERS.map((id) => {
    const theorem = all.find((each) => each.id === id);
    if (!theorem) throw new Error(`there is no theorem ${id}`);
    return `<li><a href="${homeOf(id, homes)}">${escaped(theorem.name[language])}</a> ${code(id)}</li>`;
  });
  return `<ul>${lines.join("\n")}</ul>`;
}

function statusOf(status: Theorem["status"], language: Language): string {
  return { en: theoremEn, zh: theoremZh }[language].status[status];
}

/** A theorem with its argument, where it stands. */
export function theorem(id: string, language: Language): string {
  const words = WORDS[language];
  const { known } = { en: argumentEn, zh: argumentZh }[language];
  const found: Theorem | undefined = wholeCatalogue().theorems.find((each) => each.id === id);
  const { name, status, statement, argument, formula = "", proof, source, errata } = found ?? {};
  const best = found?.instances[0];
  if (!name || !status || !statement || !argument || !proof || !best)
    throw new Error(`the theorem “${id}” has no text`);
  return `<section class="theorem" id="theorem-${id}"><h3><a class="anchor" href="#theorem-${id}">${escaped(name[language])}</a></h3>
<p>${statusIn(status, id, language)}</p>
<p class="statement">${escaped(statement[language])}</p>
${formula ? `<div class="formula">${displayed(formula)}</div>` : ""}
<h4>${words.argument}</h4>
<p>${escaped(argument[language])}</p>
<p>${known[status]}${escaped(proof[language])}</p>
<p class="source">${words.source}${WORDS[language].colon}${escaped(source ?? "")}</p>
${errata ? `<p class="source">${words.errata}${WORDS[language].colon}${escaped(errata[language])}</p>` : ""}
<p><a class="go" href="${onPage(linkTo(id, best), language)}">${words.check}</a> <span class="game">${code(best.notation)} ${under(best, language)}</span></p>
</section>`;
}

/** The formulas come with the solver, and are the text of one element. */
function displayed(formula: string): string {
  const flat = formula.includes("<mfrac")
    ? formula
    : formula.replace(/<mo>([()])<\/mo>/g, '<mo stretchy="false">$1</mo>');
  return flat.replace(/^<math\b/, '<math display="block"');
}

/** Where its best example is open, with the theorem. */
function linkTo(id: string, { notation, play, players }: Instance): string {
  const fields = [
    ...(play === "normal" ? [] : [`play=${play}`]),
    ...(players === undefined ? [] : [`players=${players}`]),
    "view=theorems",
    `theorem=${id}`,
  ];
  return `${notation}?${fields.join("&")}`;
}

function under(instance: Instance, language: Language): string {
  return escaped(playIn(instance, wholeCatalogue().winners, { code: language }));
}
