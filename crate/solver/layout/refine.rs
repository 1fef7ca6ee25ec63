//! Places with fewer crossings among all the lines that are drawn, as they are drawn: straight between the nodes.
//!
//! The fast order looks at covering moves alone, and on its grid lines lie on one another. Where layers go by the longest
//! play, many lines go over several of them, and orders that see those are drawn too, as straight as they can be. From each
//! start nodes are taken one after another, layer by layer, and each is put where its lines meet the fewest others, which
//! [`shadows`](crate::layout::shadows) tell: into a gap, pushing its neighbours aside where there is no room, or in
//! exchange for another node. To try one node everywhere while the others stand still is the sifting of C. Matuszewski,
//! R. Schönfeld, P. Molitor, Using sifting for k-layer straightline crossing minimization, Graph Drawing 1999,
//! LNCS 1731, 217–224. Of places with equally few crossings the calmest is taken. What a start leads to shows after a few
//! rounds; the best are gone on with, and once more from where they ended, spread evenly anew.
//!
//! Guarantee: fewer crossings than the fast order has on its grid, or that grid; neighbours at least a slot apart; the
//! same graph, the same places. Cost: at most about `STEPS` looks at a line, counted and not timed. A graph that is
//! too large to be gone through once stays as it is.

use crate::layout::drawing::{CELLS, Drawing, Line};
use crate::layout::layers::Layers;
use crate::layout::order::{self, Order};
use crate::layout::shadows::Shadows;
use crate::limits;
use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;
use std::ops::Range;

/// Looks at a line that one graph may cost: some 16 ms.
const STEPS: u64 = 2_500_000;
/// Rounds over all layers, every other one upward, if not ended sooner by a round that changes nothing.
const ROUNDS: usize = 30;
/// Rounds after which starts are compared, while half of the steps are left.
const TRIAL: usize = 2;
/// How many of them are gone on with.
const FINALISTS: usize = 2;
/// A start is left out that has more crossings than the best one by more than this part.
const WORSE: u32 = 4;
/// By which part of its widest layer the picture may become wider, so that lines find their way.
const WIDER: i32 = 4;
/// The same where lines go over several layers.
const WIDER_FOR_LONG: i32 = 2;
/// And by how much besides.
const ROOM: i32 = CELLS / 2;
/// What a crossing is worth in cells: it is removed if that moves a node by no more than four slots.
const CROSSING: i32 = 4 * CELLS;
/// What it costs not to stand whole or half slots from the middle, where nodes of different layers line up.
const ODD: i32 = 6;
/// How much better a place must look if others have to move for it, since they may fare worse there.
const DISTURBANCE: i32 = CROSSING / 2;
/// Places that are tried in earnest at each visit.
const TRIES: usize = 4;

/// Finds a place across for every position, in slots from the left edge, or nothing better than the fast order's; lines
/// are drawn for the given moves.
pub async fn refine(
    post_order: &[u32],
    layers: &Layers,
    covers: &Rows,
    moves: &Rows,
    fast: &Order,
    pace: &Pace,
) -> Option<Vec<f32>> {
    if post_order.len() > limits::REFINED_POSITIONS {
        return None;
    }
    let widest = fast.iter().map(Vec::len).max().unwrap_or(1) as i32;
    let narrow = (widest - 1) * CELLS;
    let grid = Drawing::new(fast, layers, moves, narrow, CELLS);
    let of_round = steps_of_round(&grid);
    if of_round > STEPS {
        return None;
    }
    let mut fewest = crossings(&grid, pace).await;
    if fewest == 0 {
        return None;
    }
    let part = if layers.by_stones { WIDER } else { WIDER_FOR_LONG };
    // Even, so that the middle is a cell.
    let (last, step) = ((narrow + narrow / part + ROOM) / 2 * 2, CELLS + CELLS / part);
    let spread = |order: &Order| Drawing::new(order, layers, moves, last, step);
    let mut starts = vec![spread(&order::fast(post_order, layers, moves, pace).await), spread(fast)];
    // Where layers go by the stones left, these are hardly better and cost much.
    if !layers.by_stones {
        for is_first_down in [true, false] {
            let (order, ways) = order::with_places(layers, moves, is_first_down, pace).await;
            let mut drawing = spread(fast);
            drawing.straighten(&order, &ways);
            starts.push(drawing);
        }
    }
    let mut search = Search::new(grid, covers);
    let mut best = None;
    for (drawing, next_round) in search.trials(starts, of_round, pace).await {
        let drawing = search.run(drawing, next_round..ROUNDS, pace).await;
        let again = search.run(spread(&drawing.rows), 0..ROUNDS, pace).await;
        for drawing in [drawing, again] {
            let count = crossings(&drawing, pace).await;
            if count < fewest {
                (fewest, best) = (count, Some(drawing.x));
            }
        }
    }
    let best = best?;
    let left = best.iter().min().copied().unwrap_or(0);
    Some(best.iter().map(|x| (x - left) as f32 / CELLS as f32).collect())
}

/// The moves that are drawn unless a reader asks for others: covering moves, and those that win.
pub fn drawn_moves(covers: &Rows, winning: &Rows) -> Rows {
    let mut moves = Rows::default();
    for index in 0..covers.len() {
        let row = covers.row(index);
        moves.items.extend(row);
        moves.items.extend(winning.row(index).iter().filter(|option| !row.contains(option)));
        moves.close_row();
    }
    moves
}

/// Counts crossings, and tells what that costs.
async fn crossings(drawing: &Drawing, pace: &Pace) -> u32 {
    pace.spend(steps_of_round(drawing) / LOOKS_IN_ROUND / LOOKS).await;
    drawing.crossings()
}

/// How often a pair of lines is looked at in a round: from each end of each of the two.
const LOOKS_IN_ROUND: u64 = 4;

/// What looking at every node once costs: each line is seen from both of its ends.
fn steps_of_round(drawing: &Drawing) -> u64 {
    let beside = |line: &Line| {
        let passing = drawing.lines_below.row(line.layer_top as usize).len() as u64;
        passing + drawing.starting_beside(line).len() as u64
    };
    drawing.lines.iter().map(|line| 2 * beside(line)).sum()
}

/// A place that a node could take. Compared by what it costs first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    /// What it costs more than where the node is, as far as is known before it is tried.
    change: i32,
    /// The cell.
    x: i32,
    /// Which of the other nodes of the layer comes next, or changes places.
    index: usize,
    /// Whether that one changes places.
    is_exchange: bool,
}

/// A search from one start.
struct Search<'a> {
    drawing: Drawing,
    shadows: Shadows,
    down: &'a Rows,
    up: Rows,
    /// Kept between visits so that nothing is allocated for each, like all that follow: crossings by cell, of the node
    /// that is visited and of one that has to make room.
    counts: Vec<i32>,
    counts_aside: Vec<i32>,
    candidates: Vec<Candidate>,
    /// Where the other nodes of the layer are.
    others: Vec<i32>,
    /// Nodes that were moved for a try, and from where.
    moved: Vec<(u32, i32)>,
}

impl<'a> Search<'a> {
    fn new(drawing: Drawing, covers: &'a Rows) -> Self {
        Search {
            drawing,
            shadows: Shadows::default(),
            down: covers,
            up: covers.transposed(),
            counts: Vec::new(),
            counts_aside: Vec::new(),
            candidates: Vec::new(),
            others: Vec::new(),
            moved: Vec::new(),
        }
    }

    /// Gives the more promising starts a few rounds each, as many as leave half of the steps. Answers the best of what has become of
    /// them, the best first, and the next round of each.
    async fn trials(&mut self, starts: Vec<Drawing>, of_round: u64, pace: &Pace) -> Vec<(Drawing, usize)> {
        let mut counted = Vec::new();
        for start in starts {
            counted.push((crossings(&start, pace).await, start));
        }
        let fewest = counted.iter().map(|(count, _)| *count).min().unwrap_or(0);
        counted.retain(|(count, _)| *count <= fewest + fewest / WORSE);
        let mut tried = Vec::new();
        for first_round in 0..2 {
            for (_, start) in &counted {
                if tried.is_empty() || self.shadows.steps + TRIAL as u64 * of_round <= STEPS / 2 {
                    let end = first_round + TRIAL;
                    let drawing = self.run(start.clone(), first_round..end, pace).await;
                    tried.push((crossings(&drawing, pace).await, drawing, end));
                }
            }
        }
        tried.sort_by_key(|(count, ..)| *count);
        tried.into_iter().take(FINALISTS).map(|(_, drawing, end)| (drawing, end)).collect()
    }

    /// Goes over the layers of a drawing, downward in even rounds, and answers what has become of it. The start and a single
    /// end stay in the middle.
    async fn run(&mut self, drawing: Drawing, rounds: Range<usize>, pace: &Pace) -> Drawing {
        let before = std::mem::replace(&mut self.drawing, drawing);
        let count = self.drawing.rows.len();
        for round in rounds {
            let mut changed = false;
            for step in 0..count {
                let layer = if round % 2 == 0 { step } else { count - 1 - step };
                if self.drawing.rows[layer].len() == 1 && (layer == 0 || layer == count - 1) {
                    continue;
                }
                let spent = self.shadows.steps;
                for position in self.drawing.rows[layer].clone() {
                    if self.shadows.steps < STEPS {
                        changed |= self.visit(position as usize, layer);
                    }
                }
                pace.spend((self.shadows.steps - spent) / LOOKS).await;
            }
            if !changed {
                break;
            }
        }
        std::mem::replace(&mut self.drawing, before)
    }

    /// Tries the best places for a node, and answers whether it found a better one.
    fn visit(&mut self, position: usize, layer: usize) -> bool {
        let mut counts = std::mem::take(&mut self.counts);
        self.shadows.count(&self.drawing, position, &mut counts);
        let wish = self.wish(position);
        self.find_candidates(position, layer, &counts, wish);
        let mut is_better = false;
        for index in 0..self.candidates.len() {
            let candidate = self.candidates[index];
            is_better = if candidate.is_exchange {
                self.exchange(position, layer, candidate)
            } else {
                self.insert(position, layer, candidate, &counts, wish)
            };
            if is_better {
                break;
            }
        }
        self.counts = counts;
        is_better
    }

    /// Where a node would like to be: in the middle of the ends of its covering moves.
    fn wish(&self, position: usize) -> i32 {
        let (above, below) = (self.up.row(position), self.down.row(position));
        let sum: i32 = above.iter().chain(below).map(|&end| self.drawing.x[end as usize]).sum();
        let count = (above.len() + below.len()).max(1) as i32;
        (sum + count / 2) / count
    }

    /// What a node costs at a place: its crossings first, then how far it is from where it would like to be.
    fn cost(&self, counts: &[i32], wish: i32, x: i32) -> i32 {
        let is_odd = (x - self.drawing.last / 2) % (CELLS / 2) != 0;
        CROSSING * counts[x as usize] + (x - wish).abs() + if is_odd { ODD } else { 0 }
    }

    /// Collects what looks better: the best place of each gap, with room and without, and the other nodes' places.
    fn find_candidates(&mut self, position: usize, layer: usize, counts: &[i32], wish: i32) {
        let (drawing, last) = (&self.drawing, self.drawing.last);
        let row = drawing.rows[layer].iter().filter(|&&other| other as usize != position);
        self.others.clear();
        self.others.extend(row.map(|&other| drawing.x[other as usize]));
        self.candidates.clear();
        let now = self.cost(counts, wish, self.drawing.x[position]);
        for index in 0..=self.others.len() {
            let left = if index == 0 { -CELLS } else { self.others[index - 1] };
            let right = self.others.get(index).copied().unwrap_or(last + CELLS);
            let (mut free, mut tight) = ((0, 0), (-DISTURBANCE, 0));
            for x in (left + 1).max(0)..right.min(last + 1) {
                let change = self.cost(counts, wish, x) - now;
                if x >= left + CELLS && x <= right - CELLS {
                    free = free.min((change, x));
                } else {
                    tight = tight.min((change, x));
                }
            }
            self.add(Candidate { change: free.0, x: free.1, index, is_exchange: false });
            self.add(Candidate { change: tight.0 + DISTURBANCE, x: tight.1, index, is_exchange: false });
            if index < self.others.len() {
                // The other one gains by it, too, or the exchange is found when that one is visited.
                let change = self.cost(counts, wish, right) - now;
                self.add(Candidate { change, x: right, index, is_exchange: true });
            }
        }
    }

    /// Keeps a candidate if it is among the best so far.
    fn add(&mut self, candidate: Candidate) {
        if candidate.change < 0 {
            let rank = self.candidates.partition_point(|better| *better < candidate);
            self.candidates.insert(rank, candidate);
            self.candidates.truncate(TRIES);
        }
    }

    /// Puts a node into a gap and pushes its neighbours as far aside as they must, if that is better for all together.
    fn insert(&mut self, position: usize, layer: usize, to: Candidate, counts: &[i32], wish: i32) -> bool {
        let mut row = std::mem::take(&mut self.drawing.rows[layer]);
        let from = index_of(position, &row);
        row.remove(from);
        let room_right = (row.len() - to.index) as i32 * CELLS;
        let x = to.x.max(to.index as i32 * CELLS).min(self.drawing.last - room_right);
        self.moved.clear();
        let mut change = self.cost(counts, wish, x) - self.cost(counts, wish, self.drawing.x[position]);
        self.put(position, x);
        for side in [-1, 1] {
            let mut limit = x + side * CELLS;
            let mut next = if side < 0 { to.index.wrapping_sub(1) } else { to.index };
            while let Some(&other) = row.get(next).filter(|_| change < 0) {
                if side * (self.drawing.x[other as usize] - limit) >= 0 {
                    break;
                }
                change += self.push(other as usize, limit);
                limit += side * CELLS;
                next = next.wrapping_add_signed(side as isize);
            }
        }
        row.insert(if change < 0 { to.index } else { from }, position as u32);
        self.drawing.rows[layer] = row;
        self.keep_if(change < 0)
    }

    /// Lets two nodes of a layer change places, if that is better for both together.
    fn exchange(&mut self, position: usize, layer: usize, with: Candidate) -> bool {
        let from = index_of(position, &self.drawing.rows[layer]);
        let to = with.index + usize::from(with.index >= from);
        let other = self.drawing.rows[layer][to] as usize;
        let here = self.drawing.x[position];
        self.moved.clear();
        self.put(position, with.x);
        let is_better = with.change + self.push(other, here) < 0;
        if is_better {
            self.drawing.rows[layer].swap(from, to);
        }
        self.keep_if(is_better)
    }

    /// Moves a node out of the way and answers what that costs.
    fn push(&mut self, position: usize, x: i32) -> i32 {
        let mut counts = std::mem::take(&mut self.counts_aside);
        self.shadows.count(&self.drawing, position, &mut counts);
        let wish = self.wish(position);
        let change = self.cost(&counts, wish, x) - self.cost(&counts, wish, self.drawing.x[position]);
        self.put(position, x);
        self.counts_aside = counts;
        change
    }

    fn put(&mut self, position: usize, x: i32) {
        self.moved.push((position as u32, self.drawing.x[position]));
        self.drawing.put(position, x);
    }

    /// Puts everything back if the try was in vain.
    fn keep_if(&mut self, is_better: bool) -> bool {
        if !is_better {
            for &(position, x) in &self.moved {
                self.drawing.put(position as usize, x);
            }
        }
        is_better
    }
}

fn index_of(position: usize, row: &[u32]) -> usize {
    row.iter().position(|&other| other as usize == position).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::game::Game;
    use crate::game_graph::{Budget, GameGraph};
    use crate::layout::{covers, layers};
    use crate::pace::at_once;
    use crate::solve;

    const STARTS: &[&str] =
        &["nim(1,2,3)", "nim(3,4,5)", "nim(2,2,2,2)", "nim(5,6,7)", "wythoff(5,7)", "bash[m=3](5,6)"];

    struct Prepared {
        graph: GameGraph,
        layers: Layers,
        covers: Rows,
        winning: Rows,
        fast: Order,
    }

    fn prepare(start: &str) -> Prepared {
        let (game, start) = Game::parse(start, PlayConvention::Normal).unwrap();
        let graph = GameGraph::build(game.ruleset.as_ref(), &[start], Budget::default()).unwrap();
        let solution = solve::solve(&graph, &game.convention);
        at_once(async |pace| {
            let layers = layers::assign(&graph, game.ruleset.kind(), pace).await;
            let covers = covers::find(&graph, &layers, pace).await.rows;
            let wins = |_, option: u32| solution.is_won_by_moving_to(option as usize);
            let winning = graph.options.filtered(wins, pace).await;
            let fast = order::fast(&graph.post_order, &layers, &covers, pace).await;
            Prepared { graph, layers, covers, winning, fast }
        })
    }

    impl Prepared {
        fn refined(&self) -> Option<Vec<f32>> {
            let moves = drawn_moves(&self.covers, &self.winning);
            at_once(async |pace| {
                refine(&self.graph.post_order, &self.layers, &self.covers, &moves, &self.fast, pace).await
            })
        }

        fn grid(&self) -> Drawing {
            let widest = self.fast.iter().map(Vec::len).max().unwrap() as i32;
            let moves = drawn_moves(&self.covers, &self.winning);
            Drawing::new(&self.fast, &self.layers, &moves, (widest - 1) * CELLS, CELLS)
        }
    }

    #[test]
    fn there_are_fewer_crossings_than_on_the_grid_or_nothing_changes() {
        for start in STARTS {
            let prepared = prepare(start);
            let mut drawing = prepared.grid();
            let before = drawing.crossings();
            if let Some(across) = prepared.refined() {
                for (position, place) in across.iter().enumerate() {
                    drawing.put(position, (place * CELLS as f32) as i32);
                }
                assert!(drawing.crossings() < before, "{start}");
            }
        }
    }

    /// How many lines cross in the same graphs where dot, of Graphviz, places their nodes: `npm run bench -- crossings`.
    #[test]
    fn there_are_fewer_crossings_than_dot_leaves() {
        let by_dot =
            [("nim(5,6,7)", 960), ("kayles(12)", 2814), ("grundy(16)", 4134), ("wythoff(8,13)", 521)];
        for (start, count) in by_dot {
            let prepared = prepare(start);
            let across = prepared.refined().unwrap();
            let mut drawing = prepared.grid();
            for (position, place) in across.iter().enumerate() {
                drawing.put(position, (place * CELLS as f32) as i32);
            }
            assert!(drawing.crossings() < count, "{start}: {}", drawing.crossings());
        }
    }

    #[test]
    fn neighbours_stay_a_slot_apart_and_in_the_picture() {
        for start in STARTS {
            let prepared = prepare(start);
            let Some(across) = prepared.refined() else { continue };
            let widest = prepared.fast.iter().map(Vec::len).max().unwrap() as f32;
            assert!(
                across.iter().all(|&place| (0.0..=(widest - 1.0) * 1.5 + 0.5).contains(&place)),
                "{start}"
            );
            for row in &prepared.fast {
                let mut places: Vec<f32> = row.iter().map(|&position| across[position as usize]).collect();
                places.sort_by(f32::total_cmp);
                assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= 1.0), "{start}");
            }
        }
    }

    #[test]
    fn the_same_graph_gets_the_same_places() {
        for start in STARTS {
            assert_eq!(prepare(start).refined(), prepare(start).refined(), "{start}");
        }
    }

    #[test]
    fn a_picture_without_crossings_stays_as_it_is() {
        assert_eq!(prepare("nim(2,2,2,2)").refined(), None);
    }

    #[test]
    fn a_graph_that_would_take_too_long_stays_as_it_is() {
        assert_eq!(prepare("nim(11,12,13)").refined(), None);
        assert_eq!(prepare("nim(20,20,20)").refined(), None);
    }
}
