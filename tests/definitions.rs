//! Every ruleset against a naive restatement of its rule, written from the rule's text and sharing no code with it.

use crate::common::{GAMES, SPLITTING, heap_lists, notation, room};
use mexplorer::convention::PlayConvention;
use mexplorer::game::Game;
use mexplorer::game_graph::{Budget, GameGraph};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Every position that a player may move to, as ascending heaps.
fn legal_options(game: &str, heaps: &[u64]) -> BTreeSet<Vec<u64>> {
    let options = if SPLITTING.contains(&game) {
        all_split(heaps, |heap, parts| may_split(game, heap, parts))
    } else {
        let lowered = all_lowered(heaps).into_iter();
        lowered.filter(|after| may_lower(game, heaps, after)).collect()
    };
    let canonical = |mut heaps: Vec<u64>| {
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        heaps
    };
    options.into_iter().map(canonical).collect()
}

/// May a player turn the ascending heaps `before` into `after`, given as equally many heaps in the same places?
fn may_lower(game: &str, before: &[u64], after: &[u64]) -> bool {
    let pairs = || before.iter().copied().zip(after.iter().copied());
    if before == after || pairs().any(|(before, after)| before < after) {
        return false;
    }
    // What the heaps that change hold, and what is taken from each.
    let changed: Vec<(u64, u64)> = pairs()
        .filter(|(before, after)| before != after)
        .map(|(before, after)| (before, before - after))
        .collect();
    let (heap, taken) = changed[0];
    let (one, smallest, largest) = (changed.len() == 1, before[0], before[before.len() - 1]);
    match game {
        "nim" => one,
        "bash[m=1]" => one && taken <= 1,
        "bash[m=3]" => one && taken <= 3,
        "subtraction[set={1,3,4}]" => one && [1, 3, 4].contains(&taken),
        "subtraction[set={2,5,7}]" => one && [2, 5, 7].contains(&taken),
        "subtraction[set={3}]" => one && taken == 3,
        "half" => one && 2 * taken <= heap + 1,
        "half[rounding=down]" => one && 2 * taken <= heap,
        "moore[k=1]" => one,
        "moore[k=2]" => changed.len() <= 2,
        "moore[k=5]" => true,
        "wythoff" => one || taken == changed[1].1,
        "wythoff[a=3]" => one || taken.abs_diff(changed[1].1) < 3,
        "euclid" => one && before.len() == 2 && heap == largest && taken % smallest == 0,
        "large-nim" => one && heap == largest,
        "large-nim[B=2]" => one && heap == largest && taken <= 2,
        "small-nim" => one && heap == smallest,
        "small-nim[B=3]" => one && heap == smallest && taken <= 3,
        "small-nim[b=2]" => one && heap == smallest && taken >= 2,
        "small-nim[b=2,B=5]" => one && heap == smallest && (2..=5).contains(&taken),
        "take[where={divides(k, n) and k < n}]" => one && taken < heap && heap % taken == 0,
        "take[where={k * k <= n or prime(k)}]" => {
            one && (taken * taken <= heap || [2, 3, 5, 7, 11, 13].contains(&taken))
        }
        _ => panic!("no restatement of {game}"),
    }
}

/// May a player turn a heap into these nonempty ones, none, one, two or three of them?
fn may_split(game: &str, heap: u64, parts: &[u64]) -> bool {
    let taken = heap - parts.iter().sum::<u64>();
    match game {
        "octal[code=8.1c(0a)]" => match (taken, parts.len()) {
            (0, 3) | (1, 0) | (2, 2 | 3) => true,
            (taken, 1 | 3) => taken >= 4 && taken % 2 == 0,
            _ => false,
        },
        _ if parts.len() > 2 => false,
        "octal[code=4.(3)]" => parts.len() == if taken == 0 { 2 } else { parts.len().min(1) },
        "kayles" => taken == 1 || taken == 2,
        "dawson" => match taken {
            1 => parts.is_empty(),
            2 => parts.len() < 2,
            _ => taken == 3,
        },
        "treblecross" => taken == 3,
        "octal[code=0.07]" => taken == 2,
        "octal[code=4.05]" => (taken == 0 && parts.len() == 2) || (taken == 2 && parts.len() != 1),
        "grundy" => taken == 0 && parts.len() == 2 && parts[0] != parts[1],
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

/// All ways to put at most three heaps in the place of one, as far as they are legal.
fn all_split(before: &[u64], may_split: impl Fn(u64, &[u64]) -> bool) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (place, &heap) in before.iter().enumerate() {
        let pairs = (0..=heap).flat_map(|first| (0..=heap - first).map(move |second| (first, second)));
        let triples = pairs
            .flat_map(|(first, second)| (0..=heap - first - second).map(move |third| [first, second, third]));
        for triple in triples {
            let parts: Vec<u64> = triple.into_iter().filter(|&part| part > 0).collect();
            if may_split(heap, &parts) {
                options.push([&before[..place], &parts, &before[place + 1..]].concat());
            }
        }
    }
    options
}

#[test]
fn options_are_what_the_rule_says() {
    for game_text in GAMES {
        let mut compared = 0;
        for heaps in heap_lists(room(game_text), 8) {
            let (game, start) = Game::parse(&notation(game_text, &heaps), PlayConvention::Normal).unwrap();
            let found: BTreeSet<Vec<u64>> =
                game.options(&start).iter().map(|option| option.tokens().to_vec()).collect();
            let expected = legal_options(game_text, &heaps);
            assert_eq!(found, expected, "{game_text} {heaps:?}");
            compared += expected.len();
        }
        assert!(compared > 60, "{game_text}: {compared}");
    }
}

/// The same without what has come before.
fn each_once(options: impl Iterator<Item = Vec<u64>>) -> Vec<Vec<u64>> {
    let mut seen = BTreeSet::new();
    options.filter(|option| seen.insert(option.clone())).collect()
}

#[test]
fn options_come_in_the_order_in_which_moves_first_lead_to_them() {
    for game_text in GAMES {
        for heaps in heap_lists(room(game_text), 5).into_iter().chain([vec![2; 4], vec![1, 1, 2, 2]]) {
            if heaps.len() > 3 && room(game_text) < 3 {
                continue;
            }
            let (game, start) = Game::parse(&notation(game_text, &heaps), PlayConvention::Normal).unwrap();
            let kind = game.ruleset.kind();
            let by_moves =
                game.moves(&start).into_iter().map(|mv| mv.play(kind, start.tokens()).tokens().to_vec());
            let by_moves = each_once(by_moves);
            let mut listed = Vec::new();
            let flow = game.ruleset.options(start.tokens(), &mut |option| {
                listed.push(option.to_vec());
                ControlFlow::Continue(())
            });
            assert!(flow.is_continue());
            assert_eq!(each_once(listed.into_iter()), by_moves, "{game_text} {heaps:?}");
            let graph = GameGraph::build(game.ruleset.as_ref(), &[start], Budget::default()).unwrap();
            let row = graph.options.row(0).iter().map(|&option| graph.tokens(option as usize).to_vec());
            assert_eq!(row.collect::<Vec<_>>(), by_moves, "{game_text} {heaps:?}");
        }
    }
}

#[test]
fn counts_made_without_listing_are_right() {
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
