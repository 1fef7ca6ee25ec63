//! What a notation says.

use crate::{Record, tokens};
use mexplorer::game::Game;
use mexplorer::limits;
use mexplorer::parameter::{self, ParameterCard};
use mexplorer::position::{self, Position};
use mexplorer::text::Phrase;
use mexplorer::wrappers::sum;
use serde::{Serialize, Serializer};
use std::ops::ControlFlow;

/// The value of a parameter, as `params` of a game holds it.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum ParameterValue {
    Integer(u64),
    Set(Vec<u64>),
    Text(String),
    /// Of a sum.
    Components(Vec<Component>),
}

/// A component of a sum, as `params.components` of a game holds it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Component {
    ruleset: &'static str,
    params: Record<ParameterValue>,
}

impl ParameterValue {
    /// None where there is no value because there is no bound.
    pub fn of(value: &parameter::Value) -> Option<Self> {
        match value {
            parameter::Value::Unbounded => None,
            parameter::Value::Integer(value) => Some(ParameterValue::Integer(*value)),
            parameter::Value::Set(members) => Some(ParameterValue::Set(members.clone())),
            parameter::Value::Text(text) | parameter::Value::Rule(text) => {
                Some(ParameterValue::Text(text.clone()))
            }
            parameter::Value::Arrows(arrows) => Some(ParameterValue::Text(arrows.written.clone())),
        }
    }
}

/// What `params` of a game holds.
fn params(game: &Game) -> Record<ParameterValue> {
    let component = |game: &Game| Component { ruleset: game.card.id, params: params(game) };
    let components: Vec<Component> = game.components.iter().map(component).collect();
    let own = game.parameters.iter().filter_map(|(key, value)| Some((key, ParameterValue::of(value)?)));
    let of_sum =
        (!components.is_empty()).then_some((sum::COMPONENTS, ParameterValue::Components(components)));
    own.chain(of_sum).collect()
}

/// A text in all languages.
pub struct Words(Phrase);

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.each())
    }
}

#[cfg(feature = "build")]
impl ts_rs::TS for Words {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn docs() -> Option<String> {
        Some("A text in all languages.".to_string())
    }
    fn name(_: &ts_rs::Config) -> String {
        "Words".to_string()
    }
    fn inline(_: &ts_rs::Config) -> String {
        let fields: Vec<String> =
            mexplorer::text::LANGUAGES.iter().map(|language| format!("{language}: string, ")).collect();
        format!("{{ {}}}", fields.concat())
    }
    fn decl(config: &ts_rs::Config) -> String {
        format!("type Words = {};", Self::inline(config))
    }
    fn output_path() -> Option<std::path::PathBuf> {
        Some("Words.ts".into())
    }
}

/// A notation such as `bash[m=3](6,5)`, taken apart.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Notation {
    ruleset: &'static str,
    params: Record<ParameterValue>,
    /// The position as `explain` and the other calls take it.
    position: crate::Position,
    /// What it is made of inside, as changes of moves count it: sizes of heaps, or 1 for a coin that shows heads and 0 for one that
    /// shows tails, or the number of a vertex; then the passes that are left. −1 stands between the components of a sum.
    tokens: Vec<f64>,
    /// The position as the field writes it: `(5,6)`.
    label: String,
    /// The notation in its canonical form: `bash[m=3](5,6)`.
    notation: String,
    /// What rules of one's own say in plain words, by the parameters that hold them.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<Record<Words>>,
    /// The position as a form shows it: without the passes that a start has anyway, and in a sum with the rulesets.
    written: String,
    /// Of a sum: the notations of its components, in their order.
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<Vec<String>>,
    /// Of a graph that moves cut: the two vertices that each edge joins, the lower number first, in the order of `tokens`.
    #[serde(skip_serializing_if = "Option::is_none")]
    edges: Option<Vec<[u64; 2]>>,
    /// Of a graph whose arrows moves follow, as is the next, absent of one with more than `limits.movesSent` of them: the names of
    /// its vertices, by the numbers that positions are made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    names: Option<Vec<String>>,
    /// Of such a graph: from which vertex to which each arrow leads, by the vertex it leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    arrows: Option<Vec<[u64; 2]>>,
    /// The board that shows its positions.
    board: &'static str,
    /// What the tokens of its positions are, where they are sizes of heaps or the like; passes come after them besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    heap_tokens: Option<HeapTokens>,
    /// How many heaps or steps a start may have, where it is a list of such.
    #[serde(skip_serializing_if = "Option::is_none")]
    most_heaps: Option<usize>,
    /// Whether a single heap, step, row or coin of each size is a position, so that there is a sequence of their values.
    has_sequence: bool,
    /// Whether a move may leave two heaps in the place of one; of a sum its components say so.
    splits: bool,
    /// The most heaps that a move may leave in the place of one; of a sum its components say so.
    parts: usize,
    /// Whether a heap may become what nobody shows by taking some of its stones or breaking it in two or three: whoever plays chooses
    /// among what it may become.
    reshapes: bool,
    /// Whether a heap may come to have more stones than any of this position.
    grows: bool,
    /// Of a rule of one's own about single heaps: a well-known game, as a notation without heaps, that makes the same of every heap of
    /// up to 24 stones.
    #[serde(skip_serializing_if = "Option::is_none")]
    like: Option<String>,
    /// The numbers of which a grid can sweep over two, at least two of them: sizes of heaps, or the like. Absent where there are no
    /// grids with this position.
    #[serde(skip_serializing_if = "Option::is_none")]
    swept: Option<Vec<f64>>,
    /// In a grid of the game's two heaps, the slopes of lines near or between which its P-positions lie; absent where none are
    /// known.
    #[serde(skip_serializing_if = "Option::is_none")]
    slopes: Option<Vec<f64>>,
}

/// What the tokens of positions are, where they are sizes of heaps or the like.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct HeapTokens {
    /// Whether each stands at a place of its own, also where it is empty. Else they stand in any order, and an empty one is
    /// none.
    ordered: bool,
    /// The names of the numbers that come after them and are no heaps.
    behind: Vec<&'static str>,
}

impl From<position::HeapTokens> for HeapTokens {
    fn from(tokens: position::HeapTokens) -> Self {
        HeapTokens { ordered: tokens.ordered, behind: tokens.behind }
    }
}

pub fn notation(game: &Game, position: &Position) -> Notation {
    let components = game.component_notations(position);
    let names = game.ruleset.kind().names();
    let arrows = if names.is_empty() { None } else { arrows(game, position) };
    let (parts, kind) = (game.ruleset.parts(), game.ruleset.kind());
    Notation {
        ruleset: game.card.id,
        params: params(game),
        position: crate::Position::of(game, position),
        tokens: tokens(position),
        label: game.label(position),
        notation: game.notation(position),
        words: words(game),
        written: game.written(position),
        components: (!components.is_empty()).then_some(components),
        edges: edges(game, position),
        names: arrows.is_some().then(|| names.to_vec()),
        arrows,
        board: game.board(),
        heap_tokens: heap_tokens(game),
        most_heaps: kind.most_heaps(),
        has_sequence: kind.lone(0).is_some(),
        splits: parts > 1,
        parts,
        reshapes: game.ruleset.reshapes(),
        grows: game.ruleset.grows(),
        like: mexplorer::analysis::like(game),
        swept: swept(game, position),
        slopes: Some(game.ruleset.slopes()).filter(|slopes| !slopes.is_empty()),
    }
}

/// Without the passes.
fn heap_tokens(game: &Game) -> Option<HeapTokens> {
    let mut tokens = game.ruleset.kind().heap_tokens()?;
    if game.passes() > 0 {
        tokens.behind.pop();
    }
    Some(tokens.into())
}

/// Of a sum its components say so.
fn words(game: &Game) -> Option<Record<Words>> {
    let said = |card: &ParameterCard| Some((card.key, Words(card.words(&game.parameters)?)));
    let words: Vec<_> = game.card.parameters.iter().filter_map(said).collect();
    (!words.is_empty()).then(|| words.into_iter().collect())
}

/// The numbers that a grid can sweep over, where there are grids.
fn swept(game: &Game, position: &Position) -> Option<Vec<f64>> {
    /// A grid has rows and columns.
    const LEAST: usize = 2;
    let kind = game.ruleset.kind();
    kind.numbers().filter(|numbers| numbers.most >= LEAST)?;
    let mut numbers = kind.numbers_of(position.tokens())?;
    numbers.resize(numbers.len().max(LEAST), 0);
    Some(numbers.into_iter().map(crate::token).collect())
}

/// The ends of the edges that a position is made of; a sum has components instead.
fn edges(game: &Game, position: &Position) -> Option<Vec<[u64; 2]>> {
    let tokens = position.tokens();
    let edges = if game.components.is_empty() { game.ruleset.kind().edges(tokens) } else { Vec::new() };
    (!edges.is_empty()).then_some(edges)
}

/// The arrows of a graph: the moves from each of its vertices, but for passes; none where they are too many to be told.
fn arrows(game: &Game, position: &Position) -> Option<Vec<[u64; 2]>> {
    let mut arrows = Vec::new();
    let mut tokens = position.tokens().to_vec();
    for from in 0..game.ruleset.kind().names().len() as u64 {
        tokens[0] = from;
        let all = game.ruleset.moves(&tokens, &mut |mv| {
            let along = mv.changes.iter().filter(|change| change.place == 0);
            arrows.extend(along.flat_map(|change| &change.to).map(|&to| [from, to]));
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        if arrows.len() > limits::MOVES_SENT {
            return None;
        }
    }
    Some(arrows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mexplorer::convention::PlayConvention;

    fn graph_of(text: &str) -> (Option<Vec<String>>, Option<Vec<[u64; 2]>>) {
        let (game, position) = Game::parse(text, PlayConvention::Normal).unwrap();
        let notation = notation(&game, &position);
        (notation.names, notation.arrows)
    }

    #[test]
    fn a_graph_tells_of_its_vertices_and_arrows_from_wherever_play_starts() {
        let names = ["a", "x ]", "c", "d"].map(String::from).to_vec();
        let arrows = vec![[0, 1], [0, 2], [1, 2], [3, 1]];
        for start in ["a", "c", "\"x ]\""] {
            for passes in ["", ",passes=2"] {
                let text = format!("graph[arrows={{a>\"x ]\",a>c,\"x ]\">c,d>\"x ]\"}}{passes}]({start})");
                assert_eq!(graph_of(&text), (Some(names.clone()), Some(arrows.clone())), "{text}");
            }
        }
    }

    #[test]
    fn a_grid_sweeps_over_the_numbers_of_a_position() {
        for (text, numbers) in [
            ("nim(3,1,2)", Some(vec![1.0, 2.0, 3.0])),
            ("nim(4)", Some(vec![4.0, 0.0])),
            ("nim[passes=2](4,5)", Some(vec![4.0, 5.0])),
            ("nim[passes=2](4,5)+1p", None),
            ("staircase(0,3,1)", Some(vec![0.0, 3.0, 1.0])),
            ("fibonacci(20)", Some(vec![20.0, 19.0])),
            ("nim(4) + kayles(0)", Some(vec![4.0, 0.0])),
            ("nim(4,5) + kayles(2)", None),
            ("hackenbush(0-1-2)", None),
        ] {
            let (game, position) = Game::parse(text, PlayConvention::Normal).unwrap();
            assert_eq!(swept(&game, &position), numbers, "{text}");
        }
    }

    #[test]
    fn nothing_else_has_names() {
        for text in ["nim(1,2,3)", "hackenbush(0-1-2)", "graph[arrows={a>b}](a) + nim(1,2)"] {
            assert_eq!(graph_of(text), (None, None), "{text}");
        }
    }
}
