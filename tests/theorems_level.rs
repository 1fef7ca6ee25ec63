//! The theorems about level positions of Moore's Nim and Wythoff's game: wider than their instances, the moves that they name, the
//! largest heaps against other arithmetic.

use crate::common::check::{self, Numbers, all_named, assert_right_everywhere, checked, theorem, within};
use mexplorer::game::Game;
use mexplorer::numbers::LARGEST_TOKEN;
use mexplorer::position::{Extent, Position};
use mexplorer::theorem::{Play, Prediction, Subject, Value};

/// Every ending with so many players.
fn endings(players: u8) -> impl Iterator<Item = Play> {
    let between = (1..players - 1).map(move |turns| Play::After(turns, players));
    [Play::FirstStuck(players), Play::LastMover(players)].into_iter().chain(between)
}

/// e: the game value where no move is left.
fn at_the_end(play: Play) -> usize {
    match play {
        Play::LastMover(players) => usize::from(players) - 1,
        Play::After(turns, _) => usize::from(turns),
        _ => 0,
    }
}

fn value(id: &str, game: &Game, tokens: &[u64]) -> usize {
    match theorem(id).predict(&Subject { game, tokens, components: &[] }) {
        Prediction::Exactly(Value::GameValue(turns)) => usize::from(turns),
        prediction => panic!("{tokens:?}: {prediction:?}"),
    }
}

#[test]
fn moores_nim_is_right_for_every_ending() {
    let mut positions = 0;
    for (k, players, extents) in [
        (1, 2..=6, [(5, 4), (2, 8)]),
        (2, 2..=3, [(4, 4), (2, 8)]),
        (2, 4..=5, [(2, 6), (1, 12)]),
        (3, 2..=4, [(3, 5), (1, 12)]),
        (9, 2..=6, [(3, 4), (2, 5)]),
    ] {
        for play in players.flat_map(endings) {
            for (bound, heaps) in extents {
                let game = check::game(&format!("moore[k={k}]()"), play);
                let found = checked(theorem("moore-players"), &game, &within(bound, heaps));
                assert_right_everywhere(&found, &format!("{k} {play:?}"));
                positions += found.positions;
            }
        }
    }
    assert!(positions > 5_000, "{positions}");
}

/// The fewest of some heaps, all larger than 1, that have to be lowered so that every column holds a multiple of so many ones:
/// column by column with every set of heaps that may be lowered by then.
fn fewest(heaps: &[u64], modulus: usize) -> usize {
    let sets = 1 << heaps.len();
    let mut may_be_lowered = vec![false; sets];
    may_be_lowered[0] = true;
    for digit in (0..53).rev() {
        let with_one = (0..heaps.len()).filter(|place| heaps[*place] >> digit & 1 == 1);
        let column: usize = with_one.map(|place| 1 << place).sum();
        let mut next = vec![false; sets];
        for lowered in (0..sets).filter(|set| may_be_lowered[*set]) {
            // Some of those that have a one here lose it, and any digit may come to those lowered before.
            for joining in (0..sets).filter(|set| set & !(column & !lowered) == 0) {
                let kept = (column & !lowered & !joining).count_ones() as usize;
                let free = lowered.count_ones() as usize;
                next[lowered | joining] |= (kept..=kept + free).any(|ones| ones % modulus == 0);
            }
        }
        may_be_lowered = next;
    }
    let sets = (0..sets).filter(|set| may_be_lowered[*set]);
    sets.map(|set| set.count_ones() as usize).min().unwrap()
}

#[test]
fn huge_heaps_are_levelled_by_as_few_moves_as_can_be() {
    let mut random = Numbers(29);
    let mut found = [0; 5];
    for round in 0..600 {
        let players = 3 + random.below(3) as u8;
        let n = usize::from(players);
        let most = [1, 1, 2, 3][random.below(4) as usize];
        let modulus = most * (n - 1) + 1;
        let play = endings(players).nth(random.below(u64::from(players)) as usize).unwrap();
        let count = 1 + random.below(8) as usize;
        // Some have their highest digits in common, so that few have to be lowered.
        let shared = random.next().unwrap();
        let size = |random: &mut Numbers| (shared ^ random.next().unwrap() >> (round % 52)).max(2);
        let mut heaps: Vec<u64> = (0..count).map(|_| size(&mut random)).collect();
        if round % 5 == 0 && modulus <= 9 {
            heaps = vec![heaps[0]; modulus];
        }
        heaps.sort_unstable();
        let count = heaps.len();
        let e = at_the_end(play);
        let q = if e + 1 == n { 0 } else { most * (n - 2 - e) + 1 };
        let expected = match count {
            _ if count >= modulus => match fewest(&heaps, modulus) {
                0 => n - 1,
                lowered => lowered.div_ceil(most) - 1,
            },
            // All of them are lowered, and q of them left.
            _ if count >= q => count.div_ceil(most) - 1,
            _ => e + count.div_ceil(most),
        };
        let mut games = vec![("moore-players", format!("moore[k={most}]()"))];
        if most == 1 {
            games.push(("nim-players", "nim()".to_string()));
        }
        for (id, notation) in games {
            let game = check::game(&notation, play);
            assert_eq!(value(id, &game, &heaps), expected, "{notation} {play:?} {heaps:?}");
            let at = Subject { game: &game, tokens: &heaps, components: &[] };
            let moves = theorem(id).winning_moves(&at).unwrap();
            assert_eq!(moves.is_empty(), expected != 0, "{notation} {play:?} {heaps:?}");
            for mv in moves {
                assert!(
                    mv.changes.len() <= most
                        && mv.changes.iter().all(|change| change.to[0] < heaps[change.place])
                );
                let after: Position = mv.play(game.ruleset.kind(), &heaps);
                assert_eq!(value(id, &game, after.tokens()), n - 1, "{heaps:?} {mv:?}");
            }
        }
        found[expected] += 1;
    }
    assert!(found.iter().all(|count| *count > 20), "{found:?}");
}

#[test]
fn moores_nim_with_too_much_to_search_is_not_told() {
    let game = check::game("moore[k=1]()", Play::LastMover(9));
    let size = |place: u64| (1 << 52) + place * 0x1234_5678_9ABC % (1 << 50);
    let mut heaps: Vec<u64> = (0..64).map(size).collect();
    heaps.sort_unstable();
    let at = Subject { game: &game, tokens: &heaps, components: &[] };
    assert_eq!(theorem("moore-players").predict(&at), Prediction::Silent);
}

#[test]
fn wythoffs_game_is_right_for_every_ending_and_all_its_winning_moves_are_named() {
    let (mut positions, mut named) = (0, 0);
    for (players, bound) in [(3..=5, 14), (6..=7, 9)] {
        for (play, apart) in
            players.flat_map(endings).flat_map(|play| (1..=4).map(move |apart| (play, apart)))
        {
            let game = check::game(&format!("wythoff[a={apart}]()"), play);
            let found = checked(theorem("wythoff-players"), &game, &within(bound, 2));
            assert_right_everywhere(&found, &format!("{apart} {play:?}"));
            positions += found.positions;
            named += all_named("wythoff-players", &game, Extent { bound: bound.min(8), heaps: 2 });
        }
    }
    assert!(positions > 8_000 && named > 1_500, "{positions} {named}");
}

/// Heaps near the largest and near one another, by what the differences say.
#[test]
fn huge_heaps_of_wythoffs_game_go_by_their_difference() {
    let mut random = Numbers(31);
    let mut found = [0; 4];
    for _ in 0..3_000 {
        let apart = 1 + (random.next().unwrap() >> (10 + random.below(43)));
        let larger = LARGEST_TOKEN - random.below(5);
        let difference =
            [0, apart - 1, apart, 2 * apart - 1, 2 * apart][random.below(5) as usize] + random.below(2);
        let smaller = match random.below(4) {
            0 => random.below(3),
            1 => 1 + apart,
            _ => larger.saturating_sub(difference),
        };
        let (x, y) = (i128::from(smaller.min(larger)), i128::from(smaller.max(larger)));
        let (a, difference) = (i128::from(apart), y - x);
        let heaps: Vec<u64> =
            [smaller.min(larger), smaller.max(larger)].into_iter().filter(|heap| *heap > 0).collect();
        let shortest = if x == 0 || difference < a { 1 } else { 2 };
        let is_level = (x, y) == (1, 1 + a);
        let reaches_level = x == 1 || x == 1 + a || y == 1 + a || 0 < difference && difference < 2 * a;
        for players in 3..=6 {
            for play in endings(players) {
                let n = usize::from(players);
                let c = (at_the_end(play) + 1) % n;
                let expected = match n - c {
                    1 if x <= 1 || difference <= a && (a > 1 || difference > 0) => 0,
                    1 => 1,
                    2 if is_level => n - 1,
                    2 if x >= 1 && y > a => usize::from(!reaches_level),
                    _ => shortest + c - 1,
                };
                let game = check::game(&format!("wythoff[a={apart}]()"), play);
                assert_eq!(value("wythoff-players", &game, &heaps), expected, "{apart} {play:?} {heaps:?}");
                let at = Subject { game: &game, tokens: &heaps, components: &[] };
                let moves = theorem("wythoff-players").winning_moves(&at).unwrap();
                assert_eq!(moves.is_empty(), expected != 0, "{apart} {play:?} {heaps:?}");
                for mv in moves {
                    let after: Position = mv.play(game.ruleset.kind(), &heaps);
                    assert_eq!(value("wythoff-players", &game, after.tokens()), n - 1, "{heaps:?} {mv:?}");
                }
                found[expected.min(3)] += 1;
            }
        }
    }
    assert!(found.iter().all(|count| *count > 1_000), "{found:?}");
}
