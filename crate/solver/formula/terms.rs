//! What a formula says of a position or a move.
//!
//! Conditions have three values, as in S. C. Kleene's logic (Introduction to Metamathematics, 1952, § 64): what is not defined is
//! neither true nor false, and whatever follows from the rest alone follows all the same.

use crate::formula::functions::{Binary, Property, Relation, Unary};
use crate::formula::vocabulary::{Letters, Name, Variable};

/// What a formula is about: the numbers that it may speak of, and the heaps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts<'a> {
    values: [f64; Name::COUNT],
    letters: [f64; Letters::MOST],
    heaps: &'a [f64],
}

impl<'a> Facts<'a> {
    /// Heaps from the smallest up, or in their order where that counts, with all that follows from them.
    pub fn of_heaps(heaps: &'a [f64]) -> Self {
        let mut facts = Facts { heaps, ..Facts::default() };
        facts.set(Name::Heaps, heaps.len() as f64);
        facts.set(Name::Stones, heaps.iter().sum());
        facts.set(Name::Largest, heaps.iter().copied().fold(0.0, f64::max));
        facts.set(Name::Smallest, heaps.iter().copied().reduce(f64::min).unwrap_or(0.0));
        facts
    }

    /// So many stones taken from a heap.
    pub fn of_take(heap: f64, taken: f64) -> Self {
        let mut facts = Facts::default();
        facts.set(Name::Stones, heap);
        facts.set(Name::Taken, taken);
        facts
    }

    /// Says what a name stands for; every other name stands for 0.
    pub fn set(&mut self, name: Name, value: f64) {
        self.values[name as usize] = value;
    }

    /// Says what the letter at a place stands for; every other letter stands for 0.
    pub fn set_letter(&mut self, place: usize, value: f64) {
        self.letters[place] = value;
    }

    fn of(&self, variable: Variable) -> f64 {
        match variable {
            Variable::Name(name) => self.values[name as usize],
            Variable::Letter(place) => self.letters[place],
        }
    }
}

/// A formula: a number, or a condition.
#[derive(Clone)]
pub enum Formula {
    /// A number.
    Number(Number),
    /// A condition.
    Condition(Condition),
}

impl Formula {
    /// What it is called where another kind was wanted.
    pub fn kind(&self) -> &'static str {
        match self {
            Formula::Number(_) => "number",
            Formula::Condition(_) => "boolean",
        }
    }
}

impl From<Number> for Formula {
    fn from(number: Number) -> Self {
        Formula::Number(number)
    }
}

impl From<Condition> for Formula {
    fn from(condition: Condition) -> Self {
        Formula::Condition(condition)
    }
}

/// What a number is made of.
#[derive(Clone)]
pub enum Number {
    /// A number as it is written.
    Constant(f64),
    /// What a word stands for.
    Variable(Variable),
    /// The same with the other sign.
    Negative(Box<Number>),
    /// A function of one number that is defined.
    OfOne(Unary, Box<Number>),
    /// A function of two numbers that are defined.
    Of(Binary, Box<[Number; 2]>),
    /// A function of the heaps and of a number that is defined.
    OfHeaps(fn(&[f64], f64) -> f64, Box<Number>),
    /// A function of some numbers from left to right, from a number on that none of them have.
    Many(f64, Binary, Vec<Part>),
    /// One where a condition is true, another where it is false.
    Choice(Box<(Condition, Number, Number)>),
}

/// One of the numbers that a function of many takes.
#[derive(Clone)]
pub enum Part {
    /// A number.
    Number(Number),
    /// All heaps.
    Heaps,
}

impl Number {
    /// Whether it depends on what a word stands for, as far as can be seen from its parts.
    pub fn speaks_of(&self, name: Variable) -> bool {
        match self {
            Number::Constant(_) => false,
            Number::Variable(own) => *own == name,
            Number::Negative(part) | Number::OfOne(_, part) | Number::OfHeaps(_, part) => {
                part.speaks_of(name)
            }
            Number::Of(_, parts) => parts.iter().any(|part| part.speaks_of(name)),
            Number::Many(_, _, parts) => parts.iter().any(|part| part.speaks_of(name)),
            Number::Choice(parts) => {
                let (condition, one, other) = &**parts;
                condition.speaks_of(name) || one.speaks_of(name) || other.speaks_of(name)
            }
        }
    }

    /// What it is; NaN where it is not defined.
    pub fn of(&self, facts: &Facts) -> f64 {
        match self {
            Number::Constant(number) => *number,
            Number::Variable(variable) => facts.of(*variable),
            Number::Negative(part) => -part.of(facts),
            Number::OfOne(function, part) => defined(part.of(facts)).map_or(f64::NAN, function.of),
            Number::Of(function, parts) => {
                both(parts, facts).map_or(f64::NAN, |(one, other)| (function.of)(one, other))
            }
            Number::OfHeaps(of, part) => {
                defined(part.of(facts)).map_or(f64::NAN, |number| of(facts.heaps, number))
            }
            Number::Many(initial, function, parts) => {
                let (mut result, mut is_any) = (*initial, false);
                let mut add = |number: f64| {
                    result = (function.of)(result, number);
                    is_any = true;
                };
                for part in parts {
                    match part {
                        Part::Number(part) => add(part.of(facts)),
                        Part::Heaps => facts.heaps.iter().copied().for_each(&mut add),
                    }
                }
                // The largest of no heaps is 0, as `largest` is.
                if is_any { result } else { 0.0 }
            }
            Number::Choice(parts) => {
                let (condition, one, other) = &**parts;
                match condition.of(facts) {
                    Some(true) => one.of(facts),
                    Some(false) => other.of(facts),
                    None => f64::NAN,
                }
            }
        }
    }
}

impl Part {
    fn speaks_of(&self, name: Variable) -> bool {
        matches!(self, Part::Number(number) if number.speaks_of(name))
    }
}

fn defined(number: f64) -> Option<f64> {
    Some(number).filter(|number| !number.is_nan())
}

fn both([one, other]: &[Number; 2], facts: &Facts) -> Option<(f64, f64)> {
    defined(one.of(facts)).zip(defined(other.of(facts)))
}

/// What a condition is made of.
#[derive(Clone)]
pub enum Condition {
    /// A truth value as it is written.
    Constant(bool),
    /// The opposite.
    Not(Box<Condition>),
    /// Whether both hold; not, where one does not, though the other be undefined.
    And(Box<[Condition; 2]>),
    /// Whether one of them holds, though the other be undefined.
    Or(Box<[Condition; 2]>),
    /// Whether both are true or both are false, or the opposite of it.
    Same(bool, Box<[Condition; 2]>),
    /// What is said of a number that is defined.
    Property(Property, Box<Number>),
    /// What is said of two numbers that are defined, if it is.
    Relation(Relation, Box<[Number; 2]>),
    /// The second where the first is true, the third where it is false.
    Choice(Box<[Condition; 3]>),
}

impl Condition {
    /// Whether it depends on what a word stands for, as far as can be seen from its parts.
    pub fn speaks_of(&self, name: Variable) -> bool {
        match self {
            Condition::Constant(_) => false,
            Condition::Not(part) => part.speaks_of(name),
            Condition::And(parts) | Condition::Or(parts) | Condition::Same(_, parts) => {
                parts.iter().any(|part| part.speaks_of(name))
            }
            Condition::Relation(_, parts) => parts.iter().any(|part| part.speaks_of(name)),
            Condition::Property(_, part) => part.speaks_of(name),
            Condition::Choice(parts) => parts.iter().any(|part| part.speaks_of(name)),
        }
    }

    /// The conditions that must all hold for this one to hold.
    pub fn conjuncts(self) -> Vec<Condition> {
        match self {
            Condition::And(parts) => parts.into_iter().flat_map(Condition::conjuncts).collect(),
            other => vec![other],
        }
    }

    /// Whether it holds; nothing where it is not defined.
    pub fn of(&self, facts: &Facts) -> Option<bool> {
        match self {
            Condition::Constant(truth) => Some(*truth),
            Condition::Not(part) => part.of(facts).map(|truth| !truth),
            Condition::And(parts) => either(parts, false, facts),
            Condition::Or(parts) => either(parts, true, facts),
            Condition::Same(is_same, parts) => {
                let [one, other] = &**parts;
                Some((one.of(facts)? == other.of(facts)?) == *is_same)
            }
            Condition::Property(property, part) => defined(part.of(facts)).map(property.of),
            Condition::Relation(relation, parts) => {
                both(parts, facts).and_then(|(one, other)| (relation.of)(one, other))
            }
            Condition::Choice(parts) => {
                let [condition, one, other] = &**parts;
                if condition.of(facts)? { one.of(facts) } else { other.of(facts) }
            }
        }
    }
}

/// The truth value that decides, where one of two conditions has it; else the other, where both do.
fn either([one, other]: &[Condition; 2], deciding: bool, facts: &Facts) -> Option<bool> {
    let first = one.of(facts);
    if first == Some(deciding) {
        return first;
    }
    let second = other.of(facts);
    if second == Some(deciding) { second } else { first.and(second) }
}
