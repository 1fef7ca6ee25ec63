//! The order of the positions within each layer, so that few covering moves cross.
//!
//! Start: in the order of the literature's numbering, which keeps like with like. Then sweeps down and up that sort each
//! layer by the barycentre of its neighbours (Sugiyama, Tagawa & Toda 1981), and last the exchange of adjacent positions
//! as long as one lowers the crossings (the "transpose" of E. R. Gansner, E. Koutsofios, S. C. North, K.-P. Vo, A technique
//! for drawing directed graphs, IEEE Trans. Softw. Eng. 19 (1993) 214–230). The best order met is kept.
//! Cost: a few passes over the covering moves, fewer where they are many: a picture of 100,000 positions shows no single
//! crossing, and its reader waits. Same graph, same order.

use crate::layout::layers::Layers;
use crate::numbers;
use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;
use std::ops::Range;

/// Sweeps over all layers, every other one upward.
const SWEEPS: usize = 8;
/// One sweep down and one up that do not help: no further ones will.
const VAIN_SWEEPS: usize = 2;
/// Rounds of adjacent exchange, if not ended sooner by a round that changes nothing.
const EXCHANGES: usize = 4;
/// Covering moves that all sweeps together may look at, and all rounds of exchange.
const EFFORT: usize = 1_000_000;
/// Pairs of adjacent positions that are looked at between two looks at the pace.
const PAIRS_AT_ONCE: usize = 32;
/// What sorting something costs, in looks at a move.
const SORTING: usize = 10;
/// Rounds of it after each sweep over an order that has places for long moves.
const EXCHANGES_BETWEEN: usize = 2;
/// Rounds of sifting at the end of that.
const SIFTINGS: usize = 2;

/// The positions of each layer from left to right.
pub type Order = Vec<Vec<u32>>;

/// Orders the layers.
pub async fn fast(post_order: &[u32], layers: &Layers, covers: &Rows, pace: &Pace) -> Order {
    let most_rounds = EFFORT / covers.items.len().max(1);
    if most_rounds == 0 {
        return by_number(post_order, layers);
    }
    let mut ordering = Ordering::new(by_number(post_order, layers), covers, layers);
    pace.pause().await;
    let mut best = ordering.order.clone();
    let mut fewest = ordering.crossings(pace).await;
    let mut vain = 0;
    for sweep in 0..SWEEPS.min(most_rounds) {
        if fewest == 0 || vain == VAIN_SWEEPS {
            break;
        }
        ordering.sweep(sweep % 2 == 0, pace).await;
        let crossings = ordering.crossings(pace).await;
        vain = if crossings < fewest { 0 } else { vain + 1 };
        if crossings < fewest {
            fewest = crossings;
            best.clone_from(&ordering.order);
        }
    }
    ordering.restore(best);
    for _ in 0..EXCHANGES.min(most_rounds) {
        let mut changed = false;
        for layer in 0..ordering.order.len() {
            let mut start = 1;
            while start < ordering.order[layer].len() {
                let pairs = start..ordering.order[layer].len().min(start + PAIRS_AT_ONCE);
                start = pairs.end;
                let looks = ordering.looks(layer, pairs.clone());
                changed |= ordering.exchange_in(layer, pairs);
                pace.spend(looks / LOOKS).await;
            }
        }
        if !changed {
            break;
        }
    }
    ordering.order
}

/// Orders the layers by all of `moves`, with a place kept on every layer that one of them goes past, and answers the ways
/// from place to place; the first places are the positions. In such an order, which is the one of Sugiyama and of Gansner
/// and others, long moves count as much as short ones. The first of the sweeps goes down or up, which leads to different
/// orders.
///
/// After the sweeps each place is taken to where its ways cross the fewest others: C. Matuszewski, R. Schönfeld, P. Molitor,
/// Using sifting for k-layer straightline crossing minimization, Graph Drawing 1999, LNCS 1731, 217–224.
pub async fn with_places(layers: &Layers, moves: &Rows, is_first_down: bool, pace: &Pace) -> (Order, Rows) {
    let (order, layers, ways) = places(layers, moves);
    let mut ordering = Ordering::new(order, &ways, &layers);
    let mut best = ordering.order.clone();
    let mut fewest = ordering.crossings(pace).await;
    for sweep in 0..SWEEPS {
        ordering.sweep((sweep % 2 == 0) == is_first_down, pace).await;
        for _ in 0..EXCHANGES_BETWEEN {
            if !ordering.exchange() {
                break;
            }
        }
        let crossings = ordering.crossings(pace).await;
        if crossings < fewest {
            fewest = crossings;
            best.clone_from(&ordering.order);
        }
    }
    ordering.restore(best);
    for sifting in 0..SIFTINGS {
        let count = ordering.order.len();
        let mut changed = false;
        for step in 0..count {
            changed |= ordering.sift_in(if sifting % 2 == 0 { step } else { count - 1 - step });
        }
        if !changed {
            break;
        }
    }
    let order = ordering.order;
    (order, ways)
}

/// The positions of each layer and the places behind them, the layers of all, and the ways from one to the next.
fn places(layers: &Layers, moves: &Rows) -> (Order, Layers, Rows) {
    let mut order = vec![Vec::new(); layers.count];
    let mut of = layers.of.clone();
    let mut ways: Vec<Vec<u32>> = vec![Vec::new(); of.len()];
    for position in 0..layers.of.len() {
        let layer = layers.of[position];
        order[layer as usize].push(position as u32);
        for &end in moves.row(position) {
            let mut from = position;
            for passed in layer + 1..layers.of[end as usize] {
                let place = of.len();
                of.push(passed);
                order[passed as usize].push(place as u32);
                ways[from].push(place as u32);
                ways.push(Vec::new());
                from = place;
            }
            ways[from].push(end);
        }
    }
    let mut rows = Rows::default();
    for way in ways {
        rows.items.extend(way);
        rows.close_row();
    }
    (order, Layers { of, ..*layers }, rows)
}

fn by_number(post_order: &[u32], layers: &Layers) -> Order {
    let mut order = vec![Vec::new(); layers.count];
    for &position in post_order {
        order[layers.of[position as usize] as usize].push(position);
    }
    order
}

/// An order that is being improved.
struct Ordering<'a> {
    order: Order,
    /// Where each position stands: its index in its layer, counted from the middle.
    place: Vec<f32>,
    down: &'a Rows,
    up: Rows,
    layers: &'a Layers,
    /// Kept between layers so that nothing is allocated in a sweep: sort keys with the index in the layer behind them.
    keys: Vec<u64>,
    /// The layer as it was before it is sorted.
    before: Vec<u32>,
}

impl<'a> Ordering<'a> {
    fn new(order: Order, down: &'a Rows, layers: &'a Layers) -> Self {
        let mut ordering = Ordering {
            place: vec![0.0; layers.of.len()],
            order: Vec::new(),
            down,
            up: down.transposed(),
            layers,
            keys: Vec::new(),
            before: Vec::new(),
        };
        ordering.restore(order);
        ordering
    }

    fn restore(&mut self, order: Order) {
        self.order = order;
        for layer in 0..self.order.len() {
            self.note_places(layer);
        }
    }

    fn note_places(&mut self, layer: usize) {
        let middle = (self.order[layer].len() - 1) as f32 / 2.0;
        for (index, &position) in self.order[layer].iter().enumerate() {
            self.place[position as usize] = index as f32 - middle;
        }
    }

    /// Sorts every layer by the barycentre of the neighbours above, or below when going up.
    async fn sweep(&mut self, downward: bool, pace: &Pace) {
        let count = self.order.len();
        for step in 1..count {
            let layer = if downward { step } else { count - 1 - step };
            let looks = self.sort_layer(layer, downward);
            pace.spend(looks / LOOKS).await;
        }
    }

    /// Answers how many looks at a move or a position that took.
    fn sort_layer(&mut self, layer: usize, downward: bool) -> u64 {
        let neighbours = if downward { &self.up } else { self.down };
        let mut looks = SORTING * self.order[layer].len();
        self.keys.clear();
        for (index, &position) in self.order[layer].iter().enumerate() {
            let row = neighbours.row(position as usize);
            looks += row.len();
            let sum: f32 = row.iter().map(|&neighbour| self.place[neighbour as usize]).sum();
            let barycentre =
                if row.is_empty() { self.place[position as usize] } else { sum / row.len() as f32 };
            // The index breaks ties, so that equals keep their order.
            self.keys.push(u64::from(in_order(barycentre)) << 32 | index as u64);
        }
        self.keys.sort_unstable();
        self.before.clone_from(&self.order[layer]);
        for (slot, key) in self.order[layer].iter_mut().zip(&self.keys) {
            *slot = self.before[*key as u32 as usize];
        }
        self.note_places(layer);
        looks as u64
    }

    /// Exchanges adjacent positions wherever that lowers the crossings between their own moves.
    fn exchange(&mut self) -> bool {
        let mut changed = false;
        for layer in 0..self.order.len() {
            changed |= self.exchange_in(layer, 1..self.order[layer].len());
        }
        changed
    }

    /// The same in a layer, of each position at these places with the one to its left.
    fn exchange_in(&mut self, layer: usize, places: Range<usize>) -> bool {
        let mut changed = false;
        for index in places {
            let (left, right) = (self.order[layer][index - 1] as usize, self.order[layer][index] as usize);
            if self.gain(left, right) > 0 {
                self.order[layer].swap(index - 1, index);
                self.place.swap(left, right);
                changed = true;
            }
        }
        changed
    }

    /// How many pairs of moves are looked at for that.
    fn looks(&self, layer: usize, places: Range<usize>) -> u64 {
        let moves =
            |position: u32| (self.up.row(position as usize).len(), self.down.row(position as usize).len());
        let pair = |index: usize| {
            let (left, right) = (moves(self.order[layer][index - 1]), moves(self.order[layer][index]));
            (left.0 * right.0 + left.1 * right.1) as u64
        };
        places.map(pair).sum()
    }

    /// Takes each position of a layer to where its own moves cross the fewest others.
    fn sift_in(&mut self, layer: usize) -> bool {
        let mut changed = false;
        let mut row = std::mem::take(&mut self.order[layer]);
        self.before.clone_from(&row);
        for taken in 0..self.before.len() {
            let position = self.before[taken];
            let from = row.iter().position(|&other| other == position).unwrap_or(0);
            let (mut most, mut to) = (0, from);
            let mut gained = 0;
            for index in (0..from).rev() {
                gained += self.gain(row[index] as usize, position as usize);
                if gained > most {
                    (most, to) = (gained, index);
                }
            }
            gained = 0;
            for (index, &other) in row.iter().enumerate().skip(from + 1) {
                gained += self.gain(position as usize, other as usize);
                if gained > most {
                    (most, to) = (gained, index);
                }
            }
            if to < from {
                row[to..=from].rotate_right(1);
            } else {
                row[from..=to].rotate_left(1);
            }
            changed |= to != from;
        }
        self.order[layer] = row;
        self.note_places(layer);
        changed
    }

    /// How many crossings fewer the moves of two adjacent positions have when the two are exchanged.
    fn gain(&self, left: usize, right: usize) -> i64 {
        let gain = |rows: &Rows| {
            let (kept, exchanged) = pair_crossings(rows.row(left), rows.row(right), &self.place);
            i64::from(kept) - i64::from(exchanged)
        };
        gain(&self.up) + gain(self.down)
    }

    /// Crossings between the moves that go down one layer.
    async fn crossings(&self, pace: &Pace) -> u64 {
        let mut total = 0;
        let mut ends: Vec<u64> = Vec::new();
        let mut counts: Vec<u32> = Vec::new();
        for (layer, positions) in self.order.iter().enumerate().take(self.order.len() - 1) {
            let below = &self.order[layer + 1];
            let middle = (below.len() - 1) as f32 / 2.0;
            ends.clear();
            for &position in positions {
                let from = ends.len();
                let one_down = |end: &&u32| self.layers.of[**end as usize] == layer as u32 + 1;
                let row = self.down.row(position as usize).iter().filter(one_down);
                ends.extend(row.map(|&end| (self.place[end as usize] + middle) as u64));
                ends[from..].sort_unstable();
            }
            total += inversions(&ends, below.len(), &mut counts);
            pace.spend((SORTING * (ends.len() + positions.len())) as u64 / LOOKS).await;
        }
        total
    }
}

/// Bits that compare like the number itself.
fn in_order(number: f32) -> u32 {
    let bits = number.to_bits();
    if bits >> 31 == 1 { !bits } else { bits | 1 << 31 }
}

/// Pairs of moves of two adjacent positions that cross: as they stand, and if the two were exchanged.
fn pair_crossings(left: &[u32], right: &[u32], place: &[f32]) -> (u32, u32) {
    let (mut kept, mut exchanged) = (0, 0);
    for &a in left {
        for &b in right {
            let (a, b) = (place[a as usize], place[b as usize]);
            kept += u32::from(a > b);
            exchanged += u32::from(a < b);
        }
    }
    (kept, exchanged)
}

/// How many pairs of `ends` stand in descending order, by a Fenwick tree over the values below `width`:
/// W. Barth, P. Mutzel, M. Jünger, Simple and efficient bilayer cross counting, J. Graph Algorithms Appl. 8 (2004) 179–194.
fn inversions(ends: &[u64], width: usize, counts: &mut Vec<u32>) -> u64 {
    counts.clear();
    counts.resize(width + 1, 0);
    let mut total = 0;
    for (seen, &end) in ends.iter().enumerate() {
        let mut not_after = 0;
        let mut node = numbers::index(end) + 1;
        while node > 0 {
            not_after += counts[node];
            node &= node - 1;
        }
        total += seen as u64 - u64::from(not_after);
        node = numbers::index(end) + 1;
        while node <= width {
            counts[node] += 1;
            node += node & node.wrapping_neg();
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inversions_are_counted_as_by_definition() {
        let ends = [3, 0, 2, 2, 1, 0];
        let pairs = (0..ends.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let expected = pairs.filter(|&(i, j)| ends[i] > ends[j]).count() as u64;
        assert_eq!(inversions(&ends, 4, &mut Vec::new()), expected);
    }
}
