//! Green Hackenbush: cut an edge of a graph that stands on the ground.
//!
//! Position: the edges that are joined to the ground, vertex 0. Options: for each edge e, the edges without e that are
//! still joined to the ground. No parameters.
//!
//! What is known: under normal play a stalk above a vertex has the nim-sum of its branches' values, each branch one edge
//! longer, and a cycle may be fused to a point (Berlekamp, Conway, Guy).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("hackenbush(0-1-2,1-3)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["()", "(0-1-2)", "(0-1-3)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::edges::{self, Edges, Support};
use crate::moves::Move;
use crate::numbers::Token;
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard};
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Green Hackenbush.
pub static CARD: RulesetCard =
    RulesetCard { id: "hackenbush", aliases: &[], parameters: &[], build: |_| Box::new(Hackenbush) };

struct Hackenbush;

/// In the order of the edges. Edges that join the same two vertices are cut apart from one another.
impl Ruleset for Hackenbush {
    fn kind(&self) -> &dyn PositionKind {
        &Edges
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        (0..tokens.len()).try_for_each(|place| each(Move::change(place, &[])))
    }

    fn refusal(&self, _: &[Token], touched: &Touched) -> Refusal {
        Refusal::new(match touched.touches().len() {
            0 => refusal::OVER,
            1 => "cut",
            _ => "one-edge",
        })
    }

    /// What falls is found for all edges at once.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let support = Support::of(tokens);
        let mut option = Tokens::new();
        (0..tokens.len()).try_for_each(|place| {
            option.clear();
            edges::push_kept(&mut option, tokens, |word| !support.falling(place)[word]);
            each(&option)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn parallel_edges_and_loops_are_cut_one_at_a_time() {
        let (game, start) = Game::parse("hackenbush(0-1,0-1,1-1)", PlayConvention::Normal).unwrap();
        assert_eq!(game.moves(&start).len(), 3);
        let options = game.options(&start);
        assert_eq!(
            options.iter().map(|option| game.label(option)).collect::<Vec<_>>(),
            ["(0-1-0)", "(0-1-1)"]
        );
    }
}
