//! Values of many positions.

use crate::js_array::{Bytes, Doubles, Integers};
use crate::json::record;
use alloc::vec::Vec;
use mexplorer::analysis;
use mexplorer::convention::OutcomeClass;

record! {
    /// Values by index of the positions asked.
    pub struct Evaluation {
        /// How all of them were found.
        #[cfg_attr(test, ts(type = "Method"))]
        method: &'static str,
        /// With two players: 0 = P, 1 = N.
        outcome: Option<Bytes>,
        /// Under normal play.
        grundy: Option<Doubles>,
        /// In moves; present with two players when the method is "search".
        remoteness: Option<Integers>,
        /// In an alliance with the standard matrix: how many turns after the player to move the winner comes.
        game_value: Option<Bytes>,
        /// In an alliance of n players: who wins when P₀, P₁, … is to move, n entries for each position.
        winners: Option<Bytes>,
    }
}

pub fn evaluation(evaluation: &analysis::Evaluation) -> Evaluation {
    let values = &evaluation.values;
    let outcome: Option<Vec<OutcomeClass>> = values.iter().map(|value| value.outcome).collect();
    let grundy: Option<Vec<f64>> = values.iter().map(|value| Some(value.grundy? as f64)).collect();
    let remoteness: Option<Vec<u32>> = values.iter().map(|value| value.remoteness).collect();
    let game_value: Option<Vec<u8>> = values.iter().map(|value| value.game_value).collect();
    let winners: Vec<u8> = values.iter().flat_map(|value| value.winners.iter().copied()).collect();
    Evaluation {
        method: evaluation.method.as_str(),
        outcome: outcome.map(|outcome| outcomes(&outcome)),
        grundy: grundy.map(|grundy| grundy.as_slice().into()),
        remoteness: remoteness.map(|remoteness| remoteness.as_slice().into()),
        game_value: game_value.map(|values| values.as_slice().into()),
        winners: (!winners.is_empty()).then(|| winners.as_slice().into()),
    }
}

/// 0 for P and 1 for N, as the page reads outcome classes.
pub fn outcomes(outcomes: &[OutcomeClass]) -> Bytes {
    let codes: Vec<u8> = outcomes.iter().map(|&outcome| u8::from(outcome == OutcomeClass::N)).collect();
    codes.as_slice().into()
}
