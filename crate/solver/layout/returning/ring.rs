//! The order of the places on a ring in which few of the moves between them cross.
//!
//! It begins as a depth-first search goes, so that a cycle comes out as one; then each place is taken to where the fewest moves
//! cross, as in the circular sifting of M. Baur, U. Brandes, Crossing reduction in circular layouts, WG 2004, LNCS 3353,
//! 332–343. Of orders with equally few crossings one is taken in which more moves lead to the next place clockwise.

use crate::pace::{LOOKS, Pace};
use crate::rows::Rows;

/// Pairs of moves that all rings of a picture together may still look at.
pub struct Effort(u64);

impl Default for Effort {
    fn default() -> Self {
        Effort(20_000_000)
    }
}

/// Rounds of sifting, if not ended sooner by one that changes nothing.
const ROUNDS: usize = 4;
/// What a crossing is worth in moves to the next place.
const CROSSING: usize = 4;

/// Puts so many places on a ring. The first of them comes first.
#[allow(clippy::cast_possible_truncation, reason = "a ring is small")]
pub async fn order(count: usize, moves: &Rows, effort: &mut Effort, pace: &Pace) -> Vec<u32> {
    let mut order = depth_first(count, moves);
    let moves: Vec<(u32, u32)> =
        (0..count).flat_map(|from| moves.row(from).iter().map(move |&to| (from as u32, to))).collect();
    let of_round = (count * count * moves.len() * moves.len()) as u64;
    for _ in 0..ROUNDS {
        if of_round > effort.0 {
            break;
        }
        effort.0 -= of_round;
        let mut changed = false;
        for place in 1..count as u32 {
            changed |= sift(&mut order, place, &moves);
            pace.spend(of_round / count as u64 / LOOKS).await;
        }
        if !changed {
            break;
        }
    }
    order
}

fn depth_first(count: usize, moves: &Rows) -> Vec<u32> {
    let mut order = Vec::with_capacity(count);
    let mut is_found = vec![false; count];
    let mut open = vec![0];
    while let Some(place) = open.pop() {
        if std::mem::replace(&mut is_found[place as usize], true) {
            continue;
        }
        order.push(place);
        open.extend(moves.row(place as usize).iter().rev());
    }
    order
}

/// Takes a place to the best one of the ring, and answers whether that is another than it had.
fn sift(order: &mut Vec<u32>, place: u32, moves: &[(u32, u32)]) -> bool {
    let from = order.iter().position(|&other| other == place).unwrap_or(0);
    let (mut best, mut least) = (from, cost(order, moves));
    let mut others = order.clone();
    others.remove(from);
    for index in 1..=others.len() {
        let mut tried = others.clone();
        tried.insert(index, place);
        let cost = cost(&tried, moves);
        if cost < least {
            (best, least) = (index, cost);
        }
    }
    others.insert(best, place);
    *order = others;
    best != from
}

fn cost(order: &[u32], moves: &[(u32, u32)]) -> usize {
    let mut index = vec![0; order.len()];
    order.iter().enumerate().for_each(|(at, &place)| index[place as usize] = at);
    let chord = |&(from, to): &(u32, u32)| {
        let (from, to) = (index[from as usize], index[to as usize]);
        (from.min(to), from.max(to))
    };
    let mut crossings = 0;
    for (at, one) in moves.iter().enumerate() {
        let (low, high) = chord(one);
        let is_inside = |place: usize| low < place && place < high;
        let is_outside = |place: usize| place < low || high < place;
        for other in &moves[at + 1..] {
            let (first, last) = chord(other);
            crossings +=
                usize::from((is_inside(first) && is_outside(last)) || (is_outside(first) && is_inside(last)));
        }
    }
    let is_onward =
        |&&(from, to): &&(u32, u32)| (index[from as usize] + 1) % order.len() == index[to as usize];
    CROSSING * crossings + moves.len() - moves.iter().filter(is_onward).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::at_once;

    fn ordered(count: usize, moves: &[(u32, u32)]) -> Vec<u32> {
        let mut rows = Rows::default();
        for from in 0..count {
            rows.items.extend(moves.iter().filter(|&&(other, _)| other as usize == from).map(|(_, to)| to));
            rows.close_row();
        }
        at_once(async |pace| order(count, &rows, &mut Effort::default(), pace).await)
    }

    #[test]
    fn a_cycle_goes_round_whatever_its_numbers() {
        assert_eq!(ordered(5, &[(0, 3), (3, 1), (1, 4), (4, 2), (2, 0)]), [0, 3, 1, 4, 2]);
    }

    #[test]
    fn what_can_be_without_crossings_is() {
        // A cycle through all, and moves that a depth-first search takes first.
        let moves = [(0, 2), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (2, 5), (2, 4)];
        let found = ordered(6, &moves);
        assert_eq!(cost(&found, &moves) / CROSSING, 0);
        assert_eq!(found[0], 0);
    }
}
