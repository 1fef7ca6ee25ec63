//! How far from the ends a position is decided, looking back from them, and how far from there one that is drawn is.

use crate::game_graph::GameGraph;
use crate::pace::Pace;
use crate::rows::Rows;
use crate::solve::{NEVER, Solution};

/// After how many steps back from the ends each position is decided, whoever is to move; [`NEVER`] where it is drawn. One step
/// decides what leads to a position that is decided and won by moving there, and what leads to decided positions alone: with two
/// players it is the remoteness.
pub async fn steps_back(graph: &GameGraph, solution: &Solution, pace: &Pace) -> Vec<u32> {
    if let Some(remoteness) = &solution.remoteness {
        return remoteness.clone();
    }
    let before = graph.options.turned_in_slices(graph.position_count(), pace).await;
    let everybody = (1u16 << solution.players) - 1;
    let mut open: Vec<u32> = graph.options.offsets.windows(2).map(|ends| ends[1] - ends[0]).collect();
    let mut winners = vec![0u16; graph.position_count()];
    let ends = (0..open.len()).filter(|&position| open[position] == 0).collect();
    backwards(
        &before,
        ends,
        |from, option| {
            open[from] -= 1;
            winners[from] |= solution.movers_who_win_by_moving_to(option);
            open[from] == 0 || winners[from] == everybody
        },
        pace,
    )
    .await
}

/// How many moves lead from each position that is drawn to a decided one; 0 for these, and [`NEVER`] where none do.
pub async fn moves_to_decided(graph: &GameGraph, steps_back: &[u32], pace: &Pace) -> Vec<u32> {
    if !steps_back.contains(&NEVER) {
        return vec![0; steps_back.len()];
    }
    let before = graph.options.turned_in_slices(graph.position_count(), pace).await;
    let decided = (0..steps_back.len()).filter(|&position| steps_back[position] != NEVER).collect();
    backwards(&before, decided, |_, _| true, pace).await
}

/// How many steps back from some positions each is taken; `takes` asks of a position with a move to one that was.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
async fn backwards(
    before: &Rows,
    first: Vec<usize>,
    mut takes: impl FnMut(usize, usize) -> bool,
    pace: &Pace,
) -> Vec<u32> {
    let mut steps = vec![NEVER; before.len()];
    first.iter().for_each(|&position| steps[position] = 0);
    let mut layer: Vec<u32> = first.into_iter().map(|position| position as u32).collect();
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (run, looks) in before.runs(&layer) {
            for &option in run {
                for &from in before.row(option as usize) {
                    if steps[from as usize] == NEVER && takes(from as usize, option as usize) {
                        steps[from as usize] = steps[option as usize] + 1;
                        next.push(from);
                    }
                }
            }
            pace.spend(looks).await;
        }
        layer = next;
    }
    steps
}
