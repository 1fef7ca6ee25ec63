// All commands, a line each. Help, completions, the manual page and what may be asked follow from their entries.
import type { CommandEntry } from "./command.ts";
import { census } from "./commands/census.ts";
import { evaluate } from "./commands/evaluate.ts";
import { explain } from "./commands/explain.ts";
import { figures } from "./commands/figures.ts";
import { genus } from "./commands/genus.ts";
import { grid } from "./commands/grid.ts";
import { known } from "./commands/known.ts";
import { own } from "./commands/own.ts";
import { puzzle } from "./commands/puzzle.ts";
import { sieve } from "./commands/sieve.ts";
import { values } from "./commands/values.ts";
import { verify } from "./commands/verify.ts";

export const COMMANDS: readonly CommandEntry[] = [
  ...figures,
  values,
  genus,
  known,
  grid,
  sieve,
  census,
  evaluate,
  explain,
  verify,
  puzzle,
  ...own,
];
