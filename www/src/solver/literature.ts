// What the literature knows of sequences of single heaps; crate/solver/known.toml has it.
import type { Text } from "./wire.ts";

/**
 * What is known of the values of single heaps of a game. Grundy values are those of normal play; what is known of misère play is
 * told separately. A game without a period and without a regularity is open: no period is known.
 *
 * @example
 * const kayles: KnownSequence = {
 *   rules: "octal[code=0.77]", called: { en: "Kayles", zh: "Kayles" }, period: 12, preperiod: 71,
 *   by: "R. K. Guy", year: 1949, oeis: "A002186", misere: [], sources: [],
 * };
 */
export interface KnownSequence {
  /** The game, as a notation without heaps. */
  rules: string;
  /** Its name, where it has one. */
  called?: Text;
  /** Another game that has these values, where they are known of that: its heap n − `larger` has the value of heap n here. */
  like?: { rules: string; larger: number };
  /** The least period, and the first heap from which the values repeat. */
  period?: number;
  preperiod?: number;
  /** By how much the values rise from period to period, where they do. */
  saltus?: number;
  /** Something else that the values follow. */
  regularity?: "ruler-regular";
  /** Who proved it first, and when. */
  by?: string;
  year?: number;
  /** How far somebody computed the values of an open game. */
  computed?: { to: number; by: string; year?: number };
  /** The sequence in the On-Line Encyclopedia of Integer Sequences. */
  oeis?: string;
  /** What is known of misère play. */
  misere: KnownMisere[];
  /** Where this was read. */
  sources: KnownSource[];
}

/**
 * What is known of a game under misère play: that every heap is worth a Nim heap, or not every one; that it is solved, or was not in
 * that year.
 *
 * @example
 * const kayles: Omit<KnownMisere, "source"> = { kind: "solved", by: "W. L. Sibert", year: 1973 };
 */
export interface KnownMisere {
  kind: "nim-heaps" | "not-nim-heaps" | "solved" | "not-solved";
  by?: string;
  year?: number;
  source: KnownSource;
}

/**
 * Where something was read: a short name, the title, an address, and what was read there.
 *
 * @example
 * const source: KnownSource = {
 *   name: "OEIS A002186", title: "The On-Line Encyclopedia of Integer Sequences, A002186", address: "https://oeis.org/A002186",
 *   read: { en: "the entry", zh: "该条目" },
 * };
 */
export interface KnownSource {
  name: string;
  title: string;
  address: string;
  read: Text;
}
