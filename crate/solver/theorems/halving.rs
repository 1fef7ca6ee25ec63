//! Taking at most half of a heap: the Grundy values contain themselves.
//!
//! Source: L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006) 113–127.
//! With h = n + 1 when half is rounded up, and h = n when it is rounded down, the value of a heap n is h without the ones at
//! its binary end and the zero before them: SG = ⌊h/2ʲ⁺¹⌋ with j of these ones.
//! Winning moves: the options of a heap have distinct values, so each heap has at most one; there are no others.
//! Cost: one pass over the heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, nim_sum, nim_sum_of};
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about taking at most half.
    Halving {
        id: "halving",
        status: Proved,
        instances: [
            ("half(13)", Normal, bound: 300, heaps: 1),
            ("half[rounding=down](12)", Normal, bound: 300, heaps: 1),
            ("half(6,9)", LastMover(2), bound: 12, heaps: 3),
            ("half[rounding=down](7,9)", LastMover(2), bound: 12, heaps: 3),
        ],
    }
}

/// Rounding up is rounding down with one stone more that is never taken.
fn kept(at: &Subject) -> u64 {
    u64::from(at.game.parameters.text("rounding") == "up")
}

/// The value of a heap when half is rounded down.
fn value(heap: u64) -> u64 {
    heap >> (heap.trailing_ones() + 1)
}

fn values(at: &Subject) -> impl Iterator<Item = u64> {
    let kept = kept(at);
    at.tokens.iter().map(move |heap| value(heap + kept))
}

/// The heap of a value that a heap may become, rounded down. The heaps of the value v are (2v + 1)·2ʲ − 1, and between half
/// of a heap and the heap there is at most one of them.
fn option_of_value(heap: Token, value: u64) -> Option<Token> {
    let mut after = 2 * value;
    while after < heap.div_ceil(2) {
        after = 2 * after + 1;
    }
    (after < heap).then_some(after)
}

impl Theorem for Halving {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("half") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(nim_sum(values(at))))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let values: Vec<u64> = values(at).collect();
        let sum = nim_sum_of(&values);
        let key = match (at.tokens.is_empty(), sum) {
            (true, _) => "empty",
            (false, 0) => "zero",
            (false, _) => "nonzero",
        };
        Reason::new(key, &[]).list("values", &values).and(&[("sum", sum)])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (sum, kept) = (nim_sum(values(at)), kept(at));
        let lowered = at.tokens.iter().zip(values(at)).enumerate().filter_map(|(place, (heap, value))| {
            let after = option_of_value(heap + kept, value ^ sum)?;
            Some(Move::change(place, &[after - kept]))
        });
        Some(lowered.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::numbers::LARGEST_TOKEN;

    fn told(notation: &str) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    #[test]
    fn rows_of_values_repeat_the_row_before_at_even_places() {
        let up: Vec<u64> = (0..14).map(|heap| value(heap + 1)).collect();
        assert_eq!(up, [0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7]);
        let lost: Vec<u64> = (1..300).filter(|&heap| value(heap) == 0).collect();
        assert_eq!(lost, [1, 3, 7, 15, 31, 63, 127, 255]);
    }

    #[test]
    fn the_largest_heap_is_no_exception() {
        let zero = Prediction::Exactly(Value::Grundy(0));
        assert_eq!(told(&format!("half[rounding=down]({LARGEST_TOKEN})")), (zero, vec![]));
        let half = Prediction::Exactly(Value::Grundy(LARGEST_TOKEN.div_ceil(2)));
        let lost = Move::change(0, &[LARGEST_TOKEN - 1]);
        assert_eq!(told(&format!("half({LARGEST_TOKEN})")), (half, vec![lost]));
    }
}
