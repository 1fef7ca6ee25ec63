//! Values of single heaps.

use crate::RequestError;
use crate::js_array::{Integers, Shorts};
use crate::word::{Method, SequenceOf};
use mexplorer::analysis;
use mexplorer::sequence::{Period, SequencePart};
use serde::Serialize;

/// The values of the heaps 0, 1, 2, ….
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Sequence {
    /// By heap; as many as were asked for, unless it stopped.
    #[cfg_attr(feature = "build", ts(inline))]
    values: Values,
    /// How many values were asked for.
    length: usize,
    /// Why there are fewer: what was asked for is more than the budget allows or the device has memory for, or was given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<RequestError>,
    /// What the values are. "winners" are those when P₀, P₁, … is to move, as the digits, from the lowest up, of a number
    /// in the base of how many players there are.
    #[cfg_attr(feature = "build", ts(inline))]
    kind: SequenceOf,
    /// The least period, where the values repeat: value(n + period) = value(n) + saltus for n ≥ preperiod.
    #[serde(skip_serializing_if = "Option::is_none")]
    period: Option<usize>,
    /// The first heap from which they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    preperiod: Option<usize>,
    /// By how much the values rise in each period; absent when it is 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    saltus: Option<u32>,
    /// Where the values repeat: whether it is proved that they go on like this for ever, or only observed as far as `values`
    /// go.
    #[cfg_attr(feature = "build", ts(optional, type = "\"proved\" | \"observed\""))]
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<&'static str>,
    /// How the values were found.
    method: Method,
}

/// As few bytes as will do.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
pub enum Values {
    Short(Shorts),
    Long(Integers),
}

/// As few bytes as will do for values, of which the last `round` are repeated until there are `length`. What is repeated is no
/// larger than what is known, for a period that is proved has no saltus.
fn values(known: &[u32], round: usize, length: usize) -> Values {
    if known.iter().all(|value| *value <= u32::from(u16::MAX)) {
        let known: Vec<u16> = known.iter().map(|value| *value as u16).collect();
        Values::Short(Shorts::repeating(&known, round, length))
    } else {
        Values::Long(Integers::repeating(known, round, length))
    }
}

pub fn sequence(found: &analysis::HeapSequence) -> Sequence {
    let sequence = &found.sequence;
    let period = sequence.period;
    Sequence {
        values: values(&sequence.known, period.map_or(0, |period| period.period), sequence.length),
        length: found.asked,
        stopped: sequence.stopped.as_ref().map(RequestError::from),
        kind: found.of.into(),
        period: period.map(|period| period.period),
        preperiod: period.map(|period| period.preperiod),
        saltus: period.and_then(|Period { saltus, .. }| (saltus > 0).then_some(saltus)),
        status: period.map(|_| if sequence.is_proved { "proved" } else { "observed" }),
        method: found.method.into(),
    }
}

/// Values that have come before all are there.
pub fn part(part: &SequencePart) -> Sequence {
    Sequence {
        values: values(&part.values, 0, part.values.len()),
        length: part.asked,
        stopped: None,
        kind: part.of.into(),
        period: None,
        preperiod: None,
        saltus: None,
        status: None,
        method: part.method.into(),
    }
}
