//! A game on any graph of arrows: go along an arrow.
//!
//! Position: a vertex. Options of a vertex v: { w : v → w }.
//! Parameter: the arrows, as `a>b, a>c`, as JSON or as a DOT digraph. Where a way leads round, play need not end.
//!
//! What is known: where every play ends, the vertices of Grundy value 0 are the kernel of the graph: no arrow joins two of them, and from every other
//! vertex an arrow leads to one of them (Berge).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("graph[arrows={a>b,a>c,b>c}](a)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["b", "c"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::kinds::digraph::Arrows;
use crate::moves::Move;
use crate::numbers::{self, Token};
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::PositionKind;
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, Returns, Ruleset, RulesetCard};
use crate::touch::Touched;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The card of games on a graph.
pub static CARD: RulesetCard = RulesetCard {
    id: "graph",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "arrows",
        range: Range::Arrows,
        presence: Presence::Required("{a>b,a>c,b>c,b>d,c>e,d>e}"),
    }],
    build: |parameters| Box::new(Graph(parameters.arrows("arrows").clone())),
};

struct Graph(Arc<Arrows>);

impl Graph {
    fn options(&self, tokens: &[Token]) -> &[u32] {
        self.0.options.row(numbers::index(tokens[0]))
    }
}

/// In the order in which the arrows are written.
impl Ruleset for Graph {
    fn kind(&self) -> &dyn PositionKind {
        &self.0.vertices
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.options(tokens).iter().try_for_each(|&option| each(Move::change(0, &[Token::from(option)])))
    }

    fn returns(&self) -> Returns {
        self.0.returns.into()
    }

    fn refusal(&self, tokens: &[Token], _: &Touched) -> Refusal {
        let is_over = self.options(tokens).is_empty();
        Refusal::new(if is_over { refusal::OVER } else { "arrow" })
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        Some(self.options(tokens).len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::error::ErrorCode;
    use crate::game::Game;

    #[test]
    fn a_vertex_that_the_graph_does_not_have_is_refused() {
        let fault = Game::parse("graph[arrows=a>b]( c )", PlayConvention::Normal).err().unwrap();
        assert_eq!((fault.code, fault.span), (ErrorCode::UnknownVertex, Some((19, 20))));
    }

    #[test]
    fn names_of_several_words_stand_between_quotation_marks() {
        let notation = r#"graph[arrows={"x ]">b}]("x ]")"#;
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        assert_eq!(game.notation(&start), notation);
        assert_eq!(game.options(&start).len(), 1);
    }
}
