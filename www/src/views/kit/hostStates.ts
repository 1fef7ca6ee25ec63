// What a figure says of itself to styles, as a state that nothing else sees: a framework that takes up a page that a server has
// drawn finds no attribute that was not written there, and one that makes a page like another takes nothing away.
import { windowOf } from "./documents.ts";

export type HostState = "waiting" | "begins" | "held" | "free" | "measured" | "wide";

const known = new WeakMap<Element, CustomStateSet | undefined>();

/** Nothing in a browser that knows no states, where attributes stand for them. */
function statesOf(host: Element): CustomStateSet | undefined {
  if (!known.has(host)) {
    const { CSS } = windowOf(host);
    const hasStates = "attachInternals" in host && CSS.supports("selector(:state(free))");
    known.set(host, hasStates ? (host as HTMLElement).attachInternals().states : undefined);
  }
  return known.get(host);
}

export function setState(host: Element, state: HostState, isSo: boolean): void {
  const states = statesOf(host);
  if (!states) host.toggleAttribute(`data-${state}`, isSo);
  else if (isSo) states.add(state);
  else states.delete(state);
}

export function hasState(host: Element, state: HostState): boolean {
  return statesOf(host)?.has(state) ?? host.hasAttribute(`data-${state}`);
}
