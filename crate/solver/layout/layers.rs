//! Which layer each position is on, where no move returns.
//!
//! Layers go by stones left when every move lowers them, which shows what a move takes; otherwise by the longest
//! play to the end. Either way every move leads to a later layer. Longest-path layering is the first step of
//! K. Sugiyama, S. Tagawa, M. Toda, Methods for visual understanding of hierarchical system structures, IEEE Trans.
//! SMC 11 (1981) 109–125.

use crate::game_graph::GameGraph;
use crate::pace::Pace;
use crate::position::PositionKind;

/// The layer of each position, by position number.
pub struct Layers {
    /// 0 for the start; no layer is empty.
    pub of: Vec<u32>,
    /// How many layers there are.
    pub count: usize,
    /// Whether they go by the stones left; else by the longest play.
    pub by_stones: bool,
}

/// Assigns every position of a graph with one start to its layer.
pub async fn assign(graph: &GameGraph, kind: &dyn PositionKind, pace: &Pace) -> Layers {
    let stones = stones_left(graph, kind, pace).await;
    let by_stones = stones.is_some();
    let height = match stones {
        Some(stones) => stones,
        None => longest_play(graph, pace).await,
    };
    pace.pause().await;
    compress(&height, by_stones)
}

/// Assigns the positions of a neighbourhood by the longest play within it: stones would put every huge heap on a layer of
/// its own.
pub async fn assign_neighbourhood(graph: &GameGraph, pace: &Pace) -> Layers {
    compress(&longest_play(graph, pace).await, false)
}

/// The stones of each position, if every move lowers them.
async fn stones_left(graph: &GameGraph, kind: &dyn PositionKind, pace: &Pace) -> Option<Vec<u64>> {
    let mut stones = Vec::with_capacity(graph.position_count());
    for index in 0..graph.position_count() {
        stones.push(kind.stones(graph.tokens(index))?);
    }
    let lowered =
        |index: usize| graph.options.row(index).iter().all(|&option| stones[option as usize] < stones[index]);
    for (mut range, looks) in graph.options.ranges() {
        if !range.all(lowered) {
            return None;
        }
        pace.spend(looks).await;
    }
    Some(stones)
}

/// The number of moves of the longest play from each position.
async fn longest_play(graph: &GameGraph, pace: &Pace) -> Vec<u64> {
    let mut longest = vec![0; graph.position_count()];
    for (run, looks) in graph.options.runs(&graph.post_order) {
        for &index in run {
            let options = graph.options.row(index as usize);
            longest[index as usize] =
                options.iter().map(|&option| longest[option as usize] + 1).max().unwrap_or(0);
        }
        pace.spend(looks).await;
    }
    longest
}

/// Turns heights into layers counted from the top, leaving no layer empty.
pub(super) fn compress(height: &[u64], by_stones: bool) -> Layers {
    let mut levels = height.to_vec();
    levels.sort_unstable();
    levels.dedup();
    let layer = |height: &u64| levels.len() - 1 - levels.partition_point(|level| level < height);
    Layers { of: height.iter().map(|height| layer(height) as u32).collect(), count: levels.len(), by_stones }
}
