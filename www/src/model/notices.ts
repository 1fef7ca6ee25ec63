// What is said that is not the fault of a field.
import type { RequestError } from "../solver/wire.ts";
import type { Notice } from "./state.ts";
import type { Store } from "./store.ts";

/** Whether the solver broke down: what it was asked is not wrong for that. */
export function isOwnFault({ code }: RequestError): boolean {
  return code === "internal";
}

/** A fault is said where its field is, and otherwise as a notice. */
export function fail(store: Store, error: RequestError): void {
  if (error.code === "cancelled") return;
  if (/^(position|params)\b/.test(error.field)) store.set({ fault: error });
  else if (!/^(crashed|no-solver)$/.test(store.state.notice?.kind ?? ""))
    store.set({ notice: { kind: "failed", error } });
}

export function dismiss(store: Store): void {
  // Without a solver nothing will ever be shown: that stays said.
  if (store.state.notice?.kind !== "no-solver") store.set({ notice: undefined });
}

/** What stays said until it is dismissed. */
export function lasting({ state: { notice } }: Store): Notice | undefined {
  return /^(redrawn|no-worker|no-solver|not-loaded)$/.test(notice?.kind ?? "") ? notice : undefined;
}

/** The solver was lost and replaced, and is asked again what it had not answered; what is shown stays. */
export function crashed(store: Store): void {
  store.set({ progress: undefined, notice: { kind: "crashed" } });
}

/** Something in the page failed while it was drawn; whether it could be drawn again. */
export function misdrawn(store: Store, kind: "redrawn" | "not-drawn"): void {
  if (store.state.notice?.kind !== kind) store.set({ notice: { kind } });
}

/** The solver runs in the page itself. */
export function standsIn(store: Store): void {
  store.set({ notice: { kind: "no-worker" } });
}

/** There is no solver and there will be none. */
export function unavailable(store: Store, detail: string): void {
  store.set({ notice: { kind: "no-solver", detail } });
}
