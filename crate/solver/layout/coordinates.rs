//! Where each node is drawn: layers as rows from the top down, or as columns from the left when the graph would
//! otherwise be a tall thin strip.
//!
//! Unit: one node slot, the width of the widest label with its margin. Guarantee: no two nodes overlap.

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

/// Places the nodes of ordered layers. `longest_label` is in characters.
pub fn place(order: &Order, position_count: usize, longest_label: usize) -> Coordinates {
    let node_height = NODE_WIDTH * LINE / (CHARACTER * longest_label as f32 + PADDING);
    let widest = order.iter().map(Vec::len).max().unwrap_or(1);
    let direction = if order.len() >= TALL * widest { Direction::Right } else { Direction::Down };
    let mut x = vec![0.0; position_count];
    let mut y = vec![0.0; position_count];
    let (across, along) = match direction {
        Direction::Down => (1.0, layer_distance(widest, order.len(), node_height)),
        Direction::Right => (2.0 * node_height, 1.0),
    };
    let (first_across, first_along) = match direction {
        Direction::Down => (0.5, node_height),
        Direction::Right => (node_height, 0.5),
    };
    for (layer, positions) in order.iter().enumerate() {
        let margin = (widest - positions.len()) as f32 / 2.0;
        for (index, &position) in positions.iter().enumerate() {
            let place_across = first_across + across * (margin + index as f32);
            let place_along = first_along + along * layer as f32;
            let position = position as usize;
            (x[position], y[position]) = match direction {
                Direction::Down => (place_across, place_along),
                Direction::Right => (place_along, place_across),
            };
        }
    }
    let across = 2.0 * first_across + across * (widest - 1) as f32;
    let along = 2.0 * first_along + along * (order.len() - 1) as f32;
    let (width, height) = match direction {
        Direction::Down => (across, along),
        Direction::Right => (along, across),
    };
    Coordinates { direction, x, y, node_width: NODE_WIDTH, node_height, width, height }
}

/// From one row's middle to the next one's: as the picture's shape asks, but room for the moves in any case and
/// never so much that they become hard to follow.
fn layer_distance(widest: usize, layer_count: usize, node_height: f32) -> f32 {
    let wanted = widest as f32 / ASPECT / layer_count as f32;
    wanted.max(1.8 * node_height).min(5.0 * node_height)
}
