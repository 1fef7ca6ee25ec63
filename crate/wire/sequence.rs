//! Values of single heaps.

use crate::js_array::{Integers, Shorts};
use crate::word::{Method, SequenceOf};
use mexplorer::analysis;
use mexplorer::sequence::Period;
use serde::Serialize;

/// The values of the heaps 0, 1, 2, ….
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Sequence {
    /// By heap.
    #[cfg_attr(feature = "build", ts(inline))]
    values: Values,
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

pub fn sequence(found: &analysis::HeapSequence) -> Sequence {
    let sequence = &found.sequence;
    let period = sequence.period;
    // What is not known yet are repetitions of a proved period, so no value is larger than the known ones.
    let is_short = sequence.known.iter().all(|value| *value <= u32::from(u16::MAX));
    let round = period.map_or(0, |period| period.period);
    Sequence {
        values: if is_short {
            let known: Vec<u16> = sequence.known.iter().map(|value| *value as u16).collect();
            Values::Short(Shorts::repeating(&known, round, sequence.length))
        } else {
            Values::Long(Integers::repeating(&sequence.known, round, sequence.length))
        },
        kind: found.of.into(),
        period: period.map(|period| period.period),
        preperiod: period.map(|period| period.preperiod),
        saltus: period.and_then(|Period { saltus, .. }| (saltus > 0).then_some(saltus)),
        status: period.map(|_| if sequence.is_proved { "proved" } else { "observed" }),
        method: found.method.into(),
    }
}
