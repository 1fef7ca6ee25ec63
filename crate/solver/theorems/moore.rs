//! Moore's theorem: a position of Moore's Nim is P if and only if the ones of every binary column are a multiple of k + 1.
//!
//! Source: E. H. Moore, A generalization of the game called Nim, Annals of Math. 11 (1910) 93–94; misère play by Yamasaki
//! (1980).
//! Winning move: one is made column by column from the highest; there are often others.
//! Cost: one look at each digit of each heap.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums::large_heaps;
use crate::numbers::Token;
use crate::position::Tokens;
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, theorem};

theorem! {
    /// Moore's theorem.
    Moore {
        id: "moore",
        status: Proved,
        instances: [
            ("moore[k=2](1,2,3,5)", Normal, bound: 5, heaps: 4),
            ("moore[k=1](3,5,6)", Normal, bound: 7, heaps: 3),
            ("moore[k=3](1,1,2,3)", LastMover(2), bound: 4, heaps: 4),
            ("moore[k=4](1,2,2,3)", Normal, bound: 2, heaps: 5),
            ("moore[k=1](1,2,3)", Misere, bound: 7, heaps: 3),
            ("moore[k=2](1,1,2,3)", Misere, bound: 5, heaps: 4),
            ("moore[k=3](1,1,1,2)", FirstStuck(2), bound: 4, heaps: 4),
            ("moore[k=2](1,1,1,1,2,2)", Misere, bound: 2, heaps: 7),
        ],
    }
}

/// Binary digits of a token.
const DIGITS: u32 = 53;

fn k(at: &Subject) -> u64 {
    at.game.parameters.integer("k")
}

fn is_misere(at: &Subject) -> bool {
    at.game.convention.terminal_outcome() == Some(OutcomeClass::N)
}

/// How many heaps have this digit.
fn ones(heaps: &[Token], digit: u32) -> u64 {
    heaps.iter().map(|heap| heap >> digit & 1).sum()
}

/// The highest column whose ones are no multiple of the modulus.
fn highest_column(at: &Subject) -> Option<u32> {
    (0..DIGITS).rev().find(|&digit| ones(at.tokens, digit) % (k(at) + 1) != 0)
}

/// The heaps after the winning move; from a P-position the heaps themselves.
fn after_winning(at: &Subject) -> Tokens {
    let (heaps, modulus) = (at.tokens, k(at) + 1);
    let mut after = Tokens::from(heaps);
    for digit in (0..DIGITS).rev() {
        let is_lowered = |before: Token, after: Token| (before ^ after) >> digit > 1;
        let (mut lowered, mut ones) = (0, 0);
        for (before, after) in heaps.iter().zip(&after) {
            if is_lowered(*before, *after) {
                lowered += 1;
            } else {
                ones += before >> digit & 1;
            }
        }
        // Under misère play the last heaps larger than 1 leave heaps of 1, and of these one more than a multiple.
        let wanted = u64::from(digit == 0 && is_misere(at) && large_heaps(heaps) as u64 <= k(at));
        let missing = (wanted + modulus - ones % modulus) % modulus;
        let (mut to_set, mut to_clear) =
            if missing <= lowered { (missing, 0) } else { (0, modulus - missing) };
        for (before, after) in heaps.iter().zip(&mut after) {
            if is_lowered(*before, *after) {
                let is_set = to_set > 0;
                to_set -= u64::from(is_set);
                *after = *after & !(1 << digit) | u64::from(is_set) << digit;
            } else if to_clear > 0 && before >> digit & 1 == 1 {
                to_clear -= 1;
                *after &= !(1 << digit);
            }
        }
    }
    after
}

impl Theorem for Moore {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("moore") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(if is_misere(at) && large_heaps(at.tokens) == 0 {
            at.tokens.len() as u64 % (k(at) + 1) == 1
        } else {
            highest_column(at).is_none()
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (heaps, k) = (at.tokens, k(at));
        let (count, large) = (heaps.len() as u64, large_heaps(heaps) as u64);
        let column = highest_column(at);
        let key = match (is_misere(at), large, column) {
            _ if count == 0 => "empty",
            (true, 0, _) if count % (k + 1) == 1 => "lost-ones",
            (true, 0, _) => "won-ones",
            (_, _, None) => "zero",
            (true, ..) if large <= k => "won-large",
            _ => "nonzero",
        };
        let columns = Quantity::column_counts(heaps, k + 1);
        let integers = [("k", k), ("modulus", k + 1), ("heaps", count), ("large", large)];
        let mut reason = Reason::new(key, &integers);
        reason.quantities.push(("columns", columns));
        match column {
            Some(digit) => reason.and(&[("column", 1 << digit), ("count", ones(heaps, digit) % (k + 1))]),
            None => reason,
        }
    }

    /// One of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let changed = at.tokens.iter().zip(after_winning(at)).enumerate();
        let changed = changed.filter(|(_, (before, after))| *before != after);
        let mv = changed.fold(None, |mv: Option<Move>, (place, (_, after))| {
            Some(mv.map_or_else(|| Move::change(place, &[after]), |mv| mv.and(place, &[after])))
        });
        Some(mv.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn winning_moves(notation: &str, convention: PlayConvention) -> Vec<Move> {
        let (game, start) = Game::parse(notation, convention).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        THEOREM.winning_moves(&at).unwrap()
    }

    #[test]
    fn columns_are_levelled_from_the_highest() {
        let moves = |notation| winning_moves(notation, PlayConvention::Normal);
        assert_eq!(moves("moore[k=2](2,2,2)"), []);
        assert_eq!(moves("moore[k=2](2)"), [Move::change(0, &[0])]);
        assert_eq!(moves("moore[k=2]()"), []);
    }

    #[test]
    fn under_misere_play_heaps_of_1_are_left() {
        let moves = |notation| winning_moves(notation, PlayConvention::Misere);
        assert_eq!(moves("moore[k=2](2)"), [Move::change(0, &[1])]);
        assert_eq!(moves("moore[k=2](1,1,1,1)"), []);
        assert_eq!(moves("moore[k=2]()"), []);
    }
}
