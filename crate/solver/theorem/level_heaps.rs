//! Nim and Moore's Nim with any number of players: how many heaps have to be lowered in order to leave a level position, and
//! the game value that follows.
//!
//! Let n players lower up to k heaps a move, and let the winner come e turns after the player who is stuck. In a round of n − 1
//! moves k(n − 1) heaps can be lowered, M less one. A position is level if some heap is larger than 1 and the ones of every
//! binary column are a multiple of M, or if no heap is and the number of heaps is q modulo M.
//! Cost: see [`crate::theorem::levelling`]; where fewer than M heaps are larger than 1, one look at each heap.

use crate::moves::Move;
use crate::nim_sums::large_heaps;
use crate::numbers::Token;
use crate::position::Tokens;
use crate::theorem::ending::Ending;
use crate::theorem::heaps::leave;
use crate::theorem::levelling::level;
use crate::theorem::{Prediction, Quantity, Reason, Subject};

/// What a position can be levelled to.
enum Levelled {
    /// These heaps, when as few as possible are lowered.
    To(Tokens),
    /// Nothing: there are too few heaps.
    Never,
    /// Nobody knows: finding out takes too long.
    Unknown,
}

/// The heaps of a position, and who plays.
pub struct LevelHeaps<'a> {
    heaps: &'a [Token],
    /// n and e.
    ending: Ending,
    /// k: the most heaps that a move lowers.
    most: u64,
    /// How many heaps are larger than 1.
    large: u64,
}

impl<'a> LevelHeaps<'a> {
    /// Of a position, of which a move lowers so many heaps at most; absent with preferences of the players' own.
    pub fn of(at: &Subject<'a>, most: u64) -> Option<Self> {
        Some(Self::new(at.tokens, Ending::of(&at.game.convention)?, most))
    }

    fn new(heaps: &'a [Token], ending: Ending, most: u64) -> Self {
        LevelHeaps { heaps, ending, most, large: large_heaps(heaps) as u64 }
    }

    /// M.
    pub fn modulus(&self) -> u64 {
        self.most * (self.ending.players as u64 - 1) + 1
    }

    /// q: how many heaps of 1 are level, modulo M.
    fn level_ones(&self) -> u64 {
        let Ending { players, value } = self.ending;
        if value + 1 == players { 0 } else { self.most * (players - 2 - value) as u64 + 1 }
    }

    fn levelled(&self) -> Levelled {
        let (large, modulus) = (self.large, self.modulus());
        if large >= modulus {
            let modulus = u32::try_from(modulus).unwrap_or_else(|_| unreachable!("there are as many heaps"));
            return level(self.heaps, modulus).map_or(Levelled::Unknown, Levelled::To);
        }
        // All that are larger than 1 have to be lowered, as they are fewer than M.
        let (count, wanted) = (self.heaps.len() as u64, self.level_ones());
        let ones = count - large;
        let to_ones = (wanted + modulus - ones % modulus) % modulus;
        let (to_ones, removed) = if to_ones <= large {
            (to_ones, 0)
        } else if count >= wanted {
            (0, (ones + modulus - wanted) % modulus)
        } else {
            return Levelled::Never;
        };
        Levelled::To(
            (0..count).map(|place| Token::from((removed..ones + to_ones).contains(&place))).collect(),
        )
    }

    /// The heaps that are lowered, by their places and with what is left of them.
    fn lowered(&self, after: &[Token]) -> Vec<(usize, Token)> {
        let changes = after.iter().copied().enumerate();
        changes.filter(|(place, size)| *size < self.heaps[*place]).collect()
    }

    /// The game value, with what the position can be levelled to; absent where that is not known.
    fn value(&self) -> Option<(u64, Levelled)> {
        let levelled = self.levelled();
        let moves = |heaps: usize| (heaps as u64).div_ceil(self.most);
        let Ending { players, value } = self.ending;
        let value = match &levelled {
            Levelled::To(after) => (moves(self.lowered(after).len()) + players as u64 - 1) % players as u64,
            Levelled::Never => moves(self.heaps.len()) + value as u64,
            Levelled::Unknown => return None,
        };
        Some((value, levelled))
    }

    /// The game value, if it can be found out.
    pub fn prediction(&self) -> Prediction {
        self.value().map_or(Prediction::Silent, |(value, _)| Prediction::game_value(value))
    }

    /// Why: keys `end`, `level`, `level-ones`, `one` where one move levels the heaps, `lowered` where several do, and `few` where
    /// none do; with what is `named` quantities `N`, `q`, `d`, `from`, `to`, `g` and `columns`.
    pub fn reason(&self, named: &[(&'static str, u64)]) -> Reason {
        let (value, levelled) = self.value().unwrap_or((0, Levelled::Unknown));
        let lowered = if let Levelled::To(after) = &levelled { self.lowered(after) } else { Vec::new() };
        let key = match (&levelled, lowered.len() as u64, self.large) {
            _ if self.heaps.is_empty() => "end",
            (Levelled::To(_), 0, 0) => "level-ones",
            (Levelled::To(_), 0, _) => "level",
            (Levelled::To(_), heaps, _) if heaps <= self.most => "one",
            (Levelled::To(_), ..) => "lowered",
            _ => "few",
        };
        let mut reason =
            Reason::new(key, named).and(&[("N", self.heaps.len() as u64), ("q", self.level_ones())]);
        if !lowered.is_empty() {
            let (from, to): (Vec<_>, Vec<_>) =
                lowered.iter().map(|(place, size)| (self.heaps[*place], *size)).unzip();
            reason = reason.and(&[("d", lowered.len() as u64)]).list("from", &from).list("to", &to);
        }
        reason = reason.and(&[("g", value)]);
        reason.quantities.push(("columns", Quantity::column_counts(self.heaps, self.modulus())));
        reason
    }

    /// The moves to a level position: all of them where a move lowers one heap, otherwise one; absent where that is not known.
    pub fn winning_moves(&self) -> Option<Vec<Move>> {
        if self.most == 1 && self.large >= self.modulus() {
            let lowered = |place| {
                let size = self.mended(place).filter(|size| *size < self.heaps[place]);
                size.map(|size| leave(place, size))
            };
            return Some((0..self.heaps.len()).filter_map(lowered).collect());
        }
        let after = match self.levelled() {
            Levelled::To(after) => after,
            Levelled::Never => return Some(Vec::new()),
            Levelled::Unknown => return None,
        };
        let lowered = self.lowered(&after);
        if lowered.len() as u64 > self.most {
            return Some(Vec::new());
        }
        let Some((&(first, size), others)) = lowered.split_first() else { return Some(Vec::new()) };
        if self.most == 1 {
            // Equal heaps are alike: of several heaps of 1 any may go.
            let alike = (0..after.len()).filter(|&other| self.heaps[other] == self.heaps[first]);
            return Some(alike.map(|other| leave(other, size)).collect());
        }
        let mv = leave(first, size);
        Some(vec![others.iter().fold(mv, |mv, &(place, size)| mv.and(place, &[size]))])
    }

    /// What a heap has to become so that all columns are multiples of M; none where they cannot be.
    fn mended(&self, place: usize) -> Option<Token> {
        let digits = self.heaps.iter().map(|heap| u64::BITS - heap.leading_zeros()).max().unwrap_or(0);
        (0..digits).rev().try_fold(0, |mended, digit| {
            let others = self.heaps.iter().enumerate().filter(|(other, _)| *other != place);
            let ones = others.filter(|(_, heap)| *heap >> digit & 1 == 1).count() as u64 % self.modulus();
            let missing = (self.modulus() - ones) % self.modulus();
            (missing <= 1).then_some(mended << 1 | missing)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Game values by their definition.
    struct Plain {
        ending: Ending,
        most: u64,
        known: HashMap<Vec<Token>, u64>,
    }

    impl Plain {
        fn value(&mut self, heaps: &[Token]) -> u64 {
            if heaps.is_empty() {
                return self.ending.value as u64;
            }
            if let Some(&value) = self.known.get(heaps) {
                return value;
            }
            let mut options = Vec::new();
            lower(heaps, 0, self.most, &mut Vec::new(), &mut options);
            options.retain(|option| option != heaps);
            let after = |option: &Vec<Token>| (self.value(&sorted(option)) + 1) % self.ending.players as u64;
            let value = options.iter().map(after).min().unwrap();
            self.known.insert(heaps.to_vec(), value);
            value
        }
    }

    /// The heaps with up to so many of them lowered, from a place on.
    fn lower(heaps: &[Token], place: usize, most: u64, begun: &mut Vec<Token>, all: &mut Vec<Vec<Token>>) {
        let Some(&heap) = heaps.get(place) else { return all.push(begun.clone()) };
        let least = if most == 0 { heap } else { 0 };
        for size in least..=heap {
            begun.push(size);
            lower(heaps, place + 1, most - u64::from(size < heap), begun, all);
            begun.pop();
        }
    }

    fn sorted(heaps: &[Token]) -> Vec<Token> {
        let mut heaps = heaps.to_vec();
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        heaps
    }

    /// All ascending lists of at most so many heaps, none larger than the bound.
    fn lists(bound: Token, most: usize) -> Vec<Vec<Token>> {
        let mut lists = vec![vec![]];
        let mut longest = lists.clone();
        for _ in 0..most {
            let longer = |list: &Vec<Token>| {
                let list = list.clone();
                let least = list.last().copied().unwrap_or(1);
                (least..=bound).map(move |heap| [list.as_slice(), &[heap]].concat())
            };
            longest = longest.iter().flat_map(longer).collect();
            lists.extend(longest.clone());
        }
        lists
    }

    /// The values, and that lowering k of the heaps which are lowered on the way to a level position is an optimal move.
    #[test]
    fn it_holds_for_every_ending() {
        let (mut compared, mut moves) = (0, 0);
        let cases = [
            (1, 2, 7, 4),
            (1, 3, 5, 5),
            (1, 4, 3, 7),
            (1, 5, 3, 8),
            (1, 6, 3, 9),
            (2, 2, 4, 5),
            (2, 3, 3, 8),
            (2, 3, 5, 5),
            (2, 4, 2, 9),
            (3, 2, 3, 6),
            (3, 3, 2, 9),
            (7, 4, 3, 4),
        ];
        for (most, players, bound, length) in cases {
            for value in 0..players {
                let ending = Ending { players, value };
                let mut plain = Plain { ending, most, known: HashMap::new() };
                for list in lists(bound, length) {
                    let heaps = LevelHeaps::new(&list, ending, most);
                    let (value, levelled) = heaps.value().unwrap();
                    assert_eq!(value, plain.value(&list), "{most} {ending:?} {list:?}");
                    compared += 1;
                    let Levelled::To(after) = levelled else { continue };
                    let lowered = heaps.lowered(&after);
                    for some in lowered.windows(usize::try_from(most).unwrap().min(lowered.len().max(1))) {
                        let mut option = list.clone();
                        some.iter().for_each(|&(place, size)| option[place] = size);
                        let option = plain.value(&sorted(&option));
                        assert_eq!(
                            (option + 1) % players as u64,
                            value,
                            "{most} {ending:?} {list:?} {some:?}"
                        );
                        moves += 1;
                    }
                }
            }
        }
        assert!(compared > 5_000 && moves > 7_000, "{compared} values, {moves} moves");
    }

    #[test]
    fn a_move_that_may_lower_more_heaps_than_there_are_removes_them_all() {
        let heaps = [1, 5, 9_007_199_254_740_991];
        let most = 9_007_199_254_740_991;
        for players in 2..=9 {
            for value in 0..players {
                let heaps = LevelHeaps::new(&heaps, Ending { players, value }, most);
                let expected = if value + 1 == players {
                    0
                } else if value + 2 < players {
                    value + 1
                } else {
                    0
                };
                assert_eq!(heaps.value().unwrap().0, expected as u64, "{players} {value}");
            }
        }
    }
}
