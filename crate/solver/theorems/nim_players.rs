//! Nim with any number of players: how many heaps have to be lowered until every binary column is a multiple of the players.
//!
//! Source: S.-Y. R. Li (1978) for the positions with the largest value when the last to move wins, K. Suetsugu (2019) for every
//! ending; the proof of all game values is this project's.
//! Winning moves: all. From a position of the value 0 they lower one heap and leave a level position; how far follows from the
//! columns of the other heaps.
//! Cost: see [`crate::theorem::levelling`]; where fewer than n heaps are larger than 1, one look at each heap.

use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums::large_heaps;
use crate::numbers::Token;
use crate::position::Tokens;
use crate::theorem::ending::Ending;
use crate::theorem::heaps::leave;
use crate::theorem::levelling::level;
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// Nim with any number of players.
    NimPlayers {
        id: "nim-players",
        status: Proved,
        instances: [
            ("nim(1,2,3)", FirstStuck(3), bound: 6, heaps: 4),
            ("nim(1,2,3)", LastMover(3), bound: 6, heaps: 4),
            ("nim(2,3,3,3)", FirstStuck(4), bound: 4, heaps: 6),
            ("nim(2,3,3,3)", LastMover(4), bound: 4, heaps: 6),
            ("nim(1,2,2,3,3,3)", FirstStuck(5), bound: 3, heaps: 8),
            ("nim(1,2,2,3,3,3)", LastMover(5), bound: 3, heaps: 8),
            ("nim(1,2,3)", FirstStuck(2), bound: 6, heaps: 4),
            ("nim(1,2,3)", LastMover(2), bound: 6, heaps: 4),
            ("nim(1,1,2)", FirstStuck(9), bound: 3, heaps: 5),
        ],
    }
}

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
struct Heaps<'a> {
    heaps: &'a [Token],
    /// n and k.
    ending: Ending,
    /// How many heaps are larger than 1: m.
    large: usize,
}

impl<'a> Heaps<'a> {
    /// Of a position; absent with preferences of the players' own.
    fn of(at: &Subject<'a>) -> Option<Self> {
        let ending = Ending::of(&at.game.convention)?;
        Some(Heaps { heaps: at.tokens, ending, large: large_heaps(at.tokens) })
    }

    /// q: how many heaps of 1 are level, modulo n.
    fn level_ones(&self) -> usize {
        self.ending.players - 1 - self.ending.value
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are at most limits::PLAYERS players")]
    fn levelled(&self) -> Levelled {
        let Heaps { heaps, ending: Ending { players, .. }, large } = *self;
        if large >= players {
            return level(heaps, players as u32).map_or(Levelled::Unknown, Levelled::To);
        }
        // All that are larger than 1 have to be lowered, as they are fewer than n.
        let (ones, wanted) = (heaps.len() - large, self.level_ones());
        let to_ones = (wanted + players - ones % players) % players;
        let (to_ones, removed) = if to_ones <= large {
            (to_ones, 0)
        } else if heaps.len() >= wanted {
            (0, (ones + players - wanted) % players)
        } else {
            return Levelled::Never;
        };
        let size = |place: usize| Token::from(place >= removed && place < ones + to_ones);
        Levelled::To((0..heaps.len()).map(size).collect())
    }

    /// What a heap has to become so that all columns are multiples of n; none where they cannot be.
    fn mended(&self, place: usize) -> Option<Token> {
        let digits = self.heaps.iter().map(|heap| u64::BITS - heap.leading_zeros()).max().unwrap_or(0);
        (0..digits).rev().try_fold(0, |mended, digit| {
            let others = self.heaps.iter().enumerate().filter(|(other, _)| *other != place);
            let ones = others.filter(|(_, heap)| *heap >> digit & 1 == 1).count() % self.ending.players;
            let missing = (self.ending.players - ones) % self.ending.players;
            (missing <= 1).then_some(mended << 1 | missing as Token)
        })
    }

    /// The game value, with what the position can be levelled to; absent where that is not known.
    fn value(&self) -> Option<(usize, Levelled)> {
        let levelled = self.levelled();
        let Ending { players, value } = self.ending;
        Some(match &levelled {
            Levelled::To(after) => {
                let lowered = self.heaps.iter().zip(after).filter(|(heap, after)| heap != after).count();
                ((lowered + players - 1) % players, levelled)
            }
            Levelled::Never => (self.heaps.len() + value, levelled),
            Levelled::Unknown => return None,
        })
    }
}

impl Theorem for NimPlayers {
    /// Normal and misère play by their names are left to the theorems that were made for them.
    fn applies(&self, game: &Game) -> bool {
        let convention = &game.convention;
        game.is_plain("nim") && convention.alliance().is_some() && Ending::of(convention).is_some()
    }

    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn predict(&self, at: &Subject) -> Prediction {
        let value = Heaps::of(at).and_then(|heaps| heaps.value());
        value.map_or(Prediction::Silent, |(value, _)| Prediction::Exactly(Value::GameValue(value as u8)))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = Heaps::of(at).unwrap_or_else(|| unreachable!("the theorem applies"));
        let (value, levelled) = heaps.value().unwrap_or((0, Levelled::Unknown));
        let Ending { players, value: at_the_end } = heaps.ending;
        let (mut from, mut to) = (Vec::new(), Vec::new());
        if let Levelled::To(after) = &levelled {
            let lowered = at.tokens.iter().zip(after).filter(|(heap, after)| heap != after);
            (from, to) = lowered.map(|(heap, after)| (*heap, *after)).unzip();
        }
        let key = match (&levelled, from.len(), heaps.large) {
            _ if at.tokens.is_empty() => "end",
            (Levelled::To(_), 0, 0) => "level-ones",
            (Levelled::To(_), 0, _) => "level",
            (Levelled::To(_), 1, _) => "one",
            (Levelled::To(_), ..) => "lowered",
            _ => "few",
        };
        let named = [("n", players), ("k", at_the_end), ("N", at.tokens.len()), ("q", heaps.level_ones())];
        let mut reason = Reason::new(key, &named.map(|(name, count)| (name, count as u64)));
        if !from.is_empty() {
            reason = reason.and(&[("d", from.len() as u64)]).list("from", &from).list("to", &to);
        }
        reason = reason.and(&[("g", value as u64)]);
        let columns = Quantity::column_counts(at.tokens, players as u64);
        reason.quantities.push(("columns", columns));
        reason
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let heaps = Heaps::of(at)?;
        let lowered = |place: usize, size: Option<Token>| {
            size.filter(|size| *size < at.tokens[place]).map(|size| leave(place, size))
        };
        if heaps.large >= heaps.ending.players {
            let places = 0..at.tokens.len();
            return Some(places.filter_map(|place| lowered(place, heaps.mended(place))).collect());
        }
        let Levelled::To(after) = heaps.levelled() else { return Some(Vec::new()) };
        let changed: Vec<usize> = (0..after.len()).filter(|&place| after[place] < at.tokens[place]).collect();
        let &[place] = changed.as_slice() else { return Some(Vec::new()) };
        // Equal heaps are alike: of several heaps of 1 any may go.
        let alike = (0..after.len()).filter(|&other| at.tokens[other] == at.tokens[place]);
        Some(alike.map(|other| leave(other, after[place])).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;
    use std::collections::HashMap;

    fn says(notation: &str, play: Play) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, play.convention()).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    fn value(value: u8) -> Prediction {
        Prediction::Exactly(Value::GameValue(value))
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        for players in 2..=9 {
            assert_eq!(says("nim()", Play::FirstStuck(players)), (value(0), vec![]));
            assert_eq!(says("nim()", Play::LastMover(players)), (value(players - 1), vec![]));
        }
    }

    /// Game values by their definition.
    struct Plain {
        ending: Ending,
        known: HashMap<Vec<Token>, usize>,
    }

    impl Plain {
        fn value(&mut self, heaps: &[Token]) -> usize {
            if heaps.is_empty() {
                return self.ending.value;
            }
            if let Some(&value) = self.known.get(heaps) {
                return value;
            }
            let options = (0..heaps.len()).flat_map(|place| (0..heaps[place]).map(move |size| (place, size)));
            let after = |(place, size)| (self.value(&lowered(heaps, place, size)) + 1) % self.ending.players;
            let value = options.map(after).min().unwrap();
            self.known.insert(heaps.to_vec(), value);
            value
        }
    }

    fn lowered(heaps: &[Token], place: usize, size: Token) -> Vec<Token> {
        let mut option = heaps.to_vec();
        option[place] = size;
        option.retain(|heap| *heap > 0);
        option.sort_unstable();
        option
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

    /// The values, and that each heap which is lowered on the way to a level position is an optimal move by itself.
    #[test]
    fn it_holds_for_every_ending() {
        let (mut compared, mut moves) = (0, 0);
        for (players, bound, most) in [(2, 7, 4), (3, 5, 5), (4, 3, 7), (5, 3, 8)] {
            for value in 0..players {
                let ending = Ending { players, value };
                let mut plain = Plain { ending, known: HashMap::new() };
                for list in lists(bound, most) {
                    let heaps = Heaps { heaps: &list, ending, large: large_heaps(&list) };
                    let (value, levelled) = heaps.value().unwrap();
                    assert_eq!(value, plain.value(&list), "{ending:?} {list:?}");
                    compared += 1;
                    let Levelled::To(after) = levelled else { continue };
                    for (place, &size) in after.iter().enumerate().filter(|(place, size)| **size < list[*place]) {
                        let option = plain.value(&lowered(&list, place, size));
                        assert_eq!((option + 1) % players, value, "{ending:?} {list:?} {place}");
                        moves += 1;
                    }
                }
            }
        }
        assert!(compared > 2_500 && moves > 4_000, "{compared} values, {moves} moves");
    }

    #[test]
    fn three_equal_heaps_are_level_for_three_players() {
        for play in [Play::FirstStuck(3), Play::LastMover(3)] {
            assert_eq!(says("nim(9007199254740991^3)", play), (value(2), vec![]));
            assert_eq!(says("nim(5,5,7)", play), (value(0), vec![Move::change(2, &[5])]));
            assert_eq!(says("nim(5,7,7)", play).0, value(1));
        }
    }

    #[test]
    fn normal_play_is_left_to_boutons_theorem() {
        assert!(!THEOREM.applies(&Game::parse("nim(1)", Play::Normal.convention()).unwrap().0));
        assert!(!THEOREM.applies(&Game::parse("nim[passes=1](1)", Play::LastMover(3).convention()).unwrap().0));
    }
}
