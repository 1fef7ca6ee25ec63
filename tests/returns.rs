//! Graphs whose moves return, against the definitions.

use mexplorer::analysis::{GridRequest, Opponent, evaluate, explain, genus, grid, puzzle, reply};
use mexplorer::convention::{Alliance, NOBODY, OutcomeClass, PlayConvention, Winner};
use mexplorer::error::{ErrorCode, Got};
use mexplorer::game::Game;
use mexplorer::game_graph::{Budget, GameGraph};
use mexplorer::grundy_value::GrundyValue::{self, Finite, Infinite};
use mexplorer::pace::at_once;
use mexplorer::position::Position;
use mexplorer::solve::{self, INFINITE, NEVER, Solution};
use mexplorer::theorem::{Solved, World};
use mexplorer::theorems;
use proptest::prelude::*;

/// Where the arrows of each vertex lead.
type Arrows = Vec<Vec<usize>>;

/// Any graph of so many vertices, loops and ends among them.
fn graphs(most: usize) -> impl Strategy<Value = Arrows> {
    (1..=most)
        .prop_flat_map(|count| {
            let row = prop::collection::btree_set(0..count, 0..=count.min(4));
            prop::collection::vec(prop_oneof![1 => Just(Default::default()), 4 => row], count)
        })
        .prop_map(|rows| rows.into_iter().map(|row| row.into_iter().collect()).collect())
}

/// The game on a graph and every vertex as a position, by number.
fn game_on(arrows: &Arrows, convention: PlayConvention) -> (Game, Vec<Position>) {
    let vertices = (0..arrows.len()).map(|vertex| format!("v{vertex}"));
    let listed =
        arrows.iter().enumerate().flat_map(|(from, row)| row.iter().map(move |to| format!("v{from}>v{to}")));
    let all: Vec<String> = vertices.chain(listed).collect();
    let notation = format!("graph[arrows={{{}}}]", all.join(","));
    let (game, _) = Game::parse(&format!("{notation}(v0)"), convention.clone()).unwrap();
    let at = |vertex| Game::parse(&format!("{notation}(v{vertex})"), convention.clone()).unwrap().1;
    (game, (0..arrows.len()).map(at).collect())
}

/// Solves the graph, positions in the order of the vertices.
fn solved(arrows: &Arrows, convention: &PlayConvention) -> (GameGraph, Solution) {
    let (game, starts) = game_on(arrows, convention.clone());
    let graph = GameGraph::build(game.ruleset.as_ref(), &starts, Budget::default()).unwrap();
    let solution = solve::solve(&graph, convention);
    (graph, solution)
}

/// Who wins within so many moves, by the definition: what is undecided by the number of vertices is drawn.
fn outcomes(arrows: &Arrows, terminal: OutcomeClass) -> Vec<(OutcomeClass, u32)> {
    let mut known: Vec<Option<(OutcomeClass, u32)>> =
        arrows.iter().map(|row| row.is_empty().then_some((terminal, 0))).collect();
    for moves in 1..=arrows.len() as u32 {
        let before = known.clone();
        for (vertex, row) in arrows.iter().enumerate().filter(|(_, row)| !row.is_empty()) {
            let of = |to: &usize| before[*to].map(|(outcome, _)| outcome);
            if known[vertex].is_some() {
                continue;
            }
            if row.iter().any(|to| of(to) == Some(OutcomeClass::P)) {
                known[vertex] = Some((OutcomeClass::N, moves));
            } else if row.iter().all(|to| of(to) == Some(OutcomeClass::N)) {
                known[vertex] = Some((OutcomeClass::P, moves));
            }
        }
    }
    known.into_iter().map(|known| known.unwrap_or((OutcomeClass::D, NEVER))).collect()
}

/// Values by the rule of Smith as it stands, applied wherever it can be.
fn grundy_values(arrows: &Arrows) -> Vec<GrundyValue> {
    let mut known: Vec<Option<u64>> = vec![None; arrows.len()];
    loop {
        let next = (0..arrows.len()).filter(|vertex| known[*vertex].is_none()).find_map(|vertex| {
            let row = &arrows[vertex];
            let m = (0..).find(|m| row.iter().all(|to| known[*to] != Some(*m))).unwrap();
            let is_answered = |to: &usize| arrows[*to].iter().any(|answer| known[*answer] == Some(m));
            let needs_answer = |to: &&usize| known[**to].is_none_or(|value| value > m);
            row.iter().filter(needs_answer).all(is_answered).then_some((vertex, m))
        });
        let Some((vertex, m)) = next else { break };
        known[vertex] = Some(m);
    }
    let set = |row: &Vec<usize>| {
        let set: std::collections::BTreeSet<u64> = row.iter().filter_map(|to| known[*to]).collect();
        set.into_iter().collect()
    };
    (0..arrows.len())
        .map(|vertex| known[vertex].map_or_else(|| Infinite(set(&arrows[vertex])), Finite))
        .collect()
}

/// Who wins, by vertex and mover, by the definition.
fn winners(arrows: &Arrows, alliance: &Alliance) -> Vec<Vec<Option<u8>>> {
    let players = alliance.players();
    let end = |mover| Some(((mover + usize::from(alliance.terminal_value())) % players) as u8);
    let mut known: Vec<Vec<Option<u8>>> = arrows
        .iter()
        .map(|row| (0..players).map(|mover| if row.is_empty() { end(mover) } else { None }).collect())
        .collect();
    loop {
        let before = known.clone();
        for (vertex, row) in arrows.iter().enumerate().filter(|(_, row)| !row.is_empty()) {
            for mover in 0..players {
                let reached: Vec<Option<u8>> =
                    row.iter().map(|to| before[*to][(mover + 1) % players]).collect();
                if reached.contains(&Some(mover as u8)) || reached.iter().all(Option::is_some) {
                    let best =
                        alliance.preferences(mover).iter().find(|winner| reached.contains(&Some(**winner)));
                    known[vertex][mover] = best.copied();
                }
            }
        }
        if known == before {
            return known;
        }
    }
}

fn found_values(solution: &Solution) -> Vec<GrundyValue> {
    let grundy = solution.grundy.as_ref().unwrap();
    let set = |index| {
        solution.infinite.as_ref().unwrap().row(index).iter().map(|value| u64::from(*value)).collect()
    };
    (0..grundy.len())
        .map(
            |index| {
                if grundy[index] == INFINITE {
                    Infinite(set(index))
                } else {
                    Finite(u64::from(grundy[index]))
                }
            },
        )
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn outcomes_and_remoteness_are_those_of_the_definition(arrows in graphs(12)) {
        for (convention, terminal) in
            [(PlayConvention::Normal, OutcomeClass::P), (PlayConvention::Misere, OutcomeClass::N)]
        {
            let (_, solution) = solved(&arrows, &convention);
            let found = solution.outcome.unwrap().into_iter().zip(solution.remoteness.unwrap());
            prop_assert_eq!(found.collect::<Vec<_>>(), outcomes(&arrows, terminal), "{:?}", arrows);
        }
    }

    #[test]
    fn grundy_values_are_those_of_the_definition_and_tell_who_wins(arrows in graphs(12)) {
        let (_, solution) = solved(&arrows, &PlayConvention::Normal);
        let found = found_values(&solution);
        prop_assert_eq!(&found, &grundy_values(&arrows), "{:?}", arrows);
        let told: Vec<OutcomeClass> = found.iter().map(GrundyValue::outcome).collect();
        prop_assert_eq!(told, solution.outcome.unwrap());
    }

    #[test]
    fn winners_among_several_are_those_of_the_definition(
        arrows in graphs(9),
        players in 2usize..5,
        later in any::<prop::sample::Index>(),
        turned in any::<bool>(),
    ) {
        let endings = [Winner::FirstStuck, Winner::LastMover];
        let mut convention = PlayConvention::Alliance(Alliance::standard(players, *later.get(&endings)));
        if turned && players > 2 {
            let row = |mover: usize| {
                let others: Vec<String> = (1..players).rev().map(|turns| ((mover + turns) % players).to_string()).collect();
                format!("[{mover},{}]", others.join(","))
            };
            let rows: Vec<String> = (0..players).map(row).collect();
            let json = format!(r#"{{"kind":"alliance","players":{players},"preferences":[{}]}}"#, rows.join(","));
            let input = crate::common::input(&serde_json::from_str(&json).unwrap());
            let field = mexplorer::input::Field::root("convention", &input);
            convention = PlayConvention::read(&field).unwrap();
        }
        let PlayConvention::Alliance(alliance) = &convention else { unreachable!() };
        let (_, solution) = solved(&arrows, &convention);
        let expected = winners(&arrows, alliance);
        let found = solution.winners.unwrap();
        for (vertex, expected) in expected.iter().enumerate() {
            let row: Vec<Option<u8>> = found[vertex * players..][..players]
                .iter().map(|winner| (*winner != NOBODY).then_some(*winner)).collect();
            prop_assert_eq!(&row, expected, "{:?} of {:?}", vertex, arrows);
        }
    }

    #[test]
    fn the_value_of_a_sum_follows_from_those_of_its_components(one in graphs(5), other in graphs(5)) {
        let pairs = |first: usize, second: usize| first * other.len() + second;
        let sum: Arrows = (0..one.len() * other.len())
            .map(|pair| {
                let (first, second) = (pair / other.len(), pair % other.len());
                let moved = one[first].iter().map(|to| pairs(*to, second));
                moved.chain(other[second].iter().map(|to| pairs(first, *to))).collect()
            })
            .collect();
        let (_, whole) = solved(&sum, &PlayConvention::Normal);
        let parts = [&one, &other].map(|arrows| found_values(&solved(arrows, &PlayConvention::Normal).1));
        for (pair, value) in found_values(&whole).into_iter().enumerate() {
            prop_assert_eq!(value, parts[0][pair / other.len()].plus(&parts[1][pair % other.len()]), "{:?}", pair);
        }
    }

    #[test]
    fn explanations_and_the_computer_s_moves_keep_what_there_is(arrows in graphs(9)) {
        let (game, starts) = game_on(&arrows, PlayConvention::Normal);
        let values = grundy_values(&arrows);
        for (vertex, start) in starts.iter().enumerate() {
            let found = explain(&game, start, Budget::default()).unwrap();
            prop_assert_eq!(found.value.grundy_value(), Some(values[vertex].clone()));
            let label = |position: &Position| -> usize { game.label(position)[1..].parse().unwrap() };
            match (&found.round, values[vertex].outcome()) {
                (Some(round), OutcomeClass::D) => {
                    let way: Vec<usize> = round.way.iter().map(label).collect();
                    prop_assert_eq!(way[0], vertex);
                    prop_assert!(way.iter().all(|at| values[*at].outcome() == OutcomeClass::D));
                    let after = way[1..].iter().chain([&way[round.back]]);
                    prop_assert!(way.iter().zip(after).all(|(from, to)| arrows[*from].contains(to)), "{:?}", way);
                }
                (None, OutcomeClass::P | OutcomeClass::N) => {}
                other => panic!("{other:?}"),
            }
            let known: Vec<u64> = found.options.iter().filter_map(|option| option.value.grundy).collect();
            let least = (0..).find(|value| !known.contains(value)).unwrap();
            match (&values[vertex], found.unanswered) {
                (Finite(value), None) => {
                    prop_assert_eq!(*value, least);
                    for option in found.options.iter().filter(|option| option.value.infinite.is_some()) {
                        let answer = label(option.answer.as_ref().unwrap());
                        prop_assert!(arrows[label(&option.position)].contains(&answer));
                        prop_assert_eq!(&values[answer], &values[vertex]);
                    }
                }
                (Infinite(_), Some(unanswered)) => {
                    let option = label(&found.options[unanswered].position);
                    prop_assert!(matches!(values[option], Infinite(_)));
                    prop_assert!(arrows[option].iter().all(|to| values[*to] != Finite(least)));
                }
                other => panic!("{other:?}"),
            }
            let played = reply(&game, start, Opponent::default(), Budget::default()).unwrap();
            if let Some((_, option)) = played {
                let (before, after) = (values[vertex].outcome(), values[label(&option)].outcome());
                let kept = match before {
                    OutcomeClass::N => OutcomeClass::P,
                    OutcomeClass::D => OutcomeClass::D,
                    OutcomeClass::P => OutcomeClass::N,
                };
                prop_assert_eq!(after, kept);
            }
        }
    }
}

#[test]
fn examples_of_the_literature() {
    let value = |notation: &str| {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let graph = GameGraph::build(game.ruleset.as_ref(), &[start], Budget::default()).unwrap();
        found_values(&solve::solve(&graph, &game.convention)).swap_remove(0)
    };
    // A loop alone is a draw; with an end beside it the end is taken.
    assert_eq!(value("graph[arrows={a>a}](a)"), Infinite(vec![]));
    assert_eq!(value("graph[arrows={a>a,a>b}](a)"), Infinite(vec![0]));
    // Of two that lead to each other, one may stop: whoever goes there is answered by that.
    assert_eq!(value("graph[arrows={a>b,b>a,b>c}](a)"), Finite(0));
    assert_eq!(value("graph[arrows={a>b,b>a,b>c}](b)"), Finite(1));
}

#[test]
fn what_knows_nothing_of_returns_refuses_them_with_a_way_round() {
    let (game, _) =
        Game::parse("rule[moves={n -> n-1; n -> n+1 where n<5}]()", PlayConvention::Normal).unwrap();
    for fault in [
        genus(&game, 4, Budget::default()).err().unwrap(),
        grid(&game, &GridRequest { rows: 3, columns: 3, ..GridRequest::default() }, Budget::default())
            .err()
            .unwrap(),
    ] {
        assert_eq!(
            (fault.code, fault.got.clone()),
            (ErrorCode::CyclicGraph, Some(Got::Text("(1) → (2) → (1)".into())))
        );
    }
}

#[test]
fn sums_too_large_to_be_searched_have_values_by_their_components() {
    let (game, position) =
        Game::parse("graph[arrows={a>a,a>b}](a)+nim(200,300,400)", PlayConvention::Normal).unwrap();
    let found = evaluate(&game, &[position], Budget { positions: 30_000, moves: 1_000_000 }).unwrap();
    let sum: u64 = 200 ^ 300 ^ 400;
    assert_eq!(found.values[0].grundy_value(), Some(Infinite(vec![sum])));
    assert_eq!(found.values[0].outcome, Some(OutcomeClass::D));
}

#[test]
fn a_draw_is_set_to_be_held() {
    // Whoever leaves the round for the long way lets the other win.
    let (game, _) =
        Game::parse("graph[arrows={a>b,b>c,c>d,d>a,a>x,b>x,c>x,d>x,x>y,y>x,x>e}](a)", PlayConvention::Normal)
            .unwrap();
    let found = (0..20).map(|seed| {
        puzzle(&game, mexplorer::analysis::PuzzleRequest { level: 1, seed }, Budget::default()).unwrap()
    });
    let held = found.filter(|puzzle| puzzle.holds).count();
    assert!(held > 0);
}

/// A world in which somebody is wrong about one position.
struct Wrong {
    arrows: Arrows,
    outcomes: Vec<OutcomeClass>,
    values: Vec<GrundyValue>,
    components: Vec<Vec<GrundyValue>>,
}

impl Solved for Wrong {
    fn len(&self) -> usize {
        self.arrows.len()
    }

    fn tokens(&self, _: usize) -> &[u64] {
        &[]
    }

    fn options(&self, index: usize) -> Vec<usize> {
        self.arrows[index].clone()
    }

    fn is_p(&self, index: usize) -> bool {
        self.outcomes[index] == OutcomeClass::P
    }

    fn game_value(&self, _: usize) -> u8 {
        NOBODY
    }

    fn grundy(&self, _: usize) -> u64 {
        0
    }

    fn components(&self, _: usize) -> &[u64] {
        &[]
    }

    fn find(&self, _: &[u64]) -> Option<usize> {
        None
    }

    fn outcome(&self, index: usize) -> OutcomeClass {
        self.outcomes[index]
    }

    fn value(&self, index: usize) -> GrundyValue {
        self.values[index].clone()
    }

    fn component_values(&self, index: usize) -> &[GrundyValue] {
        &self.components[index]
    }
}

/// The claims of a theorem that fail in a world, each with how often.
fn failing(id: &str, world: &Wrong) -> Vec<(&'static str, u64)> {
    let (game, _) = game_on(&world.arrows, PlayConvention::Normal);
    let theorem = theorems::find(id).unwrap();
    let claims = at_once(async |pace| theorem.check(&game, World::Positions(world), pace).await);
    claims.into_iter().filter(|claim| claim.failures > 0).map(|claim| (claim.key, claim.failures)).collect()
}

#[test]
fn each_claim_about_draws_and_sums_can_fail() {
    use OutcomeClass::{D, N, P};
    // a > b > c > a, c > d > e.
    let right = || Wrong {
        arrows: vec![vec![1], vec![2], vec![0, 3], vec![4], vec![]],
        outcomes: vec![D, D, D, N, P],
        values: vec![Infinite(vec![]), Infinite(vec![]), Infinite(vec![1]), Finite(1), Finite(0)],
        components: vec![vec![Finite(1), Finite(1)], vec![], vec![], vec![], vec![]],
    };
    let with = |index: usize, outcome| {
        let mut wrong = right();
        wrong.outcomes[index] = outcome;
        failing("draws", &wrong)
    };
    assert_eq!(failing("draws", &right()), []);
    // d as P: c could win, and its move leads to a P-position.
    assert_eq!(with(3, P), [("p-to-n", 1), ("d-to-d", 1), ("value", 1)]);
    // c has no drawn option left.
    assert_eq!(with(0, N), [("n-to-p", 1), ("d-to-d", 1), ("value", 1)]);
    assert_eq!(with(3, D), [("d-to-d", 1), ("value", 1)]);
    // One and one is nought, and not infinite.
    assert_eq!(failing("smith", &right()), [("finite", 1)]);
    let sum = |one: GrundyValue, other: GrundyValue| {
        let mut wrong = right();
        wrong.components[0] = vec![one, other];
        failing("smith", &wrong)
    };
    assert_eq!(sum(Infinite(vec![0]), Finite(1)), [("infinite", 1)]);
    assert_eq!(sum(Infinite(vec![0]), Infinite(vec![0])), []);
    let mut wrong = right();
    wrong.components[2] = vec![Infinite(vec![1]), Infinite(vec![])];
    assert_eq!(failing("smith", &wrong), [("finite", 1), ("several", 1)]);
}
