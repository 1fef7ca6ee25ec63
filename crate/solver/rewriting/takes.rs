//! Rewritings that can be said in few words of taking, from which fast sequences, proofs of periods and heaps of any size follow.

use super::parts::{Parts, letter_of, natural};
use super::{Rewriting, Rewritings};
use crate::formula::Facts;
use crate::formula::parse::{Node, NodeKind};
use crate::limits;
use crate::numbers::Token;
use crate::taking::{Most, Take, Taking, Two};
use std::collections::BTreeMap;

/// Steps that it may take to find out which numbers of stones are taken.
const MOST_STEPS: u64 = 1_000_000;

/// What moves take and leave, where every rewriting takes some of certain numbers of stones from a heap of any size, and leaves the
/// others as they are or as any two heaps.
pub fn taking(read: &[Parts], rules: &Rewritings) -> Option<Taking> {
    if !rules.are_of_single_heaps() {
        return None;
    }
    if let [only] = read {
        if takes_any(only) {
            return Some(Taking::UpTo(Most::Whole));
        }
    }
    let mut takes: BTreeMap<Token, Take> = BTreeMap::new();
    for (parts, rewriting) in read.iter().zip(&rules.all) {
        for take in takes_of(parts, rewriting)? {
            takes.entry(take.stones).and_modify(|known| *known = either(*known, take)).or_insert(take);
        }
    }
    Some(Taking::OneOf(takes.into_values().filter(Take::does_anything).collect()))
}

/// What is left of a heap where a number is subtracted from it.
fn subtracted(parts: &Parts) -> Option<&Node> {
    let ([name], [size]) = (&parts.names[..], &parts.sizes[..]) else { return None };
    match &size.size.node.kind {
        NodeKind::Between("-", both) if size.count.is_none() && letter_of(&both[0]) == Some(*name) => {
            Some(&both[1])
        }
        _ => None,
    }
}

/// Whether any number of stones may be taken: `n-k`, with nothing said of k but that it is at least 1.
fn takes_any(parts: &Parts) -> bool {
    let Some(letter) = subtracted(parts).and_then(letter_of).filter(|letter| *letter != parts.names[0])
    else {
        return false;
    };
    let conditions = parts.condition.as_ref().map_or_else(Vec::new, |condition| condition.node.conjuncts());
    conditions.iter().all(|condition| match &condition.kind {
        NodeKind::Between(sign @ (">" | "≥"), both) => {
            let least = if *sign == ">" { 0.0 } else { 1.0 };
            letter_of(&both[0]) == Some(letter) && both[1].kind == NodeKind::Number(least)
        }
        _ => false,
    })
}

/// What a rewriting takes, whatever the size of the heap.
fn takes_of(parts: &Parts, rewriting: &Rewriting) -> Option<Vec<Take>> {
    if let Some(two) = parts.two_heaps() {
        // An empty heap is none: what is left stays whole, or nothing is left where two empty heaps are equal ones that may be.
        let may_stay = !two.are_filled && two.taken > 0;
        return Some(vec![Take {
            stones: two.taken,
            leaves_none: may_stay && !two.are_unequal,
            leaves_one: may_stay,
            leaves_two: if two.are_unequal { Two::Unequal } else { Two::Any },
            leaves_three: false,
        }]);
    }
    let taken = subtracted(parts)?;
    if let (Some(stones), None) = (natural(taken), &parts.condition) {
        return Some(if stones > 0 { vec![Take::stones(stones)] } else { Vec::new() });
    }
    let letter = letter_of(taken).filter(|letter| *letter != parts.names[0])?;
    let mut is_of_letter = true;
    parts.condition.as_ref()?.node.each_name(&mut |name, _| is_of_letter &= name.chars().eq([letter]));
    let (true, [_, step]) = (is_of_letter, &rewriting.steps[..]) else { return None };
    let range = step.range(&Facts::default(), 0..=limits::OWN_RULE_HEAP)?;
    // What nothing bounds might go on, and nothing is said of what it would take long to look at.
    let steps = (range.end() - range.start()).saturating_mul(step.cost.of_one());
    if *range.end() >= limits::OWN_RULE_HEAP || steps > MOST_STEPS {
        return None;
    }
    let mut facts = Facts::default();
    let is_so = |stones: &Token| {
        facts.set_letter(step.letter, *stones as f64);
        let conditions = rewriting.conditions.iter().chain(&step.conditions);
        *stones > 0 && conditions.into_iter().all(|condition| condition.of(&facts) == Some(true))
    };
    Some(range.filter(is_so).map(Take::stones).collect())
}

/// What one or the other of two takes of equally many stones may leave.
fn either(one: Take, other: Take) -> Take {
    let two = match (one.leaves_two, other.leaves_two) {
        (Two::Any, _) | (_, Two::Any) => Two::Any,
        (Two::Unequal, _) | (_, Two::Unequal) => Two::Unequal,
        _ => Two::Never,
    };
    Take {
        stones: one.stones,
        leaves_none: one.leaves_none || other.leaves_none,
        leaves_one: one.leaves_one || other.leaves_one,
        leaves_two: two,
        leaves_three: one.leaves_three || other.leaves_three,
    }
}
