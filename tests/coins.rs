//! Games with coins against naive restatements of their rules, written from the rules' texts and sharing no code with them.

use crate::common::{input, parse};
use mexplorer::convention::PlayConvention;
use mexplorer::game::Game;
use mexplorer::game_graph::GameGraph;
use mexplorer::input::Field;
use mexplorer::position::Position;
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// All sets of numbers from `least` to `most`, ascending.
fn sets(least: u64, most: u64) -> Vec<Vec<u64>> {
    (least..=most).fold(vec![vec![]], |sets, number| {
        let with = sets.iter().map(|set| [set.as_slice(), &[number]].concat());
        sets.iter().cloned().chain(with.collect::<Vec<_>>()).collect()
    })
}

fn written(numbers: &[u64]) -> String {
    format!("({})", numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// The coins that show heads once those of a set are turned.
fn after_turning(heads: &[u64], coins: &[u64]) -> Vec<u64> {
    (1..=20).filter(|coin| heads.contains(coin) != coins.contains(coin)).collect()
}

/// What a player may leave who turns over some coins: a choice among all sets of coins.
fn by_turning(heads: &[u64], may_turn: impl Fn(&[u64]) -> bool) -> BTreeSet<String> {
    let legal = |coins: &Vec<u64>| coins.last().is_some_and(|last| heads.contains(last)) && may_turn(coins);
    let choices = sets(1, heads.last().copied().unwrap_or(0)).into_iter().filter(legal);
    choices.map(|coins| written(&after_turning(heads, &coins))).collect()
}

/// Compares the options with those of a restatement, and what the ruleset says in other ways with its moves. Answers how many
/// options there are.
fn assert_options(notation: &str, expected: &BTreeSet<String>) -> usize {
    let (game, start) = parse(notation, PlayConvention::Normal);
    let (ruleset, kind, tokens) = (&game.ruleset, game.ruleset.kind(), start.tokens());
    let label = |tokens: &[u64]| game.label(&Position::new(kind, tokens.to_vec()));
    let by_moves: Vec<String> =
        game.moves(&start).iter().map(|mv| game.label(&mv.play(kind, tokens))).collect();
    let mut options = Vec::new();
    let flow = ruleset.options(tokens, &mut |option| {
        assert_eq!(Position::new(kind, option.to_vec()).tokens(), option, "{notation}");
        options.push(label(option));
        ControlFlow::Continue(())
    });
    assert!(flow.is_continue());
    assert_eq!(options, by_moves, "{notation}");
    assert_eq!(options.len(), expected.len(), "{notation} has some option twice");
    assert_eq!(options.iter().cloned().collect::<BTreeSet<_>>(), *expected, "{notation}");
    if let Some(count) = ruleset.count_options(tokens) {
        assert_eq!(count, expected.len() as u64, "{notation}");
    }
    if let Some(count) = ruleset.count_positions(tokens) {
        let graph = GameGraph::build(ruleset.as_ref(), std::slice::from_ref(&start), Default::default());
        assert_eq!(count, graph.unwrap().position_count() as u64, "{notation}");
    }
    expected.len()
}

#[test]
fn turtles_are_turned_as_the_rule_says() {
    let mut compared = 0;
    for turn in [1, 2, 3, 4, 100] {
        for heads in sets(1, 6) {
            let expected = by_turning(&heads, |coins| coins.len() <= turn);
            let notation = format!("turtles[turn={turn}]{}", written(&heads));
            compared += assert_options(&notation, &expected);
        }
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn in_the_ruler_game_neighbours_are_turned() {
    let mut compared = 0;
    for heads in sets(1, 8) {
        let are_neighbours = |coins: &[u64]| coins.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        compared += assert_options(&format!("ruler{}", written(&heads)), &by_turning(&heads, are_neighbours));
    }
    assert!(compared > 4_000, "{compared}");
}

/// Moves one coin to a free square to its left, with no coin between.
fn by_moving(coins: &[u64]) -> BTreeSet<String> {
    let mut options = BTreeSet::new();
    for &coin in coins {
        let is_free = |square: &u64| !coins.iter().any(|other| (*square..coin).contains(other));
        for square in (0..coin).filter(is_free) {
            let mut after: Vec<u64> = coins.iter().copied().filter(|other| *other != coin).collect();
            after.push(square);
            after.sort_unstable();
            options.insert(written(&after));
        }
    }
    options
}

#[test]
fn silver_dollars_are_moved_as_the_rule_says() {
    let mut compared = 0;
    for coins in sets(0, 7) {
        compared += assert_options(&format!("silver-dollar{}", written(&coins)), &by_moving(&coins));
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn every_coin_has_a_square_of_its_own() {
    let in_list = |at: usize| format!("position[{at}]");
    let refused = |position: Json| refused("silver-dollar", &position);
    assert_eq!(refused(json!([3, 1, 3])), ("repeated", in_list(2), None));
    assert_eq!(refused(json!([0, 1000])), ("out-of-range", in_list(1), Some(999)));
    assert_eq!(refused(json!([-1])), ("out-of-range", in_list(0), Some(0)));
    assert_eq!(refused(json!((0..65).collect::<Vec<_>>())), ("too-many", "position".into(), Some(64)));
    assert_eq!(refused(json!("2 2")), ("repeated", "position".into(), None));
}

fn refused(ruleset: &str, position: &Json) -> (&'static str, String, Option<u64>) {
    let game = Game::read(&input(&json!({"ruleset": ruleset}))).unwrap();
    let fault = game.read_position(&Field::root("position", &input(position))).unwrap_err();
    (fault.code.as_str(), fault.field.clone(), fault.limit)
}

#[test]
fn every_coin_is_named_once_and_is_one_of_the_row() {
    let in_list = |at: usize| format!("position[{at}]");
    for ruleset in ["turtles", "ruler"] {
        assert_eq!(refused(ruleset, &json!([3, 1, 3])), ("repeated", in_list(2), None));
        assert_eq!(refused(ruleset, &json!([0])), ("out-of-range", in_list(0), Some(1)));
        assert_eq!(refused(ruleset, &json!([1, 101])), ("out-of-range", in_list(1), Some(100)));
        assert_eq!(refused(ruleset, &json!(vec![1; 101])), ("too-many", "position".into(), Some(100)));
        assert_eq!(refused(ruleset, &json!("(2,2)")), ("repeated", "position".into(), None));
    }
    let (_, row) = parse("ruler(100,1)", PlayConvention::Normal);
    assert_eq!((row.tokens().len(), row.tokens().iter().sum()), (100, 2u64));
}
