//! The part of a graph around a position: what leads there in a few moves, and what is reached from there in a few.
//!
//! Which positions these are follows from the moves alone, so that they tell nothing of the values.
//! Cost: a pass over all moves for each move back, a look at those of the positions found for each move on.

use crate::game_graph::GameGraph;
use crate::limits::AROUND_MOVES;
use crate::pace::Pace;
use crate::position::Position;

/// Around which position, and within how many moves, from 1 to [`AROUND_MOVES`].
pub struct Around {
    /// The position.
    pub position: Position,
    /// How many moves lead there, or from there, at most.
    pub moves: usize,
}

/// What is to be said of such a part beside its positions and moves.
pub struct Part {
    /// The number that the position in the middle has in it.
    pub middle: usize,
    /// Within how many moves its positions are.
    pub moves: usize,
    /// How many positions there are within 1, 2, … moves, the one in the middle with them.
    pub counts: [usize; AROUND_MOVES],
    /// How many positions the whole graph has.
    pub whole: usize,
    /// Where each position stands in the whole graph's [`GameGraph::post_order`].
    pub ranks: Vec<u32>,
}

/// How many moves a position is away at most, for one that is farther.
const FAR: usize = usize::MAX;

/// Finds the positions around one, in the order of their numbers.
pub async fn find(whole: &GameGraph, middle: usize, moves: usize, pace: &Pace) -> (Vec<u32>, Part) {
    let after = moves_after(whole, middle, pace).await;
    let before = moves_before(whole, middle, pace).await;
    let distance: Vec<usize> =
        after.into_iter().zip(before).map(|(after, before)| after.min(before)).collect();
    pace.pause().await;
    let mut counts = [0; AROUND_MOVES];
    for &moves in distance.iter().filter(|&&moves| moves <= AROUND_MOVES) {
        counts[moves.max(1) - 1..].iter_mut().for_each(|count| *count += 1);
    }
    let kept = (0..whole.position_count()).filter(|&index| distance[index] <= moves);
    #[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
    let kept: Vec<u32> = kept.map(|index| index as u32).collect();
    let ranks = whole.ranks();
    let ranks = kept.iter().map(|&index| ranks[index as usize]).collect();
    let middle = kept.partition_point(|&index| (index as usize) < middle);
    pace.pause().await;
    (kept, Part { middle, moves, counts, whole: whole.position_count(), ranks })
}

/// In how few moves each position is reached from one.
async fn moves_after(whole: &GameGraph, middle: usize, pace: &Pace) -> Vec<usize> {
    let mut distance = vec![FAR; whole.position_count()];
    distance[middle] = 0;
    #[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
    let mut last = vec![middle as u32];
    for moves in 1..=AROUND_MOVES {
        let mut next = Vec::new();
        for (run, looks) in whole.options.runs(&last) {
            for &option in run.iter().flat_map(|&index| whole.options.row(index as usize)) {
                if distance[option as usize] == FAR {
                    distance[option as usize] = moves;
                    next.push(option);
                }
            }
            pace.spend(looks).await;
        }
        last = next;
    }
    distance
}

/// In how few moves each position leads to one.
async fn moves_before(whole: &GameGraph, middle: usize, pace: &Pace) -> Vec<usize> {
    let mut distance = vec![FAR; whole.position_count()];
    distance[middle] = 0;
    for moves in 1..=AROUND_MOVES {
        for (rows, looks) in whole.options.ranges() {
            for row in rows {
                let is_last = |&option: &u32| distance[option as usize] == moves - 1;
                if distance[row] == FAR && whole.options.row(row).iter().any(is_last) {
                    distance[row] = moves;
                }
            }
            pace.spend(looks).await;
        }
    }
    distance
}
