//! Theorems on the ranges for which their statements say that they were checked, and whether those that say to know all
//! winning moves do.

use crate::common::check::{assert_right, assert_right_everywhere, checked, game, theorem, within};
use mexplorer::analysis::positions_within;
use mexplorer::convention::OutcomeClass;
use mexplorer::moves::Move;
use mexplorer::position::Extent;
use mexplorer::theorem::{Play, Prediction, Subject};

fn holds(id: &str, notation: &str, play: Play, bound: u64, heaps: usize) {
    let found = checked(theorem(id), &game(notation, play), &within(bound, heaps));
    assert_right_everywhere(&found, notation);
}

#[test]
fn wythoffs_theorem_holds_for_a_up_to_5_and_heaps_below_80() {
    for a in 1..=5 {
        for play in [Play::Normal, Play::Misere] {
            holds("wythoff", &format!("wythoff[a={a}]()"), play, 79, 2);
        }
        holds("remoteness", &format!("wythoff[a={a}]()"), Play::Normal, 60, 2);
    }
}

#[test]
fn euclids_game_is_told_for_heaps_below_80() {
    for play in [Play::Normal, Play::Misere, Play::LastMover(2), Play::FirstStuck(2)] {
        holds("euclid", "euclid()", play, 79, 2);
    }
}

#[test]
fn fibonacci_nim_is_told_for_factors_up_to_6_and_heaps_below_200() {
    for factor in 1..=6 {
        holds("fibonacci", &format!("fibonacci[factor={factor}](0)"), Play::Normal, 199, 0);
    }
}

#[test]
fn moores_theorem_holds_for_k_up_to_4_and_5_heaps() {
    for k in 1..=4 {
        for play in [Play::Normal, Play::Misere] {
            holds("moore", &format!("moore[k={k}]()"), play, 7, 4);
            holds("moore", &format!("moore[k={k}]()"), play, 4, 5);
        }
    }
}

#[test]
fn halving_is_told_for_heaps_below_3_000() {
    for rounding in ["up", "down"] {
        holds("halving", &format!("half[rounding={rounding}]()"), Play::Normal, 2_999, 1);
    }
}

#[test]
fn staircase_nim_is_told_for_4_steps() {
    for play in [Play::Normal, Play::Misere] {
        holds("staircase", "staircase()", play, 3, 4);
        holds("staircase", "staircase()", play, 2, 5);
    }
}

/// Where nothing is told of a bar, nothing is named either; a square bar has one winning move that is named, and may have others.
#[test]
fn chomp_is_told_for_all_bars_of_7_by_7_and_two_rows_of_40() {
    let chomp = |bound, heaps| {
        let found = checked(theorem("chomp"), &game("chomp()", Play::Normal), &within(bound, heaps));
        assert_right(&found, "chomp()");
        found.predicted
    };
    // One and two rows or columns, arms, and full bars.
    let (lines, arms, full) = (2 * (7 + 28) - 5, 5 * 5, 5 * 5);
    assert_eq!(chomp(7, 7), lines + arms + full);
    assert_eq!(chomp(40, 2), 40 + 40 * 41 / 2);
}

/// The legal moves to options that the theorem says are P are those it names, no fewer.
#[test]
fn theorems_that_know_all_winning_moves_name_all() {
    use Play::{LastMover, Misere, Normal};
    for (id, notation, play, bound, heaps) in [
        ("bouton", "nim()", Normal, 7, 4),
        ("bash", "bash[m=1]()", Normal, 9, 3),
        ("bash", "bash[m=2]()", Normal, 9, 3),
        ("bash", "bash[m=5]()", LastMover(2), 13, 3),
        ("wythoff", "wythoff()", Normal, 40, 2),
        ("wythoff", "wythoff[a=2]()", Normal, 24, 2),
        ("wythoff", "wythoff[a=5]()", Normal, 24, 2),
        ("wythoff", "wythoff()", Misere, 40, 2),
        ("wythoff", "wythoff[a=2]()", Misere, 24, 2),
        ("wythoff", "wythoff[a=5]()", Misere, 24, 2),
        ("euclid", "euclid()", Normal, 60, 2),
        ("euclid", "euclid()", Misere, 60, 2),
        ("fibonacci", "fibonacci[factor=1](0)", Normal, 60, 0),
        ("fibonacci", "fibonacci(0)", Normal, 90, 0),
        ("fibonacci", "fibonacci[factor=3](0)", Normal, 60, 0),
        ("misere-nim", "nim()", Misere, 7, 4),
        ("misere-nim", "nim()", Misere, 2, 9),
        ("halving", "half()", Normal, 16, 3),
        ("halving", "half[rounding=down]()", Normal, 16, 3),
        ("staircase", "staircase()", Normal, 3, 4),
        ("staircase", "staircase()", Misere, 3, 4),
    ] {
        let (theorem, game) = (theorem(id), game(notation, play));
        let mut count = 0;
        for position in positions_within(&game, Extent { bound, heaps }, 10_000).unwrap() {
            let is_p = |mv: &Move| {
                let option = mv.play(game.ruleset.kind(), position.tokens());
                let at = Subject { game: &game, tokens: option.tokens(), components: &[] };
                let Prediction::Exactly(value) = theorem.predict(&at) else { panic!() };
                value.outcome(2) == Some(OutcomeClass::P)
            };
            let at = Subject { game: &game, tokens: position.tokens(), components: &[] };
            let named = theorem.winning_moves(&at).unwrap();
            let winning: Vec<Move> = game.moves(&position).into_iter().filter(is_p).collect();
            let label = game.notation(&position);
            assert!(named.iter().all(|mv| winning.contains(mv)), "{label}: {named:?}");
            assert!(winning.iter().all(|mv| named.contains(mv)), "{label}: {named:?} of {winning:?}");
            assert_eq!(named.len(), winning.len(), "{label}: {named:?}");
            count += named.len();
        }
        assert!(count > 40, "{notation}: {count}");
    }
}
