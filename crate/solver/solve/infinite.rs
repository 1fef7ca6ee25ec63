//! Grundy values where moves may return: finite ones, and infinite ones with the finite values of their options.
//!
//! A position gets m if m is the mex of its options' values and every option that has none yet, or a larger one, has itself an
//! option of value m: whoever goes there is answered by a move to m. What never gets one is infinite.
//!
//! Guarantee: by this definition alone, which gives each position the same value in whatever order it is applied.
//! Cost: for each value, one look at the arrows of the positions whose options have all smaller ones.
//!
//! Sources: as of [`super::retrograde`].
#![allow(clippy::cast_possible_truncation, reason = "positions and values are counted within a budget")]

use super::INFINITE;
use crate::game_graph::GameGraph;
use crate::numbers::MexFinder;
use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;

/// The Grundy values of all positions, [`INFINITE`] among them; and of these the finite values of their options, ascending.
pub async fn grundy_values(graph: &GameGraph, before: &Rows, pace: &Pace) -> (Vec<u32>, Rows) {
    let mut grundy = without_return(graph, pace).await;
    let known = by_value(&grundy);
    // Positions that may still get the value in turn, or a larger one: their options have all smaller ones.
    let mut open: Vec<u32> =
        (0..grundy.len() as u32).filter(|&index| grundy[index as usize] == INFINITE).collect();
    let mut is_open: Vec<bool> = grundy.iter().map(|&value| value == INFINITE).collect();
    // Which positions have an option of the value in turn: those for which its round is noted.
    let mut has_value = vec![0u32; grundy.len()];
    // Options without a value from which there is no answer.
    let mut unanswered = vec![0u32; grundy.len()];
    let mut value = 0;
    while !open.is_empty() {
        let round = value + 1;
        let of_value = if (value as usize) < known.len() { known.row(value as usize) } else { &[] };
        for (run, looks) in before.runs(of_value) {
            for &index in run {
                before.row(index as usize).iter().for_each(|&earlier| has_value[earlier as usize] = round);
            }
            pace.spend(looks).await;
        }
        let mut found = Vec::new();
        for (run, looks) in graph.options.runs(&open) {
            for &index in run.iter().filter(|&&index| has_value[index as usize] != round) {
                let is_unanswered = |&&option: &&u32| {
                    grundy[option as usize] == INFINITE && has_value[option as usize] != round
                };
                let options = graph.options.row(index as usize).iter();
                unanswered[index as usize] = options.filter(is_unanswered).count() as u32;
                if unanswered[index as usize] == 0 {
                    found.push(index);
                }
            }
            pace.spend(looks).await;
        }
        while let Some(index) = found.pop() {
            if has_value[index as usize] == round {
                continue;
            }
            grundy[index as usize] = value;
            let mut looks = 1;
            for &earlier in before.row(index as usize) {
                if std::mem::replace(&mut has_value[earlier as usize], round) == round
                    || grundy[earlier as usize] != INFINITE
                {
                    continue;
                }
                // Whoever goes to that one can now be answered.
                let row = before.row(earlier as usize);
                for &asker in row.iter().filter(|&&asker| is_open[asker as usize]) {
                    if has_value[asker as usize] != round && grundy[asker as usize] == INFINITE {
                        unanswered[asker as usize] -= 1;
                        if unanswered[asker as usize] == 0 {
                            found.push(asker);
                        }
                    }
                }
                looks += 1 + row.len();
            }
            pace.spend(looks as u64 / LOOKS).await;
        }
        open.retain(|&index| {
            let stays = grundy[index as usize] == INFINITE && has_value[index as usize] == round;
            is_open[index as usize] = stays;
            stays
        });
        pace.spend(is_open.len() as u64 / LOOKS / 8).await;
        value += 1;
    }
    let sets = finite_values_of_options(graph, &grundy, pace).await;
    (grundy, sets)
}

/// The values of the positions from which no way leads round: each the mex of its options' values.
async fn without_return(graph: &GameGraph, pace: &Pace) -> Vec<u32> {
    let mut grundy = vec![INFINITE; graph.position_count()];
    let mut mex = MexFinder::default();
    for (run, looks) in graph.options.runs(&graph.post_order) {
        for &index in run {
            let values = || graph.options.row(index as usize).iter().map(|&option| grundy[option as usize]);
            if values().all(|value| value != INFINITE) {
                grundy[index as usize] = mex.of(values());
            }
        }
        pace.spend(looks).await;
    }
    grundy
}

/// The positions of each finite value.
fn by_value(grundy: &[u32]) -> Rows {
    let finite = |&value: &u32| value != INFINITE;
    let count = grundy.iter().copied().filter(finite).max().map_or(0, |largest| largest as usize + 1);
    let mut value_of = Rows::default();
    for &value in grundy {
        value_of.items.extend(Some(value).filter(finite));
        value_of.close_row();
    }
    value_of.turned(count)
}

async fn finite_values_of_options(graph: &GameGraph, grundy: &[u32], pace: &Pace) -> Rows {
    let mut sets = Rows::default();
    let mut set = Vec::new();
    for (range, looks) in graph.options.ranges() {
        for index in range {
            if grundy[index] == INFINITE {
                let values = graph.options.row(index).iter().map(|&option| grundy[option as usize]);
                set.clear();
                set.extend(values.filter(|&value| value != INFINITE));
                set.sort_unstable();
                set.dedup();
                sets.items.extend(&set);
            }
            sets.close_row();
        }
        pace.spend(looks).await;
    }
    sets
}
