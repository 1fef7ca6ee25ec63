//! Where each node is drawn: layers as rows from the top down, or as columns from the left when the graph would
//! otherwise be a tall thin strip.
//!
//! Unit: one node slot, the width of the widest label with its margin. Guarantee: no two nodes overlap.

use crate::layout::layers::Layers;
use crate::layout::order::Order;

/// Which way the layers follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// The start on top.
    Down,
    /// The start at the left.
    Right,
}

/// Where the nodes are.
pub struct Coordinates {
    /// Which way the layers follow one another.
    pub direction: Direction,
    /// Centres, by position; y grows downward.
    pub x: Vec<f32>,
    /// Centres, by position.
    pub y: Vec<f32>,
    /// Width of every node.
    pub node_width: f32,
    /// Height of every node.
    pub node_height: f32,
    /// Width of the picture; it starts at 0.
    pub width: f32,
    /// Height of the picture; it starts at 0.
    pub height: f32,
}

/// The part of a slot that a node fills, the rest being margin.
const NODE_WIDTH: f32 = 0.8;
/// Width of a character and of the cap and padding of a node, and height of a node, in lines of text.
const CHARACTER: f32 = 0.56;
const PADDING: f32 = 2.4;
const LINE: f32 = 1.8;
/// The graph is drawn from left to right when there are this many times more layers than positions in the widest one.
const TALL: usize = 6;
/// The shape that a picture drawn downward should come near to: width by height.
const ASPECT: f32 = 1.5;

/// Which way the layers of a graph follow one another.
pub fn direction(order: &Order) -> Direction {
    let widest = order.iter().map(Vec::len).max().unwrap_or(1);
    if order.len() >= TALL * widest { Direction::Right } else { Direction::Down }
}

/// Places across by position, in slots from the first one: every layer on whole slots, or all between them, around one
/// middle.
pub fn grid(order: &Order, position_count: usize) -> Vec<f32> {
    let widest = order.iter().map(Vec::len).max().unwrap_or(1);
    let mut across = vec![0.0; position_count];
    for positions in order {
        let margin = (widest - positions.len()) as f32 / 2.0;
        for (index, &position) in positions.iter().enumerate() {
            across[position as usize] = margin + index as f32;
        }
    }
    across
}

/// Places nodes that stand in their layers at `across`. `longest_label` is in characters.
pub fn place(direction: Direction, layers: &Layers, across: &[f32], longest_label: usize) -> Coordinates {
    let node_height = NODE_WIDTH * LINE / (CHARACTER * longest_label as f32 + PADDING);
    let farthest = across.iter().copied().fold(0.0, f32::max);
    let ((first_across, step_across), (first_along, step_along)) = match direction {
        Direction::Down => {
            ((0.5, 1.0), (node_height, layer_distance(farthest + 1.0, layers.count, node_height)))
        }
        Direction::Right => ((node_height, 2.0 * node_height), (0.5, 1.0)),
    };
    let across: Vec<f32> = across.iter().map(|place| first_across + step_across * place).collect();
    let along: Vec<f32> = layers.of.iter().map(|&layer| first_along + step_along * layer as f32).collect();
    let end_across = 2.0 * first_across + step_across * farthest;
    let end_along = 2.0 * first_along + step_along * (layers.count - 1) as f32;
    let (x, y, width, height) = match direction {
        Direction::Down => (across, along, end_across, end_along),
        Direction::Right => (along, across, end_along, end_across),
    };
    Coordinates { direction, x, y, node_width: NODE_WIDTH, node_height, width, height }
}

/// From one row's middle to the next one's: as the picture's shape asks, but room for the moves in any case and
/// never so much that they become hard to follow.
fn layer_distance(widest: f32, layer_count: usize, node_height: f32) -> f32 {
    let wanted = widest / ASPECT / layer_count as f32;
    wanted.max(1.8 * node_height).min(5.0 * node_height)
}
