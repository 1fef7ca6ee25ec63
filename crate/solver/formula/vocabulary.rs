//! The names and functions that a formula may have: a fixed list, and nothing else.

use crate::formula::arithmetic::{
    bit, copies_of, count_of, divides, finite, heap_at, is_fibonacci, is_prime, is_square, larger, log2,
    power, remainder, smaller, smallest_part, xor,
};
use crate::formula::common_divisor::{gcd, gcd_of_block};
use crate::formula::functions::{self, Binary, Property, Relation, Unary, function};
use crate::words::words;

/// What formulas are about, which says what they may speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position of heaps.
    Position,
    /// A move that takes stones from a heap.
    Take,
    /// A move that has taken stones, whatever there were.
    Taken,
}

words! {
    /// A number that a formula may speak of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Name {
        /// All stones; of a heap that is taken from, its own.
        Stones = "n",
        /// How many heaps there are.
        Heaps = "N",
        /// The largest heap; 0 of none.
        Largest = "largest",
        /// The smallest heap; 0 of none.
        Smallest = "smallest",
        /// The most that may be taken, in games that have it; else 0.
        Quota = "quota",
        /// The passes that are left.
        Passes = "passes",
        /// How many players there are.
        Players = "players",
        /// The stones that a move takes.
        Taken = "k",
    }
}

impl Name {
    /// How many names there are.
    pub const COUNT: usize = Name::ALL.len();

    /// The name that a word is, where formulas are about a subject.
    pub fn find(word: &str, subject: Subject) -> Option<Name> {
        let is_of_subject = |name: &Name| match subject {
            Subject::Take => matches!(name, Name::Stones | Name::Taken),
            Subject::Taken => *name == Name::Taken,
            Subject::Position => *name != Name::Taken,
        };
        Name::ALL.iter().copied().find(|name| name.as_str() == word).filter(is_of_subject)
    }
}

/// All heaps at once; stands only among the arguments of a function of many.
pub const HEAPS: &str = "heaps";

/// What the golden ratio is called.
pub const PHI: [&str; 2] = ["phi", "φ"];

/// What a function makes of numbers that are all defined; of one that is not, nothing is.
#[derive(Clone, Copy)]
pub enum Function {
    /// A number of one.
    One(Unary),
    /// A number of two.
    Two(Binary),
    /// Whether something holds of a number.
    Property(Property),
    /// Whether something holds of two, if that is defined.
    Relation(Relation),
    /// A number of the heaps and of one.
    OfHeaps(fn(&[f64], f64) -> f64),
    /// A number of any numbers and of all heaps, from left to right, beginning with what none of them have.
    Many(f64, Binary),
}

const REMAINDER: Binary = Binary {
    of: remainder,
    of_block: |ones, others| {
        let of = |one: u32, other: u32| one.checked_rem(other).map_or(f64::NAN, f64::from);
        functions::of_naturals(ones, others, of, remainder)
    },
};

const XOR: Binary = Binary {
    of: xor,
    of_block: |ones, others| functions::of_naturals(ones, others, |one, other| f64::from(one ^ other), xor),
};

const DIVIDES: Relation = Relation {
    of: divides,
    of_block: |ones, others| {
        let of = |one: u32, other: u32| (one > 0, other.checked_rem(one) == Some(0));
        functions::among_naturals(ones, others, of, divides)
    },
};

/// Every function by its name.
pub const FUNCTIONS: [(&str, Function); 22] = [
    ("a", Function::OfHeaps(heap_at)),
    ("count", Function::OfHeaps(count_of)),
    ("copies", Function::OfHeaps(copies_of)),
    ("fib", Function::Property(function!(Property, is_fibonacci))),
    ("prime", Function::Property(function!(Property, is_prime))),
    ("square", Function::Property(function!(Property, is_square))),
    ("divides", Function::Relation(DIVIDES)),
    ("zeckendorf", Function::One(function!(Unary, smallest_part))),
    ("mod", Function::Two(REMAINDER)),
    ("gcd", Function::Two(Binary { of: gcd, of_block: gcd_of_block })),
    ("bit", Function::Two(function!(Binary, bit))),
    ("pow", Function::Two(function!(Binary, power))),
    ("floor", Function::One(function!(Unary, f64::floor))),
    ("ceil", Function::One(function!(Unary, f64::ceil))),
    ("abs", Function::One(function!(Unary, f64::abs))),
    ("sqrt", Function::One(function!(Unary, f64::sqrt))),
    ("log2", Function::One(function!(Unary, log2))),
    ("nimsum", Function::Many(0.0, XOR)),
    ("xor", Function::Many(0.0, XOR)),
    ("sum", Function::Many(0.0, function!(Binary, |one, other| finite(one + other)))),
    ("max", Function::Many(f64::NEG_INFINITY, function!(Binary, larger))),
    ("min", Function::Many(f64::INFINITY, function!(Binary, smaller))),
];

impl Function {
    /// The function of a name, where formulas are about a subject.
    pub fn find(name: &str, subject: Subject) -> Option<Function> {
        let (_, function) = FUNCTIONS.iter().find(|(own, _)| *own == name)?;
        match (function, subject) {
            (Function::OfHeaps(_), Subject::Take | Subject::Taken) => None,
            _ => Some(*function),
        }
    }

    /// How many numbers it takes; nothing where it takes any.
    pub fn arity(&self) -> Option<usize> {
        match self {
            Function::One(_) | Function::Property(_) | Function::OfHeaps(_) => Some(1),
            Function::Two(_) | Function::Relation(_) => Some(2),
            Function::Many(..) => None,
        }
    }
}

/// What a sign between two numbers makes of them.
pub fn arithmetic_of(sign: &str) -> Option<Binary> {
    Some(match sign {
        "+" => function!(Binary, |one, other| finite(one + other)),
        "-" => function!(Binary, |one, other| finite(one - other)),
        "*" => function!(Binary, |one, other| finite(one * other)),
        "/" => function!(Binary, |one, other| finite(one / other)),
        "%" => REMAINDER,
        "⊕" => XOR,
        _ => return None,
    })
}

/// How a sign compares two numbers.
pub fn comparison_of(sign: &str) -> Option<Relation> {
    Some(match sign {
        "<" => function!(Relation, |one, other| Some(one < other)),
        ">" => function!(Relation, |one, other| Some(one > other)),
        "≤" => function!(Relation, |one, other| Some(one <= other)),
        "≥" => function!(Relation, |one, other| Some(one >= other)),
        "=" => function!(Relation, |one, other| Some(one == other)),
        "≠" => function!(Relation, |one, other| Some(one != other)),
        _ => return None,
    })
}
