//! The theorem about Large Nim with any number of players: the lemma of its proof, move by move; the move that it names
//! everywhere; other endings; heaps near 2⁵³. Compared with plain recursion over lists of heaps.

use crate::common::check;
use mexplorer::analysis::positions_within;
use mexplorer::game::Game;
use mexplorer::moves::Move;
use mexplorer::numbers::LARGEST_TOKEN;
use mexplorer::position::Extent;
use mexplorer::theorem::{Play, Prediction, Quantity, Subject, Theorem, Value};
use std::collections::HashMap;

/// The bounds within which all positions are looked at.
const EXTENTS: [(u64, usize); 3] = [(8, 4), (5, 7), (3, 11)];

fn theorem() -> &'static dyn Theorem {
    check::theorem("large-nim-all")
}

/// All plays with up to six players, each with the heaps of 1 that are added.
fn plays() -> impl Iterator<Item = (Play, usize)> {
    (2..=6).flat_map(|players| {
        let after = (1..players - 1).map(move |turns| (Play::After(turns, players), usize::from(turns) + 1));
        [(Play::FirstStuck(players), 1), (Play::LastMover(players), 0)].into_iter().chain(after)
    })
}

fn game(play: Play) -> Game {
    check::game("large-nim()", play)
}

fn positions() -> Vec<Vec<u64>> {
    let within = |(bound, heaps)| {
        positions_within(&game(Play::Normal), Extent { bound, heaps }, 10_000).unwrap().into_iter()
    };
    let positions: Vec<Vec<u64>> =
        EXTENTS.into_iter().flat_map(within).map(|position| position.tokens().to_vec()).collect();
    // Lists of at most 4 heaps up to 8, 7 up to 5 and 11 up to 3: 12 over 4, 12 over 5 and 14 over 3.
    assert_eq!(positions.len(), 495 + 792 + 364);
    positions
}

/// What becomes of the heaps when one of the largest is lowered.
fn lowered(heaps: &[u64], size: u64) -> Vec<u64> {
    let mut option = heaps[..heaps.len() - 1].to_vec();
    option.push(size);
    option.retain(|heap| *heap > 0);
    option.sort_unstable();
    option
}

/// Game values by their definition.
struct Plain {
    players: usize,
    at_the_end: usize,
    known: HashMap<Vec<u64>, usize>,
}

impl Plain {
    fn new(players: usize, at_the_end: usize) -> Self {
        Plain { players, at_the_end, known: HashMap::new() }
    }

    fn of(play: Play) -> Self {
        let convention = play.convention();
        let alliance = convention.alliance().unwrap();
        Plain::new(alliance.players(), alliance.terminal_value().into())
    }

    fn value(&mut self, heaps: &[u64]) -> usize {
        let Some(&largest) = heaps.last() else { return self.at_the_end };
        if let Some(&value) = self.known.get(heaps) {
            return value;
        }
        let after = |size| (self.value(&lowered(heaps, size)) + 1) % self.players;
        let value = (0..largest).map(after).min().unwrap();
        self.known.insert(heaps.to_vec(), value);
        value
    }
}

/// The quantities of the statement, by their definitions.
#[derive(Debug, PartialEq)]
struct Stated {
    z: u64,
    a: usize,
    b: usize,
    h: usize,
}

impl Stated {
    fn of(heaps: &[u64], added: usize, players: usize) -> Self {
        let mut all = [vec![1; added], heaps.to_vec()].concat();
        all.sort_unstable_by(|one, other| other.cmp(one));
        let z = all.get(players - 1).copied().unwrap_or(0);
        let a = all.iter().filter(|heap| **heap > z).count();
        let b = all.iter().filter(|heap| **heap >= z).count();
        Stated { z, a, b, h: a.max(b % players) }
    }

    fn value(&self, players: usize) -> usize {
        (self.h + players - 1) % players
    }
}

/// What the theorem tells of the heaps.
fn told(game: &Game, heaps: &[u64]) -> HashMap<&'static str, u64> {
    let reason = theorem().reason(&Subject { game, tokens: heaps, components: &[] });
    let integer = |(name, quantity)| match quantity {
        Quantity::Integer(integer) => (name, integer),
        quantity => panic!("{name}: {quantity:?}"),
    };
    reason.quantities.into_iter().map(integer).collect()
}

#[test]
fn every_move_changes_h_as_the_lemma_says() {
    for (play, added) in plays() {
        let n = play.convention().players();
        for heaps in positions() {
            let Some(&largest) = heaps.last() else { continue };
            let Stated { z, a, b, h } = Stated::of(&heaps, added, n);
            assert!(a < n && (z == 0) == (b < n), "{play:?} {heaps:?}");
            let of_options = (0..largest).map(|y| {
                let by_kind = match y {
                    y if y > z => h,
                    0 if z == 0 => h - 1,
                    y if y == z => (a - 1).max(b % n),
                    _ if b % n == 0 => n - 1,
                    _ => h - 1,
                };
                assert_eq!(Stated::of(&lowered(&heaps, y), added, n).h, by_kind, "{play:?} {heaps:?} {y}");
                by_kind
            });
            assert_eq!(of_options.min(), Some((h + n - 1) % n), "{play:?} {heaps:?}");
        }
    }
}

#[test]
fn the_theorem_tells_the_quantities_of_its_statement_and_the_value() {
    for (play, added) in plays() {
        let (game, mut plain) = (game(play), Plain::of(play));
        for heaps in positions() {
            let told = told(&game, &heaps);
            let size = |name: &str| told[name] as usize;
            let counted = Stated { z: told["z"], a: size("a"), b: size("b"), h: size("H") };
            assert_eq!(counted, Stated::of(&heaps, added, plain.players), "{play:?} {heaps:?}");
            assert_eq!(size("g"), plain.value(&heaps), "{play:?} {heaps:?}");
            assert_eq!(told.contains_key("y"), !heaps.is_empty());
            let at = Subject { game: &game, tokens: &heaps, components: &[] };
            assert_eq!(theorem().predict(&at), Prediction::Exactly(Value::GameValue(told["g"] as u8)));
        }
    }
}

/// Where a rule lowers a largest heap to a size that is no smaller, or one after which the winner comes later than need be.
fn fails_at(rule: &dyn Fn(&[u64], Play, usize) -> u64) -> Option<(Play, Vec<u64>)> {
    for (play, added) in plays() {
        let mut plain = Plain::of(play);
        for heaps in positions() {
            let Some(&largest) = heaps.last() else { continue };
            let size = rule(&heaps, play, added);
            let mut later = || (plain.value(&lowered(&heaps, size)) + 1) % plain.players;
            if size >= largest || later() != plain.value(&heaps) {
                return Some((play, heaps));
            }
        }
    }
    None
}

#[test]
fn the_move_that_is_named_is_legal_and_optimal_everywhere() {
    assert_eq!(fails_at(&|heaps, play, _| told(&game(play), heaps)["y"]), None);
    // What a slip would make of the rule: another condition, another size.
    type Slip = fn(&[u64], &Stated, usize) -> u64;
    let slips: [Slip; 6] = [
        |_, _, _| 0,
        |_, stated, _| if stated.a > 0 { stated.z } else { 0 },
        |_, stated, n| if stated.b % n == 0 { stated.z } else { 0 },
        |_, stated, n| if stated.b % n == 0 && stated.a > 0 { stated.z - 1 } else { 0 },
        |_, stated, n| if stated.b % n != 0 && stated.a > 0 { stated.z } else { 0 },
        |heaps, stated, n| match heaps.iter().find(|heap| **heap > stated.z) {
            Some(larger) if stated.b % n == 0 => *larger,
            _ => 0,
        },
    ];
    for (index, slip) in slips.into_iter().enumerate() {
        let rule = |heaps: &[u64], play: Play, added| {
            let n = play.convention().players();
            slip(heaps, &Stated::of(heaps, added, n), n)
        };
        assert!(fails_at(&rule).is_some(), "slip {index}");
    }
    let without_the_added_heap = |heaps: &[u64], play: Play, _| {
        let n = play.convention().players();
        let Stated { z, a, b, .. } = Stated::of(heaps, 0, n);
        if b % n == 0 && a > 0 { z } else { 0 }
    };
    assert!(fails_at(&without_the_added_heap).is_some());
}

/// Sizes that win are named where they are 0, 1 or the size of another heap.
#[test]
fn the_winning_moves_named_are_those_to_0_to_1_and_to_other_heaps() {
    let mut named_of_several = 0;
    for (play, _) in plays() {
        let (game, mut plain) = (game(play), Plain::of(play));
        for heaps in positions() {
            let Some((&largest, others)) = heaps.split_last() else { continue };
            let at = Subject { game: &game, tokens: &heaps, components: &[] };
            let wins = |size: &u64| plain.value(&lowered(&heaps, *size)) == plain.players - 1;
            let stand_for_all = |size: &u64| *size < 2 || others.contains(size);
            let expected: Vec<Move> = (0..largest)
                .filter(stand_for_all)
                .filter(wins)
                .map(|size| Move::change(others.len(), &[size]))
                .collect();
            named_of_several += usize::from(expected.len() > 1);
            assert_eq!(theorem().winning_moves(&at), Some(expected), "{play:?} {heaps:?}");
        }
    }
    assert!(named_of_several > 100, "{named_of_several}");
}

/// As the argument says at its end: k heaps of 1 are added where the winner comes k − 1 turns after the player who is stuck.
#[test]
fn other_endings_take_other_numbers_of_added_heaps() {
    for players in 2..=6 {
        for added in 0..players {
            let mut plain = Plain::new(players, (added + players - 1) % players);
            for heaps in positions() {
                let stated = Stated::of(&heaps, added, players).value(players);
                assert_eq!(stated, plain.value(&heaps), "{players} players, {added} added: {heaps:?}");
            }
        }
    }
}

/// The same heaps in the same order near 2⁵³; where a heap of 1 is added, heaps of 1 stay.
#[test]
fn the_largest_heaps_have_the_values_of_small_ones_in_the_same_order() {
    for (play, added) in plays() {
        let (game, mut plain) = (game(play), Plain::of(play));
        let enlarged = |size: u64| if size <= added as u64 { size } else { LARGEST_TOKEN - 8 + size };
        for heaps in positions() {
            let large: Vec<u64> = heaps.iter().copied().map(enlarged).collect();
            let (small, told) = (told(&game, &heaps), told(&game, &large));
            assert_eq!(told["g"] as usize, plain.value(&heaps), "{play:?} {large:?}");
            if let Some(&largest) = large.last() {
                let size = if small["y"] == 0 { 0 } else { enlarged(small["y"]) };
                assert_eq!(told["y"], size, "{play:?} {large:?}");
                assert!(size < largest);
                let at = Subject { game: &game, tokens: &large, components: &[] };
                let named = theorem().winning_moves(&at).unwrap();
                assert_eq!(named.is_empty(), told["g"] > 0, "{play:?} {large:?}");
                let is_legal =
                    |mv: &Move| mv.changes[0].to[0] < largest && mv.changes[0].place + 1 == large.len();
                assert!(named.iter().all(is_legal), "{play:?} {large:?}");
            }
        }
    }
}

#[test]
fn no_theorem_of_a_named_ending_speaks_of_another() {
    // Of any ending.
    let general = ["levels", "few-moves", "passes"];
    let speaking = |play| -> Vec<&str> {
        let game = game(play);
        let all = mexplorer::theorems::ALL.iter().filter(|theorem| theorem.applies(&game));
        all.map(|theorem| theorem.card().id).filter(|id| !general.contains(id)).collect()
    };
    for (turns, players) in [(1, 3), (1, 4), (2, 4), (7, 9)] {
        assert_eq!(speaking(Play::After(turns, players)), ["large-nim-all"]);
    }
    assert!(speaking(Play::FirstStuck(4)).len() > 1);
}

/// What a theorem says of heaps under the bound B: a game value, or with two players 0 for N and 1 for P.
fn said(id: &str, most: u64, play: Play, heaps: &[u64]) -> Option<u8> {
    let game = check::game(&format!("large-nim[B={most}]()"), play);
    let theorem = check::theorem(id);
    let at = Subject { game: &game, tokens: heaps, components: &[] };
    match theorem.predict(&at) {
        Prediction::Exactly(Value::GameValue(turns)) => Some(turns),
        Prediction::Exactly(value) => value.outcome(2).map(|outcome| u8::from(outcome.letter() == "P")),
        _ => None,
    }
}

#[test]
fn with_a_bound_values_follow_from_one_another_near_the_largest_heap() {
    let largest = LARGEST_TOKEN;
    let mut numbers = check::Numbers(7);
    let mut count = 0;
    let mut check = |id: &str, most: u64, play: Play, heaps: &[u64]| {
        let players = play.convention().players() as u8;
        let Some(value) = said(id, most, play, heaps) else { return };
        let top = heaps[heaps.len() - 1];
        let options = (top.saturating_sub(most)..top).map(|size| said(id, most, play, &lowered(heaps, size)));
        let Some(options) = options.collect::<Option<Vec<u8>>>() else { return };
        let least = options.iter().map(|option| (option + 1) % players).min();
        assert_eq!(Some(value), least, "{id} {most} {play:?} {heaps:?}");
        count += 1;
    };
    for _ in 0..2_000 {
        let most = 1 + numbers.below(9);
        let mut heaps: Vec<u64> = (0..4).map(|_| largest - numbers.below(40)).collect();
        heaps.sort_unstable();
        check("large-nim-bound", most, Play::Normal, &heaps);
        check("large-nim-two-odd", most, Play::LastMover(3), &heaps[..2]);
        for half in 1..=4 {
            check("large-nim-two", most, Play::LastMover(2 * half), &heaps[..2]);
            check("large-nim-two", most, Play::LastMover(2 * half), &[numbers.below(60), heaps[3]]);
        }
        check("large-nim-raised", 9, Play::LastMover(4), &heaps);
    }
    assert!(count > 15_000, "{count}");
}
