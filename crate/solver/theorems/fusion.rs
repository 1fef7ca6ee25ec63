//! The fusion principle: in Green Hackenbush the vertices of a cycle may be fused to a point, and its edges are then loops.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 7.
//! Winning moves: all, found by the value of what each cut leaves.
//! Cost: the number of edges squared, at most 64².

use crate::game::Game;
use crate::kinds::edges::Support;
use crate::moves::Move;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, stalks, theorem};

theorem! {
    /// The fusion principle.
    Fusion {
        id: "fusion",
        status: Proved,
        instances: [
            ("hackenbush(0-1-2-0,2-3)", Normal, bound: 4),
            ("hackenbush(0-1-2-3-0)", LastMover(2), bound: 3),
        ],
    }
}

impl Theorem for Fusion {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("hackenbush") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(stalks::value(&Support::of(at.tokens))))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let support = Support::of(at.tokens);
        let cyclic = (support.standing & !support.bridges).count_ones();
        stalks::reason(at.tokens, "fused").and(&[("cyclic", cyclic.into())])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        Some(stalks::winning_moves(at.tokens))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn value(notation: &str) -> Prediction {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        THEOREM.predict(&Subject { game: &game, tokens: start.tokens(), components: &[] })
    }

    #[test]
    fn a_cycle_is_worth_the_parity_of_its_edges() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(value("hackenbush()"), grundy(0));
        assert_eq!(value("hackenbush(0-0)"), grundy(1));
        assert_eq!(value("hackenbush(0-1-2-0)"), grundy(1));
        assert_eq!(value("hackenbush(0-1-2-3-0)"), grundy(0));
        assert_eq!(value("hackenbush(0-1-2-0,2-3-4)"), grundy(3));
        // Two cycles on a stalk: 1 + (three loops ⊕ two loops).
        assert_eq!(value("hackenbush(0-1,1-2-3-1,3-4-3)"), grundy(2));
    }

    #[test]
    fn sixty_four_edges_are_valued() {
        let stalk: Vec<String> = (0..=64).map(|vertex| vertex.to_string()).collect();
        let stalk = format!("hackenbush({})", stalk.join("-"));
        assert_eq!(value(&stalk), Prediction::Exactly(Value::Grundy(64)));
    }
}
