//! No call holds its thread for long: how much is done between two pauses is counted here from outside, by rulesets and
//! theorems that count how often they are asked, and held against what the calls tell of themselves.

// What is counted is the same with addresses of any size, and Node 20 may crash when a WASI program ends that has had as much
// memory as these tests take.
#![cfg(not(target_family = "wasm"))]

use mexplorer::analysis::{self, GridRequest, Opponent, Positions, PuzzleRequest, Scope, Task};
use mexplorer::convention::{Alliance, PlayConvention, Winner};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::Input;
use mexplorer::numbers::Token;
use mexplorer::pace::{COPIES, LOOKS, Pace, Phase, SLICE};
use mexplorer::position::{Extent, Position, PositionKind};
use mexplorer::ruleset::{EachMove, EachOption, HeapRule, Ruleset, Sweeps};
use mexplorer::taking::Taking;
use mexplorer::theorem::{
    Evidence, Prediction, Reason, Registered, Status, Subject, Theorem, TheoremCard, World,
};
use mexplorer::theorems;
use mexplorer::touch::{Touch, Touched};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is asked of rulesets and theorems.
#[derive(Default)]
struct Asked {
    /// Moves and options that were handed on, and sizes that were gone through to count positions.
    listed: AtomicU64,
    predicted: AtomicU64,
}

impl Asked {
    fn list(&self, count: u64) {
        self.listed.fetch_add(count, Ordering::Relaxed);
    }
}

/// A ruleset, with a count of what it hands on.
struct Counting {
    inner: Arc<dyn Ruleset>,
    asked: Arc<Asked>,
}

impl Ruleset for Counting {
    fn kind(&self) -> &dyn PositionKind {
        self.inner.kind()
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.inner.moves(tokens, &mut |mv| {
            self.asked.list(1);
            each(mv)
        })
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        self.inner.options(tokens, &mut |option| {
            self.asked.list(1);
            each(option)
        })
    }

    fn heap_rule(&self) -> Option<&dyn HeapRule> {
        None
    }

    fn sweeps(&self) -> Option<Sweeps> {
        self.inner.sweeps()
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        self.asked.list(1);
        self.inner.count_options(tokens)
    }

    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        self.asked.list(tokens.iter().copied().max().unwrap_or(0).min(200_000) / LOOKS);
        self.inner.count_positions(tokens)
    }
}

/// What stands in for a rule of single heaps is such a rule itself.
struct CountingHeaps(Counting);

impl HeapRule for CountingHeaps {
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        let rule = self.0.inner.heap_rule().unwrap();
        rule.heap_options(heap, &mut |option| {
            self.0.asked.list(1);
            each(option)
        })
    }

    fn count_heap_options(&self, heap: Token) -> Option<u64> {
        self.0.inner.heap_rule().unwrap().count_heap_options(heap)
    }

    fn taking(&self) -> Option<Taking> {
        self.0.inner.heap_rule().unwrap().taking()
    }

    fn count_positions(&self, heaps: &[Token]) -> Option<u64> {
        self.0.count_positions(heaps)
    }
}

/// The same game, whose ruleset counts.
fn counted(game: Game, asked: &Arc<Asked>) -> Game {
    let counting = Counting { inner: game.ruleset.clone(), asked: asked.clone() };
    let ruleset: Arc<dyn Ruleset> = match game.ruleset.heap_rule() {
        Some(_) => Arc::new(CountingHeaps(counting)),
        None => Arc::new(counting),
    };
    let components = game.components.into_iter().map(|component| counted(component, asked)).collect();
    Game { ruleset, components, ..game }
}

/// A theorem, with a count of what it predicts.
struct CountingTheorem {
    inner: &'static dyn Theorem,
    asked: Arc<Asked>,
}

impl Registered for CountingTheorem {
    fn card(&self) -> &'static TheoremCard {
        self.inner.card()
    }
}

impl Theorem for CountingTheorem {
    fn applies(&self, game: &Game) -> bool {
        self.inner.applies(game)
    }

    fn status(&self, game: &Game) -> Status {
        self.inner.status(game)
    }

    fn is_about_returns(&self) -> bool {
        self.inner.is_about_returns()
    }

    fn needs_components(&self) -> bool {
        self.inner.needs_components()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        self.asked.predicted.fetch_add(1, Ordering::Relaxed);
        self.inner.predict(at)
    }

    fn reason(&self, at: &Subject) -> Reason {
        self.inner.reason(at)
    }

    fn claims(&self) -> bool {
        self.inner.claims()
    }

    fn evidence(&self) -> Evidence {
        self.inner.evidence()
    }

    fn check<'a>(
        &'a self,
        game: &'a Game,
        world: World<'a>,
        pace: &'a Pace,
    ) -> mexplorer::pace::Work<'a, Vec<mexplorer::theorem::Claim>> {
        self.inner.check(game, world, pace)
    }
}

/// What may be asked in one slice.
#[derive(Clone, Copy)]
struct Most {
    listed: u64,
    predicted: u64,
}

/// As much listed as makes a slice, and the options of one more position, or all moves of one that is explained; a prediction
/// may take a tenth of a millisecond.
const MOST: Most = Most { listed: 3 * SLICE, predicted: 300 };
/// Where options are looked at and forgotten at once.
const LOOKED_AT: Most = Most { listed: 600_000, ..MOST };
/// Where the recursion and the theorem take a few steps each.
const RECURRED: Most = Most { predicted: 3 * SLICE, ..MOST };

/// What has become of a task.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    NotYet,
    Answered,
    /// What was asked for is too large.
    Refused,
}

/// Goes through so many slices of a task at most, each of which must be short, and says how many there were, and whether it
/// came to its end.
fn slices<T: 'static>(
    task: &mut Task<T>,
    count: usize,
    asked: &Asked,
    most: Most,
    what: &str,
) -> (usize, End) {
    let mut before = (0, 0, 0);
    for slice in 1..=count {
        let progress = task.advance();
        let now = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let moves = progress.as_ref().map_or(before.2, |progress| progress.moves as u64);
        let after = (now(&asked.listed), now(&asked.predicted), moves);
        assert!(
            after.0 - before.0 <= most.listed,
            "{what}: slice {slice} lists {} moves",
            after.0 - before.0
        );
        assert!(
            after.1 - before.1 <= most.predicted,
            "{what}: slice {slice} asks {} times",
            after.1 - before.1
        );
        let found = after.2.saturating_sub(before.2);
        assert!(found <= MOST.listed, "{what}: slice {slice} finds {found} moves");
        before = after;
        let largest = task.pace().largest_slice();
        assert!(largest <= MOST.listed, "{what}: slice {slice} costs {largest}");
        match progress {
            Ok(progress) if progress.phase == Phase::Done => return (slice, End::Answered),
            Ok(_) => {}
            Err(fault) => {
                assert!(fault.is_too_large(), "{what}: {fault}");
                return (slice, End::Refused);
            }
        }
    }
    (count, End::NotYet)
}

/// All have come to their ends, and so many at least with an answer.
fn assert_answered(ends: &[End], least: usize) {
    assert!(!ends.contains(&End::NotYet), "{ends:?}");
    let answered = ends.iter().filter(|end| **end == End::Answered).count();
    assert!(answered >= least, "{answered} answered: {ends:?}");
}

fn asked(notation: &str, convention: PlayConvention) -> (Arc<Asked>, Game, Position) {
    let (game, start) = Game::parse(notation, convention).unwrap();
    let asked = Arc::new(Asked::default());
    (asked.clone(), counted(game, &asked), start)
}

fn players(count: usize) -> PlayConvention {
    PlayConvention::Alliance(Alliance::standard(count, Winner::FirstStuck))
}

#[test]
fn graphs_are_explored_in_short_slices() {
    use PlayConvention::{Misere, Normal};
    for (notation, convention) in [
        ("nim(60,60,60)", Normal),
        ("nim(60,60,60)", players(9)),
        ("nim(3000)", Misere),
        ("nim(1,1500)", Normal),
        ("wythoff(120,120)", Normal),
        ("moore[k=3](7,7,7,7,7)", Normal),
        ("bash[m=3](99999)", Normal),
        ("kayles(34)", Misere),
        ("octal[code=4.7777](24)", Normal),
        ("fibonacci(300,299)", Normal),
        ("staircase(9,9,9)", Misere),
        ("large-nim(50,50,50)", players(3)),
        ("nim[passes=5](20,20,20)", Normal),
        ("nim(12,15)+wythoff(15,20)", Normal),
        // Moves return: in a mosaic, in rows, and in one large part.
        ("rule[moves={n -> n-1; n -> n-2; n -> n+1 where n<9000}](9000)", Normal),
        ("rule[moves={n -> n-k where k>=1; n -> n+1 where n<900}](900)", players(3)),
        ("rule[moves={n -> n-k where k>=1 and k<n; n -> n+k where k>=1 and n+k<=300}](300)", Normal),
    ] {
        let (asked, game, start) = asked(notation, convention);
        let mut task = Task::new(async move |pace| {
            analysis::explore::in_slices(&game, &start, Default::default(), Default::default(), pace).await
        });
        let (count, end) = slices(&mut task, 10_000, &asked, MOST, notation);
        assert!(end == End::Answered && count > 3, "{notation}: {end:?} {count}");
        // All passes over the moves are told: they are listed and joined, and each looked at for the order of the
        // numbering, the values, the layers, the covering moves and the winning ones.
        let graph = task.take().unwrap().graph;
        let moves = graph.move_count() as u64;
        let least = moves + moves / COPIES + 5 * moves / LOOKS;
        assert!(task.pace().total() >= least, "{notation}: {} for {moves} moves", task.pace().total());
    }
}

/// What takes long of a rule of one's own is to find out what it says, even where it says no of nearly every number.
#[test]
fn rules_of_ones_own_are_found_out_in_short_slices() {
    for rule in ["divides(k, n) and k < n", "gcd(k, n) == n - 1"] {
        let notation = format!("take[where={{{rule}}}](9999)");
        let parsed = || Game::parse(&notation, PlayConvention::Normal).unwrap();
        let ((sequenced, _), (gridded, _), (game, start)) = (parsed(), parsed(), parsed());
        let blocks = 10_000 * 10_000 / 128;
        let mut tasks = [
            Task::new(async move |pace| {
                analysis::sequence::in_slices(&sequenced, 10_000, Budget::default(), pace).await.map(drop)
            }),
            Task::new(async move |pace| {
                let request = GridRequest { rows: 9_000, columns: 1, ..GridRequest::default() };
                analysis::grid::in_slices(&gridded, &request, Budget::default(), pace).await.map(drop)
            }),
            Task::new(async move |pace| {
                let explored = analysis::explore::in_slices;
                explored(&game, &start, Default::default(), Default::default(), pace).await.map(drop)
            }),
        ];
        for (task, least) in tasks.iter_mut().zip([blocks, blocks / 2, 0]) {
            let (count, end) = slices(task, 100_000, &Asked::default(), MOST, rule);
            assert!(end == End::Answered && count as u64 >= least * 20 / SLICE / 8, "{rule}: {count} slices");
        }
    }
}

#[test]
fn parts_of_graphs_are_explored_in_short_slices() {
    use PlayConvention::{Misere, Normal};
    for (start, middle, convention) in [
        ("nim(60,60,60)", "nim(30,31,32)", players(9)),
        ("nim(3000)", "nim(1500)", Misere),
        ("wythoff(120,120)", "wythoff(60,60)", Normal),
        ("bash[m=3](99999)", "bash[m=3](5)", Normal),
        ("octal[code=4.7777](24)", "octal[code=4.7777](8,8)", Normal),
    ] {
        let (_, position) = Game::parse(middle, convention.clone()).unwrap();
        let (asked, game, start_position) = asked(start, convention);
        let around = analysis::Around { position, moves: mexplorer::limits::AROUND_MOVES };
        let mut task = Task::new(async move |pace| {
            let (budget, places) = Default::default();
            analysis::explore::around(&game, &start_position, &around, budget, places, pace).await
        });
        let (count, end) = slices(&mut task, 10_000, &asked, MOST, start);
        assert!(end == End::Answered && count > 3, "{start}: {end:?} {count}");
    }
}

#[test]
fn positions_are_explained_and_their_neighbourhoods_found_in_short_slices() {
    use PlayConvention::{Misere, Normal};
    let (mut explained, mut surveyed) = (Vec::new(), Vec::new());
    for (notation, convention) in [
        ("large-nim(129,13494)", players(3)),
        ("large-nim(907817,1643066403755892)", players(3)),
        ("large-nim(28,34280976,59694)", players(3)),
        ("nim(1,2048)", Normal),
        ("nim(900,901)", Misere),
        ("kayles(1200,1300)", Normal),
        ("wythoff(300,301)", players(3)),
        ("moore[k=6](6,6,6,6,6,6,6)", Normal),
        ("moore[k=64](1^64)", Normal),
        ("grundy(200^64)", Normal),
        ("fibonacci(2000,1999)", players(3)),
        ("nim(5,9007199254740991)+wythoff(9,20)", Normal),
    ] {
        let (count, game, start) = asked(notation, convention.clone());
        let mut task = Task::new(async move |pace| {
            analysis::explain::in_slices(&game, &start, Budget { positions: 60_000, moves: 2_000_000 }, pace)
                .await
        });
        explained.push(slices(&mut task, 3_000, &count, MOST, notation).1);
        let (count, game, start) = asked(notation, convention);
        let mut task = Task::new(async move |pace| {
            analysis::explore::neighbourhood(&game, &start, 24, Default::default(), pace).await
        });
        surveyed.push(slices(&mut task, 3_000, &count, MOST, notation).1);
    }
    assert_answered(&explained, 10);
    assert_answered(&surveyed, 6);
}

#[test]
fn moves_are_fitted_and_chosen_and_puzzles_found_in_short_slices() {
    use PlayConvention::{Misere, Normal};
    let (mut fitted, mut chosen, mut found) = (Vec::new(), Vec::new(), Vec::new());
    for (notation, convention) in [
        ("nim(1,2048)", Normal),
        ("nim(40,41,42)", Misere),
        ("wythoff(1000000000000,1000000000009)", Normal),
        ("moore[k=2](6,6,6,6,6,6,6)", Misere),
        ("grundy(200^64)", Normal),
        ("kayles(3,20)", Misere),
        ("large-nim(129,13494)", players(3)),
        ("nim(5,9007199254740991)+staircase(9,20)", Normal),
        ("hackenbush(0-1-2-3-0,1-4-5,0-6-7-8)", players(3)),
    ] {
        for places in [vec![], vec![0], vec![1], vec![0, 1]] {
            let (count, game, start) = asked(notation, convention.clone());
            let touch = |place: usize| Touch { place, to: None };
            let touched = Touched::new(places.into_iter().map(touch).collect());
            let mut task =
                Task::new(
                    async move |pace| Ok(analysis::fit::in_slices(&game, &start, &touched, pace).await),
                );
            fitted.push(slices(&mut task, 1_000, &count, MOST, notation).1);
        }
        let (count, game, start) = asked(notation, convention.clone());
        let mut task = Task::new(async move |pace| {
            let (opponent, budget) = (Opponent::default(), Budget { positions: 60_000, moves: 2_000_000 });
            analysis::reply::in_slices(&game, &start, opponent, budget, &mut None, pace).await
        });
        chosen.push(slices(&mut task, 3_000, &count, MOST, notation).1);
        let (count, game, _) = asked(notation, convention);
        let mut task = Task::new(async move |pace| {
            analysis::puzzle::in_slices(&game, PuzzleRequest { level: 3, seed: 1 }, Default::default(), pace)
                .await
        });
        found.push(slices(&mut task, 3_000, &count, MOST, notation).1);
    }
    assert_answered(&fitted, 36);
    assert_answered(&chosen, 7);
    assert_answered(&found, 9);
}

#[test]
fn many_positions_are_evaluated_in_short_slices() {
    type PositionOf = fn(Token) -> Vec<Token>;
    let cases: [(&str, PlayConvention, PositionOf); 4] = [
        ("nim()", PlayConvention::Normal, |index| vec![index, index + 1, 1 << 52]),
        ("wythoff()", PlayConvention::Misere, |index| vec![1 << 50, (1 << 51) + index]),
        ("large-nim()", players(9), |index| vec![1 << 40, (1 << 41) + index]),
        ("kayles()", PlayConvention::Normal, |index| vec![index % 700, 300 + index % 400]),
    ];
    for (notation, convention, position) in cases {
        let (asked, game, _) = asked(notation, convention);
        let kind = game.ruleset.kind();
        let positions: Vec<Position> =
            (0..20_000).map(|index| Position::new(kind, position(index))).collect();
        let mut task = Task::new(async move |pace| {
            analysis::evaluate::in_slices(&game, &positions, Default::default(), pace).await
        });
        let (count, end) = slices(&mut task, 10_000, &asked, MOST, notation);
        assert!(end == End::Answered && count > 3, "{notation}: {end:?} {count}");
        assert_eq!(task.take().unwrap().values.len(), 20_000);
    }
}

#[test]
fn tables_and_sequences_are_found_in_short_slices() {
    use PlayConvention::{Misere, Normal};
    let (mut grids, mut sieves, mut sequences) = (Vec::new(), Vec::new(), Vec::new());
    let request = |side| GridRequest { rows: side, columns: side, ..GridRequest::default() };
    for (notation, convention, side) in [
        ("moore[k=2]()", Normal, 120),
        ("large-nim()", players(9), 150),
        ("staircase()", Normal, 40),
        ("bash[m=4]()", players(9), 500),
        ("kayles()", Normal, 1_000),
        ("wythoff()", Misere, 1_000),
        ("wythoff[a=20]()", Normal, 1_000),
        ("subtraction[set={1,3,4}]()", Misere, 700),
    ] {
        let (asked, game, _) = asked(notation, convention);
        let request = request(side);
        let mut task = Task::new(async move |pace| {
            analysis::grid::in_slices(&game, &request, Default::default(), pace).await
        });
        grids.push(slices(&mut task, 10_000, &asked, LOOKED_AT, notation).1);
    }
    assert_answered(&grids, 7);
    for (notation, convention, side) in [
        ("nim()", Normal, 200),
        ("wythoff()", Misere, 200),
        ("kayles()", Misere, 20),
        ("staircase()", Normal, 40),
        ("fibonacci(1)", Misere, 200),
        ("nim()+bash[m=3]()", Normal, 120),
        ("staircase()", Normal, 200),
    ] {
        let (asked, game, _) = asked(notation, convention);
        let request = request(side);
        let mut task = Task::new(async move |pace| {
            analysis::sieve::in_slices(&game, &request, Default::default(), pace).await
        });
        sieves.push(slices(&mut task, 10_000, &asked, MOST, notation).1);
    }
    assert_answered(&sieves, 6);
    for (notation, convention) in [
        ("nim()", Normal),
        ("half()", Normal),
        ("kayles()", Misere),
        ("subtraction[set={2,5,7}]()", players(3)),
        ("bash[m=3,passes=2]()", Normal),
    ] {
        let (asked, game, _) = asked(notation, convention);
        // Where no heap is valued by itself it is searched, which only few can be.
        let is_searched = !game.convention.is_normal() && notation == "kayles()";
        let length = if is_searched { 40 } else { 1_000_000 };
        let mut task = Task::new(async move |pace| {
            analysis::sequence::in_slices(&game, length, Default::default(), pace).await
        });
        sequences.push(slices(&mut task, 10_000, &asked, LOOKED_AT, notation).1);
    }
    assert_answered(&sequences, 3);
}

/// Slices at the largest bounds: what is done before anything is searched is done in the first of them.
const FIRST: usize = 3;

#[test]
fn theorems_are_compared_in_short_slices_at_their_largest_bounds() {
    for theorem in theorems::ALL {
        for instance in theorem.card().instances.iter().take(2) {
            for (bound, heaps, most) in [
                (100_000, 1, FIRST),
                (630, 2, FIRST),
                (104, 3, FIRST),
                (15, 7, FIRST),
                (instance.bound.min(6), instance.heaps.clamp(1, 3), 5_000),
            ] {
                let what = format!("{} {instance:?} {bound} {heaps}", theorem.card().id);
                let (asked, game, _) = asked(instance.notation, instance.play.convention());
                let counting = CountingTheorem { inner: *theorem, asked: asked.clone() };
                let theorem: &'static dyn Theorem = Box::leak(Box::new(counting));
                let positions = Positions::Within(Extent { bound, heaps });
                let scope = Scope { positions, jia_ending: false, share: (0, 1), counterexamples: 10 };
                let most_asked =
                    if game.ruleset.sweeps() == Some(Sweeps::LargestHeap) { RECURRED } else { MOST };
                let mut task = Task::new(async move |pace| {
                    analysis::verify::in_slices(theorem, &game, &scope, Default::default(), pace).await
                });
                let is_small = most > FIRST;
                let (_, end) = slices(&mut task, most, &asked, most_asked, &what);
                assert!(end == End::Answered || !is_small, "{what}: {end:?}");
            }
        }
    }
}

/// Forms in which graphs are written, and one of so many arrows in each.
const FORMS: [(&str, TextOf); 16] = [
    ("arrows", |count| way(count, "", |from, to| format!("v{from}>v{to}, "), "")),
    ("a chain", |count| way(count, "v0", |_, to| format!(" -> v{to}"), "")),
    ("a canonical text", |count| way(count, "{z", |from, to| format!(",v{from}>v{to}"), "}")),
    ("adjacency", |count| way(count, "", |from, to| format!("v{from}: v{to}\n"), "")),
    ("a table", |count| way(count, "from,to\n", |from, to| format!("v{from},v{to}\n"), "")),
    ("a table in one line", |count| way(count, "", |from, to| format!("v{from} v{to};"), "")),
    ("TGF", |count| {
        let vertices = way(count, "v0\n", |_, to| format!("v{to}\n"), "#\n");
        way(count, &vertices, |from, to| format!("v{from} v{to} label\n"), "")
    }),
    ("DOT", |count| way(count, "digraph {", |from, to| format!("v{from} -> v{to};\n"), "}")),
    ("groups", |count| {
        way(count / 10, "digraph {{", |_, to| format!("v{to} "), "} -> {a b c d e f g h i j}}")
    }),
    ("GraphML", |count| {
        let edge = |from, to| format!("<edge source='v{from}' target='v{to}'/>");
        way(count, "<graphml><graph>", edge, "</graph></graphml>")
    }),
    ("pairs", |count| way(count, "[", |from, to| format!("[{from},{to}],"), "]")),
    ("links", |count| {
        way(count, r#"{"links":["#, |from, to| format!(r#"{{"from":{from},"to":{to}}},"#), "]}")
    }),
    ("records", |count| {
        way(count, r#"[{"id":0}"#, |from, to| format!(r#",{{"id":{to},"parentIds":[{from}]}}"#), "]")
    }),
    ("options", |count| way(count, "{", |from, to| format!(r#""v{from}":["v{to}"],"#), "}")),
    ("options of one", |count| way(count, r#"{"z":["#, |_, to| format!(r#""v{to}","#), "]}")),
    ("options by index", |count| way(count, "[[]", |from, _| format!(",[{from}]"), "]")),
];

type TextOf = fn(usize) -> String;

fn way(count: usize, head: &str, arrow: impl Fn(usize, usize) -> String, foot: &str) -> String {
    (0..count).fold(head.to_string(), |text, from| text + &arrow(from, from + 1)) + foot
}

#[test]
fn graphs_are_read_in_short_slices() {
    for (form, text_of) in FORMS {
        let read = |count: usize| {
            let text = text_of(count);
            let least = (text.len() + count) as u64;
            let record = |key: &str, value| (key.to_string(), value);
            let arrows = Input::Record(vec![record("arrows", Input::Text(text))]);
            let game = vec![record("ruleset", Input::Text("graph".to_string())), record("params", arrows)];
            let mut task = Task::new(async move |pace| {
                Game::read_in_slices(&Input::Record(game), pace).await.map(|game| game.ruleset)
            });
            let (count_of_slices, end) = slices(&mut task, 1_000, &Asked::default(), MOST, form);
            assert_eq!(end, End::Answered, "{form}");
            // All of it was told: each character, and each arrow when the text that stands for all of them is written.
            let total = task.pace().total();
            assert!(total >= least, "{form}: {total} of {least}");
            assert!(count_of_slices as u64 >= total / MOST.listed, "{form}: {count_of_slices} of {total}");
            total
        };
        let (few, many) = (read(10_000), read(100_000));
        assert!(many >= 9 * few, "{form}: {few} and {many}");
    }
}

#[test]
fn a_call_that_is_given_up_is_gone() {
    let asked_for = Arc::new(Asked::default());
    let (game, start) = Game::parse("nim(82,82,82)", PlayConvention::Normal).unwrap();
    let game = counted(game, &asked_for);
    let mut task = Task::new(async move |pace| -> Result<_, RequestError> {
        analysis::explore::in_slices(&game, &start, Default::default(), Default::default(), pace).await
    });
    for _ in 0..5 {
        assert_ne!(task.advance().unwrap().phase, Phase::Done);
    }
    // The task holds the game, and the game the count.
    assert!(Arc::strong_count(&asked_for) > 1);
    drop(task);
    assert_eq!(Arc::strong_count(&asked_for), 1);
}
