//! Proved periods by which a position has its value.

use crate::Number;
use mexplorer::analysis;
use mexplorer::single_heaps::Proof;
use serde::Serialize;

/// A period of the values of single heaps that is proved, and the heaps of the position that have theirs by it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct ExplainedPeriod {
    /// In a sum, the component that it belongs to, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    component: Option<usize>,
    /// The least period: value(n + period) = value(n) for n ≥ preperiod.
    period: usize,
    /// The first heap from which it holds.
    preperiod: usize,
    /// Why it is proved. "window": a value follows from those of the `reach` heaps before it, always in the same way.
    /// "guy-smith": by the theorem of Guy and Smith, for moves that take at most `reach` stones and may split heaps in as many as
    /// `parts`, 2 or 3; else `parts` is 1.
    #[cfg_attr(feature = "build", ts(type = "\"window\" | \"guy-smith\""))]
    proof: &'static str,
    reach: Number,
    parts: Number,
    /// The values of all heaps below this have been computed: that they have the period proves that all have it.
    looked_through: Number,
    /// The distinct heaps beyond the first round of the period, ascending.
    heaps: Vec<PeriodHeap>,
}

/// A heap that has its value by a period.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct PeriodHeap {
    heap: Number,
    /// Its remainder by the period.
    remainder: Number,
    /// The heap of the first round that has the same remainder, and so the same value.
    like: Number,
}

/// Those of an explanation, if there are any.
pub fn periods(periods: &[analysis::ExplainedPeriod]) -> Option<Vec<ExplainedPeriod>> {
    let heap = |period: u64, heap: &analysis::PeriodHeap| PeriodHeap {
        heap: heap.heap.into(),
        remainder: (heap.heap % period).into(),
        like: heap.like.into(),
    };
    let period = |found: &analysis::ExplainedPeriod| {
        let (proof, reach, parts) = match found.proof {
            Proof::Window(heaps) => ("window", heaps, 1),
            Proof::GuySmith { most, heaps } => ("guy-smith", most, heaps),
        };
        let period = found.period.period;
        ExplainedPeriod {
            component: found.component,
            period,
            preperiod: found.period.preperiod,
            proof,
            reach: reach.into(),
            parts: parts.into(),
            looked_through: found.looked_through.into(),
            heaps: found.heaps.iter().map(|like| heap(period as u64, like)).collect(),
        }
    };
    (!periods.is_empty()).then(|| periods.iter().map(period).collect())
}
