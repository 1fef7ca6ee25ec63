//! Wythoff's game with three or more players and any ending: two moves in a row lead to any position below, so that a few small
//! positions decide.
//!
//! Source: this project.
//! Winning moves: all.
//! Cost: a few comparisons.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::ending::Ending;
use crate::theorem::two_heaps::{both, leave_both};
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};
use std::cmp::Ordering;

theorem! {
    /// Wythoff's game with three or more players.
    WythoffPlayers {
        id: "wythoff-players",
        status: Proved,
        instances: [
            ("wythoff(3,5)", FirstStuck(3), bound: 14, heaps: 2),
            ("wythoff(3,5)", After(1, 3), bound: 14, heaps: 2),
            ("wythoff(3,5)", LastMover(3), bound: 14, heaps: 2),
            ("wythoff[a=2](3,7)", FirstStuck(3), bound: 14, heaps: 2),
            ("wythoff[a=3](3,9)", After(1, 3), bound: 14, heaps: 2),
            ("wythoff[a=2](4,4)", FirstStuck(4), bound: 12, heaps: 2),
            ("wythoff(4,4)", After(1, 4), bound: 12, heaps: 2),
            ("wythoff[a=3](2,6)", After(2, 4), bound: 12, heaps: 2),
            ("wythoff(4,6)", LastMover(4), bound: 12, heaps: 2),
            ("wythoff[a=2](4,6)", After(1, 5), bound: 10, heaps: 2),
            ("wythoff(4,6)", After(2, 5), bound: 10, heaps: 2),
            ("wythoff[a=4](2,7)", After(6, 9), bound: 12, heaps: 2),
        ],
    }
}

/// A position: what decides its value.
struct Position {
    /// Ascending, empty ones too.
    heaps: [Token; 2],
    /// a.
    apart: Token,
    /// n and k.
    ending: Ending,
}

impl Position {
    fn of(at: &Subject) -> Option<Self> {
        let ending = Ending::of(&at.game.convention)?;
        Some(Position { heaps: both(at.tokens), apart: at.game.parameters.integer("a"), ending })
    }

    /// ℓ: the moves of a shortest play.
    fn shortest(&self) -> usize {
        match self.heaps {
            [0, 0] => 0,
            [smaller, larger] if smaller == 0 || larger - smaller < self.apart => 1,
            _ => 2,
        }
    }

    /// The level position, besides that without heaps, which decides if all positions above it are nearer to it.
    fn level(&self) -> Option<[Token; 2]> {
        match self.ending.players - self.ending.distance() {
            1 => Some([0, 1]),
            2 => Some([1, self.apart + 1]),
            _ => None,
        }
    }

    /// The moves that lead to two heaps, by what they leave of the smaller heap and of the larger one.
    fn moves_to(&self, [left, right]: [Token; 2]) -> Vec<[Token; 2]> {
        let [smaller, larger] = self.heaps;
        let is_legal = |[left, right]: &[Token; 2]| match (left.cmp(&smaller), right.cmp(&larger)) {
            (Ordering::Less, Ordering::Less) => (smaller - left).abs_diff(larger - right) < self.apart,
            (Ordering::Less, Ordering::Equal) | (Ordering::Equal, Ordering::Less) => true,
            _ => false,
        };
        let mut moves = vec![[left, right], [right, left]];
        moves.dedup();
        moves.retain(is_legal);
        moves
    }

    /// The key of the reason, and the game value.
    fn case(&self) -> (&'static str, usize) {
        let (players, shortest) = (self.ending.players, self.shortest());
        match self.level() {
            Some(level) if level == self.heaps => ("level", players - 1),
            Some(level) if level[0] <= self.heaps[0] && level[1] <= self.heaps[1] => {
                if self.moves_to(level).is_empty() { ("two", 1) } else { ("one", 0) }
            }
            _ if shortest == 0 => ("end", self.ending.value),
            _ => ("short", shortest + self.ending.distance() - 1),
        }
    }
}

impl Theorem for WythoffPlayers {
    /// Two players are left to Wythoff's theorem.
    fn applies(&self, game: &Game) -> bool {
        let ending = Ending::of(&game.convention);
        game.is_plain("wythoff") && ending.is_some_and(|ending| ending.players > 2)
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Position::of(at).map_or(Prediction::Silent, |position| Prediction::game_value(position.case().1 as u64))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let position = Position::of(at).unwrap_or_else(|| unreachable!("the theorem applies"));
        let (key, value) = position.case();
        let Ending { players, value: at_the_end } = position.ending;
        let mut reason = Reason::new(key, &[("n", players as u64), ("k", at_the_end as u64)]);
        match (key, position.level()) {
            ("short", _) => {
                let [shortest, forced] = [position.shortest(), position.ending.distance()].map(|moves| moves as u64);
                reason = reason.and(&[("l", shortest), ("c", forced)]);
            }
            ("level" | "one" | "two", Some([first, second])) => {
                reason = reason.and(&[("first", first), ("second", second)]);
            }
            _ => {}
        }
        reason.and(&[("g", value as u64)])
    }

    /// All of them: the moves to the one level position that can be reached.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let position = Position::of(at)?;
        let moves = match (position.level(), position.ending.distance()) {
            (Some(level), _) => position.moves_to(level),
            (None, 0) => position.moves_to([0, 0]),
            (None, _) => Vec::new(),
        };
        Some(moves.into_iter().map(|heaps| leave_both(at.tokens, heaps)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;

    fn says(notation: &str, play: Play) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, play.convention()).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    fn value(value: u8) -> Prediction {
        Prediction::game_value(value.into())
    }

    #[test]
    fn three_players_of_whom_the_first_who_is_stuck_wins_go_by_1_2() {
        let says = |notation| says(notation, Play::FirstStuck(3));
        assert_eq!(says("wythoff()"), (value(0), vec![]));
        assert_eq!(says("wythoff(9)"), (value(1), vec![]));
        assert_eq!(says("wythoff(1,2)"), (value(2), vec![]));
        assert_eq!(says("wythoff(4,5)"), (value(0), vec![Move::change(0, &[1]).and(1, &[2])]));
        assert_eq!(says("wythoff(2,2)"), (value(0), vec![Move::change(0, &[1]), Move::change(1, &[1])]));
        assert_eq!(says("wythoff(9007199254740990,9007199254740991)").0, value(0));
        assert_eq!(says("wythoff(9007199254740991,9007199254740991)").0, value(1));
    }

    #[test]
    fn two_players_are_left_to_wythoffs_theorem() {
        for play in [Play::Normal, Play::Misere, Play::LastMover(2), Play::FirstStuck(2)] {
            assert!(!THEOREM.applies(&Game::parse("wythoff(1)", play.convention()).unwrap().0));
        }
        let passes = Game::parse("wythoff[passes=1](1)", Play::LastMover(3).convention()).unwrap().0;
        assert!(!THEOREM.applies(&passes));
    }
}
