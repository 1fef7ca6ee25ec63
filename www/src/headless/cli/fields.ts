// What a link says that means nothing. The page passes over it; whoever writes a command is told.
import { decoded, notationOf } from "../../model/links.ts";
import type { FieldBounds } from "../../model/slice.ts";
import { SLICES } from "../../views/registry.ts";

/** A field that no link has, or a text that means nothing in its field. */
interface LinkFieldFault {
  /** Where it stands in the link. */
  readonly span: [start: number, end: number];
  readonly got: string;
  /** The field, where it is the text that is wrong. */
  readonly field?: string;
  /** What could stand there instead, where that is one of a few. */
  readonly all?: readonly string[];
  /** Between what it could be, where it is a number. */
  readonly bounds?: FieldBounds;
}

const FIELDS = new Map(SLICES.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)));

/** The first fault in the fields of a link. */
export function fieldFault(link: string): LinkFieldFault | undefined {
  let start = notationOf(link).length + 1;
  for (const part of link.slice(start).split("&")) {
    const [name = ""] = part.split("=");
    const afterName = start + name.length;
    const end = start + part.length;
    const text = decoded(part.slice(name.length + 1));
    const field = FIELDS.get(name);
    if (part && !field) return { span: [start, afterName], got: name, all: [...FIELDS.keys()] };
    if (field && text && !field.read(text))
      return {
        ...{ span: [afterName + 1, end], got: text, field: name },
        ...(field.words && { all: field.words }),
        ...(field.bounds && { bounds: field.bounds }),
      };
    start = end + 1;
  }
  return undefined;
}
