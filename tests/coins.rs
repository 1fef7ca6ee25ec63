//! Games with coins against naive restatements of their rules, written from the rules' texts and sharing no code with them.

use crate::common::{assert_worth, input, parse};
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
fn by_turning(heads: &[u64], may_turn: impl Fn(&[u64]) -> bool) -> Vec<Vec<u64>> {
    let legal = |coins: &Vec<u64>| coins.last().is_some_and(|last| heads.contains(last)) && may_turn(coins);
    let choices = sets(1, heads.last().copied().unwrap_or(0)).into_iter().filter(legal);
    choices.map(|coins| after_turning(heads, &coins)).collect()
}

/// Compares the options with those of a restatement, and what the ruleset says in other ways with its moves. Answers how many
/// options there are.
fn assert_options(notation: &str, expected: &[Vec<u64>]) -> usize {
    let expected: BTreeSet<String> = expected.iter().map(|option| written(option)).collect();
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
    assert_eq!(options.iter().cloned().collect::<BTreeSet<_>>(), expected, "{notation}");
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
    for (least, parameters) in [(1, ""), (2, "[least=2]"), (3, "[least=3]"), (100, "[least=100]")] {
        let is_run =
            |coins: &[u64]| coins.len() >= least && coins.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        for heads in sets(1, 8) {
            let notation = format!("ruler{parameters}{}", written(&heads));
            compared += assert_options(&notation, &by_turning(&heads, is_run));
        }
        for heads in sets(1, 7).into_iter().step_by(5) {
            let notation = format!("ruler{parameters}{}", written(&heads));
            assert_worth(&notation, &heads, &|heads: &Vec<u64>| by_turning(heads, is_run));
        }
    }
    assert!(compared > 10_000, "{compared}");
}

/// Moves one coin to a free square to its left, so many squares at most, with no coin between.
fn by_moving(coins: &[u64], most: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for &coin in coins {
        let is_free = |square: &u64| !coins.iter().any(|other| (*square..coin).contains(other));
        for square in (0..coin).filter(is_free).filter(|square| coin - square <= most) {
            let mut after: Vec<u64> = coins.iter().copied().filter(|other| *other != coin).collect();
            after.push(square);
            after.sort_unstable();
            options.push(after);
        }
    }
    options
}

#[test]
fn silver_dollars_are_moved_as_the_rule_says() {
    let mut compared = 0;
    for (most, parameters) in
        [(9, ""), (1, "[most=1]"), (2, "[most=2]"), (3, "[most=3]"), (999, "[most=999]")]
    {
        for coins in sets(0, 7) {
            let notation = format!("silver-dollar{parameters}{}", written(&coins));
            compared += assert_options(&notation, &by_moving(&coins, most));
        }
        for coins in sets(0, 9).into_iter().step_by(17) {
            let notation = format!("silver-dollar{parameters}{}", written(&coins));
            assert_worth(&notation, &coins, &|coins: &Vec<u64>| by_moving(coins, most));
        }
    }
    assert!(compared > 2_000, "{compared}");
}

#[test]
fn a_bound_is_told_where_it_is_overstepped() {
    let fault = |notation: &str| {
        let fault = Game::parse(notation, PlayConvention::Normal).err().unwrap();
        (fault.code.as_str(), fault.span.unwrap(), fault.limit)
    };
    assert_eq!(fault("silver-dollar[most=0](1)"), ("out-of-range", (19, 20), Some(1)));
    assert_eq!(fault("silver-dollar[most=1000](1)"), ("out-of-range", (19, 23), Some(999)));
    assert_eq!(fault("ruler[least=0](1)"), ("out-of-range", (12, 13), Some(1)));
    assert_eq!(fault("ruler[least=101](1)"), ("out-of-range", (12, 15), Some(100)));
    let written = |notation: &str| {
        let (game, start) = parse(notation, PlayConvention::Normal);
        game.notation(&start)
    };
    assert_eq!(written("silver-dollar[most=∞](1)"), "silver-dollar(1)");
    assert_eq!(written("ruler[least=1](1)"), "ruler(1)");
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
