// A theorem, or a formula of one's own, against plain search over all positions within a bound.
import type { Verification } from "../../../solver/wire.ts";
import type { Asked, CommandEntry } from "../command.ts";
import { DIFFERS, FINE } from "../options.ts";
import { scopeOf } from "./census.ts";

export const verify: CommandEntry = {
  id: "verify",
  takes: ["THEOREM", "RULES"],
  options: ["bound", "heaps", "counterexamples", "format", "json", "page"],
  files: ["json", "ndjson"],
  listed: [],
  async run(asked, [theorem = "", text = ""]) {
    const game = asked.game(text);
    // Whatever is no theorem and does not look like one is a formula.
    const isNamed =
      asked.catalogue.theorems.some(({ id }) => id === theorem) || /^[a-z]{2}[a-z0-9-]*$/.test(theorem);
    const counterexamples = asked.given.number("counterexamples");
    const scope = { ...scopeOf(asked), ...(counterexamples !== undefined && { counterexamples }) };
    const found = asked.taken(
      await asked.mex.verify(isNamed ? theorem : { formula: theorem }, game.game, scope, asked.progress),
      theorem,
    );
    return {
      plain: () => said(theorem, found, asked),
      code: found.counterexamples.length > 0 || failed(found).length > 0 ? DIFFERS : FINE,
      origin: asked.origin(game, "rules"),
      record: { ...found, theorem },
    };
  },
};

const failed = ({ claims, proof }: Verification): Verification["claims"] =>
  [...claims, ...proof].filter(({ failures }) => failures > 0);

function said(theorem: string, found: Verification, asked: Asked): string {
  const { told } = asked;
  const held = [...found.claims, ...found.proof].filter(({ cases, failures }) => cases > 0 && failures === 0);
  const refuted = failed(found);
  const lines: string[] = [];
  if (found.predicted > 0)
    lines.push(
      asked.about(theorem, found.agreed === found.positions ? told.agreesOnAll(found) : told.agrees(found)),
    );
  if (found.comparedWith !== undefined)
    lines.push(asked.about(theorem, told.comparedWith({ theorem: found.comparedWith })));
  for (const { key, cases } of held) lines.push(asked.about(`${theorem} ${key}`, told.holds({ cases })));
  if (found.predicted + held.length + refuted.length === 0)
    lines.push(asked.about(theorem, told.silent(found)));
  for (const { notation } of found.counterexamples)
    lines.push(`${told.counterexample({ label: notation })}\n`);
  for (const { key, shownBy } of refuted) {
    const label = shownBy.map((each) => each.map((one) => one.label).join(" ")).join("; ");
    lines.push(asked.about(`${theorem} ${key}`, told.counterexample({ label })));
  }
  return lines.join("");
}
