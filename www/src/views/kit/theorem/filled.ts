import type { Quantity } from "../../../solver/wire.ts";
import type { Locale } from "../../../messages/locale.ts";
import { unbroken } from "../unbroken.ts";

/** What numbers and lists of a text are written by. */
type Numbers = Pick<Locale, "number" | "listed">;

/** A text of the catalogue with its {holes} filled. */
export function filled(
  text: string,
  quantities: Readonly<Record<string, Quantity>>,
  messages: Numbers,
): string {
  const whole = text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const quantity = quantities[name];
    return quantity ? inline(quantity, messages) : hole;
  });
  return unbroken(whole);
}

function inline(quantity: Quantity, { number, listed }: Numbers): string {
  switch (quantity.kind) {
    case "integer":
      return number(quantity.value);
    case "list":
      return listed(quantity.values.map(number)) || "–";
    case "set":
      return quantity.values.length > 0 ? `{${quantity.values.map(number).join(", ")}}` : "∅";
    case "case":
      return quantity.name;
    case "cycle":
      return `${number(quantity.from)} → ${number(quantity.to)}`;
    case "column-counts":
      return quantity.counts.map(number).reverse().join(" ");
    case "binary-columns":
      return `${quantity.rows.map(number).join(" ⊕ ")} = ${number(quantity.sum)}`;
  }
}
