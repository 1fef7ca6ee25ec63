//! Values of many positions.

use crate::js_array::{Bytes, Doubles};
use crate::json::record;
use alloc::vec::Vec;
use mexplorer::analysis;
use mexplorer::convention::OutcomeClass;

record! {
    /// Values by index of the positions asked.
    pub struct Evaluation {
        /// How all of them were found.
        #[cfg_attr(test, ts(type = "Method"))]
        pub method: &'static str,
        /// The theorem that gives them, where one does.
        theorem: Option<&'static str>,
        /// With two players: 0 = P, 1 = N.
        pub outcome: Option<Bytes>,
        /// Under normal play.
        pub grundy: Option<Doubles>,
        /// In moves; with two players, where search found it or a theorem tells it.
        remoteness: Option<Doubles>,
        /// In an alliance with the standard matrix: how many turns after the player to move the winner comes.
        pub game_value: Option<Bytes>,
        /// In an alliance of n players: who wins when P₀, P₁, … is to move, n entries for each position.
        winners: Option<Bytes>,
    }
}

pub fn evaluation(evaluation: &analysis::Evaluation) -> Evaluation {
    let values = &evaluation.values;
    let outcome: Option<Vec<OutcomeClass>> = values.iter().map(|value| value.outcome).collect();
    let grundy: Option<Vec<f64>> = values.iter().map(|value| Some(value.grundy? as f64)).collect();
    let remoteness: Option<Vec<f64>> = values.iter().map(|value| Some(value.remoteness? as f64)).collect();
    let game_value: Option<Vec<u8>> = values.iter().map(|value| value.game_value).collect();
    let winners: Vec<u8> = values.iter().flat_map(|value| value.winners.iter().copied()).collect();
    Evaluation {
        method: evaluation.method.as_str(),
        theorem: evaluation.theorem,
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
