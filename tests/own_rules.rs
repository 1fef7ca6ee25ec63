//! Rules of one's own against a naive reading of them and a naive recursion, which share no code with the solver.

use crate::common::{alliance, parse};
use mexplorer::analysis::{CellValue, GridRequest, evaluate, grid};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::formula::Rule;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::position::Position;
use serde_json::json;
use std::collections::HashMap;

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// What a sign or a function makes of two numbers, if it is defined.
type Of<T> = (String, fn(i64, i64) -> Option<T>);

/// What a rule says of n and k: nothing where it is not defined.
type Reading<T> = Box<dyn Fn(i64, i64) -> Option<T>>;

fn whole(divisor: i64) -> impl Fn(i64) -> Option<i64> {
    move |number| (divisor != 0).then(|| number - divisor * (number as f64 / divisor as f64).floor() as i64)
}

fn gcd(one: i64, other: i64) -> Option<i64> {
    if one < 0 || other < 0 {
        return None;
    }
    Some((1..=one.max(other)).rev().find(|d| one % d == 0 && other % d == 0).unwrap_or(0))
}

fn number(dice: &mut Dice, depth: u32) -> (String, Reading<i64>) {
    if depth == 0 || dice.roll(3) == 0 {
        return match dice.roll(4) {
            0 => ("n".to_string(), Box::new(|n, _| Some(n))),
            1 => {
                let constant = dice.roll(7) as i64;
                (constant.to_string(), Box::new(move |_, _| Some(constant)))
            }
            _ => ("k".to_string(), Box::new(|_, k| Some(k))),
        };
    }
    let ((one_text, one), (other_text, other)) = (number(dice, depth - 1), number(dice, depth - 1));
    let (text, of): Of<i64> = match dice.roll(7) {
        0 => (format!("({one_text} + {other_text})"), |one, other| Some(one + other)),
        1 => (format!("({one_text} - {other_text})"), |one, other| Some(one - other)),
        2 => (format!("({one_text} * {other_text})"), |one, other| Some(one * other)),
        3 => (format!("{one_text} % ({other_text})"), |one, other| whole(other)(one)),
        4 => (format!("gcd({one_text}, {other_text})"), gcd),
        5 => (format!("max({one_text}, {other_text})"), |one, other| Some(one.max(other))),
        _ => (format!("floor(({one_text}) / ({other_text}))"), |one, other| {
            (other != 0).then(|| (one as f64 / other as f64).floor() as i64)
        }),
    };
    (format!("({text})"), Box::new(move |n, k| of(one(n, k)?, other(n, k)?)))
}

fn condition(dice: &mut Dice, depth: u32) -> (String, Reading<bool>) {
    if depth > 0 && dice.roll(2) == 0 {
        let ((one_text, one), (other_text, other)) = (condition(dice, depth - 1), condition(dice, depth - 1));
        return match dice.roll(4) {
            0 => (format!("!({one_text})"), Box::new(move |n, k| one(n, k).map(|truth| !truth))),
            1 => (
                format!("({one_text} or {other_text})"),
                Box::new(move |n, k| match (one(n, k), other(n, k)) {
                    (Some(true), _) | (_, Some(true)) => Some(true),
                    (one, other) => one.and(other),
                }),
            ),
            _ => (
                format!("({one_text} and {other_text})"),
                Box::new(move |n, k| match (one(n, k), other(n, k)) {
                    (Some(false), _) | (_, Some(false)) => Some(false),
                    (one, other) => one.and(other),
                }),
            ),
        };
    }
    let ((one_text, one), (other_text, other)) = (number(dice, 2), number(dice, 1));
    let (text, of): Of<bool> = match dice.roll(8) {
        0 => (format!("prime({one_text})"), |one, _| Some(one > 1 && (2..one).all(|d| one % d != 0))),
        1 => (format!("square({one_text})"), |one, _| Some((0..=one).any(|root| root * root == one))),
        2 => (format!("divides({one_text}, {other_text})"), |one, other| {
            (one > 0 && other >= 0).then(|| other % one == 0)
        }),
        3 => (format!("{one_text} == {other_text}"), |one, other| Some(one == other)),
        4 => (format!("{one_text} != {other_text}"), |one, other| Some(one != other)),
        5 => (format!("{one_text} >= {other_text}"), |one, other| Some(one >= other)),
        _ => (format!("{one_text} < {other_text}"), |one, other| Some(one < other)),
    };
    // What a function does not look at need not be defined.
    let is_of_one = text.starts_with("prime") || text.starts_with("square");
    (
        text,
        Box::new(move |n, k| {
            let other = if is_of_one { 0 } else { other(n, k)? };
            of(one(n, k)?, other)
        }),
    )
}

/// The value of a position by plain recursion: of its options' values.
fn naive<'a>(
    position: &[u64],
    options: &dyn Fn(&[u64]) -> Vec<Vec<u64>>,
    value: Valued,
    known: &'a mut HashMap<Vec<u64>, u64>,
) -> u64 {
    if let Some(&found) = known.get(position) {
        return found;
    }
    let values: Vec<u64> =
        options(position).iter().map(|option| naive(option, options, value, known)).collect();
    let found = value(&values);
    known.insert(position.to_vec(), found);
    found
}

/// How a value follows from those of the options.
type Valued = fn(&[u64]) -> u64;

/// The conventions, and how a value follows from those of the options: Grundy values, whether the player to move wins, and how many
/// turns later the winner of three comes.
fn conventions() -> [(PlayConvention, Valued); 3] {
    [
        (PlayConvention::Normal, |values| (0..).find(|mex| !values.contains(mex)).unwrap()),
        (PlayConvention::Misere, |values| u64::from(values.is_empty() || values.contains(&0))),
        (alliance(3, "first-stuck", &json!("standard")), |values| {
            values.iter().map(|value| (value + 1) % 3).min().unwrap_or(0)
        }),
    ]
}

fn compare(rule: &str, positions: &[Vec<u64>], options: &dyn Fn(&[u64]) -> Vec<Vec<u64>>) {
    for (convention, value) in conventions() {
        let (game, _) = parse(&format!("{rule}()"), convention);
        let kind = game.ruleset.kind();
        let read: Vec<Position> =
            positions.iter().map(|tokens| Position::new(kind, tokens.clone())).collect();
        let found = evaluate(&game, &read, Budget::default()).unwrap().values;
        let mut known = HashMap::new();
        for (tokens, found) in positions.iter().zip(found) {
            let expected = naive(tokens, options, value, &mut known);
            let found = match (found.grundy, found.game_value, found.outcome) {
                (Some(grundy), ..) => grundy,
                (_, Some(turns), _) => u64::from(turns),
                (.., outcome) => u64::from(outcome == Some(OutcomeClass::N)),
            };
            assert_eq!(found, expected, "{rule} {tokens:?}");
        }
    }
}

#[test]
fn random_conditions_are_played_as_they_are_read() {
    let mut dice = Dice(2026);
    let positions: Vec<Vec<u64>> =
        (0..6).flat_map(|one| (one..6).map(move |other| vec![one, other])).collect();
    let (mut dead, mut written) = (0, 0);
    for _ in 0..10_000 {
        let (text, reading) = condition(&mut dice, 2);
        let may_take = |n: u64, k: u64| reading(n as i64, k as i64) == Some(true);
        let options = |heaps: &[u64]| {
            let mut all = Vec::new();
            for (place, &heap) in heaps.iter().enumerate() {
                for taken in (1..=heap).filter(|&taken| may_take(heap, taken)) {
                    let mut option = heaps.to_vec();
                    option[place] = heap - taken;
                    all.push(option);
                }
            }
            all
        };
        dead += usize::from(options(&[5, 4]).is_empty());
        compare(&format!("take[where={{{text}}}]"), &positions, &options);
        // Its canonical form means the same.
        let rule = Rule::parse(&text).unwrap();
        assert_eq!(Rule::parse(&rule.written).unwrap().written, rule.written, "{text}");
        assert!(rule.words.each().all(|(_, said)| !said.contains('{')), "{text}");
        written += usize::from(rule.written != text);
    }
    assert!(dead < 6_000 && written < 10_000, "{dead} rules without a move");
}

/// A vector: of each place what is always taken, and how many times the chosen number.
type Terms = Vec<(u64, u64)>;

fn vectors(dice: &mut Dice, places: usize) -> Vec<Terms> {
    (0..1 + dice.roll(4))
        .map(|_| {
            (0..places)
                .map(|_| match dice.roll(5) {
                    0 | 1 => (dice.roll(3), 0),
                    2 | 3 => (0, 1),
                    _ => (0, 2),
                })
                .collect()
        })
        .collect()
}

fn written(vectors: &[Terms]) -> String {
    let term = |&(fixed, times): &(u64, u64)| if times > 0 { format!("{times}k") } else { fixed.to_string() };
    let vector = |terms: &Terms| format!("({})", terms.iter().map(term).collect::<Vec<_>>().join(","));
    vectors.iter().map(vector).collect::<Vec<_>>().join(",")
}

fn subtracted(tokens: &[u64], vectors: &[Terms]) -> Vec<Vec<u64>> {
    let most = tokens.iter().sum::<u64>() + 1;
    let mut all = Vec::new();
    for terms in vectors {
        for k in 1..=most {
            let taken: Vec<u64> = terms.iter().map(|(fixed, times)| fixed + times * k).collect();
            if taken.iter().any(|taken| *taken > 0)
                && taken.iter().zip(tokens).all(|(taken, stones)| taken <= stones)
            {
                all.push(tokens.iter().zip(taken).map(|(stones, taken)| stones - taken).collect());
            }
        }
    }
    all
}

#[test]
fn random_vectors_are_subtracted_as_they_are_read() {
    let mut dice = Dice(9);
    for _ in 0..1_000 {
        let places = 1 + dice.roll(3) as usize;
        let vectors = vectors(&mut dice, places);
        let cells = 5usize.pow(places as u32);
        let digit = |cell: usize, place: usize| (cell / 5usize.pow(place as u32) % 5) as u64;
        let positions: Vec<Vec<u64>> = (0..cells)
            .step_by(1 + cells / 40)
            .map(|cell| (0..places).map(|place| digit(cell, place)).collect())
            .collect();
        compare(&format!("vectors[moves={{{}}}]", written(&vectors)), &positions, &|tokens| {
            subtracted(tokens, &vectors)
        });
    }
}

#[test]
fn grids_of_random_vectors_hold_what_search_finds() {
    let mut dice = Dice(5);
    for round in 0..200 {
        let places = 2 + dice.roll(2) as usize;
        let text = format!("vectors[moves={{{}}}]()", written(&vectors(&mut dice, places)));
        let other = json!([[0, 2, 1], [1, 0, 2], [2, 1, 0]]);
        let plays = conventions().map(|(convention, _)| convention).into_iter();
        for convention in plays.chain([alliance(3, "last-mover", &other)]) {
            let (game, _) = Game::parse(&text, convention).unwrap();
            let request = GridRequest {
                rows: 7,
                columns: 9,
                fixed: vec![3; places - 2],
                places: if round % 2 == 0 { [0, 1] } else { [places - 1, 0] },
                ..GridRequest::default()
            };
            let found = grid(&game, &request, Budget::default()).unwrap();
            let positions: Vec<Position> = (0..63).map(|cell| request.position(&game, cell)).collect();
            let values = evaluate(&game, &positions, Budget::default()).unwrap().values;
            for (cell, value) in values.iter().enumerate() {
                let is_n = value.outcome.map(|outcome| u8::from(outcome == OutcomeClass::N));
                let byte = |kind| (found.width(kind) > 0).then(|| found.bytes(kind, cell..cell + 1)[0]);
                assert_eq!(
                    found.grundy().map(|grundy| u64::from(grundy[cell])),
                    value.grundy,
                    "{text} {cell}"
                );
                assert_eq!(byte(CellValue::Outcome), is_n, "{text} {cell}");
                assert_eq!(byte(CellValue::GameValue), value.game_value, "{text} {cell}");
                if found.width(CellValue::Winners) > 0 {
                    assert_eq!(
                        found.bytes(CellValue::Winners, cell..cell + 1),
                        value.winners.to_vec(),
                        "{text} {cell}"
                    );
                }
            }
        }
    }
}

/// Theirs are the games they restate.
#[test]
fn rules_of_ones_own_restate_the_known_ones() {
    for (own, known, count) in [
        ("take[where={true}]", "nim", 3),
        ("take[where={k <= 3}]", "bash[m=3]", 3),
        ("take[where={k == 1 or k == 3 or k == 4}]", "subtraction[set={1,3,4}]", 3),
        ("take[where={2 * k <= n + 1}]", "half", 3),
        ("vectors[moves={(k,0),(0,k),(k,k)}]", "wythoff", 2),
        ("vectors[moves={(k,0,0),(0,k,0),(0,0,k)}]", "nim", 3),
    ] {
        for (convention, _) in conventions() {
            let ((own_game, _), (known_game, _)) =
                (parse(&format!("{own}()"), convention.clone()), parse(&format!("{known}()"), convention));
            let lists = crate::common::heap_lists(count, 7);
            let all = |game: &Game| -> Vec<Position> {
                let padded = |list: &Vec<u64>| {
                    let mut tokens = list.clone();
                    tokens.resize(count, 0);
                    Position::new(game.ruleset.kind(), tokens)
                };
                lists.iter().map(padded).collect()
            };
            let values = |game: &Game| evaluate(game, &all(game), Budget::default()).unwrap().values;
            let told = |game: &Game| -> Vec<_> {
                values(game)
                    .into_iter()
                    .map(|value| (value.outcome, value.grundy, value.game_value))
                    .collect()
            };
            assert_eq!(told(&own_game), told(&known_game), "{own}");
        }
    }
}
