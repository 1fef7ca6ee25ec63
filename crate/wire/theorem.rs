//! What theorems say.

use crate::{Number, numbers};
use mexplorer::analysis::Said;
use mexplorer::convention::OutcomeClass;
use mexplorer::theorem::{self, Status, Value};
use serde::Serialize;

/// Who wins: the previous player, the next one, or neither in a draw.
#[derive(Serialize)]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum Outcome {
    P,
    N,
    D,
}

impl From<OutcomeClass> for Outcome {
    fn from(class: OutcomeClass) -> Self {
        match class {
            OutcomeClass::P => Outcome::P,
            OutcomeClass::N => Outcome::N,
            OutcomeClass::D => Outcome::D,
        }
    }
}

/// What a theorem predicts.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum Prediction {
    Silent,
    Exactly { value: PredictedValue },
    OneOf { values: Vec<PredictedValue> },
}

impl From<theorem::Prediction> for Prediction {
    fn from(prediction: theorem::Prediction) -> Self {
        match prediction {
            theorem::Prediction::Silent => Prediction::Silent,
            theorem::Prediction::Exactly(value) => Prediction::Exactly { value: value.into() },
            theorem::Prediction::OneOf(values) => {
                Prediction::OneOf { values: values.into_iter().map(PredictedValue::from).collect() }
            }
        }
    }
}

/// A predicted value. Formulas may say numbers that are no value of any position, NaN where they are not defined, and they
/// alone say "undefined": a condition that is neither true nor false.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum PredictedValue {
    Grundy { grundy: f64 },
    Outcome { outcome: Outcome },
    GameValue { turns: f64 },
    Remoteness { moves: Number },
    Undefined,
}

impl From<Value> for PredictedValue {
    fn from(value: Value) -> Self {
        match value {
            Value::Grundy(grundy) => PredictedValue::Grundy { grundy: grundy as f64 },
            Value::Outcome(outcome) => PredictedValue::Outcome { outcome: outcome.into() },
            Value::GameValue(turns) => PredictedValue::GameValue { turns: turns.into() },
            Value::Remoteness(moves) => PredictedValue::Remoteness { moves: moves.into() },
        }
    }
}

impl From<Said> for PredictedValue {
    fn from(said: Said) -> Self {
        match said {
            Said::Undefined => PredictedValue::Undefined,
            Said::Outcome(outcome) => PredictedValue::Outcome { outcome: outcome.into() },
            Said::Grundy(grundy) => PredictedValue::Grundy { grundy },
            Said::GameValue(turns) => PredictedValue::GameValue { turns },
        }
    }
}

/// A number or numbers that a theorem goes by. The rows of "binary-columns" are to be written in binary under one another,
/// above their nim-sum; those of "column-counts" above how many ones each column has modulo a number, the lowest bit first. A
/// "cycle" has its values in their order, from place 0 on, and a step goes from one of its places to another.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum Quantity {
    Integer { value: Number },
    List { values: Vec<Number> },
    Set { values: Vec<Number> },
    BinaryColumns { rows: Vec<Number>, sum: Number },
    ColumnCounts { rows: Vec<Number>, modulus: Number, counts: Vec<Number> },
    Cycle { runs: Vec<Run>, from: Number, to: Number },
    Case { name: &'static str },
}

/// A value of a cycle, and how many places in a row have it.
#[derive(Serialize)]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub struct Run {
    value: Number,
    length: Number,
}

impl From<theorem::Quantity> for Quantity {
    fn from(quantity: theorem::Quantity) -> Self {
        match quantity {
            theorem::Quantity::Integer(value) => Quantity::Integer { value: value.into() },
            theorem::Quantity::List(values) => Quantity::List { values: numbers(&values) },
            theorem::Quantity::Set(values) => Quantity::Set { values: numbers(&values) },
            theorem::Quantity::BinaryColumns { rows, sum } => {
                Quantity::BinaryColumns { rows: numbers(&rows), sum: sum.into() }
            }
            theorem::Quantity::ColumnCounts { rows, modulus, counts } => Quantity::ColumnCounts {
                rows: numbers(&rows),
                modulus: modulus.into(),
                counts: numbers(&counts),
            },
            theorem::Quantity::Cycle { runs, from, to } => {
                let run = |[value, length]: [u64; 2]| Run { value: value.into(), length: length.into() };
                Quantity::Cycle {
                    runs: runs.into_iter().map(run).collect(),
                    from: from.into(),
                    to: to.into(),
                }
            }
            theorem::Quantity::Case(name) => Quantity::Case { name },
        }
    }
}

/// How far a theorem can be trusted.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum TheoremStatus {
    Proved,
    NeedsHypothesis,
    Conjecture,
    Observed,
}

impl From<Status> for TheoremStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Proved => TheoremStatus::Proved,
            Status::NeedsHypothesis => TheoremStatus::NeedsHypothesis,
            Status::Conjecture => TheoremStatus::Conjecture,
            Status::Observed => TheoremStatus::Observed,
        }
    }
}
