import type { ErrorCode, RequestError } from "../wire.ts";

/** Start and end in UTF-16 units. */
export type Span = readonly [start: number, end: number];

/** What is wrong with a formula. It is thrown from wherever it is found and answered as a value. */
export class FormulaFault extends Error {
  readonly error: RequestError;

  constructor(code: ErrorCode, [start, end]: Span, facts: Pick<RequestError, "limit" | "got"> = {}) {
    super(code);
    this.error = { code, field: "formula", span: [start, end], ...facts };
  }
}
