//! Values of many positions.

use crate::js_array::{Bytes, Doubles, Integers};
use crate::word::Method;
use mexplorer::analysis::{self, PositionValue};
use mexplorer::convention::OutcomeClass;
use serde::Serialize;

/// Values by index of the positions asked.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Evaluation {
    /// How all of them were found.
    pub method: Method,
    /// The theorem that gives them, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
    /// With two players: 0 = P, 1 = N, 2 = D, a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Bytes>,
    /// Under normal play; −1 is an infinite value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grundy: Option<Doubles>,
    /// Present where some Grundy value is infinite: for each of them the finite values of its options, ascending, from
    /// `infiniteOffsets[i]` on in `infinite`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infinite_offsets: Option<Integers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infinite: Option<Doubles>,
    /// In moves; with two players, where search found it or a theorem tells it; −1 of a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<Doubles>,
    /// In an alliance with the standard matrix: how many turns after the player to move the winner comes; 255 of a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game_value: Option<Bytes>,
    /// In an alliance with the standard matrix: how many moves a shortest way to a level position has; 0 is level, 255 a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<Bytes>,
    /// In an alliance of n players: who wins when P₀, P₁, … is to move, n entries for each position; 255 is nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Bytes>,
    /// The indices of the positions that no method reaches, where there are any beside others: in the lists above their
    /// entries are NaN, or 255.
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<Integers>,
}

pub fn evaluation(evaluation: &analysis::Evaluation) -> Evaluation {
    let (values, missing) = (&evaluation.values, &evaluation.missing);
    let players = values.iter().map(|value| value.winners.iter().count()).max().unwrap_or_default();
    let of_each = |value: &PositionValue| {
        let known = value.winners.iter().copied();
        known.chain(std::iter::repeat(u8::MAX)).take(players).collect::<Vec<_>>()
    };
    let winners: Vec<u8> = values.iter().flat_map(of_each).collect();
    let (infinite_offsets, infinite) = infinite_sets(values).unzip();
    Evaluation {
        method: evaluation.method.into(),
        theorem: evaluation.theorem,
        outcome: bytes(evaluation, |value| value.outcome.map(code)),
        grundy: doubles(evaluation, grundy),
        infinite_offsets,
        infinite,
        remoteness: doubles(evaluation, remoteness),
        game_value: bytes(evaluation, |value| value.game_value),
        distance: bytes(evaluation, PositionValue::distance),
        winners: (!winners.is_empty()).then(|| winners.as_slice().into()),
        missing: (!missing.is_empty()).then(|| indices(missing)),
    }
}

/// Something that all values tell, but for those that are missing.
fn each<T: Clone>(
    evaluation: &analysis::Evaluation,
    of: impl Fn(&PositionValue) -> Option<T>,
    missing: T,
) -> Option<Vec<T>> {
    let one = |(index, value): (usize, &PositionValue)| {
        of(value).or_else(|| evaluation.missing.binary_search(&index).ok().map(|_| missing.clone()))
    };
    evaluation.values.iter().enumerate().map(one).collect()
}

fn bytes(evaluation: &analysis::Evaluation, of: impl Fn(&PositionValue) -> Option<u8>) -> Option<Bytes> {
    each(evaluation, of, u8::MAX).map(|bytes| bytes.as_slice().into())
}

/// The same of larger numbers.
fn doubles(evaluation: &analysis::Evaluation, of: impl Fn(&PositionValue) -> Option<f64>) -> Option<Doubles> {
    each(evaluation, of, f64::NAN).map(|doubles| doubles.as_slice().into())
}

/// What stands for an infinite value, and for the remoteness of a draw.
pub const NONE: f64 = -1.0;

/// The Grundy value as it crosses the boundary.
pub fn grundy(value: &PositionValue) -> Option<f64> {
    value.grundy.map(|grundy| grundy as f64).or(value.infinite.as_ref().map(|_| NONE))
}

/// The remoteness likewise.
pub fn remoteness(value: &PositionValue) -> Option<f64> {
    let is_draw = value.outcome == Some(OutcomeClass::D);
    value.remoteness.map(|moves| moves as f64).or(is_draw.then_some(NONE))
}

/// The finite values of the options of each position with an infinite value, where there is one.
#[allow(clippy::cast_possible_truncation, reason = "positions are few")]
fn infinite_sets(values: &[PositionValue]) -> Option<(Integers, Doubles)> {
    values.iter().any(|value| value.infinite.is_some()).then(|| {
        let (mut offsets, mut items) = (vec![0], Vec::new());
        for value in values {
            items.extend(value.infinite.iter().flatten().map(|&item| item as f64));
            offsets.push(items.len() as u32);
        }
        (offsets.as_slice().into(), items.as_slice().into())
    })
}

#[allow(clippy::cast_possible_truncation, reason = "positions are few")]
fn indices(missing: &[usize]) -> Integers {
    missing.iter().map(|&index| index as u32).collect::<Vec<_>>().as_slice().into()
}

/// 0 for P, 1 for N and 2 for D, as the page reads outcome classes.
pub fn outcomes(outcomes: &[OutcomeClass]) -> Bytes {
    let codes: Vec<u8> = outcomes.iter().copied().map(code).collect();
    codes.as_slice().into()
}

fn code(outcome: OutcomeClass) -> u8 {
    match outcome {
        OutcomeClass::P => 0,
        OutcomeClass::N => 1,
        OutcomeClass::D => 2,
    }
}
