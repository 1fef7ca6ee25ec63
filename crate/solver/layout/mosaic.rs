//! Where the positions of a large graph are: one cell of a grid for each, so that a picture may have a square for it from
//! afar, and from near a node in the middle of that.
//!
//! A layer is a line of cells. Where that would be too wide a picture every layer has as many lines as all others, and goes through
//! them like a zigzag, so that what stands together in it stands together still, and under what it stood under. Where hardly anything
//! would be in the picture, since a few layers are far wider than the rest, these alone are cut into several lines. Lines go down, or
//! to the right where there are many more of them than any has cells; and where even that is a thin strip, they are wrapped like a
//! text, with an empty row between one strip and the next.
//! Guarantees: no two positions are in one cell; layers follow one another in reading order; no picture is more than
//! `LONGEST` times as wide as high or as high as wide, but for a few cells, or has more than twice `SPARSEST` cells for each
//! position, if there are as many positions as this is for.

use crate::layout::coordinates::{Coordinates, Direction, NODE_WIDTH, node_height};
use crate::layout::order::Order;
use crate::pace::{COPIES, LOOKS, Pace};

/// How much longer one side of a picture is than the other at most.
const LONGEST: usize = 3;
/// Lines go to the right where there are this many times more of them than the longest has cells.
const TALL: usize = 2;
/// Cells for each position at most, before lines are wrapped.
const SPARSEST: usize = 6;
/// Width by height, of which a picture whose lines are wrapped has at most so much.
const WRAPPED: f64 = 1.6;

/// Places positions, whose layers are in this order. `longest_label` is in characters.
pub async fn place(order: &Order, longest_label: usize, pace: &Pace) -> Coordinates {
    let sizes: Vec<usize> = order.iter().map(Vec::len).collect();
    let shape = Shape::of(&sizes, pace).await;
    let (along, across) = shape.sides();
    let count = sizes.iter().sum();
    let (mut x, mut y) = (vec![0.0; count], vec![0.0; count]);
    let mut first_line = 0;
    for positions in order {
        for (index, &position) in positions.iter().enumerate() {
            let (line, across) = shape.lines.cell(index);
            let line = first_line + line;
            let (across, along) = (shape.strips[line / shape.length] + across, line % shape.length);
            let cell = match shape.direction {
                Direction::Down => (across, along),
                Direction::Right => (along, across),
            };
            (x[position as usize], y[position as usize]) = (cell.0 as f32 + 0.5, cell.1 as f32 + 0.5);
        }
        first_line += shape.lines.of_layer(positions.len());
        pace.spend(1 + positions.len() as u64 / COPIES).await;
    }
    let (width, height) = match shape.direction {
        Direction::Down => (across, along),
        Direction::Right => (along, across),
    };
    let (width, height) = (width as f32, height as f32);
    let node_height = node_height(longest_label);
    Coordinates { direction: shape.direction, x, y, node_width: NODE_WIDTH, node_height, width, height }
}

/// How layers become lines, and where these are.
struct Shape {
    direction: Direction,
    lines: Lines,
    /// How many lines a strip has room for.
    length: usize,
    /// How many of these are taken in one strip or another.
    taken: usize,
    /// Where each strip starts, across its lines; and where one more would.
    strips: Vec<usize>,
}

/// How layers become lines.
#[derive(Clone, Copy)]
struct Lines {
    /// How many cells a line has at most.
    breadth: usize,
    /// How many lines every layer has, which goes through them like a zigzag. With one of them a layer that is too long for it has
    /// more, of which all but the last are full.
    of_each: usize,
}

impl Lines {
    /// Those of layers of so many positions.
    async fn of(sizes: &[usize], pace: &Pace) -> Self {
        let widest = sizes.iter().copied().max().unwrap_or(1);
        let most_cells = SPARSEST * sizes.iter().sum::<usize>();
        if widest * sizes.len() <= most_cells {
            let (last, others) = sizes.split_last().map_or((1, 0), |(&last, others)| (last, others.len()));
            // The last layer takes no more lines than it has positions.
            let count = |of_each: usize| of_each * others + of_each.min(last);
            let is_wide = |of_each: usize| widest.div_ceil(of_each) > LONGEST * count(of_each);
            let of_each = (1..).find(|&of_each| !is_wide(of_each)).unwrap_or(1);
            return Lines { breadth: widest.div_ceil(of_each), of_each };
        }
        let is_right = |breadth: usize| {
            let count = Lines { breadth, of_each: 1 }.count(sizes);
            breadth <= LONGEST * count && breadth * count <= most_cells
        };
        Lines { breadth: last_that(widest, sizes.len(), pace, is_right).await, of_each: 1 }
    }

    /// Among the lines of a layer the one of the position that has this place in it, and where it is in that one.
    fn cell(self, index: usize) -> (usize, usize) {
        if self.of_each > 1 {
            (index % self.of_each, index / self.of_each)
        } else {
            (index / self.breadth, index % self.breadth)
        }
    }

    /// How many lines a layer takes.
    fn of_layer(self, size: usize) -> usize {
        if self.of_each > 1 { self.of_each } else { size.div_ceil(self.breadth) }
    }

    /// How many cells this line of a layer has.
    fn length(self, line: usize, size: usize) -> usize {
        if self.of_each > 1 {
            (size - line).div_ceil(self.of_each)
        } else {
            self.breadth.min(size - line * self.breadth)
        }
    }

    /// How many lines there are in all.
    fn count(self, sizes: &[usize]) -> usize {
        sizes.iter().map(|size| self.of_layer(*size)).sum()
    }
}

impl Shape {
    /// That of layers of so many positions.
    async fn of(sizes: &[usize], pace: &Pace) -> Self {
        let lines = Lines::of(sizes, pace).await;
        let count = lines.count(sizes);
        let direction = if count < TALL * lines.breadth { Direction::Down } else { Direction::Right };
        let wrapped = |strips| Shape::wrapped(direction, lines, sizes, strips);
        if count <= LONGEST * lines.breadth {
            return wrapped(1);
        }
        let is_too_wide = |strips| {
            let (along, across) = wrapped(strips).sides();
            along as f64 > WRAPPED * across as f64
        };
        wrapped(1 + last_that(count - 1, count, pace, is_too_wide).await)
    }

    /// Lines in so many strips, or in fewer where the last ones would have nothing.
    fn wrapped(direction: Direction, lines: Lines, sizes: &[usize], strips: usize) -> Self {
        let count = lines.count(sizes);
        let length = count.div_ceil(strips);
        let mut breadths = vec![0; count.div_ceil(length)];
        let mut last = 0;
        let mut first_line = 0;
        for &size in sizes {
            for line in 0..lines.of_layer(size).min(size) {
                let breadth = &mut breadths[(first_line + line) / length];
                *breadth = lines.length(line, size).max(*breadth);
                last = last.max((first_line + line) % length);
            }
            first_line += lines.of_layer(size);
        }
        let mut strips = vec![0];
        for breadth in breadths {
            strips.push(strips[strips.len() - 1] + breadth + 1);
        }
        Shape { direction, lines, length, taken: last + 1, strips }
    }

    /// How many cells the picture has along the layers, and how many across. No empty row follows on the last strip.
    fn sides(&self) -> (usize, usize) {
        (self.taken, self.strips.last().map_or(0, |end| end - 1))
    }
}

/// The last of the numbers up to `most` of which something holds that holds from 1 up to there. To ask takes looks at `size` numbers.
async fn last_that(most: usize, size: usize, pace: &Pace, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (1, most.max(1));
    while low < high {
        let middle = high - (high - low) / 2;
        if holds(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
        pace.spend(size as u64 / LOOKS).await;
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::at_once;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// Layers of so many positions, numbered one after another.
    fn placed(sizes: &[usize]) -> Coordinates {
        let mut numbers = 0..;
        let order: Order = sizes.iter().map(|&size| numbers.by_ref().take(size).collect()).collect();
        at_once(async |pace| place(&order, 8, pace).await)
    }

    /// The columns and rows of all positions, which are whole and within the picture.
    fn cells(places: &Coordinates) -> Vec<(usize, usize)> {
        let whole = |place: f32, side: f32| {
            assert!(place > 0.0 && place < side && side.fract() == 0.0 && (place - 0.5).fract() == 0.0);
            (place - 0.5) as usize
        };
        let all = places.x.iter().zip(&places.y);
        all.map(|(&x, &y)| (whole(x, places.width), whole(y, places.height))).collect()
    }

    /// Where each cell comes when the picture is read. Downward the rows are read. To the right the columns are, of one strip after
    /// the other; an empty row is between two.
    fn reading(cells: &[(usize, usize)], direction: Direction) -> Vec<(usize, usize)> {
        if direction == Direction::Down {
            return cells.iter().map(|&(_, row)| (0, row)).collect();
        }
        let filled: BTreeSet<usize> = cells.iter().map(|&(_, row)| row).collect();
        let strip = |row: usize| (0..row).filter(|above| !filled.contains(above)).count();
        cells.iter().map(|&(column, row)| (strip(row), column)).collect()
    }

    fn check(sizes: &[usize]) -> Coordinates {
        let places = placed(sizes);
        let count = places.x.len();
        let cells = cells(&places);
        assert_eq!(cells.iter().collect::<BTreeSet<_>>().len(), count, "no two are in one cell");
        let reading = reading(&cells, places.direction);
        let mut start = 0;
        let mut last = None;
        for &size in sizes {
            let layer = &reading[start..start + size];
            assert!(layer.iter().min().copied() > last, "each layer is read after the one before it");
            last = layer.iter().max().copied();
            start += size;
        }
        let longest = places.width.max(places.height) / places.width.min(places.height);
        assert!(longest <= LONGEST as f32 + 0.1, "{} by {}", places.width, places.height);
        assert!(
            places.width * places.height <= (2 * SPARSEST * count) as f32,
            "{} by {}",
            places.width,
            places.height
        );
        // The right and the lower edge are taken.
        assert_eq!(cells.iter().map(|&(column, _)| column + 1).max(), Some(places.width as usize));
        assert_eq!(cells.iter().map(|&(_, row)| row + 1).max(), Some(places.height as usize));
        places
    }

    /// So many layers, from narrow ones to wide ones in various ways.
    fn some_sizes() -> impl Strategy<Value = Vec<usize>> {
        let few = prop::collection::vec(1..4_000_usize, 2..12);
        let many = prop::collection::vec(1..60_usize, 60..300);
        let long = prop::collection::vec(1..3_usize, 1_500..4_000);
        let peak = (long.clone(), 1..9_000_usize, 0..1_500_usize).prop_map(|(mut sizes, size, place)| {
            sizes[place] = size;
            sizes
        });
        prop_oneof![few, many, long, peak]
            .prop_filter("large enough", |sizes| sizes.iter().sum::<usize>() > 1_500)
    }

    proptest! {
        #[test]
        fn cells_are_apart_and_in_reading_order_in_a_picture_of_fair_shape(sizes in some_sizes()) {
            check(&sizes);
        }
    }

    #[test]
    fn a_layer_is_a_line_where_that_makes_a_fair_picture() {
        let sizes: Vec<usize> = (1..60).collect();
        let places = check(&sizes);
        assert_eq!((places.direction, places.width, places.height), (Direction::Down, 59.0, 59.0));
    }

    #[test]
    fn wide_layers_go_through_several_lines_like_a_zigzag() {
        let places = check(&[1, 3_000, 2_000]);
        assert_eq!((places.direction, places.width, places.height), (Direction::Down, 158.0, 57.0));
        let cells = cells(&places);
        assert_eq!(cells[1..4], [(0, 19), (0, 20), (0, 21)]);
        assert_eq!(cells[20..22], [(1, 19), (1, 20)], "the twentieth is beside the first");
        assert_eq!(cells[3_001], (0, 38), "the next layer is below");
        let last_is_narrow = check(&[1_688, 300, 300, 300, 300, 300, 300, 300, 4]);
        assert_eq!((last_is_narrow.width, last_is_narrow.height), (188.0, 76.0));
    }

    #[test]
    fn many_narrow_layers_go_to_the_right_and_a_chain_is_wrapped() {
        let right = check(&[20; 60]);
        assert_eq!((right.direction, right.width, right.height), (Direction::Right, 60.0, 20.0));
        let chain = check(&[1; 5_001]);
        assert_eq!(chain.direction, Direction::Right);
        assert!((1.5..1.7).contains(&(chain.width / chain.height)), "{} by {}", chain.width, chain.height);
        let first: Vec<(usize, usize)> = cells(&chain)[..3].to_vec();
        assert_eq!(first, [(0, 0), (1, 0), (2, 0)]);
    }
}
