//! Fibonacci Nim: the smallest part of the heap, written as a sum of Fibonacci numbers, decides; so for every factor.
//!
//! Source: M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963) 9–13, for the factor 2.
//! Winning moves: take the s smallest parts together if the quota allows it and the factor times as many is less than the
//! next part, or there is none; there are no others.
//! Cost: as many steps as there are members of the sequence up to the heap: 77 for the factor 2.

use crate::game::Game;
use crate::moves::Move;
use crate::parameter::Value;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Fibonacci Nim.
    Fibonacci {
        id: "fibonacci",
        status: Proved,
        instances: [
            ("fibonacci(85)", Normal, bound: 70),
            ("fibonacci(21)", LastMover(2), bound: 40),
            ("fibonacci[factor=1](44)", Normal, bound: 60),
            ("fibonacci[factor=3](37)", Normal, bound: 60),
            ("fibonacci[factor=4](40)", Normal, bound: 50),
            ("fibonacci[factor=6](50)", Normal, bound: 50),
        ],
    }
}

/// So many numbers of the sequence are looked at.
const MEMBERS: usize = 10_000;

/// The parts of a number, the largest first. Absent when too many numbers would have to be looked at.
fn parts(factor: u64, stones: u64) -> Option<Vec<u64>> {
    if stones.saturating_sub(1) <= factor {
        // The sequence begins 1, 2, …, f + 1.
        return Some(if stones > 0 { vec![stones] } else { Vec::new() });
    }
    let mut members = vec![1];
    let (mut last, mut added) = (1, 0);
    while last <= stones {
        if members.len() == MEMBERS {
            return None;
        }
        while factor.saturating_mul(members[added]) < last {
            added += 1;
        }
        last += members[added];
        members.push(last);
    }
    let mut left = stones;
    members.reverse();
    members.retain(|&member| {
        let is_part = member <= left;
        left -= if is_part { member } else { 0 };
        is_part
    });
    Some(members)
}

fn parts_of(at: &Subject) -> Option<Vec<u64>> {
    parts(at.game.parameters.integer("factor"), at.tokens[0])
}

impl Theorem for Fibonacci {
    fn applies(&self, game: &Game) -> bool {
        let has_factor = game.parameters.get("quota") == Some(&Value::Unbounded);
        game.is_plain("fibonacci") && has_factor && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let quota = at.tokens[1];
        parts_of(at).map_or(Prediction::Silent, |parts| {
            Prediction::p_if(parts.last().is_none_or(|smallest| *smallest > quota))
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (stones, quota) = (at.tokens[0], at.tokens[1]);
        let parts = parts_of(at).unwrap_or_default();
        let smallest = parts.last().copied().unwrap_or(0);
        let key = match smallest {
            0 => "empty",
            part if part > quota => "lost",
            _ => "won",
        };
        Reason::new(
            key,
            &[("stones", stones), ("quota", quota), ("factor", at.game.parameters.integer("factor"))],
        )
        .list("parts", &parts)
        .and(&[("smallest", smallest)])
    }

    /// All of them: what is taken and what is left must have, together, the parts of the heap.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (stones, quota) = (at.tokens[0], at.tokens[1]);
        let factor = at.game.parameters.integer("factor");
        let mut parts = parts_of(at)?;
        let (mut moves, mut taken) = (Vec::new(), 0);
        while let Some(part) = parts.pop() {
            taken += part;
            let next_quota = taken.saturating_mul(factor);
            if taken <= quota && parts.last().is_none_or(|next| next_quota < *next) {
                let left = stones - taken;
                moves.push(Move::change(0, &[left]).and(1, &[next_quota.min(left)]));
            }
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::LARGEST_TOKEN;

    #[test]
    fn the_parts_of_85_are_55_21_8_and_1() {
        assert_eq!(parts(2, 85), Some(vec![55, 21, 8, 1]));
        assert_eq!(parts(2, 0), Some(vec![]));
        assert_eq!(parts(1, 44), Some(vec![32, 8, 4]));
        assert_eq!(parts(LARGEST_TOKEN, LARGEST_TOKEN), Some(vec![LARGEST_TOKEN]));
    }

    #[test]
    fn the_sequence_of_the_factor_3_begins_as_the_literature_says() {
        let members: Vec<u64> = (1..=40).filter(|&n| parts(3, n).unwrap().len() == 1).collect();
        assert_eq!(members, [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40]);
    }

    #[test]
    fn up_to_the_factor_250_every_heap_has_its_parts() {
        assert!((1..=250).all(|factor| parts(factor, LARGEST_TOKEN).is_some()));
        assert!(parts(1_000_000, LARGEST_TOKEN).is_none());
    }
}
