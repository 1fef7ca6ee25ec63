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
use crate::refusal::{self, Refusal, RefusalProse};
use crate::ruleset::{EachMove, EachOption, Example, Ruleset, RulesetCard, RulesetProse};
use crate::text::Text;
use crate::touch::Touched;
use std::ops::ControlFlow;

/// The card of Node Kayles.
pub static CARD: RulesetCard =
    RulesetCard { id: "node-kayles", aliases: &[], parameters: &[], build: |_| Box::new(NodeKayles) };

/// What is written about it.
pub static PROSE: RulesetProse = RulesetProse {
    name: Text { en: "Node Kayles", zh: "顶点 Kayles" },
    rules: Text {
        en: "Choose a vertex of a graph. It goes, and so do all vertices that it is joined to.",
        zh: "在图上任选一个顶点，把它和与它相邻的所有顶点一起去掉。",
    },
    wordings: &[],
    parameters: &[],
    examples: &[
        Example {
            notation: "node-kayles(0-1-2-3-4-5-6)",
            says: Text {
                en: "A path of 7 vertices is Dawson’s chess with a heap of 7",
                zh: "7 个顶点的路，即一堆 7 枚的 Dawson 棋",
            },
        },
        Example {
            notation: "node-kayles(0-1-2-3-4-5-6-7-0)",
            says: Text {
                en: "A cycle of 8: all first moves are alike, and leave a path of 5",
                zh: "8 个顶点的圈：第一步都一样，留下 5 个顶点的路",
            },
        },
        Example {
            notation: "node-kayles(0-1,0-2,0-3,0-4)",
            says: Text {
                en: "A star: its middle ends it, and each tip takes the middle along",
                zh: "星形：选中心就结束；选一个端点，中心也随之去掉",
            },
        },
        Example {
            notation: "node-kayles(0-1-2-5-4-1,0-3-4-7-6-3,5-8-7)",
            says: Text {
                en: "A grid of 3 by 3: with its middle all but the four corners go",
                zh: "3×3 的网格：选正中，只剩四个角",
            },
        },
        Example {
            notation: "node-kayles(0-1-2-3-4-0-5-7-2,1-6-8-3,4-9-6,5-8,7-9)",
            says: Text {
                en: "The Petersen graph: all first moves are alike, and leave a cycle of 6",
                zh: "Petersen 图：第一步都一样，留下 6 个顶点的圈",
            },
        },
    ],
    refusals: &[
        refusal::OVER,
        RefusalProse {
            key: "one-vertex",
            says: Text { en: "Choose one vertex only.", zh: "一步只能选一个顶点。" },
        },
        RefusalProse {
            key: "goes",
            says: Text { en: "A vertex that is chosen goes.", zh: "选中的顶点须去掉。" },
        },
    ],
    formulas: None,
    sources: &[
        "T. J. Schaefer, On the complexity of some two-person perfect-information games, J. Comput. Syst. Sci. 16 (1978) 185–225.",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4 (Dawson’s chess).",
    ],
};

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
            0 => refusal::OVER.key,
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
