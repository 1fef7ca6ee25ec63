//! Node Kayles: choose a vertex of a graph.
//!
//! Position: a graph. Options: for each vertex v, the graph without v and its neighbours. No parameters.
//!
//! What is known: on a path of n vertices it is Dawson's chess with a heap of n, the octal game 0.137, whose values are
//! periodic; to find out who wins on any graph is PSPACE-complete (Schaefer).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("node-kayles(0-1-2-3,4)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! let labels: Vec<_> = options.iter().map(|option| game.label(option)).collect();
//! assert_eq!(labels, ["(0,4)", "(0-1,4)", "(0-1-2-3)", "(2-3,4)", "(3,4)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::vertices::{self, Vertices};
use crate::moves::Move;
use crate::numbers::Token;
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard};
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Node Kayles.
pub static CARD: RulesetCard =
    RulesetCard { id: "node-kayles", aliases: &[], parameters: &[], build: |_| Box::new(NodeKayles) };

struct NodeKayles;

/// In the order of the vertices.
impl Ruleset for NodeKayles {
    fn kind(&self) -> &dyn PositionKind {
        &Vertices
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        (0..tokens.len()).try_for_each(|place| each(Move::change(place, &[])))
    }

    fn refusal(&self, _: &[Token], touched: &Touched) -> Refusal {
        Refusal::new(match touched.touches().len() {
            0 => refusal::OVER,
            1 => "goes",
            _ => "one-vertex",
        })
    }

    /// All neighbours of a vertex are known by its token.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let all = vertices::all(tokens);
        let mut option = Tokens::with_capacity(tokens.len());
        tokens.iter().try_for_each(|&token| {
            option.clear();
            vertices::push_kept(&mut option, tokens, all & !(vertices::neighbours(token) | vertices::bit(token)));
            each(&option)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::game::Game;

    #[test]
    fn vertices_with_the_same_neighbours_are_chosen_one_at_a_time() {
        let (game, start) = Game::parse("node-kayles(0-1-2-0)", PlayConvention::Normal).unwrap();
        assert_eq!(game.moves(&start).len(), 3);
        let options = game.options(&start);
        assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["()"]);
    }
}
