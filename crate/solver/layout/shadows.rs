//! How many crossings a node's lines would have at each place of its layer.
//!
//! Seen from the far end of one of its lines as from a lamp, every other line casts a shadow on the node's layer: where
//! the node stands in it, the two lines meet. So the shadows, counted cell by cell, give the best place among all. This
//! is the locally optimal vertex movement of M. Radermacher, K. Reichard, I. Rutter, D. Wagner, Geometric heuristics for
//! rectilinear crossing minimization, ALENEX 2018, 129–138, along a layer instead of in the plane.
//! Cost: a few operations for each line beside each of the node's lines.

use crate::layout::drawing::{Drawing, Line, NEAR};

/// The first and the last cell of a shadow; empty when the last one is before the first. A line's shadow goes from the
/// least first cell of its two ends' shadows to the greatest last one.
type Shadow = [i32; 2];

/// Counts shadows. What it holds is kept between calls so that nothing is allocated for each.
#[derive(Default)]
pub struct Shadows {
    /// By position, as far as they stand between the lamp and the layer.
    of_node: Vec<Shadow>,
    /// Lines looked at.
    pub steps: u64,
}

impl Shadows {
    /// Writes to `counts`, cell by cell, how many lines those of `position` would meet if it stood there.
    pub fn count(&mut self, drawing: &Drawing, position: usize, counts: &mut Vec<i32>) {
        counts.clear();
        counts.resize(drawing.last as usize + 2, 0);
        self.of_node.resize(drawing.x.len(), [0, 0]);
        for &node in &drawing.rows[drawing.layer[position] as usize] {
            self.of_node[node as usize] = [drawing.x[node as usize]; 2];
        }
        for &index in drawing.lines_of.row(position) {
            let own = &drawing.lines[index as usize];
            let is_top = own.top as usize == position;
            let lamp = Lamp::new(drawing, own, is_top);
            self.light(drawing, own, &lamp);
            // Lines that end in the node itself or in the lamp meet its line only where they lie on it.
            self.of_node[own.top as usize] = lamp.neutral();
            self.of_node[own.bottom as usize] = lamp.neutral();
            self.cast(drawing, own, &lamp, counts);
        }
        let mut sum = 0;
        for count in counts {
            sum += *count;
            *count = sum;
        }
    }

    /// Finds the shadows of the nodes from beside the lamp to the layer.
    fn light(&mut self, drawing: &Drawing, own: &Line, lamp: &Lamp) {
        for &node in &drawing.rows[lamp.own_layer as usize] {
            self.of_node[node as usize] = lamp.beside(drawing.x[node as usize] as f32);
        }
        for layer in own.layer_top + 1..own.layer_bottom {
            let scale = lamp.scale(layer);
            for &node in &drawing.rows[layer as usize] {
                let x = drawing.x[node as usize] as f32;
                self.of_node[node as usize] = lamp.cells(lamp.x + (x - lamp.x) * scale);
            }
        }
    }

    /// Adds the shadows of all lines beside `own`, as differences from one cell to the next.
    fn cast(&mut self, drawing: &Drawing, own: &Line, lamp: &Lamp, counts: &mut [i32]) {
        let passing = drawing.lines_below.row(own.layer_top as usize);
        let starting = drawing.starting_beside(own);
        self.steps += (passing.len() + starting.len()) as u64;
        for &index in passing {
            self.add(drawing, own, lamp, &drawing.lines[index as usize], counts);
        }
        for line in starting {
            self.add(drawing, own, lamp, line, counts);
        }
    }

    #[inline(always)]
    fn add(&self, drawing: &Drawing, own: &Line, lamp: &Lamp, line: &Line, counts: &mut [i32]) {
        let (mut above, mut below) = (self.of_node[line.top as usize], self.of_node[line.bottom as usize]);
        if line.layer_top < own.layer_top || line.layer_bottom > own.layer_bottom {
            let is_own = line.top == own.top || line.bottom == own.bottom;
            if is_own && line.top as usize != lamp.node && line.bottom as usize != lamp.node {
                return;
            }
            if line.layer_top < own.layer_top {
                above = lamp.end(drawing, line, own.layer_top);
            }
            if line.layer_bottom > own.layer_bottom {
                below = lamp.end(drawing, line, own.layer_bottom);
            }
        }
        let from = above[0].min(below[0]);
        counts[from as usize] += 1;
        counts[from.max(above[1].max(below[1]) + 1) as usize] -= 1;
    }
}

/// The far end of a line.
struct Lamp {
    node: usize,
    x: f32,
    own_layer: u32,
    /// Where the shadows fall.
    layer: u32,
    last: i32,
}

impl Lamp {
    fn new(drawing: &Drawing, own: &Line, is_top: bool) -> Self {
        let (node, own_layer, layer) = if is_top {
            (own.bottom, own.layer_bottom, own.layer_top)
        } else {
            (own.top, own.layer_top, own.layer_bottom)
        };
        let x = drawing.x[node as usize] as f32;
        Lamp { node: node as usize, x, own_layer, layer, last: drawing.last }
    }

    /// Nothing by itself, so that of a line only the other end's shadow is left.
    fn neutral(&self) -> Shadow {
        [self.last + 1, -1]
    }

    /// The cells at a place that may be between two of them.
    fn cells(&self, x: f32) -> Shadow {
        let [from, to] = [x - NEAR, x + NEAR];
        // Rounding toward zero rounds up what is negative, and down what is not.
        let first = from as i32;
        let first = first + i32::from((first as f32) < from);
        let last = if to < 0.0 { -1 } else { to as i32 };
        [first.clamp(0, self.last + 1), last.min(self.last)]
    }

    /// What is level with the lamp has its shadow at the end of the world.
    fn beside(&self, x: f32) -> Shadow {
        if (x - self.x).abs() < NEAR {
            [0, self.last]
        } else if x > self.x {
            [self.last + 1, self.last]
        } else {
            [0, -1]
        }
    }

    /// How much farther from the lamp a shadow falls than what is on `layer`.
    fn scale(&self, layer: u32) -> f32 {
        (self.layer as f32 - self.own_layer as f32) / (layer as f32 - self.own_layer as f32)
    }

    /// The end of what is to be seen of a line that goes on past the lamp or past the layer.
    fn end(&self, drawing: &Drawing, line: &Line, layer: u32) -> Shadow {
        let x = drawing.pass(line, layer);
        if layer == self.layer { self.cells(x) } else { self.beside(x) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::layers::Layers;
    use crate::rows::Rows;

    /// Layers of four, with moves over one to three of them by a fixed rule, and every other layer half a slot aside.
    fn drawing() -> Drawing {
        let layers = Layers { of: (0..24).map(|node| node / 4).collect(), count: 6, by_stones: true };
        let order = (0..6).map(|layer| (4 * layer..4 * layer + 4).collect()).collect();
        let mut moves = Rows::default();
        for node in 0u32..24 {
            let ends = (node + 1..24).filter(|end| end / 4 != node / 4 && end / 4 < node / 4 + 4);
            moves.items.extend(ends.filter(|end| (node * 7 + end * 5) % 9 < 3));
            moves.close_row();
        }
        let mut drawing = Drawing::new(&order, &layers, &moves, 40, 8);
        (4..8).chain(16..20).for_each(|node| drawing.put(node, drawing.x[node] + 4));
        drawing
    }

    #[test]
    fn shadows_count_the_lines_that_meet() {
        let mut drawing = drawing();
        let (mut shadows, mut counts) = (Shadows::default(), Vec::new());
        for node in 0..24 {
            shadows.count(&drawing, node, &mut counts);
            let here = drawing.x[node];
            drawing.put(node, here);
            let others = drawing.crossings() as i32 - counts[here as usize];
            for x in 0..=drawing.last {
                let row = &drawing.rows[drawing.layer[node] as usize];
                if row.iter().all(|&other| other as usize == node || drawing.x[other as usize] != x) {
                    drawing.put(node, x);
                    assert_eq!(counts[x as usize], drawing.crossings() as i32 - others, "node {node} at {x}");
                }
            }
            drawing.put(node, here);
        }
    }
}
