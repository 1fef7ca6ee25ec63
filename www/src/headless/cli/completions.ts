// What completes commands in a shell: the commands, their options, the words of options, rulesets and theorems.
import type { Catalogue } from "../../solver/wire.ts";
import type { ArgumentName, CommandEntry } from "./command.ts";
import { namesOf, optionsOf, saidOf } from "./help.ts";
import type { OptionName } from "./options.ts";
import type { Words as CommandWords } from "./words.en.ts";

/** What writes them for each shell. */
const WRITERS = { bash, zsh, fish };

type Shell = keyof typeof WRITERS;
export const SHELLS = Object.keys(WRITERS) as Shell[];

/** The options of a command with the words that they take. */
interface Completed {
  readonly id: string;
  readonly says: string;
  readonly words: readonly string[];
  readonly options: ReadonlyArray<{
    name: OptionName;
    says: string;
    words: readonly string[];
    takes: boolean;
  }>;
}

export function completionsFor(
  shell: Shell,
  commands: readonly CommandEntry[],
  catalogue: Catalogue,
  told: CommandWords,
): string {
  const wordsOf: Readonly<Record<ArgumentName, readonly string[]>> = {
    LINK: namesOf(catalogue),
    RULES: namesOf(catalogue),
    THEOREM: catalogue.theorems.map(({ id }) => id),
    POSITION: [],
    SHELL: SHELLS,
  };
  const all = commands.map((command): Completed => ({
    id: command.id,
    says: saidOf(command, told),
    words: command.takes.flatMap((argument) => wordsOf[argument]),
    options: optionsOf(command).map(({ name, takes }) => {
      const words = typeof takes === "object" ? takes : [];
      return { name, says: told.help.options[name], words, takes: takes !== undefined };
    }),
  }));
  return WRITERS[shell](all);
}

function bash(all: readonly Completed[]): string {
  return `# mexplorer completions bash > ~/.local/share/bash-completion/completions/mexplorer
_mexplorer() {
  local word=\${COMP_WORDS[COMP_CWORD]} last=\${COMP_WORDS[COMP_CWORD-1]} words=
  if ((COMP_CWORD == 1)); then
    words="${all.map(({ id }) => id).join(" ")} --help --version"
  else
    case "\${COMP_WORDS[1]} $last" in
${all
  .flatMap(({ id, options }) =>
    options
      .filter(({ takes }) => takes)
      .map(({ name, words }) => `      "${id} --${name}") words="${words.join(" ")}" ;;`),
  )
  .join("\n")}
      *)
        case "\${COMP_WORDS[1]}" in
${all
  .map(({ id, words, options }) => {
    const names = options.map(({ name }) => `--${name}`);
    return `          ${id}) words="${[...words, ...names].join(" ")}" ;;`;
  })
  .join("\n")}
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _mexplorer mexplorer
`;
}

function zsh(all: readonly Completed[]): string {
  const said = (text: string): string => text.replaceAll(/[[\]:]/g, "\\$&").replaceAll("'", "'\\''");
  return `#compdef mexplorer
# mexplorer completions zsh > "\${fpath[1]}/_mexplorer"
_mexplorer() {
  local -a commands=(
${all.map(({ id, says }) => `    '${id}:${said(says)}'`).join("\n")}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  case $words[2] in
${all
  .map(({ id, words, options }) => {
    const specs = options.map(({ name, says, words: some, takes }) => {
      const value = takes ? `:${name}:${some.length > 0 ? `(${some.join(" ")})` : ""}` : "";
      return `'--${name}[${said(says)}]${value}'`;
    });
    const rest = words.length > 0 ? `'*:word:(${words.join(" ")})'` : "'*:word:'";
    return `    ${id}) _arguments '1:command:' ${[...specs, rest].join(" ")} ;;`;
  })
  .join("\n")}
  esac
}
compdef _mexplorer mexplorer
`;
}

function fish(all: readonly Completed[]): string {
  const said = (text: string): string => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
  const lines = all.flatMap(({ id, says, words, options }) => [
    `complete -c mexplorer -n __fish_use_subcommand -f -a ${id} -d ${said(says)}`,
    ...(words.length > 0
      ? [`complete -c mexplorer -n '__fish_seen_subcommand_from ${id}' -f -a ${said(words.join(" "))}`]
      : []),
    ...options.map(({ name, says: does, words: some, takes }) => {
      const value = takes ? ` -x${some.length > 0 ? ` -a ${said(some.join(" "))}` : ""}` : "";
      return `complete -c mexplorer -n '__fish_seen_subcommand_from ${id}' -l ${name}${value} -d ${said(does)}`;
    }),
  ]);
  return `# mexplorer completions fish > ~/.config/fish/completions/mexplorer.fish\n${lines.join("\n")}\n`;
}
