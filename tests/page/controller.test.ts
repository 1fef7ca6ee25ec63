import { beforeEach, expect, test, vi } from "vitest";
import { PageController } from "../../www/src/model/pageController.ts";
import { linkOf, readLink, writeLink } from "../../www/src/model/permalink.ts";
import { defaults, shownValues } from "../../www/src/model/state.ts";
import { FakeSolver } from "./fakes.ts";

let solver: FakeSolver;
let controller: PageController;

/** Nothing is checked here. */
const unverified = (): Promise<never> => Promise.reject(new Error("nothing is to be checked"));

beforeEach(() => {
  solver = new FakeSolver();
  controller = new PageController(solver, defaults(), unverified);
});

const link = (): string => writeLink(linkOf(controller.state));
/** Lets answers that are under way arrive. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a page without a link shows the first example of the first ruleset", async () => {
  await controller.start(readLink(""));
  expect(link()).toBe("token(4)");
  expect(controller.state).toMatchObject({
    selected: "(4)",
    draft: { ruleset: "token", params: { m: "2" }, position: "(4)" },
    explanation: { label: "(4)" },
    entry: 0,
  });
});

test("a link is followed with its moves, its selection and its choices", async () => {
  await controller.start(readLink("#token(6)?play=misere&color=outcome&line=(5),(3)&at=(5)&lang=zh"));
  expect(link()).toBe("token(6)?play=misere&color=outcome&line=(5),(3)&at=(5)&lang=zh");
  expect(controller.state.line.cursor).toBe(1);
});

test("a link with a move that is none shows what comes before it and says so", async () => {
  await controller.start(readLink("#token(6)?line=(5),(1),(0)"));
  expect(link()).toBe("token(6)?line=(5)");
  expect(controller.state.notice).toEqual({ kind: "unknown-position", position: "(1)" });
});

test("a link that cannot be read leaves the page as it was", async () => {
  await controller.start(readLink("#token(6)"));
  await controller.follow(readLink("#nonsense"));
  expect(link()).toBe("token(6)");
  expect(controller.state.notice).toMatchObject({ kind: "bad-link", text: "nonsense" });
});

test("a first link that cannot be read gives way to the first example, and is named", async () => {
  await controller.start(readLink("#token(6)?play=odd"));
  expect(link()).toBe("token(4)");
  expect(controller.state.notice).toMatchObject({ kind: "bad-link", text: "play=odd" });
});

test("an option is a move, any other position is only looked at", async () => {
  await controller.start(readLink("#token(6)"));
  controller.activate("(5)");
  controller.activate("(3)");
  expect(link()).toBe("token(6)?line=(5),(3)");
  controller.activate("(0)");
  expect(link()).toBe("token(6)?line=(5),(3)&at=(0)");
  controller.undo();
  expect(link()).toBe("token(6)?line=(5),(3)");
  controller.undo();
  expect(link()).toBe("token(6)?line=(5),(3)&at=(5)");
  await settled();
  expect(controller.state.explanation?.label).toBe("(5)");
});

test("a move from a position that was looked at begins a line of its own", async () => {
  await controller.start(readLink("#token(9)"));
  controller.activate("(4)");
  controller.activate("(2)");
  expect(link()).toBe("token(9)?line=(4),(2)");
  controller.goTo(0);
  controller.activate("(9)");
  controller.activate("(7)");
  expect(link()).toBe("token(9)?line=(7)");
});

test("where the answer carries no moves they are known from the explanation", async () => {
  solver.largest = 5;
  await controller.start(readLink("#token(9)"));
  expect(controller.state.picture.kind).toBe("refused");
  controller.activate("(8)");
  await settled();
  controller.activate("(6)");
  expect(link()).toBe("token(9)?line=(8),(6)");
  await settled();
  const again = new PageController(solver, defaults(), unverified);
  await again.start(readLink(`#${link()}`));
  expect(writeLink(linkOf(again.state))).toBe(link());
});

test("an opened game is asked for once, and so is what explains its start", async () => {
  const ask = vi.spyOn(solver, "ask");
  const asked = (): string[] => ask.mock.calls.splice(0).map(([name]) => name);
  await controller.start(readLink("#token(4)"));
  expect(asked()).toEqual(["parse", "explore", "explain"]);
  solver.largest = 5;
  await controller.follow(readLink("#token(9)"));
  expect(asked()).toEqual(["parse", "explore", "explain", "explore"]);
});

test("a fault of a field is kept with the field, and everything else stays", async () => {
  await controller.start(readLink("#token(6)?line=(5)"));
  controller.editPosition("six");
  await controller.submit();
  expect(controller.state.fault).toMatchObject({ field: "position", span: [0, 3] });
  expect(link()).toBe("token(6)?line=(5)");
  controller.editPosition("7");
  expect(controller.state.fault).toBeUndefined();
});

test("a new start is an entry of the history, the same one again is not, nor is a move", async () => {
  await controller.start(readLink("#token(6)"));
  controller.activate("(5)");
  expect(controller.state.entry).toBe(0);
  controller.editPosition("(7)");
  await controller.submit();
  expect(controller.state.entry).toBe(1);
  await controller.submit();
  expect(controller.state.entry).toBe(1);
  await controller.chooseConvention({ kind: "misere" });
  expect(controller.state.entry).toBe(2);
});

test("several players are chosen one after another, and what is given up leaves no trace in the form", async () => {
  await controller.start(readLink("#token(6)?play=last-mover&players=3&line=(5)"));
  expect(controller.state.game?.convention).toEqual({ kind: "alliance", players: 3, winner: "last-mover" });
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const first = controller.chooseConvention({ kind: "alliance", players: 4 });
  const second = controller.chooseConvention({ kind: "alliance", players: 5 });
  expect(controller.state.draft.convention).toEqual({ kind: "alliance", players: 5 });
  open();
  await Promise.all([first, second]);
  expect(link()).toBe("token(6)?play=first-stuck&players=5&line=(5)");
  expect(controller.state.entry).toBe(1);
  solver.gate = new Promise((resolve) => (open = resolve));
  const third = controller.chooseConvention({ kind: "misere" });
  controller.cancel();
  open();
  await third;
  expect(controller.state.draft.convention).toEqual({ kind: "alliance", players: 5 });
});

test("another convention keeps the moves made", async () => {
  await controller.start(readLink("#token(6)?line=(5),(3)&at=(5)"));
  await controller.chooseConvention({ kind: "misere" });
  expect(link()).toBe("token(6)?play=misere&line=(5),(3)&at=(5)");
});

test("a start that is typed is selected, whatever was played before", async () => {
  await controller.start(readLink("#token(6)?line=(5),(3)"));
  controller.editPosition("5");
  await controller.submit();
  expect(link()).toBe("token(5)");
});

test("the same start keeps the moves made, however it is typed", async () => {
  await controller.start(readLink("#token(6)?line=(5),(3)&at=(5)"));
  controller.editPosition("6");
  controller.editParameter("m", "3");
  await controller.submit();
  expect(link()).toBe("token(6)?line=(5),(3)&at=(5)");
});

test("another ruleset keeps the start where it fits, else shows its example and says so", async () => {
  await controller.start(readLink("#token(2)"));
  await controller.chooseRuleset("other");
  expect(link()).toBe("other(2)");
  expect(controller.state.notice).toBeUndefined();
  await controller.follow(readLink("#token(6)"));
  await controller.chooseRuleset("other");
  expect(link()).toBe("other(3)");
  expect(controller.state.notice).toEqual({ kind: "example-instead", ruleset: "other", position: "(6)" });
});

test("an answer that was overtaken is dropped", async () => {
  await controller.start(readLink("#token(6)"));
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const first = controller.follow(readLink("#token(7)"));
  const second = controller.follow(readLink("#token(8)"));
  open();
  await Promise.all([first, second]);
  expect(link()).toBe("token(8)");
});

test("giving up keeps what is shown", async () => {
  await controller.start(readLink("#token(6)"));
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  controller.editPosition("(9)");
  const submitted = controller.submit();
  controller.cancel();
  open();
  await submitted;
  expect(link()).toBe("token(6)");
  expect(solver.asked).toContain("cancel graph");
  expect(controller.state.notice).toBeUndefined();
});

test("a crash is said and changes nothing else", async () => {
  await controller.start(readLink("#token(6)?line=(5)"));
  controller.crashed();
  expect(controller.state.notice).toEqual({ kind: "crashed" });
  expect(link()).toBe("token(6)?line=(5)");
});

test("moves made while another convention is on its way are kept", async () => {
  await controller.start(readLink("#token(6)"));
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const chosen = controller.chooseConvention({ kind: "misere" });
  expect(controller.state.isOpening).toBe(true);
  controller.activate("(5)");
  controller.activate("(3)");
  open();
  await chosen;
  expect(link()).toBe("token(6)?play=misere&line=(5),(3)");
  expect(controller.state.isOpening).toBe(false);
});

test("heaps that were put together stay in their order, and a position can become the start", async () => {
  await controller.start(readLink("#token(6)?line=(5)"));
  await controller.arrange([7]);
  expect(link()).toBe("token(7)");
  expect(controller.state.draft).toMatchObject({ position: "(7)", tokens: [7] });
  await controller.startFrom("(4)");
  expect(link()).toBe("token(4)");
  expect(controller.state.entry).toBe(2);
});

test("a listener that has left hears nothing more", async () => {
  let calls = 0;
  const leave = controller.subscribe(() => calls++);
  await controller.start(readLink("#token(6)"));
  expect(calls).toBeGreaterThan(0);
  leave();
  const before = calls;
  controller.activate("(5)");
  expect(calls).toBe(before);
});

test("the labelling goes step by step, selects what it labels, and is in the link", async () => {
  await controller.start(readLink("#token(4)"));
  controller.toggleLabelling();
  expect(link()).toBe("token(4)?step=0");
  controller.labelUpTo(2);
  expect(controller.state.selected).toBe("(1)");
  controller.labelUpTo(99);
  expect(controller.state.labelling?.done).toBe(5);
  expect(controller.state.selected).toBe("(4)");
  controller.labelUpTo(3);
  controller.labelBy("layer");
  expect(link()).toBe("token(4)?layer=3");
  controller.activate("(4)");
  expect(link()).toBe("token(4)?at=(4)&layer=3");
  await controller.follow(readLink("#token(4)?layer=3"));
  expect(controller.state.selected).toBe("(2)");
  controller.toggleLabelling();
  expect(link()).toBe("token(4)?at=(2)");
  await controller.follow(readLink("#token(4)?step=77"));
  expect(controller.state.labelling).toMatchObject({ by: "position", done: 5 });
});

test("a labelling that plays ends at its last step", async () => {
  vi.useFakeTimers();
  await controller.start(readLink("#token(2)?step=0"));
  controller.labelAtSpeed(5);
  controller.playLabelling(true);
  await vi.advanceTimersByTimeAsync(450);
  expect(controller.state.labelling).toMatchObject({ done: 2, isPlaying: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(controller.state.labelling).toMatchObject({ done: 3, isPlaying: false });
  vi.useRealTimers();
});

test("another colouring shows all positions again", async () => {
  await controller.start(readLink("#token(4)?only=0,2&labels=value"));
  expect(controller.state.display.only).toEqual(["0", "2"]);
  controller.show({ colourBy: "outcome" });
  expect(link()).toBe("token(4)?color=outcome&labels=value");
});

test("heaps are opened as they are put together, and one that was emptied stays until it is forgotten", async () => {
  await controller.start(readLink("#token(6)"));
  await controller.arrange([0, 4]);
  expect(controller.state.game?.start).toBe("(4)");
  expect(controller.state.draft).toMatchObject({ tokens: [0, 4], position: "(4)" });
  controller.forgetEmptyHeaps();
  expect(controller.state.draft.tokens).toEqual([4]);
});

test("a link that comes before the catalogue is followed after it", async () => {
  const started = controller.start(readLink("#token(4)"));
  void controller.follow(readLink("#token(6)"));
  await started;
  expect(link()).toBe("token(6)");
});

test("a link that cannot be read changes nothing, and ends what was being opened", async () => {
  await controller.start(readLink("#token(6)?labels=value&only=1"));
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const first = controller.follow(readLink("#token(9)"));
  const second = controller.follow(readLink("#nonsense"));
  open();
  await Promise.all([first, second]);
  expect(link()).toBe("token(6)?labels=value&only=1");
  expect(controller.state.isOpening).toBe(false);
});

test("a notation typed for a position is opened, its fault said at the field", async () => {
  await controller.start(readLink("#token(6)?line=(5)"));
  controller.editPosition("token(8)");
  await controller.submit();
  expect(link()).toBe("token(8)");
  controller.editPosition("tokens(8)");
  await controller.submit();
  expect(controller.state.fault).toMatchObject({ code: "unknown-ruleset", field: "position" });
});

test("values that do not occur pick nothing out", async () => {
  await controller.start(readLink("#token(4)?only=2,9"));
  expect(shownValues(controller.state)).toEqual(["2"]);
  await controller.follow(readLink("#token(4)?only=9&color=outcome"));
  expect(shownValues(controller.state)).toEqual([]);
});
