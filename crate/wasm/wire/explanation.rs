//! Why a position has its value.

use super::{Record, tokens};
use mexplorer::analysis;
use mexplorer::convention::OutcomeClass;
use mexplorer::game::Game;
use mexplorer::moves;
use mexplorer::position;
use mexplorer::theorem;
use serde::Serialize;

/// A position's value and what it follows from.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Explanation {
    /// What the position is made of, such as heap sizes; −1 stands between the components of a sum.
    position: Vec<f64>,
    /// "(1,2,3)".
    label: String,
    /// "nim(1,2,3)".
    notation: String,
    #[cfg_attr(test, ts(type = "Method"))]
    method: &'static str,
    value: PositionValue,
    /// Distinct options; rounded above 2⁵³. Absent when there are more than are listed and they cannot be counted otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    option_count: Option<f64>,
    /// The first `limits.listedOptions` of them.
    options: Vec<ExplainedOption>,
    /// For each Grundy value below the position's own, the index in `options` of one that has it. Absent when there are
    /// no Grundy values, or when not all options are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    mex_witnesses: Option<Vec<usize>>,
    /// In an alliance, what P₀, P₁, … do when they are to move. Absent when not all options are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    movers: Option<Vec<MoverChoice>>,
    /// Under normal play, the parts that are played independently, where there are several and their values are known:
    /// components of a sum, or heaps.
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<Vec<ExplainedComponent>>,
    /// Every theorem that applies to the game.
    theorems: Vec<TheoremVerdict>,
}

/// Who wins: the previous or the next player.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Outcome {
    P,
    N,
}

/// What one of several players does when it is to move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoverChoice {
    /// Who wins then.
    winner: u8,
    /// The indices in `options` of those it may move to, all equally good for it; none at the end of the game.
    options: Vec<usize>,
}

/// A part of a position that is played independently.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExplainedComponent {
    notation: String,
    label: String,
    /// The nim-sum of these is the position's own.
    grundy: u64,
}

/// The value of a position, as far as it is defined and known.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PositionValue {
    /// With two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<u32>,
    /// In an alliance with the standard matrix: how many turns after the player to move the winner comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_value: Option<u8>,
    /// In an alliance: who wins when P₀, P₁, … is to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<u8>>,
}

/// An option and the moves that lead to it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExplainedOption {
    position: Vec<f64>,
    label: String,
    value: PositionValue,
    /// Whether moving here wins; with more than two players, for whoever moves.
    winning: bool,
    moves: Vec<Move>,
}

/// What a player does.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Move {
    /// By ascending place.
    changes: Vec<Change>,
}

/// The token at `place` of the position, counted from 0, changes into these tokens; none: it goes.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Change {
    place: usize,
    from: u64,
    to: Vec<u64>,
}

/// What a theorem says of a position.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct TheoremVerdict {
    id: &'static str,
    prediction: Prediction,
    /// Whether search found the same; absent when the value was not found by search, or the theorem is silent.
    #[serde(skip_serializing_if = "Option::is_none")]
    agrees: Option<bool>,
    /// A key of the theorem's `reasons`.
    reason: &'static str,
    /// What fills the holes of that text, by name.
    #[cfg_attr(test, ts(type = "Record<string, Quantity>"))]
    quantities: Record<Quantity>,
    winning_moves: Vec<Move>,
}

/// What a theorem predicts.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Prediction {
    Silent,
    Exactly { value: PredictedValue },
    OneOf { values: Vec<PredictedValue> },
}

/// A predicted value.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PredictedValue {
    Grundy { grundy: u64 },
    Outcome { outcome: Outcome },
}

/// A number or numbers that a theorem goes by. The rows of "binary-columns" are to be written in binary under one another,
/// above their nim-sum.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Quantity {
    Integer { value: u64 },
    List { values: Vec<u64> },
    BinaryColumns { rows: Vec<u64>, sum: u64 },
}

pub fn explanation(
    game: &Game,
    position: &position::Position,
    explanation: &analysis::Explanation,
) -> Explanation {
    let option = |option: &analysis::ExplainedOption| ExplainedOption {
        position: tokens(&option.position),
        label: game.label(&option.position),
        value: (&option.value).into(),
        winning: option.is_winning(),
        moves: moves(position, &option.moves),
    };
    let mover =
        |mover: &analysis::MoverChoice| MoverChoice { winner: mover.winner, options: mover.options.clone() };
    let component = |component: &analysis::Component| ExplainedComponent {
        notation: component.notation.clone(),
        label: component.label.clone(),
        grundy: component.grundy,
    };
    Explanation {
        position: tokens(position),
        label: game.label(position),
        notation: game.notation(position),
        method: explanation.method.as_str(),
        value: (&explanation.value).into(),
        option_count: explanation.option_count.map(|count| count as f64),
        options: explanation.options.iter().map(option).collect(),
        mex_witnesses: explanation.mex_witnesses.clone(),
        movers: explanation.movers.as_ref().map(|movers| movers.iter().map(mover).collect()),
        components: explanation.components.as_ref().map(|parts| parts.iter().map(component).collect()),
        theorems: explanation.theorems.iter().map(|verdict| theorem_verdict(position, verdict)).collect(),
    }
}

impl From<&analysis::PositionValue> for PositionValue {
    fn from(value: &analysis::PositionValue) -> Self {
        PositionValue {
            outcome: value.outcome.map(Outcome::from),
            grundy: value.grundy,
            remoteness: value.remoteness,
            game_value: value.game_value,
            winners: (!value.winners.is_empty()).then(|| value.winners.to_vec()),
        }
    }
}

impl From<OutcomeClass> for Outcome {
    fn from(outcome: OutcomeClass) -> Self {
        match outcome {
            OutcomeClass::P => Outcome::P,
            OutcomeClass::N => Outcome::N,
        }
    }
}

fn theorem_verdict(position: &position::Position, verdict: &analysis::TheoremVerdict) -> TheoremVerdict {
    let quantities = verdict.reason.quantities.iter();
    TheoremVerdict {
        id: verdict.card.id,
        prediction: prediction(&verdict.prediction),
        agrees: verdict.agrees,
        reason: verdict.reason.key,
        quantities: quantities.map(|(name, value)| (*name, quantity(value))).collect(),
        winning_moves: moves(position, &verdict.winning_moves),
    }
}

fn prediction(prediction: &theorem::Prediction) -> Prediction {
    match prediction {
        theorem::Prediction::Silent => Prediction::Silent,
        theorem::Prediction::Exactly(value) => Prediction::Exactly { value: predicted(*value) },
        theorem::Prediction::OneOf(values) => {
            Prediction::OneOf { values: values.iter().copied().map(predicted).collect() }
        }
    }
}

fn predicted(value: theorem::Value) -> PredictedValue {
    match value {
        theorem::Value::Grundy(grundy) => PredictedValue::Grundy { grundy },
        theorem::Value::Outcome(outcome) => PredictedValue::Outcome { outcome: outcome.into() },
    }
}

fn quantity(quantity: &theorem::Quantity) -> Quantity {
    match quantity {
        theorem::Quantity::Integer(value) => Quantity::Integer { value: *value },
        theorem::Quantity::List(values) => Quantity::List { values: values.clone() },
        theorem::Quantity::BinaryColumns { rows, sum } => {
            Quantity::BinaryColumns { rows: rows.clone(), sum: *sum }
        }
    }
}

fn moves(position: &position::Position, moves: &[moves::Move]) -> Vec<Move> {
    let change = |change: &moves::Change| Change {
        place: change.place,
        from: position.tokens()[change.place],
        to: change.to.to_vec(),
    };
    moves.iter().map(|mv| Move { changes: mv.changes.iter().map(change).collect() }).collect()
}
