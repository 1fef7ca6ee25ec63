//! The theorem about passes: in many games with several players, and refuted where one value is wrong.

use crate::common::check::{assert_right, checked, game, theorem, within};
use mexplorer::pace;
use mexplorer::theorem::{Claim, Play, Solved, World};

#[test]
fn values_repeat_in_many_games_of_three_and_four_players() {
    let mut cases = 0;
    for (notation, bound, heaps) in [
        ("nim[passes=9]()", 3, 4),
        ("bash[m=3,passes=9]()", 9, 2),
        ("octal[code=0.77,passes=9]()", 8, 2),
        ("octal[code=0.137,passes=9]()", 8, 2),
        ("grundy[passes=9]()", 12, 1),
        ("wythoff[a=2,passes=9]()", 7, 2),
        ("moore[k=2,passes=9]()", 3, 3),
        ("small-nim[b=2,B=3,passes=9]()", 9, 2),
        ("large-nim[passes=9]()", 3, 4),
        ("staircase[passes=9]()", 2, 3),
        ("euclid[passes=9](1,2)", 7, 2),
        ("half[passes=9]()", 20, 1),
    ] {
        for play in [
            Play::FirstStuck(3),
            Play::After(1, 3),
            Play::LastMover(3),
            Play::FirstStuck(4),
            Play::After(2, 4),
            Play::LastMover(4),
        ] {
            let found = checked(theorem("passes"), &game(notation, play), &within(bound, heaps));
            assert_right(&found, &format!("{notation} {play:?}"));
            cases += found.claims.iter().map(|verdict| verdict.claim.cases).sum::<u64>();
        }
    }
    assert!(cases > 5_000, "{cases}");
}

/// One heap of Nim with up to nine passes, among so many players of whom the last to move wins, with one value that may be
/// another one.
struct Heap {
    players: u8,
    positions: Vec<[u64; 2]>,
    values: Vec<u8>,
}

const LARGEST: u64 = 4;

impl Heap {
    fn of(players: u8, wrong: Option<[u64; 2]>) -> Self {
        let positions: Vec<[u64; 2]> =
            (0..=LARGEST).flat_map(|heap| (0..=9).map(move |passes| [heap, passes])).collect();
        let mut heap = Heap { players, positions, values: Vec::new() };
        for index in 0..heap.positions.len() {
            let options = heap.options(index);
            let values = options.iter().map(|option| (heap.values[*option] + 1) % players);
            let value = values.min().unwrap_or(players - 1);
            let is_wrong = Some(heap.positions[index]) == wrong;
            heap.values.push(if is_wrong { (value + 1) % players } else { value });
        }
        heap
    }

    fn failures(&self, key: &str) -> u64 {
        let game = game("nim[passes=9]()", Play::LastMover(self.players));
        let found =
            pace::at_once(async |pace| theorem("passes").check(&game, World::Positions(self), pace).await);
        let claim: &Claim = found.iter().find(|claim| claim.key == key).unwrap();
        assert!(claim.cases > 0, "{} {key}", self.players);
        claim.failures
    }
}

impl Solved for Heap {
    fn len(&self) -> usize {
        self.positions.len()
    }

    fn tokens(&self, index: usize) -> &[u64] {
        &self.positions[index]
    }

    fn options(&self, index: usize) -> Vec<usize> {
        let [heap, passes] = self.positions[index];
        let lower = (0..heap).map(|left| [left, passes]);
        let pass = passes.checked_sub(1).filter(|_| heap > 0).map(|passes| [heap, passes]);
        lower.chain(pass).map(|option| self.find(&option).unwrap()).collect()
    }

    fn is_p(&self, index: usize) -> bool {
        self.values[index] == 1
    }

    fn game_value(&self, index: usize) -> u8 {
        self.values[index]
    }

    fn grundy(&self, index: usize) -> u64 {
        u64::from(self.values[index] != 1)
    }

    fn components(&self, _index: usize) -> &[u64] {
        &[]
    }

    fn find(&self, tokens: &[u64]) -> Option<usize> {
        self.positions.iter().position(|position| position == tokens)
    }
}

#[test]
fn the_claims_are_refuted_where_one_value_is_wrong() {
    for (players, key) in [(2, "grundy"), (2, "outcome"), (3, "period"), (4, "period")] {
        assert_eq!(Heap::of(players, None).failures(key), 0, "{players} {key}");
        let last = Heap::of(players, Some([LARGEST, 9]));
        let first = Heap::of(players, Some([1, 9]));
        assert!(first.failures(key) > 0, "{players} {key}");
        assert!(players == 4 || last.failures(key) > 0, "{players} {key}");
    }
}

#[test]
fn it_is_about_passes_and_players_without_preferences_of_their_own() {
    let applies = |notation: &str, play: Play| theorem("passes").applies(&game(notation, play));
    assert!(applies("nim[passes=1]()", Play::Misere));
    assert!(applies("nim(1)+kayles(2)+1p", Play::LastMover(5)));
    assert!(!applies("nim()", Play::Normal));
}
