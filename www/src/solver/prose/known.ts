// The table of what is known of sequences, and how a game is found there.
import type { KnownMisere, KnownSequence, KnownSource } from "../literature.ts";
import type { Text } from "../wire.ts";

/** The file of it, in which sources are named by their ids, and codes stand in a row. */
interface KnownFile {
  notation: string;
  sources: Record<string, KnownSource>;
  games: Array<Omit<KnownSequence, "called" | "like" | "misere" | "sources"> & { sources: string[] }>;
  misere: Array<Omit<KnownMisere, "source"> & { codes: string; source: string }>;
  called: Record<string, Text>;
  equal: Record<string, string>;
  errors: KnownError[];
}

/** What has been printed and is false: that two games have the same values; the value of a heap; the last exception to a period. */
export interface KnownError {
  work: string;
  same: string[];
  rules?: string;
  /** Where the two games differ first, or the heap with its value. */
  heap?: number;
  value?: number;
  exception?: number;
  /** What is printed in the place of the value or the exception. */
  printed?: number;
  source: string;
  oeis?: string;
}

const files = import.meta.glob<KnownFile>("./known.json", { import: "default" });

let table: KnownTable | undefined;

/** Fetches the table, once. */
export async function loadKnown(): Promise<KnownTable> {
  const file = await files["./known.json"]?.();
  if (!file) throw new Error("there is no table of what is known");
  return (table ??= new KnownTable(file));
}

export class KnownTable {
  readonly #file: KnownFile;
  /** Which of the games has the values, and how much smaller its heaps are, by the rules of another one. */
  readonly #equal = new Map<string, { rules: string; larger: number }>();
  readonly #misere = new Map<string, KnownMisere[]>();

  constructor(file: KnownFile) {
    this.#file = file;
    const rulesOf = (code: string): string => file.notation.replace("{code}", code);
    for (const [code, codes] of Object.entries(file.equal))
      for (const [, other = "", larger] of codes.matchAll(/([\d.]+)([+-]\d)?/g))
        this.#equal.set(rulesOf(other), { rules: rulesOf(code), larger: Number(larger ?? 0) });
    for (const { codes, source, ...fact } of file.misere)
      for (const code of codes.split(" ")) {
        const rules = rulesOf(code);
        const known = { ...fact, source: this.source(source) };
        this.#misere.set(rules, [...(this.#misere.get(rules) ?? []), known]);
      }
  }

  /** What is known of a game, by its notation without heaps. */
  of(rules: string): KnownSequence | undefined {
    const like = this.#equal.get(rules);
    const found = this.#file.games.find((game) => game.rules === (like?.rules ?? rules));
    if (!found) return undefined;
    const { sources, preperiod, ...facts } = found;
    return {
      ...facts,
      rules,
      ...(this.#file.called[rules] && { called: this.#file.called[rules] }),
      ...(like && { like }),
      ...(preperiod !== undefined && { preperiod: Math.max(0, preperiod + (like?.larger ?? 0)) }),
      misere: this.#misere.get(rules) ?? [],
      sources: sources.map((id) => this.source(id, facts.oeis)),
    };
  }

  /** What a game is called. */
  called(rules: string): Text | undefined {
    return this.#file.called[rules];
  }

  /** All games of the table, and none whose values are those of another one. */
  all(): KnownSequence[] {
    return this.#file.games.flatMap(({ rules }) => this.of(rules) ?? []);
  }

  /** The games that have the values of another one. */
  equal(): string[] {
    return [...this.#equal.keys()];
  }

  /** What has been printed and is false. */
  get errors(): readonly KnownError[] {
    return this.#file.errors;
  }

  /** All sources, in the order of the file. */
  get sources(): readonly KnownSource[] {
    return Object.values(this.#file.sources);
  }

  /** A source by its id; of the encyclopedia the entry. */
  source(id: string, entry?: string): KnownSource {
    const source = this.#file.sources[id];
    if (!source) throw new Error(`there is no source ${id}`);
    if (id !== "oeis" || entry === undefined) return source;
    const { name, title, address, read } = source;
    return { name: `${name} ${entry}`, title: `${title}, ${entry}`, address: `${address}/${entry}`, read };
  }
}
