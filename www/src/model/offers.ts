// Commands that can be given by name.
import { canGive, type Command, type Given } from "./commands.ts";

type NamedOffer = Command & Required<Pick<Command, "words">>;

const isNamed = (command: Command): command is NamedOffer => command.words !== undefined;

/** A command with what it is about. */
export interface OfferedCommand {
  readonly command: NamedOffer;
  readonly given: Given;
}

/** Those that can be given by name and would do something, each to whoever leads and has it first. */
export function offersOf(commands: readonly Command[], givens: readonly Given[]): OfferedCommand[] {
  return commands.flatMap((command) => {
    const given = givens.find((each) => canGive(command, each) && command.isIdle?.(each) !== true);
    return given && isNamed(command) ? [{ command, given }] : [];
  });
}
