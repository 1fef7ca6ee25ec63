//! What a rewriting says, in plain words as far as they are true of every such rewriting, else with its formulas.

use super::parts::{Parts, SizeParts, TwoHeaps, letter_of};
use crate::formula::parse::{Node, NodeKind};
use crate::formula::words::said_of_any;
use crate::text::{Phrase, Text, text};

const WORDS: &str = include_str!("words.toml");

/// Rewritings in words.
pub fn said(all: &[Parts], are_ordered: bool) -> Phrase {
    let said: Vec<Phrase> = all.iter().map(|parts| one_said(parts, are_ordered)).collect();
    Phrase::joined(&said, text!("or"))
}

fn one_said(parts: &Parts, are_ordered: bool) -> Phrase {
    let moved = whole_phrase(parts).unwrap_or_else(|| conditioned(parts, made(parts, are_ordered)));
    match (&parts.new_register, parts.register) {
        (Some(part), Some(register)) => {
            Phrase::of(text!("noted"), &[&moved, &said_of_any(&part.node), &letter(register)])
        }
        _ => moved,
    }
}

fn conditioned(parts: &Parts, made: Phrase) -> Phrase {
    match &parts.condition {
        Some(part) => Phrase::of(text!("where"), &[&made, &said_of_any(&part.node)]),
        None => made,
    }
}

fn letter(letter: char) -> Phrase {
    Phrase::same(&letter.to_string())
}

/// Some in a row, the last with an "and".
fn listed(all: &[Phrase]) -> Phrase {
    match all {
        [] => Phrase::default(),
        [one] => one.clone(),
        [others @ .., last] => {
            let others = Phrase::joined(others, text!("comma"));
            Phrase::of(text!("and"), &[&others, last])
        }
    }
}

/// What becomes of the heaps.
fn made(parts: &Parts, are_ordered: bool) -> Phrase {
    let Parts { names, sizes, .. } = parts;
    let is_alone = sizes.len() == names.len() && sizes.iter().all(|size| size.count.is_none());
    if is_alone {
        let each: Vec<Phrase> = names
            .iter()
            .zip(sizes)
            .filter_map(|(name, size)| changed(parts, *name, &size.size.node, are_ordered))
            .collect();
        if !each.is_empty() {
            return Phrase::joined(&each, text!("both"));
        }
    }
    let from = listed(&names.iter().copied().map(letter).collect::<Vec<_>>());
    let is_gone = |size: &SizeParts| size.count.is_none() && size.size.node.kind == NodeKind::Number(0.0);
    let left: Vec<&SizeParts> = sizes.iter().filter(|size| !is_gone(size)).collect();
    if left.is_empty() {
        return match names.len() {
            1 => whole_heap(parts, names[0]),
            _ => Phrase::of(text!("take-whole-heaps"), &[&from]),
        };
    }
    let to = listed(&left.into_iter().map(size_said).collect::<Vec<_>>());
    let text = match (names.len(), sizes.len()) {
        (1, 1) => text!("turn-heap-into"),
        (1, _) => text!("break-up"),
        _ => text!("turn-heaps-into"),
    };
    Phrase::of(text, &[&from, &to])
}

fn size_said(SizeParts { size, count }: &SizeParts) -> Phrase {
    let size = said_of_any(&size.node);
    match count {
        Some(count) => Phrase::of(text!("heaps-of"), &[&said_of_any(&count.node), &size]),
        None => Phrase::of(text!("one-of"), &[&size]),
    }
}

/// What becomes of a heap that stays one; nothing where it stays as it is.
fn changed(parts: &Parts, name: char, size: &Node, are_ordered: bool) -> Option<Phrase> {
    let is_name = |node: &Node| matches!(&node.kind, NodeKind::Name(own) if own.chars().eq([name]));
    if is_name(size) {
        return None;
    }
    let own = letter(name);
    let pick = |heap: Text, place: Text| if are_ordered { place } else { heap };
    Some(match &size.kind {
        NodeKind::Number(0.0) if are_ordered => Phrase::of(text!("take-all"), &[&own]),
        NodeKind::Number(0.0) => whole_heap(parts, name),
        NodeKind::Between("-", both) if is_name(&both[0]) => {
            Phrase::of(pick(text!("take-from-heap"), text!("take-from")), &[&own, &said_of_any(&both[1])])
        }
        NodeKind::Between("+", both) if is_name(&both[0]) => {
            Phrase::of(pick(text!("put-on-heap"), text!("add-to")), &[&own, &said_of_any(&both[1])])
        }
        _ => Phrase::of(pick(text!("turn-heap"), text!("turn")), &[&own, &said_of_any(size)]),
    })
}

/// A heap that goes, by its letter where anything else speaks of that.
fn whole_heap(parts: &Parts, name: char) -> Phrase {
    let mut is_spoken = false;
    for part in parts.formulas() {
        part.node.each_name(&mut |other, _| is_spoken |= other.chars().eq([name]));
    }
    let text = if is_spoken { text!("take-whole-heap-of") } else { text!("take-whole-heap") };
    Phrase::of(text, &[&letter(name)])
}

/// A rewriting with its condition in words that need no letter, where there are such.
fn whole_phrase(parts: &Parts) -> Option<Phrase> {
    let ([name], Some(condition)) = (&parts.names[..], &parts.condition) else { return None };
    if let Some(known) = parts.two_heaps() {
        return Some(two_heaps(known));
    }
    let conditions = condition.node.conjuncts();
    match &parts.sizes[..] {
        [SizeParts { size, count: Some(count) }] => equal_heaps(*name, &size.node, &count.node, &conditions),
        _ => None,
    }
}

/// `a, b where a+b==n-1 and a!=b` and the like.
fn two_heaps(TwoHeaps { taken, are_unequal, are_filled }: TwoHeaps) -> Phrase {
    let heaps = match (are_unequal, are_filled) {
        (false, false) => text!("two-heaps-empty"),
        (true, false) => text!("two-unequal-heaps-empty"),
        (false, true) => text!("two-heaps"),
        (true, true) => text!("two-unequal-heaps"),
    };
    let heaps = Phrase::of(heaps, &[]);
    let text = match taken {
        0 => text!("split"),
        1 => text!("take-one-leave"),
        _ => text!("take-and-leave"),
    };
    Phrase::of(text, &[&heaps, &Phrase::same(&taken.to_string())])
}

/// `repeat(m, d) where m*d==n and d>=2`.
fn equal_heaps(name: char, size: &Node, count: &Node, conditions: &[&Node]) -> Option<Phrase> {
    let (size, count) = (letter_of(size)?, letter_of(count)?);
    let is_product = |node: &Node| match &node.kind {
        NodeKind::Between("*", both) => {
            let letters = [letter_of(&both[0]), letter_of(&both[1])];
            letters == [Some(size), Some(count)] || letters == [Some(count), Some(size)]
        }
        _ => false,
    };
    let is_whole = |node: &Node| match &node.kind {
        NodeKind::Between("=", both) => {
            is_product(&both[0]) && letter_of(&both[1]) == Some(name)
                || is_product(&both[1]) && letter_of(&both[0]) == Some(name)
        }
        _ => false,
    };
    let is_several = |node: &Node| match &node.kind {
        NodeKind::Between(sign @ ("≥" | ">"), both) => {
            let least = if *sign == "≥" { 2.0 } else { 1.0 };
            letter_of(&both[0]) == Some(count) && both[1].kind == NodeKind::Number(least)
        }
        _ => false,
    };
    let is_so = conditions.len() == 2
        && conditions.iter().any(|node| is_whole(node))
        && conditions.iter().any(|node| is_several(node));
    is_so.then(|| Phrase::of(text!("split-equally"), &[]))
}
