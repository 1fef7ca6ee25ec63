//! The three steps of a proof that a set of positions is that of the P-positions, on what a theorem predicts alone.

use super::solved::SolvedGraph;
use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::pace::Pace;
use crate::theorem::{Claim, Prediction};

/// The steps of a proof that a set of positions is that of the P-positions: the terminal positions have the class that the
/// convention gives them, every other N-position has a move to a P-position, no P-position has one.
pub const PROOF: [&str; 3] = ["terminals", "n-to-p", "p-to-n"];

/// Who wins everywhere, if predictions say it of every position.
pub fn outcomes(predictions: &[Prediction], players: usize) -> Option<Vec<OutcomeClass>> {
    let outcome = |prediction: &Prediction| match prediction {
        Prediction::Exactly(value) => value.outcome(players),
        _ => None,
    };
    predictions.iter().map(outcome).collect()
}

/// The steps of [`PROOF`], on what a theorem predicts. None, where it does not say of every position which of two players
/// wins.
pub async fn check(game: &Game, solved: &SolvedGraph, predictions: &[Prediction], pace: &Pace) -> Vec<Claim> {
    let Some(terminal) = game.convention.terminal_outcome() else { return Vec::new() };
    let Some(predicted) = outcomes(predictions, 2) else { return Vec::new() };
    let [mut terminals, mut n_to_p, mut p_to_n] = PROOF.map(Claim::new);
    for (range, looks) in solved.graph.options.ranges() {
        for index in range {
            let options = solved.graph.options.row(index);
            let to_p = options.iter().find(|&&option| predicted[option as usize] == OutcomeClass::P);
            match (options.is_empty(), predicted[index]) {
                (true, class) => terminals.case(class == terminal, &[index]),
                (false, OutcomeClass::N) => n_to_p.case(to_p.is_some(), &[index]),
                (false, OutcomeClass::P) => match to_p {
                    Some(&option) => p_to_n.case(false, &[index, option as usize]),
                    None => p_to_n.case(true, &[]),
                },
                (false, OutcomeClass::D) => {}
            }
        }
        pace.spend(looks).await;
    }
    vec![terminals, n_to_p, p_to_n]
}
