//! The colon principle: in Green Hackenbush on trees, branches that meet in a vertex are worth one stalk, of their nim-sum.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 7.
//! Winning moves: all, found by the value of what each cut leaves.
//! Cost: a few words for each edge, of which there are at most 256; for the winning moves the same for each cut.

use crate::game::Game;
use crate::kinds::edges::Support;
use crate::moves::Move;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, stalks, theorem};

theorem! {
    /// The colon principle.
    Colon {
        id: "colon",
        status: Proved,
        instances: [
            ("hackenbush(0-1-2-3,0-5-6,1-4)", Normal, bound: 4),
            ("hackenbush(0-1,0-2-3,0-4-5-6)", LastMover(2), bound: 3),
        ],
    }
}

fn is_forest(support: &Support) -> bool {
    support.bridges() == support.standing()
}

impl Theorem for Colon {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("hackenbush") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let support = Support::of(at.tokens);
        if is_forest(&support) {
            Prediction::Exactly(Value::Grundy(stalks::value(&support)))
        } else {
            Prediction::Silent
        }
    }

    fn reason(&self, at: &Subject) -> Reason {
        stalks::reason(at.tokens, "stalks")
    }

    /// All of them: what a cut leaves of a forest is a forest.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        (is_forest(&Support::of(at.tokens))).then(|| stalks::winning_moves(at.tokens))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn says(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn a_tree_is_worth_a_stalk() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(says("hackenbush()"), (grundy(0), Some(vec![])));
        assert_eq!(says("hackenbush(0-1-2-3,1-4)").0, grundy(4));
        assert_eq!(says("hackenbush(0-1-2-3,0-5-6,1-4)").0, grundy(6));
        assert_eq!(says("hackenbush(0-1,0-2-3,0-4-5-6)"), (grundy(0), Some(vec![])));
        assert_eq!(says("hackenbush(0-1,0-2-3)").1, Some(vec![Move::change(2, &[])]));
    }

    #[test]
    fn it_is_silent_of_loops_of_double_edges_and_of_cycles() {
        for notation in ["hackenbush(0-0)", "hackenbush(0-1,1-1)", "hackenbush(0-1-0)", "hackenbush(0-1-2-0)"] {
            assert_eq!(says(notation), (Prediction::Silent, None), "{notation}");
        }
    }
}
