//! Grundy values where moves may return: finite, or infinite with the finite values of the options; and those of sums.

use crate::convention::OutcomeClass;

/// A Grundy value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GrundyValue {
    /// That of a heap of Nim.
    Finite(u64),
    /// No heap's: the finite values of the options, ascending.
    Infinite(Vec<u64>),
}

impl GrundyValue {
    /// The value of a sum: finite ones add as nim-sums, a finite one shifts the set of an infinite one, and beside an infinite one no
    /// option of another has a finite value.
    ///
    /// Source: C. A. B. Smith, Graphs and composite games, J. Combinatorial Theory 1 (1966) 51–81.
    ///
    /// ```
    /// use mexplorer::grundy_value::GrundyValue::{Finite, Infinite};
    ///
    /// assert_eq!(Finite(3).plus(&Finite(5)), Finite(6));
    /// assert_eq!(Infinite(vec![0, 2]).plus(&Finite(3)), Infinite(vec![1, 3]));
    /// assert_eq!(Infinite(vec![0]).plus(&Infinite(vec![0])), Infinite(vec![]));
    /// ```
    #[must_use]
    pub fn plus(&self, other: &GrundyValue) -> GrundyValue {
        match (self, other) {
            (GrundyValue::Finite(one), GrundyValue::Finite(other)) => GrundyValue::Finite(one ^ other),
            (GrundyValue::Infinite(_), GrundyValue::Infinite(_)) => GrundyValue::Infinite(Vec::new()),
            (GrundyValue::Infinite(set), GrundyValue::Finite(shift))
            | (GrundyValue::Finite(shift), GrundyValue::Infinite(set)) => {
                let mut set: Vec<u64> = set.iter().map(|value| value ^ shift).collect();
                set.sort_unstable();
                GrundyValue::Infinite(set)
            }
        }
    }

    /// Who wins under normal play.
    pub fn outcome(&self) -> OutcomeClass {
        match self {
            GrundyValue::Finite(0) => OutcomeClass::P,
            GrundyValue::Infinite(set) if !set.contains(&0) => OutcomeClass::D,
            _ => OutcomeClass::N,
        }
    }
}
