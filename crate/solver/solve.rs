//! One backward pass over a position graph: outcome class, Grundy value and remoteness of every position.
//!
//! Guarantee: every value follows from the options' values by its definition alone; no theorem is used.
//! Cost: two looks at each move.

use crate::convention::{OutcomeClass, PlayConvention};
use crate::game_graph::GameGraph;
use crate::numbers::MexFinder;

/// The values of all positions of a graph, by position number.
pub struct Solution {
    /// Who wins.
    pub outcome: Vec<OutcomeClass>,
    /// Grundy values; they are defined for normal play only.
    pub grundy: Option<Vec<u32>>,
    /// How many moves the game lasts when the winner hurries and the loser delays.
    pub remoteness: Vec<u32>,
}

impl Solution {
    /// Whether the previous player wins.
    pub fn is_p(&self, index: usize) -> bool {
        self.outcome[index] == OutcomeClass::P
    }
}

/// Solves a graph under a convention.
pub fn solve(graph: &GameGraph, convention: PlayConvention) -> Solution {
    let (outcome, remoteness) = outcomes(graph, convention);
    let grundy = match convention {
        PlayConvention::Normal => Some(grundy_values(graph)),
        PlayConvention::Misere => None,
    };
    Solution { outcome, grundy, remoteness }
}

/// A position is N when an option is P; the winner hurries to the P-option that ends soonest, and from a
/// P-position the loser delays as long as an option allows.
fn outcomes(graph: &GameGraph, convention: PlayConvention) -> (Vec<OutcomeClass>, Vec<u32>) {
    let mut outcome = vec![convention.terminal_outcome(); graph.position_count()];
    let mut remoteness = vec![0; graph.position_count()];
    for &index in &graph.post_order {
        let options = graph.options.row(index as usize);
        if options.is_empty() {
            continue;
        }
        let mut soonest_win = u32::MAX;
        let mut longest = 0;
        for &option in options {
            let lasts = remoteness[option as usize];
            longest = longest.max(lasts);
            if outcome[option as usize] == OutcomeClass::P {
                soonest_win = soonest_win.min(lasts);
            }
        }
        let wins = soonest_win != u32::MAX;
        outcome[index as usize] = if wins { OutcomeClass::N } else { OutcomeClass::P };
        remoteness[index as usize] = 1 + if wins { soonest_win } else { longest };
    }
    (outcome, remoteness)
}

fn grundy_values(graph: &GameGraph) -> Vec<u32> {
    let mut grundy = vec![0; graph.position_count()];
    let mut mex = MexFinder::default();
    for &index in &graph.post_order {
        let options = graph.options.row(index as usize);
        grundy[index as usize] = mex.of(options.iter().map(|&option| grundy[option as usize]));
    }
    grundy
}
