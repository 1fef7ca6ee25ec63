//! The Ruler game: head i is worth the largest power of two that divides i, and a row the nim-sum of its heads.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 14.
//! Winning moves: with s the nim-sum, the runs from j + 1 to a head i with G(i) ⊕ G(j) = s, where G(n) = n ⊕ ⌊n/2⌋ is the nim-sum of
//! the values of the coins 1, …, n; all of these are told.
//! Cost: the number of coins for each head.

use crate::game::Game;
use crate::kinds::coins;
use crate::moves::Move;
use crate::numbers;
use crate::theorem::heads::Heads;
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about the Ruler game.
    Ruler {
        id: "ruler",
        status: Proved,
        instances: [
            ("ruler(3,4)", Normal, bound: 10),
            ("ruler(1,2,5,6)", LastMover(2), bound: 7),
        ],
    }
}

/// The largest power of two that divides a number.
fn worth(number: u64) -> u64 {
    1 << number.trailing_zeros()
}

/// The nim-sum of what the coins up to this one are worth.
fn gray(number: u64) -> u64 {
    number ^ number >> 1
}

fn heads(at: &Subject) -> Heads {
    Heads::of(at.tokens, worth)
}

impl Theorem for Ruler {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("ruler") && game.parameters.integer("least") == 1 && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(heads(at).sum()))
    }

    fn reason(&self, at: &Subject) -> Reason {
        heads(at).reason()
    }

    fn nim_heaps(&self, at: &Subject) -> Vec<NimHeap> {
        heads(at).nim_heaps()
    }

    /// All of them: of each head at most one run.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let heads = heads(at);
        let run = |&head: &u64| {
            let before = (0..head).find(|before| gray(head) ^ gray(*before) == heads.sum())?;
            Some(coins::turning(at.tokens, numbers::index(before)..numbers::index(head)))
        };
        Some(heads.numbers.iter().filter_map(run).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn told(notation: &str) -> (Prediction, Vec<String>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        let labels = THEOREM.winning_moves(&at).unwrap().into_iter().map(|mv| {
            let option = mv.play(game.ruleset.kind(), start.tokens());
            game.label(&option)
        });
        (THEOREM.predict(&at), labels.collect())
    }

    #[test]
    fn coins_up_to_any_are_worth_its_gray_code() {
        let mut sum = 0;
        for number in 1..=100 {
            sum ^= worth(number);
            assert_eq!(sum, gray(number), "{number}");
        }
    }

    #[test]
    fn all_winning_runs_are_told() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(told("ruler()"), (grundy(0), vec![]));
        assert_eq!(told("ruler(1,2,5,6)"), (grundy(0), vec![]));
        assert_eq!(told("ruler(6)"), (grundy(2), vec!["()".to_string()]));
        assert_eq!(told("ruler(3,4)"), (grundy(5), vec!["()".to_string()]));
    }
}
