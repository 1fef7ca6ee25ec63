import type { TemplateResult } from "lit/html.js";
import { button } from "./button.ts";

/** A heading that opens and closes what stands below it. */
export function expander(
  name: string,
  isOpen: boolean,
  onToggle: (isOpened: boolean) => void,
): TemplateResult {
  return button(name, () => onToggle(!isOpen), { look: "quiet", isOpen });
}
