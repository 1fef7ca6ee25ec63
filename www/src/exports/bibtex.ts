// What is cited, as BibTeX: the program, what is shown, a theorem.
import project from "../../project.json" with { type: "json" };
import type { Provenance } from "./provenance.ts";

/** What is shown, a theorem that is open, and whose program they are. */
export interface Cited {
  readonly provenance: Provenance;
  readonly version: string;
  /** What is shown, and its link. */
  readonly title: string;
  readonly url: string;
  /** Where the program is. */
  readonly site: string;
  readonly theorem?: { readonly id: string; readonly name: string; readonly source: string } | undefined;
}

/** An entry for each; names of programs, games and theorems keep their letters as they are. */
export function bibTexOf({ provenance, version, title, url, site, theorem }: Cited): string {
  const { program, commit } = provenance;
  const by = { author: `{${escaped(project.authors)}}` };
  const year = String(project.year);
  const key = project.title.toLowerCase();
  const note = commit === undefined ? program : `${program}, commit ${commit}`;
  const entries = [
    entryOf(key, { ...by, title: `{${project.title}}`, version, year, url: site }),
    entryOf(`${key}-game`, { ...by, title: `{${escaped(title)}}`, note, year, url }),
    // It is by whoever has proved it.
    ...(theorem
      ? [
          entryOf(`${key}-${theorem.id}`, {
            title: `{${escaped(theorem.name)}}`,
            note: escaped(theorem.source),
            howpublished: program,
            url,
          }),
        ]
      : []),
  ];
  return entries.join("\n");
}

function entryOf(key: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, text]) => `  ${name} = {${text}},\n`);
  return `@misc{${key},\n${lines.join("")}}\n`;
}

/** A text in which no sign is one of TeX’s. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, (sign) => ({ "\\": "\\textbackslash ", "{": "\\{", "}": "\\}" })[sign] ?? sign)
    .replaceAll(/[#$%&_]/g, "\\$&")
    .replaceAll("~", "\\textasciitilde ")
    .replaceAll("^", "\\textasciicircum ");
}
