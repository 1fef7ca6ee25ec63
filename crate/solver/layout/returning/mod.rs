//! Where the positions are of a graph whose moves may return, so that no layers are such that every move leads to a later one.
//!
//! What is decided stands in rows by how many steps back from the ends decide it, the ends in the lowest row: with two players
//! that is the remoteness. What is drawn stands beside that, from the top: its strongly connected parts, each above those that
//! it leads to, and each drawn round, or in rows by how many moves lead there from where it is entered if it is large.
//! Where places are to tell nothing of values, all of a graph is placed as if it were drawn.
//! A row of more positions than its picture is wide goes through several rows like a zigzag.
//!
//! Guarantees: every position stands in a row, neighbours at least a slot apart; no row is empty; the same graph, the same places.

mod parts;
mod ring;
mod steps_back;

use crate::game_graph::GameGraph;
use crate::layout::coordinates;
use crate::layout::layers::{self, Layers};
use crate::layout::order::{self, Order};
use crate::layout::refine;
use crate::pace::Pace;
use crate::rows::Rows;
use crate::solve::NEVER;
use parts::Parts;
use ring::Effort;
use std::cmp::{Ordering, Reverse};
pub use steps_back::steps_back;

/// Positions of a part up to which it is drawn round.
const ROUND: usize = 24;
/// Width by height, in slots and rows, that the parts of a picture are near to.
const SHAPE: f32 = 1.5;
/// Positions that a row has at least before it goes through several.
const NARROWEST: usize = 12;
/// Half of the width of a ring, in slots, by its rows and within bounds; and how far a place of two in a row is from the middle.
const RADIUS: f32 = 0.32;
const SMALLEST: f32 = 0.6;
const LARGEST: f32 = 3.0;
const LEAST_ASIDE: f32 = 0.55;
/// What sorting a line costs, in looks at a move.
const SORTING: u64 = 10;
/// Free slots between the parts of a line, and between what is decided and what is drawn.
const BETWEEN_PARTS: f32 = 0.4;
const BESIDE: f32 = 0.8;

/// Where each position stands.
pub struct Places {
    /// In which row.
    pub layers: Layers,
    /// How many slots from the left.
    pub across: Vec<f32>,
}

/// Something that is placed as one: which positions, in which of its rows, and how far from its left edge, in slots.
struct Block {
    positions: Vec<u32>,
    rows: Vec<u32>,
    across: Vec<f32>,
    row_count: u32,
    width: f32,
}

/// Layers of a graph that is too large for single moves to be seen: what is drawn above what is decided, by how many moves are
/// needed to get to what is decided; what never gets there is on top.
pub async fn layers(graph: &GameGraph, steps_back: &[u32], pace: &Pace) -> Layers {
    let decided =
        steps_back.iter().filter(|&&steps| steps != NEVER).max().map_or(0, |&most| u64::from(most) + 1);
    let moves_to_decided = steps_back::moves_to_decided(graph, steps_back, pace).await;
    let height = |(&steps, &moves): (&u32, &u32)| match (steps, moves) {
        (NEVER, NEVER) => u64::MAX,
        (NEVER, moves) => decided + u64::from(moves),
        (steps, _) => u64::from(steps),
    };
    let heights: Vec<u64> = steps_back.iter().zip(&moves_to_decided).map(height).collect();
    pace.pause().await;
    layers::compress(&heights, false)
}

/// Places the positions of a graph.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
pub async fn place(graph: &GameGraph, steps_back: &[u32], pace: &Pace) -> Places {
    let ranks = graph.ranks();
    let (drawn, decided): (Vec<u32>, Vec<u32>) =
        graph.post_order.iter().partition(|&&position| steps_back[position as usize] == NEVER);
    let mut blocks = Vec::new();
    if !decided.is_empty() {
        let heights: Vec<u64> =
            decided.iter().map(|&position| u64::from(steps_back[position as usize])).collect();
        let widest = widest_row(graph.position_count());
        blocks.push(in_rows(graph, decided, &heights, widest, pace).await);
    }
    if !drawn.is_empty() {
        blocks.push(drawn_parts(graph, &ranks, &drawn, pace).await);
    }
    let count = blocks.iter().map(|block| block.row_count).max().unwrap_or(1);
    let mut of = vec![0; graph.position_count()];
    let mut across = vec![0.0; graph.position_count()];
    let mut left = 0.0;
    for block in &blocks {
        // What is decided stands on the ground, what is drawn hangs from the top.
        let is_drawn = steps_back[block.positions[0] as usize] == NEVER;
        let first = if is_drawn { 0 } else { count - block.row_count };
        for ((&position, row), place) in block.positions.iter().zip(&block.rows).zip(&block.across) {
            of[position as usize] = first + row;
            across[position as usize] = left + place;
        }
        left += block.width + BESIDE;
    }
    Places { layers: Layers { of, count: count as usize, by_stones: false }, across }
}

fn widest_row(positions: usize) -> usize {
    NARROWEST.max((SHAPE * (positions as f32).sqrt()) as usize)
}

/// Positions, each after those that come to be above it last, in rows by their heights.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
async fn in_rows(
    graph: &GameGraph,
    positions: Vec<u32>,
    heights: &[u64],
    widest: usize,
    pace: &Pace,
) -> Block {
    let moves = moves_among(graph, &positions, pace).await;
    let numbers: Vec<u32> = (0..positions.len() as u32).collect();
    let layers = layers::compress(heights, false);
    let lines = downward(&moves, &layers, pace).await;
    let fast = order::fast(&numbers, &layers, &lines, pace).await;
    let (order, layers) = wrapped(&fast, widest);
    let lines = downward(&moves, &layers, pace).await;
    let refined = refine::refine(&numbers, &layers, &lines, &lines, &order, pace).await;
    let across = refined.unwrap_or_else(|| coordinates::grid(&order, positions.len()));
    let width = across.iter().copied().fold(0.0, f32::max) + 1.0;
    Block { positions, rows: layers.of, across, row_count: layers.count as u32, width }
}

/// The moves among some positions from one to another, by their places in the list.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
async fn moves_among(graph: &GameGraph, positions: &[u32], pace: &Pace) -> Rows {
    let mut places = vec![NEVER; graph.position_count()];
    for (place, &position) in positions.iter().enumerate() {
        places[position as usize] = place as u32;
    }
    let mut moves = Rows::default();
    for (run, looks) in graph.options.runs(positions) {
        for &position in run {
            let own = places[position as usize];
            let ends = graph.options.row(position as usize).iter().map(|&option| places[option as usize]);
            moves.items.extend(ends.filter(|&to| to != NEVER && to != own));
            moves.close_row();
        }
        pace.spend(looks).await;
    }
    moves
}

/// The lines that moves between different layers are, from the upper end of each, once.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
async fn downward(moves: &Rows, layers: &Layers, pace: &Pace) -> Rows {
    let back = moves.turned_in_slices(moves.len(), pace).await;
    let mut lines = Rows::default();
    let mut bottoms: Vec<u32> = Vec::new();
    for (range, looks) in moves.ranges() {
        for top in range {
            let ends = moves.row(top).iter().chain(back.row(top));
            bottoms.clear();
            bottoms.extend(ends.filter(|&&end| layers.of[end as usize] > layers.of[top]));
            bottoms.sort_unstable();
            bottoms.dedup();
            lines.items.extend(&bottoms);
            lines.close_row();
        }
        pace.spend(SORTING * looks).await;
    }
    lines
}

/// Layers of which none has more than so many positions.
#[allow(clippy::cast_possible_truncation, reason = "positions are counted within a budget")]
fn wrapped(order: &Order, widest: usize) -> (Order, Layers) {
    let mut rows = Order::new();
    for layer in order {
        let of_layer = layer.len().div_ceil(widest);
        let line = |first: usize| layer.iter().copied().skip(first).step_by(of_layer).collect();
        rows.extend((0..of_layer).map(line));
    }
    let mut of = vec![0; order.iter().map(Vec::len).sum()];
    for (row, positions) in rows.iter().enumerate() {
        positions.iter().for_each(|&position| of[position as usize] = row as u32);
    }
    let count = rows.len();
    (rows, Layers { of, count, by_stones: false })
}

/// What is drawn: lines of parts, each line below those that lead to it.
async fn drawn_parts(graph: &GameGraph, ranks: &[u32], drawn: &[u32], pace: &Pace) -> Block {
    let parts = Parts::of(graph, drawn, pace).await;
    let mut lines: Vec<Vec<Block>> = Vec::new();
    lines.resize_with(parts.line_count(), Vec::new);
    let mut effort = Effort::default();
    for (part, line) in parts.members.into_iter().zip(&parts.lines) {
        let block = match part.len() {
            1 => one(part[0]),
            2..=ROUND => round(graph, ranks, part, &mut effort, pace).await,
            _ => large(graph, ranks, part, pace).await,
        };
        lines[*line].push(block);
        pace.pause().await;
    }
    stacked(graph, lines)
}

fn one(position: u32) -> Block {
    Block { positions: vec![position], rows: vec![0], across: vec![0.0], row_count: 1, width: 1.0 }
}

/// A part as a ring, clockwise from the top, where it is entered first: as many rows as its two sides need.
#[allow(clippy::cast_possible_truncation, reason = "such a part is small")]
async fn round(
    graph: &GameGraph,
    ranks: &[u32],
    mut part: Vec<u32>,
    effort: &mut Effort,
    pace: &Pace,
) -> Block {
    part.sort_unstable_by_key(|&position| Reverse(ranks[position as usize]));
    let moves = moves_among(graph, &part, pace).await;
    let order = ring::order(part.len(), &moves, effort, pace).await;
    let count = part.len();
    let row_count = count / 2 + 1;
    let radius = (RADIUS * row_count as f32).clamp(SMALLEST, LARGEST);
    let (mut rows, mut across) = (Vec::with_capacity(count), Vec::with_capacity(count));
    for index in 0..count {
        let row = index.min(count - index);
        // From 1 at the top to −1 at the bottom of an ellipse.
        let upward = 1.0 - 4.0 * row as f32 / count as f32;
        let aside = (radius * (1.0 - upward * upward).max(0.0).sqrt()).max(LEAST_ASIDE);
        rows.push(row as u32);
        across.push(match index.cmp(&(count - index)) {
            _ if index == 0 => 0.0,
            Ordering::Less => aside,
            Ordering::Equal => 0.0,
            Ordering::Greater => -aside,
        });
    }
    let row_count = rows.iter().max().map_or(1, |last| last + 1);
    let most = across.iter().copied().fold(0.0, f32::max);
    let least = across.iter().copied().fold(0.0, f32::min);
    across.iter_mut().for_each(|place| *place -= least);
    let positions = order.iter().map(|&place| part[place as usize]).collect();
    Block { positions, rows, across, row_count, width: most - least + 1.0 }
}

/// A part in rows by how many moves lead there from where it is entered first.
async fn large(graph: &GameGraph, ranks: &[u32], mut part: Vec<u32>, pace: &Pace) -> Block {
    part.sort_unstable_by_key(|&position| ranks[position as usize]);
    let depths = parts::depths(&moves_among(graph, &part, pace).await, part.len() - 1);
    let deepest = depths.iter().copied().max().unwrap_or(0);
    let heights: Vec<u64> = depths.iter().map(|depth| u64::from(deepest - depth)).collect();
    let widest = widest_row(part.len());
    in_rows(graph, part, &heights, widest, pace).await
}

/// Lines of blocks one below another, broken where they would be too wide; in each the blocks as those above lead to them.
fn stacked(graph: &GameGraph, lines: Vec<Vec<Block>>) -> Block {
    let blocks = || lines.iter().flatten();
    let area: f32 = blocks().map(|block| (block.width + BETWEEN_PARTS) * block.row_count as f32).sum();
    let widest = blocks().map(|block| block.width).fold((SHAPE * area).sqrt(), f32::max);
    let mut all = Block { positions: vec![], rows: vec![], across: vec![], row_count: 0, width: 0.0 };
    // By position: where the moves to it come from, and how many of them there are.
    let mut wishes = vec![(0.0_f32, 0_u32); graph.position_count()];
    for mut line in lines {
        let wish = |block: &Block| {
            let (sum, count) = block.positions.iter().fold((0.0, 0), |(sum, count), &position| {
                let (more, others) = wishes[position as usize];
                (sum + more, count + others)
            });
            if count == 0 { 0.0 } else { sum / count as f32 }
        };
        line.sort_by(|one, other| wish(one).total_cmp(&wish(other)));
        let mut row: Vec<Block> = Vec::new();
        let mut width = -BETWEEN_PARTS;
        let mut rows = Vec::new();
        for block in line {
            if !row.is_empty() && width + BETWEEN_PARTS + block.width > widest {
                rows.push((std::mem::take(&mut row), width));
                width = -BETWEEN_PARTS;
            }
            width += BETWEEN_PARTS + block.width;
            row.push(block);
        }
        rows.push((row, width));
        for (row, width) in rows {
            let height = row.iter().map(|block| block.row_count).max().unwrap_or(0);
            let mut left = -width / 2.0;
            for block in row {
                let down = all.row_count + (height - block.row_count) / 2;
                for ((&position, own), place) in block.positions.iter().zip(&block.rows).zip(&block.across) {
                    all.positions.push(position);
                    all.rows.push(down + own);
                    all.across.push(left + place);
                    for &option in graph.options.row(position as usize) {
                        let wish = &mut wishes[option as usize];
                        *wish = (wish.0 + left + place, wish.1 + 1);
                    }
                }
                left += block.width + BETWEEN_PARTS;
            }
            all.row_count += height;
            all.width = all.width.max(width);
        }
    }
    let left = all.across.iter().copied().fold(f32::MAX, f32::min);
    all.across.iter_mut().for_each(|place| *place -= left);
    all
}
