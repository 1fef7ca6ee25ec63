//! Why a position has its value.

use super::{Record, tokens};
use crate::json::{Json, ToJson, record};
use alloc::string::String;
use alloc::vec::Vec;
use mexplorer::analysis;
use mexplorer::convention::OutcomeClass;
use mexplorer::game::Game;
use mexplorer::moves;
use mexplorer::position::{self, Part};
use mexplorer::theorem;

record! {
    /// A position's value and what it follows from.
    pub struct Explanation {
        /// What the position is made of, such as heap sizes; −1 stands between the components of a sum.
        position: Vec<f64>,
        /// "(1,2,3)".
        label: String,
        /// "nim(1,2,3)".
        notation: String,
        #[cfg_attr(test, ts(type = "Method"))]
        method: &'static str,
        /// The theorem that gives the values, where one does.
        theorem: Option<&'static str>,
        value: PositionValue,
        /// Distinct options; rounded above 2⁵³. Absent when there are more than are listed and they cannot be counted otherwise.
        option_count: Option<f64>,
        /// The first `limits.listedOptions` of them.
        options: Vec<ExplainedOption>,
        /// For each Grundy value below the position's own, the index in `options` of one that has it. Absent when there are
        /// no Grundy values, or when not all options are listed.
        mex_witnesses: Option<Vec<usize>>,
        /// In an alliance, what P₀, P₁, … do when they are to move. Absent when not all options are listed.
        movers: Option<Vec<MoverChoice>>,
        /// Under normal play, the parts that are played independently, where there are several and their values are known:
        /// components of a sum, or heaps.
        components: Option<Vec<ExplainedComponent>>,
        /// Every theorem that applies to the game.
        theorems: Vec<TheoremVerdict>,
    }
}

/// Who wins: the previous or the next player.
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Outcome {
    P,
    N,
}

record! {
    /// What one of several players does when it is to move.
    pub struct MoverChoice {
        /// Who wins then.
        winner: u8,
        /// The indices in `options` of those it may move to, all equally good for it; none at the end of the game.
        options: Vec<usize>,
    }
}

record! {
    /// A part of a position that is played independently.
    pub struct ExplainedComponent {
        notation: String,
        label: String,
        /// The nim-sum of these is the position's own.
        grundy: u64,
    }
}

record! {
    /// The value of a position, as far as it is defined and known.
    pub struct PositionValue {
        /// With two players.
        outcome: Option<Outcome>,
        grundy: Option<u64>,
        remoteness: Option<u64>,
        /// In an alliance with the standard matrix: how many turns after the player to move the winner comes.
        game_value: Option<u8>,
        /// In an alliance: who wins when P₀, P₁, … is to move.
        winners: Option<Vec<u8>>,
    }
}

record! {
    /// An option and the moves that lead to it.
    pub struct ExplainedOption {
        position: Vec<f64>,
        label: String,
        value: PositionValue,
        /// Whether moving here wins; with more than two players, for whoever moves.
        winning: bool,
        moves: Vec<Move>,
    }
}

record! {
    /// What a player does.
    pub struct Move {
        /// The board that shows what changes, or "pass".
        board: &'static str,
        /// In a sum, the component that changes, counted from 0.
        component: Option<usize>,
        /// The place of the first token of what changes: 0, but in a sum.
        first: usize,
        /// By ascending place.
        changes: Vec<Change>,
    }
}

record! {
    /// The token at `place` of the position, counted from 0, changes into these tokens; none: it goes.
    pub struct Change {
        place: usize,
        from: u64,
        to: Vec<u64>,
    }
}

record! {
    /// What a theorem says of a position.
    pub struct TheoremVerdict {
        id: &'static str,
        /// How far it can be trusted in this game.
        status: TheoremStatus,
        prediction: Prediction,
        /// Whether search found the same; absent when the value was not found by search, or the theorem is silent.
        agrees: Option<bool>,
        /// A key of the theorem's `reasons`; absent where it is silent.
        reason: Option<&'static str>,
        /// What fills the holes of that text, by name.
        #[cfg_attr(test, ts(type = "Record<string, Quantity>"))]
        quantities: Record<Quantity>,
        winning_moves: Vec<Move>,
    }
}

/// What a theorem predicts.
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "kind", rename_all = "kebab-case"))]
pub enum Prediction {
    Silent,
    Exactly { value: PredictedValue },
    OneOf { values: Vec<PredictedValue> },
}

/// A predicted value.
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "kind", rename_all = "kebab-case"))]
pub enum PredictedValue {
    Grundy { grundy: u64 },
    Outcome { outcome: Outcome },
    GameValue { turns: u8 },
    Remoteness { moves: u64 },
}

/// A number or numbers that a theorem goes by. The rows of "binary-columns" are to be written in binary under one another,
/// above their nim-sum; those of "column-counts" above how many ones each column has modulo a number, the lowest bit first.
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "kind", rename_all = "kebab-case"))]
pub enum Quantity {
    Integer { value: u64 },
    List { values: Vec<u64> },
    Set { values: Vec<u64> },
    BinaryColumns { rows: Vec<u64>, sum: u64 },
    ColumnCounts { rows: Vec<u64>, modulus: u64, counts: Vec<u64> },
    Case { name: &'static str },
}

/// How far a theorem can be trusted.
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
pub enum TheoremStatus {
    Proved,
    NeedsHypothesis,
    Conjecture,
    Observed,
}

impl ToJson for TheoremStatus {
    fn write(&self, json: &mut Json) {
        json.string(match self {
            TheoremStatus::Proved => "proved",
            TheoremStatus::NeedsHypothesis => "needs-hypothesis",
            TheoremStatus::Conjecture => "conjecture",
            TheoremStatus::Observed => "observed",
        });
    }
}

impl From<theorem::Status> for TheoremStatus {
    fn from(status: theorem::Status) -> Self {
        match status {
            theorem::Status::Proved => TheoremStatus::Proved,
            theorem::Status::NeedsHypothesis => TheoremStatus::NeedsHypothesis,
            theorem::Status::Conjecture => TheoremStatus::Conjecture,
            theorem::Status::Observed => TheoremStatus::Observed,
        }
    }
}
impl ToJson for Outcome {
    fn write(&self, json: &mut Json) {
        json.string(match self {
            Outcome::P => "P",
            Outcome::N => "N",
        });
    }
}

impl ToJson for Prediction {
    fn write(&self, json: &mut Json) {
        match self {
            Prediction::Silent => json.record(&[("kind", &"silent")]),
            Prediction::Exactly { value } => json.record(&[("kind", &"exactly"), ("value", value)]),
            Prediction::OneOf { values } => json.record(&[("kind", &"one-of"), ("values", values)]),
        }
    }
}

impl ToJson for PredictedValue {
    fn write(&self, json: &mut Json) {
        match self {
            PredictedValue::Grundy { grundy } => json.record(&[("kind", &"grundy"), ("grundy", grundy)]),
            PredictedValue::Outcome { outcome } => json.record(&[("kind", &"outcome"), ("outcome", outcome)]),
            PredictedValue::GameValue { turns } => json.record(&[("kind", &"game-value"), ("turns", turns)]),
            PredictedValue::Remoteness { moves } => {
                json.record(&[("kind", &"remoteness"), ("moves", moves)]);
            }
        }
    }
}

impl ToJson for Quantity {
    fn write(&self, json: &mut Json) {
        match self {
            Quantity::Integer { value } => json.record(&[("kind", &"integer"), ("value", value)]),
            Quantity::List { values } => json.record(&[("kind", &"list"), ("values", values)]),
            Quantity::Set { values } => json.record(&[("kind", &"set"), ("values", values)]),
            Quantity::Case { name } => json.record(&[("kind", &"case"), ("name", name)]),
            Quantity::ColumnCounts { rows, modulus, counts } => {
                json.record(&[
                    ("kind", &"column-counts"),
                    ("rows", rows),
                    ("modulus", modulus),
                    ("counts", counts),
                ]);
            }
            Quantity::BinaryColumns { rows, sum } => {
                json.record(&[("kind", &"binary-columns"), ("rows", rows), ("sum", sum)]);
            }
        }
    }
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
        moves: moves(game, position, &option.moves),
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
        theorem: explanation.theorem,
        value: (&explanation.value).into(),
        option_count: explanation.option_count.map(|count| count as f64),
        options: explanation.options.iter().map(option).collect(),
        mex_witnesses: explanation.mex_witnesses.clone(),
        movers: explanation.movers.as_ref().map(|movers| movers.iter().map(mover).collect()),
        components: explanation.components.as_ref().map(|parts| parts.iter().map(component).collect()),
        theorems: explanation
            .theorems
            .iter()
            .map(|verdict| theorem_verdict(game, position, verdict))
            .collect(),
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

fn theorem_verdict(
    game: &Game,
    position: &position::Position,
    verdict: &analysis::TheoremVerdict,
) -> TheoremVerdict {
    let quantities = verdict.reason.iter().flat_map(|reason| &reason.quantities);
    TheoremVerdict {
        id: verdict.card.id,
        status: verdict.status.into(),
        prediction: prediction(&verdict.prediction),
        agrees: verdict.agrees,
        reason: verdict.reason.as_ref().map(|reason| reason.key),
        quantities: quantities.map(|(name, value)| (*name, quantity(value))).collect(),
        winning_moves: moves(game, position, &verdict.winning_moves),
    }
}

pub fn prediction(prediction: &theorem::Prediction) -> Prediction {
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
        theorem::Value::GameValue(turns) => PredictedValue::GameValue { turns },
        theorem::Value::Remoteness(moves) => PredictedValue::Remoteness { moves },
    }
}

fn quantity(quantity: &theorem::Quantity) -> Quantity {
    match quantity {
        theorem::Quantity::Integer(value) => Quantity::Integer { value: *value },
        theorem::Quantity::List(values) => Quantity::List { values: values.clone() },
        theorem::Quantity::Set(values) => Quantity::Set { values: values.clone() },
        theorem::Quantity::Case(name) => Quantity::Case { name },
        theorem::Quantity::ColumnCounts { rows, modulus, counts } => {
            Quantity::ColumnCounts { rows: rows.clone(), modulus: *modulus, counts: counts.clone() }
        }
        theorem::Quantity::BinaryColumns { rows, sum } => {
            Quantity::BinaryColumns { rows: rows.clone(), sum: *sum }
        }
    }
}

fn moves(game: &Game, position: &position::Position, moves: &[moves::Move]) -> Vec<Move> {
    let change = |change: &moves::Change| Change {
        place: change.place,
        from: position.tokens()[change.place],
        to: change.to.to_vec(),
    };
    let written = |mv: &moves::Move| {
        let place = mv.changes.first().map_or(0, |change| change.place);
        let Part { board, component, first } = game.ruleset.kind().part_at(position.tokens(), place);
        Move { board, component, first, changes: mv.changes.iter().map(change).collect() }
    };
    moves.iter().map(written).collect()
}
