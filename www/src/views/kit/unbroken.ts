/** A formula of up to so many letters stays in one line. */
const LONGEST = 30;

const SIGN = "(?:[+−⊕×·÷±=<>≤≥≠≡∈]|mod)";
const FORMULA = new RegExp(`(?<!\\S)\\S+(?: ${SIGN} \\S+)+`, "g");

/** A text whose formulas do not go on in another line; long ones may do so before a sign that compares. */
export function unbroken(text: string): string {
  return text.replace(FORMULA, (formula) =>
    (formula.length > LONGEST ? formula.split(/ (?=[=<>≤≥≠≡] )/) : [formula])
      .map((part) => (part.length > LONGEST ? part : part.replaceAll(" ", "\u00a0")))
      .join(" "),
  );
}
