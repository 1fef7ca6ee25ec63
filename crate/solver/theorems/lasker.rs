//! Lasker's Nim, the octal game 4.(3): the values are the sizes of the heaps, but those of 3 and 4, of 7 and 8, … change places.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 4; of several heaps by Sprague (1935) and Grundy (1939).
//! Winning moves: with k the nim-sum of the values, a heap of value v is lowered to the heap of value v ⊕ k, if that is smaller; a
//! heap n = 4j + 3 whose value is to become n is split into 1 and n − 1. One of these always wins; other splits may win as well.
//! Cost: one pass over the heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token, nim_sum_of};
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about Lasker's Nim.
    Lasker {
        id: "lasker",
        status: Proved,
        instances: [
            ("octal[code=4.(3)](2,3,7)", Normal, bound: 9, heaps: 3),
            ("octal[code=4.(3)](20)", Normal, bound: 24, heaps: 1),
            ("octal[code=4.(3)](4,5)", LastMover(2), bound: 12, heaps: 2),
        ],
    }
}

/// The value of a heap, and the heap of a value.
fn swapped(heap: Token) -> Token {
    match heap % 4 {
        3 => heap + 1,
        0 => heap.saturating_sub(1),
        _ => heap,
    }
}

fn values(at: &Subject) -> Vec<Token> {
    at.tokens.iter().map(|&heap| swapped(heap)).collect()
}

impl Theorem for Lasker {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("octal") && game.parameters.text("code") == "4.(3)" && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        if at.tokens.contains(&LARGEST_TOKEN) {
            return Prediction::Silent;
        }
        Prediction::Exactly(Value::Grundy(nim_sum_of(&values(at))))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let values = values(at);
        let sum = nim_sum_of(&values);
        let key = match (values.is_empty(), sum) {
            (true, _) => "empty",
            (false, 0) => "zero",
            (false, _) => "nonzero",
        };
        Reason::new(key, &[]).list("values", &values).and(&[("sum", sum)])
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let sum = nim_sum_of(&values(at));
        let mut moves = Vec::new();
        for (place, &heap) in at.tokens.iter().enumerate() {
            let left = swapped(swapped(heap) ^ sum);
            if left < heap {
                moves.push(Move::change(place, &[left]));
            } else if swapped(heap) ^ sum == heap && heap % 4 == 3 {
                moves.push(Move::change(place, &[1, heap - 1]));
            }
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn told(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn a_heap_that_cannot_be_lowered_enough_is_split() {
        let zero = Prediction::Exactly(Value::Grundy(0));
        assert_eq!(told("octal[code=4.(3)](1,2,4)"), (zero, Some(vec![])));
        // 3 is worth 4, and is to be worth 3 beside 1 and 2.
        assert_eq!(told("octal[code=4.(3)](1,2,3)").1, Some(vec![Move::change(2, &[1, 2])]));
    }

    #[test]
    fn the_largest_heaps_are_told_as_long_as_their_values_are_exact() {
        let largest = LARGEST_TOKEN - 1;
        let expected = Prediction::Exactly(Value::Grundy(largest ^ 5));
        assert_eq!(told(&format!("octal[code=4.(3)](5,{largest})")).0, expected);
        assert_eq!(told(&format!("octal[code=4.(3)]({LARGEST_TOKEN})")).0, Prediction::Silent);
    }
}
