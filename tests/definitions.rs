//! Every ruleset against a naive restatement of its rule, written from the rule's text and sharing no code with it.

mod common;

use common::{GAMES, heap_lists, notation, room};
use mexplorer::convention::PlayConvention;
use mexplorer::game::Game;
use std::collections::BTreeSet;

/// May a player turn the heaps `before` into `after`, given as equally many heaps in the same places?
fn may_move(game: &str, before: &[u64], after: &[u64]) -> bool {
    let taken: Vec<i64> = before.iter().zip(after).map(|(b, a)| *b as i64 - *a as i64).collect();
    let changed: Vec<i64> = taken.iter().copied().filter(|&t| t != 0).collect();
    if changed.is_empty() || changed.iter().any(|&t| t < 0) {
        return false;
    }
    let one = changed.len() == 1;
    match game {
        "nim" => one,
        "bash[m=1]" => one && changed[0] <= 1,
        "bash[m=3]" => one && changed[0] <= 3,
        "subtraction[set={1,3,4}]" => one && [1, 3, 4].contains(&changed[0]),
        "subtraction[set={2,5,7}]" => one && [2, 5, 7].contains(&changed[0]),
        "subtraction[set={3}]" => one && changed[0] == 3,
        "wythoff" => one || changed[0] == changed[1],
        "wythoff[a=3]" => one || (changed[0] - changed[1]).abs() < 3,
        _ => panic!("no restatement of {game}"),
    }
}

/// All ways to choose a smaller or equal size for each heap.
fn all_lowered(before: &[u64]) -> Vec<Vec<u64>> {
    before.iter().fold(vec![vec![]], |lists, &heap| {
        let extended = |list: Vec<u64>| (0..=heap).map(move |size| [list.as_slice(), &[size]].concat());
        lists.into_iter().flat_map(extended).collect()
    })
}

#[test]
fn options_are_what_the_rule_says() {
    for game_text in GAMES {
        let mut compared = 0;
        for heaps in heap_lists(room(game_text), 8) {
            let (game, start) = Game::parse(&notation(game_text, &heaps), PlayConvention::Normal).unwrap();
            let found: BTreeSet<Vec<u64>> =
                game.options(&start).iter().map(|option| option.tokens().to_vec()).collect();
            let legal = all_lowered(&heaps).into_iter().filter(|after| may_move(game_text, &heaps, after));
            let expected: BTreeSet<Vec<u64>> = legal
                .map(|mut after| {
                    after.retain(|&heap| heap > 0);
                    after.sort_unstable();
                    after
                })
                .collect();
            assert_eq!(found, expected, "{game_text} {heaps:?}");
            compared += expected.len();
        }
        assert!(compared > 60, "{game_text}: {compared}");
    }
}

#[test]
fn counts_made_without_listing_are_right() {
    use mexplorer::game_graph::{Budget, GameGraph};
    let mut counted = 0;
    for game_text in GAMES {
        for heaps in heap_lists(room(game_text), 6) {
            let (game, start) = Game::parse(&notation(game_text, &heaps), PlayConvention::Normal).unwrap();
            if let Some(count) = game.ruleset.count_options(start.tokens()) {
                assert_eq!(count, game.options(&start).len() as u64, "options of {game_text} {heaps:?}");
                counted += 1;
            }
            if let Some(count) = game.ruleset.count_positions(start.tokens()) {
                let graph = GameGraph::build(game.ruleset.as_ref(), &[start], Budget::default()).unwrap();
                assert_eq!(count, graph.position_count() as u64, "positions of {game_text} {heaps:?}");
                counted += 1;
            }
        }
    }
    assert!(counted > 500, "{counted}");
}
