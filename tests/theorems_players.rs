//! The theorems about several players at Nim and Small Nim: wider than their instances, the moves that they name, false
//! variants, the largest heaps.

use crate::common::check::{self, Numbers, all_named, assert_right_everywhere, checked, within};
use mexplorer::analysis::{ExplainedOption, explain, positions_within};
use mexplorer::game::Game;
use mexplorer::numbers::LARGEST_TOKEN;
use mexplorer::position::Extent;
use mexplorer::theorem::{Play, Prediction, Quantity, Reason, Subject, Value};
use std::collections::{BTreeSet, HashMap};

/// All plays with so many players.
fn plays(players: std::ops::RangeInclusive<u8>) -> impl Iterator<Item = Play> {
    players.flat_map(|players| [Play::FirstStuck(players), Play::LastMover(players)])
}

fn value(id: &str, game: &Game, heaps: &[u64]) -> u8 {
    match check::theorem(id).predict(&Subject { game, tokens: heaps, components: &[] }) {
        Prediction::Exactly(Value::GameValue(turns)) => turns,
        prediction => panic!("{heaps:?}: {prediction:?}"),
    }
}

fn list(reason: &Reason, name: &str) -> Vec<u64> {
    match reason.quantities.iter().find(|(known, _)| *known == name) {
        Some((_, Quantity::List(list))) => list.clone(),
        found => panic!("{name}: {found:?}"),
    }
}

/// How many winning moves there are in all positions of an extent, each of which is named.
fn named_moves(id: &str, notation: &str, play: Play, extent: Extent) -> usize {
    all_named(id, &check::game(notation, play), extent)
}

#[test]
fn nim_is_right_for_up_to_nine_players_and_both_endings() {
    let mut positions = 0;
    for play in plays(2..=9) {
        for (bound, heaps) in [(6, 4), (3, 7)] {
            let found =
                checked(check::theorem("nim-players"), &check::game("nim()", play), &within(bound, heaps));
            assert_right_everywhere(&found, &format!("{play:?}"));
            positions += found.positions;
        }
    }
    assert!(positions > 5_000, "{positions}");
}

#[test]
fn all_winning_moves_of_nim_are_named() {
    let extents = [Extent { bound: 5, heaps: 4 }, Extent { bound: 3, heaps: 6 }];
    let cases = plays(2..=5).flat_map(|play| extents.map(|extent| (play, extent)));
    let named: usize = cases.map(|(play, extent)| named_moves("nim-players", "nim()", play, extent)).sum();
    assert!(named > 1_000, "{named}");
}

/// What is left is level: lowered from the heaps that are told, with each column a multiple of the players.
#[test]
fn huge_heaps_of_nim_are_lowered_until_they_are_level() {
    let mut random = Numbers(17);
    let mut lowered = [0; 6];
    for round in 0..2_000 {
        let players = 3 + random.below(4) as u8;
        let game = check::game("nim()", Play::LastMover(players));
        let count = 1 + random.below(9) as usize;
        let mut heaps: Vec<u64> = (0..count).map(|_| random.next().unwrap() >> (round % 40)).collect();
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        let at = Subject { game: &game, tokens: &heaps, components: &[] };
        let reason = check::theorem("nim-players").reason(&at);
        let turns = value("nim-players", &game, &heaps);
        if turns == players - 1 {
            continue;
        }
        let (from, to) = (list(&reason, "from"), list(&reason, "to"));
        assert_eq!(from.len(), usize::from(turns) + 1, "{heaps:?}");
        let mut after = heaps.clone();
        for (from, to) in from.iter().zip(to) {
            assert!(to < *from);
            let place = after.iter().position(|heap| heap == from).unwrap();
            after.remove(place);
            after.push(to);
        }
        after.retain(|heap| *heap > 0);
        after.sort_unstable();
        assert_eq!(value("nim-players", &game, &after), players - 1, "{heaps:?} {after:?}");
        lowered[from.len()] += 1;
    }
    assert!(lowered[1..].iter().filter(|count| **count > 20).count() > 3, "{lowered:?}");
}

#[test]
fn nim_with_too_much_to_search_is_not_told() {
    let game = check::game("nim()", Play::LastMover(9));
    let size = |place: u64| (1 << 52) + place * 0x1234_5678_9ABC % (1 << 50);
    let mut heaps: Vec<u64> = (0..64).map(size).collect();
    heaps.sort_unstable();
    let at = Subject { game: &game, tokens: &heaps, components: &[] };
    assert_eq!(check::theorem("nim-players").predict(&at), Prediction::Silent);
}

#[test]
fn small_nim_is_right_for_every_bound_number_of_players_and_ending() {
    let mut positions = 0;
    for play in plays(2..=6) {
        for most in ["B=2", "B=3", "B=4", "b=1"] {
            for (bound, heaps) in [(13, 2), (6, 4), (3, 5)] {
                let notation = format!("small-nim[{most}]()");
                let found = checked(
                    check::theorem("small-nim-players"),
                    &check::game(&notation, play),
                    &within(bound, heaps),
                );
                assert_right_everywhere(&found, &format!("{notation} {play:?}"));
                positions += found.positions;
            }
        }
    }
    assert!(positions > 10_000, "{positions}");
}

#[test]
fn small_nim_with_passes_is_right_as_far_as_search_goes() {
    let mut positions = 0;
    for play in plays(2..=5) {
        for most in ["B=2", "B=3", "b=1"] {
            for (passes, bound, heaps) in [(1, 20, 2), (3, 9, 2), (2, 5, 3)] {
                let notation = format!("small-nim[{most},passes={passes}]()");
                let found = checked(
                    check::theorem("small-nim-players"),
                    &check::game(&notation, play),
                    &within(bound, heaps),
                );
                assert_right_everywhere(&found, &format!("{notation} {play:?}"));
                positions += found.positions;
            }
        }
    }
    assert!(positions > 10_000, "{positions}");
}

#[test]
fn all_winning_moves_of_small_nim_are_named() {
    let mut named = 0;
    for play in plays(2..=5) {
        for notation in [
            "small-nim()",
            "small-nim[B=2]()",
            "small-nim[B=3]()",
            "small-nim[B=2,passes=2]()",
            "small-nim[passes=1]()",
        ] {
            named += named_moves("small-nim-players", notation, play, Extent { bound: 8, heaps: 3 });
        }
    }
    assert!(named > 2_000, "{named}");
}

fn integers(reason: &Reason) -> HashMap<&'static str, u64> {
    let integer = |(name, quantity): &(&'static str, Quantity)| match quantity {
        Quantity::Integer(integer) => Some((*name, *integer)),
        _ => None,
    };
    reason.quantities.iter().filter_map(integer).collect()
}

/// What may be taken, each move compared with the value after it.
#[test]
fn the_optimal_moves_of_small_nim_are_all_told() {
    let (mut sets, mut moves) = (0, 0);
    for play in plays(2..=6) {
        for notation in ["small-nim()", "small-nim[B=2]()", "small-nim[B=3]()", "small-nim[B=4]()"] {
            let game = check::game(notation, play);
            let players = game.convention.players() as u8;
            for position in positions_within(&game, Extent { bound: 7, heaps: 3 }, 20_000).unwrap() {
                let Some((&smallest, others)) = position.tokens().split_first() else { continue };
                let explanation = explain(&game, &position, Default::default()).unwrap();
                let verdict =
                    explanation.theorems.iter().find(|verdict| verdict.card.id == "small-nim-players");
                let told = integers(verdict.unwrap().reason.as_ref().unwrap());
                let g = told["g"] as u8;
                let bound = game.parameters.bound("B").unwrap_or(smallest).min(smallest);
                let is_told = |take: &u64| (told["least"]..=told["most"]).contains(take);
                let found: Vec<u64> = (1..=bound).filter(is_told).collect();
                let value_after = |take: u64| {
                    let left = [&[smallest - take][..], others].concat();
                    let left: Vec<u64> = left.into_iter().filter(|heap| *heap > 0).collect();
                    let after = |option: &&ExplainedOption| option.position.tokens() == left.as_slice();
                    explanation.options.iter().find(after).unwrap().value.game_value.unwrap()
                };
                let is_optimal = |take: &u64| (value_after(*take) + 1) % players == g;
                assert_eq!(
                    found,
                    (1..=bound).filter(is_optimal).collect::<Vec<_>>(),
                    "{}",
                    game.notation(&position)
                );
                sets += 1;
                moves += found.len();
            }
        }
    }
    assert!(sets > 4_000 && moves > sets, "{sets} {moves}");
}

/// Step by step from n − 1 on in whole turns of the cycle, with wide integers: another way to the same place.
fn place_by_turns(players: u128, most: u128, value: u128, heap: u128) -> u128 {
    let runs: Vec<u128> = std::iter::once(1).chain((1..players).map(|_| most)).collect();
    let turn: u128 = runs.iter().sum();
    // After the last place of the value, the runs of the next ones follow.
    let (mut run, mut left) = ((value + 2) as usize % runs.len(), heap % turn);
    let mut of_value = value;
    while left > 0 {
        of_value = (of_value + 1) % players;
        if left <= runs[run] {
            break;
        }
        left -= runs[run];
        run = (run + 1) % runs.len();
    }
    of_value
}

#[test]
fn the_largest_heaps_of_small_nim_go_round_the_cycle() {
    let mut random = Numbers(23);
    let mut found = [0; 9];
    for _ in 0..4_000 {
        let players = 2 + random.below(8) as u8;
        let most = match random.below(4) {
            0 => 2 + random.below(9),
            1 => LARGEST_TOKEN - random.below(9),
            _ => 2 + (random.next().unwrap() >> random.below(50)),
        };
        let play = if random.below(2) == 0 { Play::FirstStuck(players) } else { Play::LastMover(players) };
        let game = check::game(&format!("small-nim[B={most}]()"), play);
        let mut heaps: Vec<u64> =
            (0..random.below(9)).map(|_| LARGEST_TOKEN - random.below(1 << 40)).collect();
        heaps.sort_unstable();
        let mut expected = u128::from(value("small-nim-players", &game, &[]));
        for &heap in heaps.iter().rev() {
            expected = place_by_turns(players.into(), most.into(), expected, heap.into());
        }
        let value = value("small-nim-players", &game, &heaps);
        assert_eq!(u128::from(value), expected, "{play:?} {most} {heaps:?}");
        found[usize::from(value)] += 1;
    }
    assert!(found.iter().all(|count| *count > 20), "{found:?}");
}

/// With passes, huge heaps are told by the period of their sizes, where the bound is small; otherwise not at all.
#[test]
fn huge_heaps_with_passes_repeat_or_are_not_told() {
    let game = check::game("small-nim[B=2,passes=2]()", Play::LastMover(4));
    let c = 7;
    let mut values = BTreeSet::new();
    for size in 100..200 {
        let far = LARGEST_TOKEN - (LARGEST_TOKEN - size) % c - 10 * c;
        assert_eq!(far % c, size % c);
        let near = value("small-nim-players", &game, &[size, size, 2]);
        assert_eq!(near, value("small-nim-players", &game, &[far, far, 2]), "{size}");
        values.insert(near);
    }
    assert!(values.len() > 1, "{values:?}");
    let wide = check::game("small-nim[B=1000003,passes=2]()", Play::LastMover(4));
    let at = |heaps: &'static [u64]| Subject { game: &wide, tokens: heaps, components: &[] };
    let theorem = check::theorem("small-nim-players");
    assert_eq!(theorem.predict(&at(&[1_000_004, 2])), Prediction::Silent);
    assert_eq!(theorem.winning_moves(&at(&[1_000_004, 2])), None);
    assert_ne!(theorem.predict(&at(&[1_000_003, 2])), Prediction::Silent);
}

#[test]
fn ring_bounded_small_nim_is_right_for_every_number_of_players_and_all_its_winning_moves_are_named() {
    let (mut positions, mut named) = (0, 0);
    let bounds = [(2, 3), (2, 4), (2, 5), (3, 4), (3, 6), (4, 5), (5, 7)];
    for (fewest, most) in bounds {
        for players in 2..=6 {
            let game = check::game(&format!("small-nim[b={fewest},B={most}]()"), Play::LastMover(players));
            for (bound, heaps) in
                [(5 * (fewest + most), 1), (2 * (fewest + most) + 1, 2), (fewest + most + 1, 3)]
            {
                let found = checked(check::theorem("small-nim-ring-players"), &game, &within(bound, heaps));
                assert_right_everywhere(&found, &format!("{fewest} {most} {players}"));
                positions += found.positions;
            }
            named +=
                all_named("small-nim-ring-players", &game, Extent { bound: fewest + most + 2, heaps: 3 });
        }
    }
    assert!(positions > 15_000 && named > 7_000, "{positions} {named}");
}

#[test]
fn ring_bounded_small_nim_is_right_under_misere_play_and_all_its_winning_moves_are_named() {
    let (mut positions, mut named) = (0, 0);
    for (fewest, most) in (2..=8).flat_map(|most| (1..most).map(move |fewest| (fewest, most))) {
        for play in [Play::Misere, Play::FirstStuck(2)] {
            let game = check::game(&format!("small-nim[b={fewest},B={most}]()"), play);
            for (bound, heaps) in [(3 * (fewest + most), 2), (fewest + most + 2, 3)] {
                let found = checked(check::theorem("small-nim-misere"), &game, &within(bound, heaps));
                assert_right_everywhere(&found, &format!("{fewest} {most}"));
                positions += found.positions;
            }
            named += all_named("small-nim-misere", &game, Extent { bound: fewest + most + 2, heaps: 3 });
        }
    }
    assert!(positions > 20_000 && named > 10_000, "{positions} {named}");
}

/// The values of a smallest heap beside others of a value, by recursion over its sizes in a window of B, far beyond the first cycle; the
/// theorem is asked for sizes that differ by whole cycles.
#[test]
fn huge_heaps_of_ring_bounded_small_nim_go_round_the_cycle() {
    let mut random = Numbers(37);
    let mut found = [0; 6];
    for _ in 0..1_500 {
        let fewest = 2 + random.below(5);
        let most = fewest + 1 + random.below(6);
        let players = 2 + random.below(5);
        let n = players as u8;
        let period = (players - 1) * most + fewest;
        let game = check::game(&format!("small-nim[b={fewest},B={most}]()"), Play::LastMover(n));
        let misere = check::game(&format!("small-nim[b={fewest},B={most}]()"), Play::Misere);
        let (mut near, mut far) = (Vec::new(), Vec::new());
        let (mut near_misere, mut far_misere) = (Vec::new(), Vec::new());
        // From the largest down, each heap at least as large as the next one.
        for turn in (1..4u64).rev() {
            let size = most + fewest + 1 + random.below(period);
            near.insert(0, size + turn * 3 * period);
            far.insert(0, size + (LARGEST_TOKEN / period / 4 + turn * 3) * period);
            let size = most + fewest + 1 + random.below(most + fewest);
            near_misere.insert(0, size + turn * 3 * (most + fewest));
            far_misere.insert(0, size + (LARGEST_TOKEN / (most + fewest) / 4 + turn * 3) * (most + fewest));
        }
        let mut expected = n - 1;
        for &heap in near.iter().rev() {
            let mut values = vec![expected];
            for size in 1..=heap {
                let options =
                    (fewest..=most.min(size)).map(|taken| (values[(size - taken) as usize] + 1) % n);
                values.push(options.min().unwrap_or(n - 1));
            }
            expected = values[heap as usize];
        }
        assert_eq!(value("small-nim-ring-players", &game, &far), expected, "{fewest} {most} {n} {far:?}");
        found[usize::from(expected)] += 1;
        let mut is_p = false;
        for &heap in near_misere.iter().rev() {
            let mut lost = vec![is_p];
            for size in 1..=heap {
                lost.push(
                    size >= fewest && !(fewest..=most.min(size)).any(|taken| lost[(size - taken) as usize]),
                );
            }
            is_p = lost[heap as usize];
        }
        let at = Subject { game: &misere, tokens: &far_misere, components: &[] };
        assert_eq!(check::theorem("small-nim-misere").predict(&at), Prediction::p_if(is_p), "{far_misere:?}");
    }
    assert!(found.iter().all(|count| *count > 10), "{found:?}");
}

/// Of very many winning moves as many are named as an answer may list, and at once.
#[test]
fn a_wide_choice_of_winning_moves_is_cut_short() {
    let notation = format!("small-nim[b=1000000007,B={LARGEST_TOKEN}]()");
    for (id, play) in [("small-nim-ring-players", Play::LastMover(4)), ("small-nim-misere", Play::Misere)] {
        let game = check::game(&notation, play);
        let heaps = [LARGEST_TOKEN - 5, LARGEST_TOKEN - 5];
        let at = Subject { game: &game, tokens: &heaps, components: &[] };
        let moves = check::theorem(id).winning_moves(&at).unwrap();
        assert!(moves.len() <= 1_000, "{}", moves.len());
        for mv in &moves {
            let after = mv.play(game.ruleset.kind(), &heaps);
            let at = Subject { game: &game, tokens: after.tokens(), components: &[] };
            let lost = match check::theorem(id).predict(&at) {
                Prediction::Exactly(Value::GameValue(turns)) => turns == 3,
                prediction => prediction == Prediction::p_if(true),
            };
            assert!(lost, "{id} {mv:?}");
        }
        let heap = [3_000_000_021];
        let at = Subject { game: &game, tokens: &heap, components: &[] };
        assert_eq!(check::theorem(id).winning_moves(&at).unwrap().len(), 1_000, "{id}");
    }
}
