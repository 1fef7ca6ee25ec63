//! Covering moves: those that no longer play can stand in for. They are the Hasse diagram of "can be reached". Where moves return
//! that is none, and the picture rests on all moves.
//!
//! Cost: one pass over the moves, and for every covering move one union of sets of positions, 64 at a time.
//! Source: A. V. Aho, M. R. Garey, J. D. Ullman, The transitive reduction of a directed graph, SIAM J. Comput. 1 (1972)
//! 131–137.

use crate::game_graph::GameGraph;
use crate::layout::layers::Layers;
use crate::limits;
use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;

/// The moves that the picture rests on.
pub struct Covers {
    /// By position.
    pub rows: Rows,
    /// Whether they are exactly the covering moves. Above [`limits::EXACT_COVERS`] positions they are the moves to the
    /// next layer: covering moves all of them, but perhaps not all that there are. Where moves return they are all moves of
    /// a graph that is drawn with them.
    pub exact: bool,
}

/// Finds the covering moves.
pub async fn find(graph: &GameGraph, layers: &Layers, pace: &Pace) -> Covers {
    if graph.returns && graph.position_count() <= limits::DRAWN_POSITIONS {
        return Covers { rows: graph.options.filtered(|_, _| true, pace).await, exact: false };
    }
    if graph.returns || graph.position_count() > limits::EXACT_COVERS {
        let one_down = |from: usize, to: u32| layers.of[to as usize] == layers.of[from] + 1;
        return Covers { rows: graph.options.filtered(one_down, pace).await, exact: false };
    }
    Covers { rows: transitive_reduction(graph, layers, pace).await, exact: true }
}

async fn transitive_reduction(graph: &GameGraph, layers: &Layers, pace: &Pace) -> Rows {
    let mut reduction = Reduction {
        graph,
        layers,
        ranks: graph.ranks(),
        words: graph.position_count().div_ceil(64),
        reachable: vec![0; graph.position_count() * graph.position_count().div_ceil(64)],
        is_cover: vec![false; graph.move_count()],
        open: Vec::new(),
        looks: 0,
    };
    for some in graph.post_order.chunks(POSITIONS_AT_ONCE) {
        some.iter().for_each(|&index| reduction.find_covers_of(index as usize));
        pace.spend(std::mem::take(&mut reduction.looks) / LOOKS).await;
    }
    let mut is_cover = reduction.is_cover.into_iter();
    graph.options.filtered(|_, _| is_cover.next().unwrap_or(false), pace).await
}

/// Positions whose covers are found between two looks at the pace.
const POSITIONS_AT_ONCE: usize = 16;

/// A transitive reduction under way: positions are looked at in the order of their ranks.
struct Reduction<'a> {
    graph: &'a GameGraph,
    layers: &'a Layers,
    ranks: Vec<u32>,
    /// Length of a row of `reachable`.
    words: usize,
    /// By rank: the positions that can be reached, itself included, as bits by rank.
    reachable: Vec<u64>,
    /// By place in the graph's options.
    is_cover: Vec<bool>,
    /// Kept between positions so that nothing is allocated for each: rank and place of options yet to be decided.
    open: Vec<u64>,
    /// Looks at moves and at words of sets since they were counted last.
    looks: u64,
}

impl Reduction<'_> {
    /// An option in the next layer is a cover, since every move leads to a later layer. Of the others, those that no
    /// cover found so far can reach are looked at from the highest rank down: one that is still not reached is a cover.
    fn find_covers_of(&mut self, index: usize) {
        let rank = self.ranks[index] as usize;
        let next_layer = self.layers.of[index] + 1;
        for cell in self.graph.options.cells(index) {
            let option = self.graph.options.items[cell] as usize;
            if self.layers.of[option] == next_layer {
                self.cover(rank, cell, self.ranks[option] as usize);
            }
        }
        self.open.clear();
        for cell in self.graph.options.cells(index) {
            let option = self.ranks[self.graph.options.items[cell] as usize] as usize;
            if !self.reaches(rank, option) {
                self.open.push((option as u64) << 32 | cell as u64);
            }
        }
        self.open.sort_unstable();
        while let Some(key) = self.open.pop() {
            let option = (key >> 32) as usize;
            if !self.reaches(rank, option) {
                self.cover(rank, key as u32 as usize, option);
            }
        }
        self.reachable[rank * self.words + rank / 64] |= 1 << (rank % 64);
        self.looks += 2 * self.graph.options.cells(index).len() as u64;
    }

    fn reaches(&self, rank: usize, option: usize) -> bool {
        self.reachable[rank * self.words + option / 64] >> (option % 64) & 1 == 1
    }

    /// Notes a cover, and that all that it reaches is reached. Its set is empty above the word of its own rank.
    fn cover(&mut self, rank: usize, cell: usize, option: usize) {
        self.is_cover[cell] = true;
        self.looks += option as u64 / 64;
        let (lower, own) = self.reachable.split_at_mut(rank * self.words);
        let below = &lower[option * self.words..][..option / 64 + 1];
        own.iter_mut().zip(below).for_each(|(own, below)| *own |= below);
    }
}
