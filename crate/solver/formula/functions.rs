//! Functions of numbers, each in two forms: of single numbers, and of 64 at once, which is many times as fast as 64 calls.

use std::array::from_fn;

/// Numbers in a block: the bits of a word.
pub const BLOCK: usize = 64;

/// A number for each of a block.
pub type Column = [f64; BLOCK];

/// Of each of a block a bit: whether a condition is true, and whether it is false. Where it is undefined it is neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truths {
    /// Where it is true.
    pub yes: u64,
    /// Where it is false.
    pub no: u64,
}

/// A function in both forms.
#[derive(Clone, Copy)]
pub struct TwoForms<One, Block> {
    /// Of numbers that are all defined.
    pub of: One,
    /// Of numbers some of which may not be defined; of those nothing is.
    pub of_block: Block,
}

/// A number of one.
pub type Unary = TwoForms<fn(f64) -> f64, fn(&Column) -> Column>;

/// A number of two.
pub type Binary = TwoForms<fn(f64, f64) -> f64, fn(&Column, &Column) -> Column>;

/// Whether something holds of a number.
pub type Property = TwoForms<fn(f64) -> bool, fn(&Column) -> Truths>;

/// Whether something holds of two numbers, if that is defined.
pub type Relation = TwoForms<fn(f64, f64) -> Option<bool>, fn(&Column, &Column) -> Truths>;

/// A function of single numbers, of one kind of these, in both forms.
macro_rules! function {
    (Unary, $of:expr) => {
        Unary { of: $of, of_block: |numbers| functions::unary(numbers, $of) }
    };
    (Binary, $of:expr) => {
        Binary { of: $of, of_block: |ones, others| functions::binary(ones, others, $of) }
    };
    (Property, $of:expr) => {
        Property { of: $of, of_block: |numbers| functions::property(numbers, $of) }
    };
    (Relation, $of:expr) => {
        Relation { of: $of, of_block: |ones, others| functions::relation(ones, others, $of) }
    };
}
pub(super) use function;

pub(super) fn unary(numbers: &Column, of: impl Fn(f64) -> f64) -> Column {
    numbers.map(|number| if number.is_nan() { number } else { of(number) })
}

pub(super) fn binary(ones: &Column, others: &Column, of: impl Fn(f64, f64) -> f64) -> Column {
    from_fn(|at| if are_defined(ones[at], others[at]) { of(ones[at], others[at]) } else { f64::NAN })
}

pub(super) fn property(numbers: &Column, of: impl Fn(f64) -> bool) -> Truths {
    truths(|at| (!numbers[at].is_nan(), of(numbers[at])))
}

pub(super) fn relation(ones: &Column, others: &Column, of: impl Fn(f64, f64) -> Option<bool>) -> Truths {
    truths(|at| match of(ones[at], others[at]) {
        Some(truth) => (are_defined(ones[at], others[at]), truth),
        None => (false, false),
    })
}

/// What a function makes of pairs that are natural numbers below 2³², as nearly all are that a rule is asked about; where some are
/// not, what another one makes of all of them. Integers are looked at much faster than numbers that might be anything.
pub(super) fn of_naturals(
    ones: &Column,
    others: &Column,
    of: impl Fn(u32, u32) -> f64,
    otherwise: impl Fn(f64, f64) -> f64,
) -> Column {
    match (naturals(ones), naturals(others)) {
        (Some(ones), Some(others)) => from_fn(|at| of(ones[at], others[at])),
        _ => binary(ones, others, otherwise),
    }
}

/// The same of a relation, which is defined where the first says so.
pub(super) fn among_naturals(
    ones: &Column,
    others: &Column,
    of: impl Fn(u32, u32) -> (bool, bool),
    otherwise: impl Fn(f64, f64) -> Option<bool>,
) -> Truths {
    match (naturals(ones), naturals(others)) {
        (Some(ones), Some(others)) => truths(|at| of(ones[at], others[at])),
        _ => relation(ones, others, otherwise),
    }
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what the cast makes another number of is told by comparing"
)]
fn naturals(column: &Column) -> Option<[u32; BLOCK]> {
    let naturals = column.map(|number| number as u32);
    let are_same = (0..BLOCK).fold(true, |so_far, at| so_far & (f64::from(naturals[at]) == column[at]));
    are_same.then_some(naturals)
}

fn are_defined(one: f64, other: f64) -> bool {
    !one.is_nan() && !other.is_nan()
}

/// Of each of a block whether it is defined, and if so, whether it is true.
fn truths(of: impl Fn(usize) -> (bool, bool)) -> Truths {
    let mut truths = Truths { yes: 0, no: 0 };
    for at in 0..BLOCK {
        let (is_defined, is_true) = of(at);
        truths.yes |= u64::from(is_defined & is_true) << at;
        truths.no |= u64::from(is_defined & !is_true) << at;
    }
    truths
}
