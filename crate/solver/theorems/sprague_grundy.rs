//! The theorem of Sprague and Grundy: the Grundy value of a sum is the nim-sum of its components' values.
//!
//! Source: R. P. Sprague (1935); P. M. Grundy (1939).
//! Cost: one pass over the components, once their values are known.

use crate::game::Game;
use crate::numbers::nim_sum_of;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem of Sprague and Grundy.
    SpragueGrundy {
        id: "sprague-grundy",
        status: Proved,
        instances: [
            ("nim(1,2)+wythoff(1,2)", Normal, bound: 5, heaps: 2),
            ("octal[code=0.77](4,5)", Normal, bound: 9, heaps: 3),
            ("grundy(7,8)", Normal, bound: 10, heaps: 2),
            ("subtraction[set={1,3,4}](9,10)", LastMover(2), bound: 12, heaps: 3),
            ("fibonacci(5)+staircase(1,2)", Normal, bound: 3, heaps: 3),
        ],
    }
}

impl Theorem for SpragueGrundy {
    fn applies(&self, game: &Game) -> bool {
        let has_components = !game.components.is_empty() || game.ruleset.heap_rule().is_some();
        has_components && game.passes() == 0 && game.convention.is_normal()
    }

    fn needs_components(&self) -> bool {
        true
    }

    /// Of fewer than two components there is nothing to say.
    fn predict(&self, at: &Subject) -> Prediction {
        if at.components.len() < 2 {
            return Prediction::Silent;
        }
        Prediction::Exactly(Value::Grundy(nim_sum_of(at.components)))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let sum = nim_sum_of(at.components);
        let key = if sum == 0 { "zero" } else { "nonzero" };
        Reason::new(key, &[]).list("values", at.components).and(&[("sum", sum)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn fewer_than_two_components_are_no_sum() {
        let (game, start) = Game::parse("nim(3)", PlayConvention::Normal).unwrap();
        let at = |components| Subject { game: &game, tokens: start.tokens(), components };
        assert_eq!(THEOREM.predict(&at(&[])), Prediction::Silent);
        assert_eq!(THEOREM.predict(&at(&[3])), Prediction::Silent);
        assert_eq!(THEOREM.predict(&at(&[3, 5])), Prediction::Exactly(Value::Grundy(6)));
    }
}
