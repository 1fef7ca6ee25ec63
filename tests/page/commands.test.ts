import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { display, show, shownValues } from "../../www/src/model/display.ts";
import { gamesOf, type NamedGame } from "../../www/src/model/games.ts";
import { WHOLE_GRAPH, invitation } from "../../www/src/model/firstVisit.ts";
import { crashed } from "../../www/src/model/notices.ts";
import { goToStep, openFile, take } from "../../www/src/model/lessons/leading.ts";
import { written, type Lesson } from "../../www/src/model/lessons/lesson.ts";
import { lessons } from "../../www/src/model/lessons/slice.ts";
import { cancel, chooseConvention, follow, start, startFrom } from "../../www/src/model/opening/opener.ts";
import {
  arrange,
  chooseGame,
  editParameter,
  editPosition,
  editRule,
  forgetEmptyHeaps,
  submit,
} from "../../www/src/model/opening/typing.ts";
import { activate, lookBack, redo, undo } from "../../www/src/model/play.ts";
import {
  labelAtSpeed,
  labelBy,
  labelUpTo,
  playLabelling,
  reveal,
  toggleLabelling,
} from "../../www/src/model/reveal.ts";
import { isBeyond } from "../../www/src/model/state.ts";
import { Store } from "../../www/src/model/store.ts";
import { openRecord } from "../../www/src/views/play/recordSheet.ts";
import { openPuzzle } from "../../www/src/views/play/puzzle.ts";
import { links, SLICES } from "../../www/src/views/registry.ts";
import { catalogue, FakeSolver, MortalClient } from "./fakes.ts";

let solver: FakeSolver;
let store: Store;

beforeEach(() => {
  solver = new FakeSolver();
  store = new Store(solver, SLICES);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const link = (): string => links.written(store.state);
/** The link of what is shown, without what leads there. */
const game = (): string => links.bare(store.state, lessons.id);
/** The game of a name. */
const called = (id: string): NamedGame => {
  const game = catalogue.rulesets.flatMap(gamesOf).find(({ name }) => name.en === id);
  if (!game) throw new Error(`there is no ${id}`);
  return game;
};
const labelling = () => reveal.of(store.state).labelling;
/** Lets answers that are under way arrive. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("a page without a link shows the first example of the first ruleset", async () => {
  await start(store, links.read(""));
  expect(link()).toBe("token(4)");
  expect(store.state).toMatchObject({
    selected: "(4)",
    draft: { ruleset: "token", params: { m: "2" }, position: "(4)" },
    explanation: { label: "(4)" },
    entry: 0,
  });
});

test("a link is followed with its moves, its selection and its choices", async () => {
  await start(store, links.read("#token(6)?play=misere&color=outcome&line=(5),(3)&at=(5)&lang=zh"));
  expect(link()).toBe("token(6)?play=misere&color=outcome&line=(5),(3)&at=(5)&lang=zh");
  expect(store.state.line.cursor).toBe(1);
});

test("a link with a move that is none shows what comes before it and says so", async () => {
  await start(store, links.read("#token(6)?line=(5),(1),(0)"));
  expect(link()).toBe("token(6)?line=(5)");
  expect(store.state.notice).toEqual({ kind: "unknown-position", position: "(1)" });
});

test("a link may look at a position that does not follow from the start", async () => {
  await start(store, links.read("#token(6)?line=(5)&at=(9)"));
  expect(link()).toBe("token(6)?line=(5)&at=(9)");
  expect(store.state).toMatchObject({ selected: "(9)", explanation: { label: "(9)" } });
  expect([isBeyond(store.state), store.state.notice]).toEqual([true, undefined]);
  await follow(store, links.read("#token(6)?at=(5)"));
  expect(isBeyond(store.state)).toBe(false);
  await follow(store, links.read("#token(6)?at=nowhere"));
  expect(store.state.notice).toEqual({ kind: "unknown-position", position: "nowhere" });
});

test("a link that cannot be read leaves the page as it was", async () => {
  await start(store, links.read("#token(6)"));
  await follow(store, links.read("#nonsense"));
  expect(link()).toBe("token(6)");
  expect(store.state.notice).toMatchObject({ kind: "bad-link", text: "nonsense" });
});

test("a first link that cannot be read gives way to the first example, and is named", async () => {
  await start(store, links.read("#token(6)?play=odd"), links.read(""));
  expect(link()).toBe("token(4)");
  expect(store.state.notice).toMatchObject({ kind: "bad-link", text: "play=odd" });
});

test("where no other game is to be shown, a first link that cannot be read is said to be wrong", async () => {
  await start(store, links.read("#token(6)?play=odd"));
  expect(link()).toBe("");
  expect(store.state.notice).toMatchObject({ kind: "bad-link", text: "play=odd" });
});

test("an option is a move, any other position is only looked at", async () => {
  await start(store, links.read("#token(6)"));
  activate(store, "(5)");
  activate(store, "(3)");
  expect(link()).toBe("token(6)?line=(5),(3)");
  activate(store, "(0)");
  expect(link()).toBe("token(6)?line=(5),(3)&at=(0)");
  lookBack(store);
  expect(link()).toBe("token(6)?line=(5),(3)");
  undo(store);
  expect(link()).toBe("token(6)?line=(5),(3)&at=(5)");
  redo(store);
  expect(link()).toBe("token(6)?line=(5),(3)");
  await settled();
  expect(store.state.explanation?.label).toBe("(3)");
});

test("looking on from a position that is only looked at leaves the moves made", async () => {
  await start(store, links.read("#token(9)?line=(8)"));
  activate(store, "(4)");
  activate(store, "(2)");
  expect(link()).toBe("token(9)?line=(8)&at=(2)");
  // Not even an option of where play stands is a move from elsewhere.
  activate(store, "(7)");
  expect(link()).toBe("token(9)?line=(8)&at=(7)");
  activate(store, "(8)");
  expect(link()).toBe("token(9)?line=(8)");
  activate(store, "(7)");
  expect(link()).toBe("token(9)?line=(8),(7)");
});

test("where no move was made there is none to take back, wherever one looks", async () => {
  await start(store, links.read("#token(9)"));
  activate(store, "(4)");
  undo(store);
  redo(store);
  expect(link()).toBe("token(9)?at=(4)");
});

test("who comes without a link sees who wins and is invited, until another position is selected", async () => {
  await start(store, WHOLE_GRAPH);
  expect(link()).toBe("token(4)?color=outcome&labels=stones");
  expect(invitation.of(store.state).isOpen).toBe(true);
  show(store, { labels: "value" });
  expect(invitation.of(store.state).isOpen).toBe(true);
  activate(store, "(0)");
  expect(invitation.of(store.state).isOpen).toBe(false);
  // Its own link is as good as any other, and invites nobody.
  await follow(store, links.read(`#${link()}`));
  expect(display.of(store.state).colourBy).toBe("outcome");
  expect(invitation.of(store.state).isOpen).toBe(false);
  await follow(store, WHOLE_GRAPH);
  expect(invitation.of(store.state).isOpen).toBe(true);
  await chooseConvention(store, { kind: "misere" });
  expect(invitation.of(store.state).isOpen).toBe(false);
});

test("a labelling gives nothing away: it ends the invitation", async () => {
  await start(store, WHOLE_GRAPH);
  toggleLabelling(store);
  expect(invitation.of(store.state).isOpen).toBe(false);
});

test("where the answer carries no moves they are known from the explanation", async () => {
  solver.largest = 5;
  await start(store, links.read("#token(9)"));
  expect(store.state.picture.kind).toBe("refused");
  activate(store, "(8)");
  await settled();
  activate(store, "(6)");
  expect(link()).toBe("token(9)?line=(8),(6)");
  await settled();
  const again = new Store(solver, SLICES);
  await start(again, links.read(`#${link()}`));
  expect(links.written(again.state)).toBe(link());
});

test("an opened game is asked for once, and so is what explains its start", async () => {
  const ask = vi.spyOn(solver, "ask");
  const asked = (): string[] => ask.mock.calls.splice(0).map(([name]) => name);
  await start(store, links.read("#token(4)"));
  expect(asked()).toEqual(["parse", "explore", "explain"]);
  solver.largest = 5;
  await follow(store, links.read("#token(9)"));
  expect(asked()).toEqual(["parse", "explore", "explain", "explore"]);
});

test("a fault of a field is kept with the field, and everything else stays", async () => {
  await start(store, links.read("#token(6)?line=(5)"));
  editPosition(store, "six");
  await submit(store);
  expect(store.state.fault).toMatchObject({ field: "position", span: [0, 3] });
  expect(link()).toBe("token(6)?line=(5)");
  editPosition(store, "7");
  expect(store.state.fault).toBeUndefined();
});

test("a new start is an entry of the history, the same one again is not, nor is a move", async () => {
  await start(store, links.read("#token(6)"));
  activate(store, "(5)");
  expect(store.state.entry).toBe(0);
  editPosition(store, "(7)");
  await submit(store);
  expect(store.state.entry).toBe(1);
  await submit(store);
  expect(store.state.entry).toBe(1);
  await chooseConvention(store, { kind: "misere" });
  expect(store.state.entry).toBe(2);
});

test("several players are chosen one after another, and what is given up leaves no trace in the form", async () => {
  await start(store, links.read("#token(6)?play=last-mover&players=3&line=(5)"));
  expect(store.state.game?.convention).toEqual({ kind: "alliance", players: 3, winner: "last-mover" });
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const first = chooseConvention(store, { kind: "alliance", players: 4 });
  const second = chooseConvention(store, { kind: "alliance", players: 5 });
  expect(store.state.draft.convention).toEqual({ kind: "alliance", players: 5 });
  open();
  await Promise.all([first, second]);
  expect(link()).toBe("token(6)?play=first-stuck&players=5&line=(5)");
  expect(store.state.entry).toBe(1);
  solver.gate = new Promise((resolve) => (open = resolve));
  const third = chooseConvention(store, { kind: "misere" });
  cancel(store);
  open();
  await third;
  expect(store.state.draft.convention).toEqual({ kind: "alliance", players: 5 });
});

test("another convention keeps the moves made", async () => {
  await start(store, links.read("#token(6)?line=(5),(3)&at=(5)"));
  await chooseConvention(store, { kind: "misere" });
  expect(link()).toBe("token(6)?play=misere&line=(5),(3)&at=(5)");
});

test("a start that is typed is selected, whatever was played before", async () => {
  await start(store, links.read("#token(6)?line=(5),(3)"));
  editPosition(store, "5");
  await submit(store);
  expect(link()).toBe("token(5)");
});

test("the same start keeps the moves made, however it is typed", async () => {
  await start(store, links.read("#token(6)?line=(5),(3)&at=(5)"));
  editPosition(store, "6");
  editParameter(store, "m", "3");
  await submit(store);
  expect(link()).toBe("token(6)?line=(5),(3)&at=(5)");
});

test("another ruleset shows its first example, whatever link came before", async () => {
  await start(store, links.read("#token(2)"));
  await chooseGame(store, called("other"));
  expect(link()).toBe("other(3)");
  expect(store.state.notice).toBeUndefined();
  // What was typed for a game that has been left is no longer the reader’s.
  editPosition(store, "2");
  await submit(store);
  await follow(store, links.read("#token(1)"));
  await chooseGame(store, called("other"));
  expect(link()).toBe("other(3)");
});

test("another ruleset keeps a start that was typed, drawn or not, where it fits, and says where it does not", async () => {
  await start(store, links.read("#token(4)"));
  editPosition(store, "(2)");
  await submit(store);
  await chooseGame(store, called("other"));
  expect(link()).toBe("other(2)");
  expect(store.state.notice).toBeUndefined();
  editPosition(store, "1");
  await chooseGame(store, called("token"));
  expect(link()).toBe("token(1)");
  editPosition(store, "(6)");
  await chooseGame(store, called("other"));
  expect(link()).toBe("other(3)");
  expect(store.state.notice).toEqual({ kind: "example-instead", ruleset: "other", position: "(6)" });
  // The example is none of the reader’s.
  await chooseGame(store, called("token"));
  expect(link()).toBe("token(4)");
});

test("a start that was put together is kept by another ruleset as one that was typed", async () => {
  await start(store, links.read("#token(4)"));
  await arrange(store, [2]);
  await chooseGame(store, called("other"));
  expect(link()).toBe("other(2)");
});

/** Everything that opens a game, and the link of what it opens from token(6). */
const WISHES: Readonly<Record<string, readonly [wish: () => Promise<void>, opens: string]>> = {
  "a link": [() => follow(store, links.read("#token(8)?line=(7)&at=(9)")), "token(8)?line=(7)&at=(9)"],
  "a link to nothing": [() => follow(store, links.read("#nothing(8)")), ""],
  "a ruleset": [() => chooseGame(store, called("other")), "other(3)"],
  "a position": [() => typed("(7)"), "token(7)"],
  "a notation": [() => typed("other(2)"), "other(2)"],
  "a notation of nothing": [() => typed("nothing(2)"), ""],
  "a convention": [() => chooseConvention(store, { kind: "misere" }), "token(6)?play=misere"],
  "another start": [() => startFrom(store, "(5)"), "token(5)"],
  tokens: [() => arrange(store, [4]), "token(4)"],
  "a step": [() => goToStep(store, 1), "token(3)"],
  "a file of a lesson": [() => openFile(store, written(lessonOf("token(1)"))), "token(1)"],
  "a record": [() => done(openRecord({ store, links }, "token(9):", () => undefined)), "token(9)"],
  "a puzzle": [
    () => done(openPuzzle({ store, links }, 1)),
    "token(1)?seats=person,solver&seed=1&puzzle=1&hide=values",
  ],
};

const lessonOf = (...steps: string[]): Lesson => ({
  title: "Mine",
  steps: steps.map((link, place) => ({ id: `s${place}`, link, caption: "" })),
});

async function done(work: Promise<unknown>): Promise<void> {
  await work;
}

function typed(text: string): Promise<void> {
  editPosition(store, text);
  return submit(store);
}

/** What is chosen and typed stays in the form together; it is one wish after the other there. */
const ELSEWHERE = [
  "a link",
  "a link to nothing",
  "another start",
  "a step",
  "a file of a lesson",
  "a record",
  "a puzzle",
];

/** How a solver answers that is asked so much; its worker ends over these of the calls that the wishes make. */
const SOLVERS: Readonly<Record<string, readonly number[]>> = {
  "however late the answers come": [],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((end) => [`though the solver ends over call ${end}`, [end]]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((end) => [`or none, though two solvers end from call ${end}`, [end, end + 1]]),
  ),
};

for (const [how, ends] of Object.entries(SOLVERS))
  for (const [first, [wish]] of Object.entries(WISHES))
    for (const [second, [nextWish, opens]] of Object.entries(WISHES).filter(
      ([second]) => ELSEWHERE.includes(first) || ELSEWHERE.includes(second),
    ))
      test(`of ${first} and then ${second} the newer one is shown, ${how}`, async () => {
        vi.spyOn(Math, "random").mockReturnValue(0);
        for (const isFirstLate of [true, false]) {
          solver = new FakeSolver();
          const client = new MortalClient(solver);
          store = new Store(client, SLICES);
          client.onCrash = () => crashed(store);
          await start(store, links.read("#token(6)"));
          await take(store, lessonOf("token(6)", "token(3)"));
          client.endOver(ends);
          let [open, openNext] = [(): void => undefined, (): void => undefined];
          solver.gate = new Promise((resolve) => (open = resolve));
          const older = wish();
          // A solver may end in between.
          if (ends.length > 0) await settled();
          solver.gate = new Promise((resolve) => (openNext = resolve));
          const newer = nextWish();
          await settled();
          if (isFirstLate) {
            openNext();
            await settled();
          }
          open();
          await settled();
          openNext();
          await Promise.all([older, newer]);
          // Of what is wrong the picture before stays, and what is wrong is said.
          const isOpened = opens !== "" && (ends.length < 2 || game() === opens);
          expect(game()).toBe(isOpened ? opens : "token(6)");
          expect(store.state.isOpening).toBe(false);
          const said = store.state.notice ?? store.state.fault;
          if (!isOpened) expect(said).toBeDefined();
          else if (said) expect([ends.length > 0, said]).toEqual([true, { kind: "crashed" }]);
          client.dispose();
        }
      });

test("a link that is followed before a typed rule counts is what is shown", async () => {
  await start(store, links.read("#token(6)"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  editRule(store, "m", "3");
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const followed = follow(store, links.read("#token(8)"));
  vi.runAllTimers();
  vi.useRealTimers();
  open();
  await followed;
  await settled();
  expect(link()).toBe("token(8)");
});

test("giving up keeps what is shown", async () => {
  await start(store, links.read("#token(6)"));
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  editPosition(store, "(9)");
  const submitted = submit(store);
  cancel(store);
  open();
  await submitted;
  expect(link()).toBe("token(6)");
  expect(solver.asked).toContain("cancel opening");
  expect(store.state.notice).toBeUndefined();
});

test("a crash is said and changes nothing else", async () => {
  await start(store, links.read("#token(6)?line=(5)"));
  crashed(store);
  expect(store.state.notice).toEqual({ kind: "crashed" });
  expect(link()).toBe("token(6)?line=(5)");
});

test("moves made while another convention is on its way are kept", async () => {
  await start(store, links.read("#token(6)"));
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const chosen = chooseConvention(store, { kind: "misere" });
  expect(store.state.isOpening).toBe(true);
  activate(store, "(5)");
  activate(store, "(3)");
  open();
  await chosen;
  expect(link()).toBe("token(6)?play=misere&line=(5),(3)");
  expect(store.state.isOpening).toBe(false);
});

test("heaps that were put together stay in their order, and a position can become the start", async () => {
  await start(store, links.read("#token(6)?line=(5)"));
  await arrange(store, [7]);
  expect(link()).toBe("token(7)");
  expect(store.state.draft).toMatchObject({ position: "(7)", tokens: [7] });
  await startFrom(store, "(4)");
  expect(link()).toBe("token(4)");
  expect(store.state.entry).toBe(2);
});

test("a listener that has left hears nothing more", async () => {
  let calls = 0;
  const leave = store.subscribe(() => calls++);
  await start(store, links.read("#token(6)"));
  expect(calls).toBeGreaterThan(0);
  leave();
  const before = calls;
  activate(store, "(5)");
  expect(calls).toBe(before);
});

test("the labelling goes step by step, selects what it labels, and is in the link", async () => {
  await start(store, links.read("#token(4)"));
  toggleLabelling(store);
  expect(link()).toBe("token(4)?step=0");
  labelUpTo(store, 2);
  expect(store.state.selected).toBe("(1)");
  labelUpTo(store, 99);
  expect(labelling()?.done).toBe(5);
  expect(store.state.selected).toBe("(4)");
  labelUpTo(store, 3);
  labelBy(store, "layer");
  expect(link()).toBe("token(4)?layer=3");
  activate(store, "(4)");
  expect(link()).toBe("token(4)?at=(4)&layer=3");
  await follow(store, links.read("#token(4)?layer=3"));
  expect(store.state.selected).toBe("(2)");
  toggleLabelling(store);
  expect(link()).toBe("token(4)?at=(2)");
  await follow(store, links.read("#token(4)?step=77"));
  expect(labelling()).toMatchObject({ by: "position", done: 5 });
});

test("a labelling goes no further than its link says", async () => {
  await start(store, links.read("#token(4)?step=1&until=3"));
  labelUpTo(store, 9);
  expect(labelling()).toMatchObject({ done: 3, until: 3 });
  expect(link()).toBe("token(4)?step=3&until=3");
  toggleLabelling(store);
  expect(link()).toBe("token(4)?at=(2)");
});

test("a labelling that plays ends at its last step", async () => {
  vi.useFakeTimers();
  await start(store, links.read("#token(2)?step=0"));
  labelAtSpeed(store, 5);
  playLabelling(store, true);
  await vi.advanceTimersByTimeAsync(450);
  expect(labelling()).toMatchObject({ done: 2, isPlaying: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(labelling()).toMatchObject({ done: 3, isPlaying: false });
  vi.useRealTimers();
});

test("another colouring shows all positions again", async () => {
  await start(store, links.read("#token(4)?only=0,2&labels=value"));
  expect(display.of(store.state).only).toEqual(["0", "2"]);
  show(store, { colourBy: "outcome" });
  expect(link()).toBe("token(4)?color=outcome&labels=value");
});

test("heaps are opened as they are put together, and one that was emptied stays until it is forgotten", async () => {
  await start(store, links.read("#token(6)"));
  await arrange(store, [0, 4]);
  expect(store.state.game?.label).toBe("(4)");
  expect(store.state.draft).toMatchObject({ tokens: [0, 4], position: "(4)" });
  forgetEmptyHeaps(store);
  expect(store.state.draft.tokens).toEqual([4]);
});

test("a link that comes before the catalogue is followed after it", async () => {
  const started = start(store, links.read("#token(4)"));
  void follow(store, links.read("#token(6)"));
  await started;
  expect(link()).toBe("token(6)");
});

test("a link that cannot be read changes nothing, and ends what was being opened", async () => {
  await start(store, links.read("#token(6)?labels=value&only=1"));
  let open = (): void => undefined;
  solver.gate = new Promise((resolve) => (open = resolve));
  const first = follow(store, links.read("#token(9)"));
  const second = follow(store, links.read("#nonsense"));
  open();
  await Promise.all([first, second]);
  expect(link()).toBe("token(6)?labels=value&only=1");
  expect(store.state.isOpening).toBe(false);
});

test("a notation typed for a position is opened, its fault said at the field", async () => {
  await start(store, links.read("#token(6)?line=(5)"));
  editPosition(store, "token(8)");
  await submit(store);
  expect(link()).toBe("token(8)");
  editPosition(store, "tokens(8)");
  await submit(store);
  expect(store.state.fault).toMatchObject({ code: "unknown-ruleset", field: "position" });
});

test("values that do not occur pick nothing out", async () => {
  await start(store, links.read("#token(4)?only=2,9"));
  expect(shownValues(store.state)).toEqual(["2"]);
  await follow(store, links.read("#token(4)?only=9&color=outcome"));
  expect(shownValues(store.state)).toEqual([]);
});
