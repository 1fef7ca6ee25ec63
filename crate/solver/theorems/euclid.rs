//! Cole and Davie's theorem: who wins Euclid's game is a matter of whether the heaps are in a ratio beyond the golden one.
//!
//! Source: A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53
//! (1969) 354–357, for normal play.
//! Winning moves: all; with unequal heaps there is one at most.
//! Cost: one comparison of 128-bit integers. b < φa says no more than b(b − a) < a².

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Euclid's game.
    Euclid {
        id: "euclid",
        status: Proved,
        instances: [
            ("euclid(7,24)", Normal, bound: 40, heaps: 2),
            ("euclid(7,24)", Misere, bound: 40, heaps: 2),
            ("euclid(8,13)", LastMover(2), bound: 24, heaps: 2),
            ("euclid(8,13)", FirstStuck(2), bound: 24, heaps: 2),
        ],
    }
}

/// Whether `larger` < φ · `smaller`, of heaps in this order.
fn is_close(smaller: Token, larger: Token) -> bool {
    let [a, b] = [smaller, larger].map(u128::from);
    b * (b - a) < a * a
}

/// Whether two heaps in this order are a P-position; the first may be empty.
fn is_p(at: &Subject, smaller: Token, larger: Token) -> bool {
    let is_normal = at.game.convention.terminal_outcome() == Some(OutcomeClass::P);
    match is_normal {
        true => smaller == 0 || (smaller < larger && is_close(smaller, larger)),
        false => smaller > 0 && is_close(smaller, larger),
    }
}

/// What to leave of the larger of two heaps, where the larger one exceeds φ times the other: the remainder, or that and the
/// smaller heap.
fn left_to_win(at: &Subject, smaller: Token, larger: Token) -> Token {
    let remainder = larger % smaller;
    if is_p(at, remainder, smaller) { remainder } else { smaller + remainder }
}

impl Theorem for Euclid {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("euclid") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(match *at.tokens {
            [smaller, larger] => is_p(at, smaller, larger),
            _ => is_p(at, 0, 0),
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let [smaller, larger] = *at.tokens else { return Reason::new("over", &[]) };
        let heaps = |key| Reason::new(key, &[("smaller", smaller), ("larger", larger)]);
        if smaller == larger {
            return heaps("equal");
        }
        if is_close(smaller, larger) {
            return heaps("close").and(&[("left", larger - smaller)]);
        }
        let left = left_to_win(at, smaller, larger);
        heaps("apart").and(&[("remainder", larger % smaller), ("left", left)])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        Some(match *at.tokens {
            [smaller, larger] if is_p(at, smaller, larger) => vec![],
            [smaller, larger] if smaller == larger => vec![Move::change(1, &[0]), Move::change(0, &[0])],
            [smaller, larger] => vec![Move::change(1, &[left_to_win(at, smaller, larger)])],
            _ => vec![],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn winning_moves(notation: &str, convention: PlayConvention) -> Vec<Move> {
        let (game, start) = Game::parse(notation, convention).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::p_if(THEOREM.winning_moves(&at).unwrap().is_empty()));
        THEOREM.winning_moves(&at).unwrap()
    }

    #[test]
    fn the_remainder_is_left_or_one_smaller_heap_more() {
        let moves = |notation| winning_moves(notation, PlayConvention::Normal);
        assert_eq!(moves("euclid(5,8)"), []);
        assert_eq!(moves("euclid(8,13)"), [Move::change(1, &[5])]);
        assert_eq!(moves("euclid(7,24)"), [Move::change(1, &[10])]);
        assert_eq!(moves("euclid(7,26)"), [Move::change(1, &[5])]);
        assert_eq!(moves("euclid(4,12)"), [Move::change(1, &[0])]);
        assert_eq!(moves("euclid(4,4)"), [Move::change(1, &[0]), Move::change(0, &[0])]);
    }

    #[test]
    fn under_misere_play_a_multiple_leaves_equal_heaps() {
        let moves = |notation| winning_moves(notation, PlayConvention::Misere);
        assert_eq!(moves("euclid(4,4)"), []);
        assert_eq!(moves("euclid(4,12)"), [Move::change(1, &[4])]);
        assert_eq!(moves("euclid(7,24)"), [Move::change(1, &[10])]);
    }
}
