//! In which order the letters of a rewriting are filled in, and how far each has to run.
//!
//! A comparison that is linear in a letter, such as `a+b==n-1` in b or `k*d<=n` in k, bounds it as soon as the other letters are
//! known: an equation to one number. So letters that an equation settles come as early as they can.

use crate::error::RequestError;
use crate::formula::compile::compiled;
use crate::formula::cost::Cost;
use crate::formula::parse::{Node, NodeKind};
use crate::formula::scan::Text;
use crate::formula::{BLOCK, Block, Condition, Facts, Formula, Letters, Number, Subject};
use std::ops::RangeInclusive;

/// A letter that is filled in.
pub struct Step {
    /// Its place among the letters.
    pub letter: usize,
    /// What bounds it, by letters that are known before.
    bounds: Vec<Bound>,
    /// What must be so, of letters that are known by then.
    pub conditions: Vec<Condition>,
    /// What it takes to look at these conditions.
    pub cost: Cost,
}

/// A comparison `coefficient · letter + rest` with 0.
struct Bound {
    sign: Sign,
    coefficient: Number,
    rest: Number,
    cost: Cost,
    /// A bit for each letter that these speak of.
    letters: u16,
    /// The most numbers that it leaves in the mean, whatever the other letters are; nothing where that is not known.
    leaves: Option<u64>,
}

#[derive(Clone, Copy, PartialEq)]
enum Sign {
    Least,
    Most,
    Equal,
}

/// What is more than a rounding error, and less than what lies between two integers; of large numbers a part of them.
const TOLERANCE: f64 = 1e-6;
const RELATIVE_TOLERANCE: f64 = 1e-15;

impl Step {
    /// Those numbers of a range to which what is known bounds the letter. More of them may be left than are allowed; `None` where none is.
    pub fn range(&self, facts: &Facts, range: RangeInclusive<u64>) -> Option<RangeInclusive<u64>> {
        self.range_by(facts, range, u16::MAX)
    }

    /// The same as far as bounds go by letters that have a bit here.
    fn range_by(
        &self,
        facts: &Facts,
        range: RangeInclusive<u64>,
        letters: u16,
    ) -> Option<RangeInclusive<u64>> {
        let (mut least, mut most) = (*range.start() as f64, *range.end() as f64);
        for Bound { sign, coefficient, rest, .. } in
            self.bounds.iter().filter(|bound| bound.letters & !letters == 0)
        {
            let (coefficient, rest) = (coefficient.of(facts), rest.of(facts));
            // What is not defined bounds nothing here: the condition itself is looked at as well.
            if coefficient == 0.0 || !(rest / coefficient).is_finite() {
                continue;
            }
            let bound = -rest / coefficient;
            let tolerance = TOLERANCE.max(bound.abs() * RELATIVE_TOLERANCE);
            let is_least = (*sign == Sign::Least) == (coefficient > 0.0);
            if *sign == Sign::Equal || is_least {
                least = least.max((bound - tolerance).ceil());
            }
            if *sign == Sign::Equal || !is_least {
                most = most.min((bound + tolerance).floor());
            }
        }
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "both are within the range"
        )]
        (least <= most).then_some(least as u64..=most as u64)
    }

    /// The most numbers up to `most` that it may have to be tried with, where letters that have a bit are known; in the mean of all
    /// that the others may be.
    pub fn count(&self, facts: &Facts, most: u64, letters: u16) -> u64 {
        let range = self.range_by(facts, 0..=most, letters);
        let count = range.map_or(0, |range| range.end() - range.start() + 1);
        self.bounds.iter().filter_map(|bound| bound.leaves).fold(count, u64::min)
    }

    /// Of the numbers of a block that another letter may stand for, a bit for each with which an equation may settle this one: to a
    /// whole number up to `most`.
    pub fn settled_by(&self, block: &Block, most: u64) -> u64 {
        let mut bits = u64::MAX;
        for Bound { coefficient, rest, .. } in self.bounds.iter().filter(|bound| bound.sign == Sign::Equal) {
            let (coefficients, rests) = (coefficient.column(block), rest.column(block));
            for place in 0..BLOCK {
                let number = -rests[place] / coefficients[place];
                let tolerance = TOLERANCE.max(number.abs() * RELATIVE_TOLERANCE);
                let is_far = (number - number.round()).abs() > tolerance
                    || number < -tolerance
                    || number > most as f64 + tolerance;
                // What is not finite bounds nothing, as in a range.
                bits &= !(u64::from(is_far && number.is_finite()) << place);
            }
        }
        bits
    }

    /// What it takes to look at what bounds it.
    pub fn cost_of_bounds(&self) -> Cost {
        self.bounds.iter().fold(Cost::default(), |cost, bound| cost.and(bound.cost))
    }

    /// Whether an equation settles it.
    pub fn is_settled(&self) -> bool {
        self.bounds.iter().any(|bound| bound.sign == Sign::Equal)
    }
}

/// The steps in which letters are filled in, of which the first `known` are known from the beginning or chosen among the heaps, and the
/// conditions that speak of none of them, with what these cost.
///
/// # Errors
/// Those of [`compiled`].
pub fn steps(
    condition: Option<(&Node, &Text)>,
    letters: &Letters,
    names: usize,
    known: usize,
) -> Result<(Vec<Condition>, Cost, Vec<Step>), RequestError> {
    let count = letters.as_slice().len();
    let parts = condition.map_or_else(Vec::new, |(node, _)| node.conjuncts());
    let spoken: Vec<u16> = parts.iter().map(|part| letters_of(part, letters)).collect();
    let bounds_of = |letter: usize, before: u16| {
        let of_letter = parts
            .iter()
            .zip(&spoken)
            .filter(|(_, spoken)| **spoken >> letter & 1 == 1 && **spoken & !(before | 1 << letter) == 0);
        of_letter
            .filter_map(|(part, _)| Bound::of(part, letters.as_slice()[letter], letters))
            .collect::<Vec<_>>()
    };
    // A register, which comes after the names, is known before them.
    let mut before = (names..known).fold(0u16, |bits, place| bits | 1 << place);
    let mut steps = Vec::new();
    let mut open: Vec<usize> = (0..names).chain(known..count).collect();
    while !open.is_empty() {
        let is_name = open[0] < names;
        let settled =
            |letter: &usize| bounds_of(*letter, before).iter().any(|bound| bound.sign == Sign::Equal);
        let next = if is_name { None } else { open.iter().position(settled) }.unwrap_or(0);
        let letter = open.remove(next);
        let bounds = if is_name { Vec::new() } else { bounds_of(letter, before) };
        before |= 1 << letter;
        steps.push(Step { letter, bounds, conditions: Vec::new(), cost: Cost::default() });
    }
    let (mut at_once, mut cost_at_once) = (Vec::new(), Cost::default());
    for (part, spoken) in parts.iter().zip(&spoken) {
        let text = condition.map(|(_, text)| text).unwrap_or_else(|| unreachable!("it has parts"));
        let Formula::Condition(compiled) = compiled(part, text, Subject::Rewriting(*letters))? else {
            continue;
        };
        let last = steps.iter_mut().rev().find(|step| *spoken >> step.letter & 1 == 1);
        match last {
            Some(step) => {
                step.cost = step.cost.and(Cost::of(part));
                step.conditions.push(compiled);
            }
            None => {
                cost_at_once = cost_at_once.and(Cost::of(part));
                at_once.push(compiled);
            }
        }
    }
    Ok((at_once, cost_at_once, steps))
}

/// A bit for each letter that a formula speaks of.
fn letters_of(node: &Node, letters: &Letters) -> u16 {
    let mut bits = 0;
    node.each_name(&mut |name, _| {
        let mut signs = name.chars();
        if let (Some(letter), None) = (signs.next(), signs.next()) {
            bits |= letters.place(letter).map_or(0, |place| 1 << place);
        }
    });
    bits
}

impl Bound {
    /// How a comparison bounds a letter, if it is linear in it.
    fn of(node: &Node, letter: char, letters: &Letters) -> Option<Bound> {
        let subject = Subject::Rewriting(*letters);
        let NodeKind::Between(sign, parts) = &node.kind else { return None };
        let sign = match *sign {
            "=" => Sign::Equal,
            "<" | "≤" => Sign::Most,
            ">" | "≥" => Sign::Least,
            _ => return None,
        };
        let difference = between("-", parts[0].clone(), parts[1].clone());
        let (coefficient, rest) = linear(&difference, letter)?;
        let number = |node: &Node| match compiled(node, &Text::new("").ok()?, subject) {
            Ok(Formula::Number(number)) => Some(number),
            _ => None,
        };
        let cost = Cost::of(&coefficient).and(Cost::of(&rest));
        let leaves = (sign == Sign::Equal && is_polynomial(&rest))
            .then(|| match &coefficient.kind {
                NodeKind::Name(name) if name.len() == 1 => Some(LEFT_BY_LETTER),
                _ if is_polynomial(&coefficient) && letters_of(&coefficient, letters) == 0 => {
                    let is_not_zero = number(&coefficient)?.of(&Facts::default()) != 0.0;
                    is_not_zero.then_some(1)
                }
                _ => None,
            })
            .flatten();
        let spoken = letters_of(&coefficient, letters) | letters_of(&rest, letters);
        let (coefficient, rest) = (number(&coefficient)?, number(&rest)?);
        Some(Bound { sign, coefficient, rest, cost, letters: spoken, leaves })
    }
}

/// Numbers that `m*d==n` leaves to m in the mean: one for every d, and all for d = 0.
const LEFT_BY_LETTER: u64 = 2;

/// Whether it is made of letters and numbers by adding, subtracting and multiplying, and so is always defined.
fn is_polynomial(node: &Node) -> bool {
    match &node.kind {
        NodeKind::Number(_) => true,
        NodeKind::Name(name) => name.len() == 1,
        NodeKind::Before("-" | "+", part) => is_polynomial(part),
        NodeKind::Between("+" | "-" | "*", parts) => parts.iter().all(is_polynomial),
        _ => false,
    }
}

/// A number as coefficient · letter + rest, neither of which speaks of the letter.
fn linear(node: &Node, letter: char) -> Option<(Node, Node)> {
    let mut has_letter = false;
    node.each_name(&mut |name, _| has_letter |= name.chars().eq([letter]));
    if !has_letter {
        return Some((number(0.0), node.clone()));
    }
    let both = |sign: &'static str, one: (Node, Node), other: (Node, Node)| {
        (between(sign, one.0, other.0), between(sign, one.1, other.1))
    };
    match &node.kind {
        NodeKind::Name(_) => Some((number(1.0), number(0.0))),
        NodeKind::Before("-", part) => Some(both("-", (number(0.0), number(0.0)), linear(part, letter)?)),
        NodeKind::Before("+", part) => linear(part, letter),
        NodeKind::Between(sign @ ("+" | "-"), parts) => {
            Some(both(sign, linear(&parts[0], letter)?, linear(&parts[1], letter)?))
        }
        NodeKind::Between("*", parts) => {
            let [one, other] = [linear(&parts[0], letter)?, linear(&parts[1], letter)?];
            let (factor, (coefficient, rest)) = if one.0.kind == NodeKind::Number(0.0) {
                (one.1, other)
            } else if other.0.kind == NodeKind::Number(0.0) {
                (other.1, one)
            } else {
                return None;
            };
            Some((between("*", factor.clone(), coefficient), between("*", factor, rest)))
        }
        _ => None,
    }
}

fn number(number: f64) -> Node {
    Node { kind: NodeKind::Number(number), span: (0, 0) }
}

fn between(sign: &'static str, one: Node, other: Node) -> Node {
    // What adds nothing is left out, for bounds are worked out very often.
    let is_zero = |node: &Node| node.kind == NodeKind::Number(0.0);
    match sign {
        "+" if is_zero(&one) => other,
        "+" | "-" if is_zero(&other) => one,
        "*" if is_zero(&one) || is_zero(&other) => number(0.0),
        "*" if one.kind == NodeKind::Number(1.0) => other,
        "*" if other.kind == NodeKind::Number(1.0) => one,
        _ => Node { kind: NodeKind::Between(sign, Box::new([one, other])), span: (0, 0) },
    }
}
