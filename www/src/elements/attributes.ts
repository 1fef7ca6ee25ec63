// The attributes of <mex-graph> that are no fields of links; its documents and types are written from both.
import type { Field } from "../model/slice.ts";
import { LOADING } from "./waiting.ts";

/** An attribute, as documents and types have it. */
export type Attribute = Omit<Field<unknown>, "read" | "write">;

export const OWN: readonly Attribute[] = [{ name: "game" }, { name: "loading", words: LOADING }];
