//! A layered drawing whose moves are straight lines, while it is being improved.
//!
//! Nodes stand on cells, [`CELLS`] to a slot, so that whether lines meet is decided exactly: a line passes a layer at a
//! fraction of a cell whose denominator is at most the number of layers, which is told from a whole one by [`NEAR`].

use crate::layout::layers::Layers;
use crate::layout::order::Order;
use crate::rows::Rows;

/// Cells of a slot.
pub const CELLS: i32 = 8;
/// Less than the distance of any two different fractions in play, and more than the error of a 32-bit float.
pub const NEAR: f32 = 1.0 / 512.0;

/// A move as a straight line between the middles of its nodes.
#[derive(Clone, Copy)]
pub struct Line {
    /// Its upper node.
    pub top: u32,
    /// The layer of that one.
    pub layer_top: u32,
    /// Its lower node.
    pub bottom: u32,
    /// The layer of that one.
    pub layer_bottom: u32,
    /// Where its places on the layers start in [`Drawing::passes`].
    passes: u32,
}

/// Where the nodes stand, and the lines between them.
#[derive(Clone)]
pub struct Drawing {
    /// By position.
    pub layer: Vec<u32>,
    /// By position, in cells from the left edge.
    pub x: Vec<i32>,
    /// The positions of each layer from left to right.
    pub rows: Order,
    /// By the layer of their upper node, then by where that one first stood.
    pub lines: Vec<Line>,
    /// The lines of each position.
    pub lines_of: Rows,
    /// The lines that go through the gap below each layer.
    pub lines_below: Rows,
    /// Where the lines that start on each layer begin in `lines`, and where the last ones end.
    first: Vec<u32>,
    /// The rightmost cell.
    pub last: i32,
    /// Where each line passes each layer from its upper to its lower node.
    passes: Vec<f32>,
}

impl Drawing {
    /// Draws `moves` with every layer spread evenly over at most `last` cells, nodes at most `step` cells apart.
    pub fn new(order: &Order, layers: &Layers, moves: &Rows, last: i32, step: i32) -> Self {
        let mut drawing = Drawing {
            layer: layers.of.clone(),
            x: vec![0; layers.of.len()],
            rows: order.clone(),
            lines: Vec::with_capacity(moves.items.len()),
            lines_of: Rows::default(),
            lines_below: Rows::default(),
            first: vec![0],
            last,
            passes: Vec::new(),
        };
        let (mut ends, mut gaps) = (Rows::default(), Rows::default());
        for row in order {
            for &top in row {
                for &bottom in moves.row(top as usize) {
                    let (layer_top, layer_bottom) = (layers.of[top as usize], layers.of[bottom as usize]);
                    let passes = drawing.passes.len() as u32;
                    drawing.passes.extend((layer_top..=layer_bottom).map(|_| 0.0));
                    drawing.lines.push(Line { top, layer_top, bottom, layer_bottom, passes });
                    ends.items.extend([top, bottom]);
                    ends.close_row();
                    gaps.items.extend(layer_top..layer_bottom);
                    gaps.close_row();
                }
            }
            drawing.first.push(drawing.lines.len() as u32);
        }
        drawing.lines_of = ends.turned(layers.of.len());
        drawing.lines_below = gaps.turned(layers.count);
        drawing.spread(step);
        drawing
    }

    /// Puts the nodes as in an order that has places for the lines that go past a layer, and as straight under one another
    /// as that order lets them: each where the middle of its neighbours is, or as near to it as the others leave room.
    pub fn straighten(&mut self, order: &Order, ways: &Rows) {
        let back = ways.transposed();
        let last = self.last as f32;
        let mut x = vec![0.0; ways.len()];
        for row in order {
            for (index, &place) in row.iter().enumerate() {
                x[place as usize] = (index as f32 + 0.5) * last / row.len() as f32;
            }
        }
        let half = |place: u32| if (place as usize) < self.x.len() { CELLS as f32 / 2.0 } else { 0.5 };
        let mut wishes: Vec<f32> = Vec::new();
        for row in order {
            wishes.clear();
            wishes.extend(row.iter().map(|&place| {
                let (above, below) = (back.row(place as usize), ways.row(place as usize));
                let sum: f32 = above.iter().chain(below).map(|&end| x[end as usize]).sum();
                sum / (above.len() + below.len()).max(1) as f32
            }));
            let gap = |index: usize| half(row[index]) + half(row[index + 1]);
            // Between as far right and as far left as the others let them.
            let mut limit = last;
            for index in (0..row.len()).rev() {
                let right = wishes[index].min(limit);
                x[row[index] as usize] = right / 2.0;
                limit = right - if index > 0 { gap(index - 1) } else { 0.0 };
            }
            limit = 0.0;
            for index in 0..row.len() {
                let left = wishes[index].max(limit);
                x[row[index] as usize] += left / 2.0;
                limit = left + if index + 1 < row.len() { gap(index) } else { 0.0 };
            }
        }
        for (layer, row) in order.iter().enumerate() {
            self.rows[layer] = row.iter().copied().filter(|&place| (place as usize) < self.x.len()).collect();
            self.put_near(layer, &x);
        }
    }

    /// Puts the nodes of a layer near these places, at least a slot apart.
    fn put_near(&mut self, layer: usize, x: &[f32]) {
        let row = std::mem::take(&mut self.rows[layer]);
        let mut least = 0;
        for &position in &row {
            let at = ((x[position as usize] + 0.5) as i32).max(least);
            self.x[position as usize] = at;
            least = at + CELLS;
        }
        let mut most = self.last;
        for &position in row.iter().rev() {
            let at = self.x[position as usize].min(most);
            self.put(position as usize, at);
            most = at - CELLS;
        }
        self.rows[layer] = row;
    }

    fn spread(&mut self, step: i32) {
        for layer in 0..self.rows.len() {
            let gaps = self.rows[layer].len() as i32 - 1;
            let step = if gaps == 0 { step } else { step.min(self.last / gaps) };
            for index in 0..=gaps {
                let position = self.rows[layer][index as usize] as usize;
                self.put(position, (self.last - step * gaps) / 2 + step * index);
            }
        }
    }

    /// Puts a node on a cell of its layer, and takes its lines along. Its place in `rows` is the caller's to keep.
    pub fn put(&mut self, position: usize, x: i32) {
        self.x[position] = x;
        for &index in self.lines_of.row(position) {
            let line = self.lines[index as usize];
            let (top, bottom) = (self.x[line.top as usize], self.x[line.bottom as usize]);
            let span = line.layer_bottom - line.layer_top;
            for down in 0..=span {
                // Divided last, so that what is whole comes out whole.
                let across = ((bottom - top) * down as i32) as f32 / span as f32;
                self.passes[(line.passes + down) as usize] = top as f32 + across;
            }
        }
    }

    /// Where a line passes a layer.
    pub fn pass(&self, line: &Line, layer: u32) -> f32 {
        self.passes[(line.passes + layer - line.layer_top) as usize]
    }

    /// The lines that start on the layers between a line's ends.
    pub fn starting_beside(&self, line: &Line) -> &[Line] {
        let from = self.first[line.layer_top as usize + 1];
        let to = self.first[line.layer_bottom as usize];
        &self.lines[from as usize..to.max(from) as usize]
    }

    /// Pairs of lines that cross, touch or lie on one another, but for those that just end in the same node.
    pub fn crossings(&self) -> u32 {
        let mut count = 0;
        for (index, one) in self.lines.iter().enumerate() {
            for other in &self.lines[index + 1..self.first[one.layer_bottom as usize] as usize] {
                count += u32::from(self.meet(one, other));
            }
        }
        count
    }

    /// Whether two lines meet, of which `other` starts on the same layer or a lower one.
    fn meet(&self, one: &Line, other: &Line) -> bool {
        let lower = one.layer_bottom.min(other.layer_bottom);
        let side = |layer| {
            let distance = self.pass(one, layer) - self.pass(other, layer);
            if distance.abs() < NEAR { 0.0 } else { distance }
        };
        let (above, below) = (side(other.layer_top), side(lower));
        if one.top == other.top || one.bottom == other.bottom {
            above == 0.0 && below == 0.0
        } else {
            above * below <= 0.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two layers of two, all joined, and a node below them that the first one reaches past the second layer.
    fn drawing() -> Drawing {
        let layers = Layers { of: vec![0, 0, 1, 1, 2], count: 3, by_stones: true };
        let order = vec![vec![0, 1], vec![2, 3], vec![4]];
        let moves = Rows { offsets: vec![0, 3, 5, 6, 7, 7], items: vec![2, 3, 4, 2, 3, 4, 4] };
        Drawing::new(&order, &layers, &moves, 2 * CELLS, CELLS)
    }

    #[test]
    fn lines_that_cross_and_lines_through_nodes_are_counted() {
        let mut drawing = drawing();
        // 0 and 1 over 2 and 3, and the long line crosses the one from 1 to 2.
        assert_eq!(drawing.crossings(), 2);
        // 0, 2 and 4 on one line: the long line lies on both short ones, and touches the one from 1 to 2 at its end.
        drawing.put(4, drawing.x[0]);
        assert_eq!(drawing.crossings(), 4);
        // Aside, it goes past all but the other lines to its end.
        drawing.put(0, 0);
        drawing.put(4, 0);
        assert_eq!(drawing.crossings(), 1);
    }

    #[test]
    fn a_mirrored_drawing_has_as_many_crossings() {
        let mut drawing = drawing();
        for (position, x) in [(0, 1), (1, 13), (2, 4), (3, 12), (4, 7)] {
            drawing.put(position, x);
        }
        let before = drawing.crossings();
        for position in 0..5 {
            drawing.put(position, drawing.last - drawing.x[position]);
        }
        assert_eq!(drawing.crossings(), before);
    }
}
