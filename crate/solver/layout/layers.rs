//! Which layer each position is on.
//!
//! Layers go by stones left when every move lowers them, which shows what a move takes; otherwise by the longest
//! play to the end. Either way every move leads to a later layer. Longest-path layering is the first step of
//! K. Sugiyama, S. Tagawa, M. Toda, Methods for visual understanding of hierarchical system structures, IEEE Trans.
//! SMC 11 (1981) 109–125.

use crate::game_graph::GameGraph;
use crate::numbers;
use crate::position::PositionKind;
use alloc::vec::Vec;

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
pub fn assign(graph: &GameGraph, kind: &dyn PositionKind) -> Layers {
    let stones = stones_left(graph, kind);
    let by_stones = stones.is_some();
    compress(&stones.unwrap_or_else(|| longest_play(graph)), by_stones)
}

/// Assigns the positions of a part of a graph by the longest play within it: stones would put every huge heap on a layer of
/// its own.
pub fn assign_part(graph: &GameGraph) -> Layers {
    compress(&longest_play(graph), false)
}

/// The stones of each position, if every move lowers them.
fn stones_left(graph: &GameGraph, kind: &dyn PositionKind) -> Option<Vec<u64>> {
    let all = 0..graph.position_count();
    let stones: Option<Vec<u64>> = all.clone().map(|index| kind.stones(graph.tokens(index))).collect();
    let stones = stones?;
    let lowered =
        |index: usize| graph.options.row(index).iter().all(|&option| stones[option as usize] < stones[index]);
    all.into_iter().all(lowered).then_some(stones)
}

/// The number of moves of the longest play from each position.
fn longest_play(graph: &GameGraph) -> Vec<u64> {
    let mut longest = vec![0; graph.position_count()];
    for &index in &graph.post_order {
        let options = graph.options.row(index as usize);
        longest[index as usize] =
            options.iter().map(|&option| longest[option as usize] + 1).max().unwrap_or(0);
    }
    longest
}

/// Turns heights into layers counted from the top, leaving no layer empty.
fn compress(height: &[u64], by_stones: bool) -> Layers {
    let mut levels = height.to_vec();
    numbers::sort(&mut levels);
    levels.dedup();
    let layer = |height: &u64| levels.len() - 1 - levels.partition_point(|level| level < height);
    Layers { of: height.iter().map(|height| layer(height) as u32).collect(), count: levels.len(), by_stones }
}
