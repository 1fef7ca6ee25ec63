//! The fusion principle: in Green Hackenbush the vertices of a cycle may be fused to a point, and its edges are then loops.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 7.
//! Winning moves: all, found by the value of what each cut leaves.
//! Cost: a few words for each edge, of which there are at most 256; for the winning moves the same for each cut.

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
        let count = |edges: &[u64]| edges.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
        let cyclic = count(support.standing()) - count(support.bridges());
        stalks::reason(at.tokens, "fused").and(&[("cyclic", cyclic)])
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
    use crate::limits;

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
    fn as_many_edges_as_there_may_be_are_valued() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        for count in [64, 65, 128, 129, limits::EDGES] {
            let stalk: Vec<String> = (0..=count).map(|vertex| vertex.to_string()).collect();
            assert_eq!(value(&format!("hackenbush({})", stalk.join("-"))), grundy(count as u64));
        }
        // A ladder of squares on a stalk: all but the stalk is one point with loops.
        let rung = |step: usize| {
            let [left, right, next] = [2 * step, 2 * step + 1, 2 * step + 2];
            format!("{left}-{right},{left}-{next},{right}-{}", next + 1)
        };
        let rungs: Vec<String> = (1..=84).map(rung).collect();
        let ladder = format!("hackenbush(0-2,{},170-171)", rungs.join(","));
        assert_eq!(value(&ladder), grundy(1 + (3 * 84 + 1) % 2));
    }
}
