//! The SJ theorem fails where its hypothesis does, first at the positions that the literature's statement overlooks; with
//! Jia's ending it always holds.

use crate::common::check::{self, assert_right_everywhere, theorem, within};
use mexplorer::analysis::{Scope, Verification, evaluate, positions_within};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::game::Game;
use mexplorer::position::{Extent, Position};
use mexplorer::theorem::{Play, Status};

fn checked(notation: &str, bound: u64, heaps: usize, jia_ending: bool) -> (Game, Verification) {
    let game = check::game(notation, Play::Misere);
    let found = check::checked(theorem("sj"), &game, &Scope { jia_ending, ..within(bound, heaps) });
    (game, found)
}

/// Wherever the hypothesis is tried it holds, and the theorem is right everywhere; and how often it is tried.
fn tried(found: &Verification, what: &str) -> u64 {
    assert_right_everywhere(found, what);
    found.claims[0].claim.cases
}

fn labels<'a>(game: &Game, positions: impl Iterator<Item = &'a Position>) -> Vec<String> {
    positions.map(|position| game.label(position)).collect()
}

/// The first positions of which the theorem is wrong, and the first that refute its hypothesis.
fn failures(notation: &str, bound: u64, heaps: usize) -> (Vec<String>, Vec<String>) {
    let (game, found) = checked(notation, bound, heaps, false);
    let wrong = found.counterexamples.iter().map(|example| &example.position);
    let without_h = found.claims[0].shown_by.iter().map(|shown| &shown[0]);
    (labels(&game, wrong), labels(&game, without_h))
}

/// Where heaps are split, what a heap may become refutes the hypothesis before a single heap refutes the theorem.
#[test]
fn it_fails_first_where_the_literature_does_not_look() {
    for (notation, bound, heaps, first, without_h) in [
        ("kayles()", 8, 1, "(8)", "(2,2)"),
        ("dawson()", 11, 1, "(11)", "(3,3)"),
        ("octal[code=0.07]()", 12, 1, "(12)", "(4,4)"),
        ("octal[code=0.6]()", 11, 1, "(11)", "(3,3)"),
        ("treblecross()", 19, 1, "(19)", "(6,6)"),
        ("grundy()", 18, 1, "(18)", "(1,5,5)"),
        ("wythoff()", 7, 2, "(3,5)", "(3,5)"),
        ("moore[k=2]()", 2, 3, "(2,2,2)", "(2,2,2)"),
        ("large-nim()", 2, 2, "(2,2)", "(2,2)"),
        ("small-nim()", 2, 2, "(1,2)", "(1,2)"),
        ("staircase()", 2, 3, "(2,0,2)", "(2,0,2)"),
        ("fibonacci(0)", 3, 0, "(3,1)", "(3,1)"),
    ] {
        let (wrong, refuting) = failures(notation, bound, heaps);
        assert_eq!((wrong[0].as_str(), refuting[0].as_str()), (first, without_h), "{notation}");
    }
}

#[test]
fn pairs_of_kayles_rows_refute_it_as_listed() {
    let (wrong, _) = failures("kayles()", 8, 2);
    assert_eq!(wrong, ["(8)", "(1,5)", "(1,8)", "(4,5)", "(4,8)", "(5,5)", "(8,8)"]);
    assert_eq!(failures("kayles()", 7, 2).0, ["(1,5)", "(4,5)", "(5,5)"]);
    assert!(failures("kayles()", 5, 3).0.contains(&"(1,5,5)".to_string()));
}

#[test]
fn the_hypothesis_holds_where_it_is_proved() {
    let mut cases = 0;
    for (notation, bound, heaps) in [
        ("nim()", 12, 3),
        ("bash[m=1]()", 14, 3),
        ("bash[m=4]()", 14, 3),
        ("half()", 60, 1),
        ("half()", 14, 3),
        ("half[rounding=down]()", 60, 1),
        ("half[rounding=down]()", 14, 3),
        ("nim()+half()+bash[m=2]()", 4, 1),
        ("wythoff[a=2]()", 24, 2),
        ("wythoff[a=3]()", 24, 2),
        ("wythoff[a=5]()", 24, 2),
        ("wythoff[a=2]()+nim()", 5, 2),
    ] {
        let (game, found) = checked(notation, bound, heaps, false);
        assert_eq!(theorem("sj").status(&game), Status::Proved, "{notation}");
        cases += tried(&found, notation);
    }
    assert!(cases > 20, "{cases}");
}

/// (H) says no more and no less than that no position is P under both plays.
#[test]
fn the_hypothesis_holds_exactly_where_no_position_is_lost_under_both_plays() {
    let mut is_found = [false; 2];
    for (notation, bound, heaps) in [
        ("wythoff()", 12, 2),
        ("wythoff[a=2]()", 12, 2),
        ("moore[k=2]()", 3, 3),
        ("large-nim()", 4, 3),
        ("small-nim()", 4, 3),
        ("staircase()", 2, 3),
        ("fibonacci(0)", 20, 0),
        ("fibonacci[factor=1](0)", 20, 0),
    ] {
        let (game, found) = checked(notation, bound, heaps, false);
        let positions = positions_within(&game, Extent { bound, heaps }, 10_000).unwrap();
        let lost_under = |convention| {
            let (game, _) = Game::parse(notation, convention).unwrap();
            let values = evaluate(&game, &positions, Default::default()).unwrap().values;
            values.iter().map(|value| value.outcome == Some(OutcomeClass::P)).collect::<Vec<_>>()
        };
        let (normal, misere) = (lost_under(PlayConvention::Normal), lost_under(PlayConvention::Misere));
        let is_lost_under_both = normal.iter().zip(misere).any(|(normal, misere)| *normal && misere);
        assert_eq!(found.claims[0].claim.failures > 0, is_lost_under_both, "{notation}");
        is_found[usize::from(is_lost_under_both)] = true;
    }
    assert_eq!(is_found, [true; 2]);
}

/// Ferguson's pairing gives the hypothesis for every finite set of numbers that may be taken.
#[test]
fn the_hypothesis_holds_for_every_subtraction_game_with_numbers_up_to_7() {
    let mut cases = 0;
    for bits in 1..1 << 7 {
        let members: Vec<String> = (1..=7)
            .filter(|taken| bits >> (taken - 1) & 1 == 1)
            .map(|taken: u32| taken.to_string())
            .collect();
        let notation = format!("subtraction[set={{{}}}]()", members.join(","));
        cases += tried(&checked(&notation, 40, 1, false).1, &notation);
    }
    assert!(cases > 100, "{cases}");
}

#[test]
fn with_jias_ending_it_holds_wherever_components_are_not_split() {
    for (notation, bound, heaps) in [
        ("wythoff()", 9, 2),
        ("wythoff[a=2]()", 9, 2),
        ("moore[k=2]()", 3, 4),
        ("large-nim()", 4, 4),
        ("small-nim()", 4, 4),
        ("small-nim[b=2,B=5]()", 6, 3),
        ("staircase()", 2, 4),
        ("fibonacci(0)", 20, 0),
        ("octal[code=0.303]()", 12, 3),
        ("wythoff()+fibonacci(0)", 5, 2),
        ("nim()+moore[k=2]()+staircase()", 2, 2),
    ] {
        let (_, found) = checked(notation, bound, heaps, true);
        assert!(found.positions > 20, "{notation}: {}", found.positions);
        assert_eq!(found.agreed, found.positions, "{notation}: {:?}", found.counterexamples);
    }
}

/// No row of pins has the value 0, so the ending changes nothing for Kayles.
#[test]
fn with_jias_ending_it_fails_where_heaps_are_split() {
    let (game, found) = checked("kayles()", 8, 1, true);
    let wrong = found.counterexamples.iter().map(|example| &example.position);
    assert_eq!(labels(&game, wrong), ["(8)"]);
}

#[test]
fn another_ending_is_searched_for_in_every_game_and_refutes_what_holds_without_it() {
    let check = |jia_ending| {
        let game = check::game("large-nim()", Play::Misere);
        check::checked(theorem("large-nim-all"), &game, &Scope { jia_ending, ..within(4, 3) })
    };
    let (usual, ended) = (check(false), check(true));
    assert_right_everywhere(&usual, "without another ending");
    assert!(ended.agreed < ended.positions);
}
