//! Jia's ending: play also stops, and the mover wins, where all components have the Grundy value 0.

use crate::convention::OutcomeClass;
use crate::game_graph::GameGraph;
use crate::pace::Pace;

/// Outcome classes when play also stops, and the mover wins, at certain positions.
pub async fn outcomes(
    graph: &GameGraph,
    terminal: OutcomeClass,
    stops: &dyn Fn(usize) -> bool,
    pace: &Pace,
) -> Vec<OutcomeClass> {
    let mut outcome = vec![terminal; graph.position_count()];
    for (run, looks) in graph.options.runs(&graph.post_order) {
        for &index in run {
            let index = index as usize;
            let options = graph.options.row(index);
            if stops(index) {
                outcome[index] = OutcomeClass::N;
            } else if !options.is_empty() {
                let wins = options.iter().any(|&option| outcome[option as usize] == OutcomeClass::P);
                outcome[index] = if wins { OutcomeClass::N } else { OutcomeClass::P };
            }
        }
        pace.spend(looks).await;
    }
    outcome
}
