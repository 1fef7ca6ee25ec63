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
    /// A rewriting of heaps, which has letters of its own.
    Rewriting(Letters),
}

/// The letters of a rewriting, each a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Letters {
    all: [char; Letters::MOST],
    count: u8,
}

impl Letters {
    /// Letters that a rewriting may have.
    pub const MOST: usize = 12;

    /// The letters in the order in which they were added.
    pub fn as_slice(&self) -> &[char] {
        &self.all[..usize::from(self.count)]
    }

    /// The place of a letter among them, counted from 0.
    pub fn place(&self, letter: char) -> Option<usize> {
        self.as_slice().iter().position(|own| *own == letter)
    }

    /// Adds a letter that is not there yet. Answers whether there was room.
    pub fn add(&mut self, letter: char) -> bool {
        let Some(free) = self.all.get_mut(usize::from(self.count)) else { return false };
        *free = letter;
        self.count += 1;
        true
    }
}

/// What a word of a formula stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variable {
    /// A number that all formulas about a subject may speak of.
    Name(Name),
    /// The letter at this place among those of a rewriting.
    Letter(usize),
}

words! {
    /// A number that a formula may speak of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Name {
        /// All stones; of a heap that is taken from, its own.
        Stones = "n",
        /// How many heaps there are; in rules this word is `heaps`.
        Heaps = "N",
        /// The largest heap; 0 of none.
        Largest = "largest",
        /// The smallest heap; 0 of none.
        Smallest = "smallest",
        /// The most that may be taken, in games that have it; else 0.
        Quota = "quota",
        /// The number that goes with a position, in games that have it; else 0.
        Register = "register",
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

    /// The number of the whole position that a rule calls by this word.
    fn of_whole(word: &str) -> Option<Name> {
        Some(match word {
            HEAPS => Name::Heaps,
            "total" => Name::Stones,
            "largest" => Name::Largest,
            "smallest" => Name::Smallest,
            _ => return None,
        })
    }
}

impl Variable {
    /// What a word stands for, where formulas are about a subject.
    pub fn find(word: &str, subject: Subject) -> Option<Variable> {
        let named = || Name::ALL.iter().copied().find(|name| name.as_str() == word);
        let name = match subject {
            Subject::Take => named().filter(|name| matches!(name, Name::Stones | Name::Taken)),
            Subject::Taken => named().filter(|name| *name == Name::Taken),
            Subject::Position => named().filter(|name| *name != Name::Taken),
            Subject::Rewriting(letters) => {
                let mut signs = word.chars();
                return match (signs.next(), signs.next()) {
                    (Some(letter), None) => letters.place(letter).map(Variable::Letter),
                    _ => Name::of_whole(word).map(Variable::Name),
                };
            }
        };
        name.map(Variable::Name)
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
            (Function::OfHeaps(_), Subject::Take | Subject::Taken | Subject::Rewriting(_)) => None,
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
