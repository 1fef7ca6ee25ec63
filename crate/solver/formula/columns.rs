//! What a condition says of 64 numbers at once that one of its variables may stand for: of the stones that may be taken from a heap.
//!
//! A rule of one's own is asked about each k up to n, of every n: fifty million pairs for heaps up to 10,000. So each part of a
//! condition is looked at for a block of numbers before the next part is.

use crate::formula::functions::{BLOCK, Column, Truths};
use crate::formula::terms::{Condition, Facts, Number, Part};
use crate::formula::vocabulary::{Name, Variable};

impl Truths {
    /// The same of every number.
    fn all(truth: Option<bool>) -> Self {
        let of = |wanted: bool| if truth == Some(wanted) { u64::MAX } else { 0 };
        Truths { yes: of(true), no: of(false) }
    }

    fn opposite(self) -> Self {
        Truths { yes: self.no, no: self.yes }
    }

    fn and(self, other: Truths) -> Self {
        Truths { yes: self.yes & other.yes, no: self.no | other.no }
    }

    fn or(self, other: Truths) -> Self {
        self.opposite().and(other.opposite()).opposite()
    }

    /// Those of one where a condition is true, of the other where it is false.
    fn choice(self, one: Truths, other: Truths) -> Self {
        let either = |one: u64, other: u64| self.yes & one | self.no & other;
        Truths { yes: either(one.yes, other.yes), no: either(one.no, other.no) }
    }
}

/// A block of numbers, one after the other, that a variable may stand for.
pub struct Block<'a> {
    /// What is known besides.
    pub facts: Facts<'a>,
    /// The variable.
    pub variable: Variable,
    /// The number of the first bit.
    pub first: f64,
}

impl Block<'_> {
    /// The block of `number`, counted from 0, of those to take from a heap: its first bit is k = 64 × `number`.
    pub fn of_takes(heap: f64, number: usize) -> Self {
        let variable = Variable::Name(Name::Taken);
        Block { facts: Facts::of_take(heap, 0.0), variable, first: (number * BLOCK) as f64 }
    }

    fn numbers(&self) -> Column {
        std::array::from_fn(|index| self.first + index as f64)
    }
}

impl Condition {
    /// What it says of each number of a block.
    pub fn truths(&self, block: &Block) -> Truths {
        if !self.speaks_of(block.variable) {
            return Truths::all(self.of(&block.facts));
        }
        match self {
            Condition::Constant(truth) => Truths::all(Some(*truth)),
            Condition::Not(part) => part.truths(block).opposite(),
            Condition::And(parts) => {
                let first = parts[0].truths(block);
                // What is false everywhere stays so, and need not be looked at any further.
                if first.no == u64::MAX { first } else { first.and(parts[1].truths(block)) }
            }
            Condition::Or(parts) => {
                let first = parts[0].truths(block);
                if first.yes == u64::MAX { first } else { first.or(parts[1].truths(block)) }
            }
            Condition::Same(is_same, parts) => {
                let [one, other] = [parts[0].truths(block), parts[1].truths(block)];
                let same = one.choice(other, other.opposite());
                if *is_same { same } else { same.opposite() }
            }
            Condition::Relation(relation, parts) => {
                (relation.of_block)(&parts[0].column(block), &parts[1].column(block))
            }
            Condition::Property(property, part) => (property.of_block)(&part.column(block)),
            Condition::Choice(parts) => {
                let [condition, one, other] = &**parts;
                condition.truths(block).choice(one.truths(block), other.truths(block))
            }
        }
    }
}

impl Number {
    /// What it is for each number of a block.
    pub fn column(&self, block: &Block) -> Column {
        if !self.speaks_of(block.variable) {
            return [self.of(&block.facts); BLOCK];
        }
        match self {
            Number::Negative(part) => part.column(block).map(|number| -number),
            Number::OfOne(function, part) => (function.of_block)(&part.column(block)),
            Number::Of(function, parts) => {
                (function.of_block)(&parts[0].column(block), &parts[1].column(block))
            }
            Number::Many(initial, function, parts) => {
                let mut columns = parts.iter().filter_map(|part| match part {
                    Part::Number(part) => Some(part.column(block)),
                    // In rules no function is of all heaps.
                    Part::Heaps => None,
                });
                let first = columns.next().unwrap_or([*initial; BLOCK]);
                match columns.next() {
                    // The number to begin with is of those that change nothing: one other is enough.
                    Some(second) => columns.fold((function.of_block)(&first, &second), |result, column| {
                        (function.of_block)(&result, &column)
                    }),
                    None => (function.of_block)(&[*initial; BLOCK], &first),
                }
            }
            Number::Choice(parts) => {
                let (condition, one, other) = &**parts;
                let (truths, one, other) = (condition.truths(block), one.column(block), other.column(block));
                std::array::from_fn(|index| match (truths.yes >> index & 1, truths.no >> index & 1) {
                    (1, _) => one[index],
                    (_, 1) => other[index],
                    _ => f64::NAN,
                })
            }
            // Of the variables one alone is left, and no number of a rule is of all heaps.
            Number::Variable(_) | Number::Constant(_) | Number::OfHeaps(..) => block.numbers(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::{Formula, Subject};

    #[test]
    fn a_block_says_what_is_said_of_each_number() {
        for text in [
            "divides(k, n) and k < n",
            "prime(k) or n % (k - 3) == 1",
            "k * k <= n",
            "gcd(k, n) == 1",
            "not (sqrt(k - 5) < 2) and max(k, n % 7) > 3",
            "(k < 5) == (n > 9)",
            "(k < 5) != divides(k - 2, n)",
            "k < 9 ? prime(n) : square(k + n)",
            "(prime(k) ? k : -k) + n > 0",
            "n > 3",
            "log2(k) >= floor(log2(n)) || true == (1 / k > 1)",
            "xor(k, n) < n",
            "bit(k, 1) == 0 and pow(0 - 1, k / 2) < 2",
        ] {
            let Ok(Formula::Condition(condition)) = Formula::parse(text, Subject::Take) else {
                panic!("{text}")
            };
            for heap in (0..12).chain([64, 97, 128, 1_000]) {
                for number in 0..3 {
                    let truths = condition.truths(&Block::of_takes(f64::from(heap), number));
                    for index in 0..BLOCK {
                        let taken = (number * BLOCK + index) as f64;
                        let truth = condition.of(&Facts::of_take(f64::from(heap), taken));
                        let bits = (truths.yes >> index & 1 == 1, truths.no >> index & 1 == 1);
                        assert_eq!(
                            bits,
                            (truth == Some(true), truth == Some(false)),
                            "{text} of {heap}, {taken}"
                        );
                    }
                }
            }
        }
    }
}
