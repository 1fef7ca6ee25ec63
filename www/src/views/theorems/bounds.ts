import type { RequestError } from "../../solver/wire.ts";

/** What stands in the fields of a check, as typed; heaps may be left out. */
export interface TypedBounds {
  bound: string;
  heaps: string;
  jiaEnding: boolean;
}

/** All positions within bounds, as the solver takes them. */
interface BoundScope {
  bound: number;
  heaps?: number;
  jiaEnding?: boolean;
}

/** The scope that is typed, or what is wrong with it before the solver sees it. */
export function scopeOf({ bound, heaps, jiaEnding }: TypedBounds): BoundScope | RequestError {
  const fields = { bound: bound.trim(), heaps: heaps.trim() };
  for (const field of ["bound", "heaps"] as const) {
    const got = fields[field];
    if (!got && field === "bound") return { code: "missing-value", field };
    if (got && Number.isNaN(Number(got))) return { code: "not-an-integer", field, got };
  }
  return {
    bound: Number(fields.bound),
    ...(fields.heaps && { heaps: Number(fields.heaps) }),
    ...(jiaEnding && { jiaEnding }),
  };
}
