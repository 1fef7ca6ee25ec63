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
pub(super) const NODE_WIDTH: f32 = 0.8;
/// Width of a character and of the cap and padding of a node, and height of a node, in lines of text.
const CHARACTER: f32 = 0.56;
const PADDING: f32 = 2.4;
const LINE: f32 = 1.8;
/// The graph is drawn from left to right when there are this many times more layers than positions in the widest one.
const TALL: usize = 6;
/// The shape that a picture drawn downward should come near to, width by height: that of the room for it on a desktop.
const ASPECT: f32 = 1.6;
/// Least distance of two rows, in heights of a node: a row's height is free between them, and a fifth more, so that a line
/// that goes on past a row bends without touching a node.
const CLOSEST_ROWS: f32 = 2.2;
/// The greatest one: lines over more than that are hard to follow.
const FARTHEST_ROWS: f32 = 5.0;
/// How much a narrow picture is widened at most: nodes that are farther apart no longer look like one row.
const WIDEST_STEP: f32 = 1.3;

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
    let node_height = node_height(longest_label);
    let farthest = across.iter().copied().fold(0.0, f32::max);
    let ((first_across, step_across), (first_along, step_along)) = match direction {
        Direction::Down => {
            let (step_across, step_along) = steps_down(farthest + 1.0, layers.count as f32, node_height);
            ((0.5, step_across), (node_height, step_along))
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

/// How high nodes are whose longest label has so many characters.
pub(super) fn node_height(longest_label: usize) -> f32 {
    NODE_WIDTH * LINE / (CHARACTER * longest_label as f32 + PADDING)
}

/// From one slot's middle to the next one's, and from one row's to the next one's.
///
/// Rows are as far apart as the picture's shape asks, within bounds. Where even the least distance makes it too tall, its
/// height says how large it can be shown, so that more width costs nothing and gives the lines room between the nodes.
fn steps_down(slots: f32, layer_count: f32, node_height: f32) -> (f32, f32) {
    let wanted = slots / ASPECT / layer_count;
    let along = wanted.max(CLOSEST_ROWS * node_height).min(FARTHEST_ROWS * node_height);
    let across = (ASPECT * along * layer_count / slots).min(WIDEST_STEP);
    (across.max(1.0), along)
}
