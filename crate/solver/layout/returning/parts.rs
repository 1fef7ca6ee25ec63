//! The strongly connected parts of what is drawn, and how they lead to one another.
//!
//! R. E. Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1 (1972) 146–160.

use crate::game_graph::GameGraph;
use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;

/// The parts, each after those that it leads to.
pub struct Parts {
    pub members: Vec<Vec<u32>>,
    /// For each part its line from the top: all that it leads to is below, the nearest of that on the next line.
    pub lines: Vec<usize>,
}

const NONE: u32 = u32::MAX;
/// Moves that are looked at between two looks at the pace.
const AT_ONCE: u64 = 10_000;

/// A search under way.
struct Search {
    /// By position: when it was found; [`NONE`] before.
    found: Vec<u32>,
    /// By position: the earliest that is known to be reached in its part.
    low: Vec<u32>,
    /// By position: its part; [`NONE`] before that is complete, and for what is not drawn.
    part: Vec<u32>,
    /// Found, and in no part yet.
    open: Vec<u32>,
    next: u32,
}

impl Parts {
    /// Those of the positions `drawn`, which are ascending in the post-order.
    #[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
    pub async fn of(graph: &GameGraph, drawn: &[u32], pace: &Pace) -> Parts {
        let count = graph.position_count();
        let mut is_drawn = vec![false; count];
        drawn.iter().for_each(|&position| is_drawn[position as usize] = true);
        let mut search = Search {
            found: vec![NONE; count],
            low: vec![0; count],
            part: vec![NONE; count],
            open: vec![],
            next: 0,
        };
        let mut members = Vec::new();
        for &root in drawn.iter().rev() {
            if search.found[root as usize] != NONE {
                continue;
            }
            search.enter(root);
            let mut way = vec![(root, 0)];
            let mut looks = 0;
            while let Some((position, place)) = way.last_mut() {
                let (from, row) = (*position as usize, graph.options.row(*position as usize));
                let Some(&option) = row.get(*place) else {
                    way.pop();
                    if let Some(&(before, _)) = way.last() {
                        let before = before as usize;
                        search.low[before] = search.low[before].min(search.low[from]);
                    }
                    if search.low[from] == search.found[from] {
                        members.push(search.close(from, members.len() as u32));
                    }
                    continue;
                };
                *place += 1;
                looks += 1;
                if looks == AT_ONCE {
                    pace.spend(2 * AT_ONCE / LOOKS).await;
                    looks = 0;
                }
                let to = option as usize;
                if !is_drawn[to] {
                    continue;
                }
                if search.found[to] == NONE {
                    search.enter(option);
                    way.push((option, 0));
                } else if search.part[to] == NONE {
                    search.low[from] = search.low[from].min(search.found[to]);
                }
            }
        }
        let lines = lines(graph, &members, &search.part, pace).await;
        Parts { members, lines }
    }

    /// How many lines there are.
    pub fn line_count(&self) -> usize {
        self.lines.iter().max().map_or(0, |last| last + 1)
    }
}

impl Search {
    fn enter(&mut self, position: u32) {
        self.found[position as usize] = self.next;
        self.low[position as usize] = self.next;
        self.open.push(position);
        self.next += 1;
    }

    /// Takes a part whose first position this is from what is open.
    fn close(&mut self, first: usize, part: u32) -> Vec<u32> {
        let mut start = self.open.len();
        while start > 0 && self.found[self.open[start - 1] as usize] >= self.found[first] {
            start -= 1;
        }
        let members = self.open.split_off(start);
        members.iter().for_each(|&member| self.part[member as usize] = part);
        members
    }
}

async fn lines(graph: &GameGraph, members: &[Vec<u32>], part: &[u32], pace: &Pace) -> Vec<usize> {
    let mut heights: Vec<usize> = Vec::with_capacity(members.len());
    for (own, positions) in members.iter().enumerate() {
        let mut height = 0;
        for (run, looks) in graph.options.runs(positions) {
            let options = run.iter().flat_map(|&position| graph.options.row(position as usize));
            let others = options.map(|&option| part[option as usize] as usize).filter(|&other| other < own);
            height = others.map(|other| heights[other] + 1).max().unwrap_or(0).max(height);
            pace.spend(looks).await;
        }
        heights.push(height);
    }
    let highest = heights.iter().copied().max().unwrap_or(0);
    heights.iter().map(|height| highest - height).collect()
}

/// How many moves lead to each place from `entry`, from which all are reached.
pub fn depths(moves: &Rows, entry: usize) -> Vec<u32> {
    let mut depths = vec![NONE; moves.len()];
    depths[entry] = 0;
    let mut reached = std::collections::VecDeque::from([entry]);
    while let Some(from) = reached.pop_front() {
        for &to in moves.row(from) {
            if depths[to as usize] == NONE {
                depths[to as usize] = depths[from] + 1;
                reached.push_back(to as usize);
            }
        }
    }
    depths
}
