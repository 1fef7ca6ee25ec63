//! The facade: one request, one answer. The one place where search and theorems meet.
//!
//! Every call is an `async` function that works in slices, `in_slices` in a module of its name (see [`crate::pace`]), and the
//! same at once, a function of that name. A [`Task`] drives the slices.

pub mod around;
pub mod census;
pub mod chart;
pub mod evaluate;
pub mod explain;
pub mod explore;
mod extent;
pub mod fit;
pub mod genus;
pub mod grid;
pub mod like;
mod neighbourhood;
mod pairs;
mod places;
pub mod puzzle;
pub mod reply;
mod runs_of_moves;
mod searched;
pub mod sequence;
pub mod sieve;
mod task;
pub mod verify;

pub use around::{Around, Part};
pub use census::{Census, positions_within};
pub use chart::{Chart, ChartRequest, DIFFERENT, Told, chart};
pub use evaluate::{Evaluation, Method, PositionValue, evaluate};
pub use explain::{
    Component, ExplainedOption, ExplainedPeriod, Explanation, MoverChoice, PeriodHeap, TheoremVerdict,
    explain,
};
pub use explore::{Exploration, explore};
pub use extent::read_extent;
pub use fit::{Fit, fit, read_touched};
pub use genus::{Genera, Genus, genus, read_genus_length};
pub use grid::{CellValue, Grid, GridRequest, grid};
pub use like::{LIKE_HEAPS, like};
pub use neighbourhood::Neighbourhood;
pub use places::Places;
pub use puzzle::{Puzzle, PuzzleRequest, Puzzles, puzzle};
pub use reply::{Opponent, reply};
pub use searched::{SearchedGame, Subject};
pub use sequence::{HeapSequence, SequenceOf, read_length, sequence};
pub use sieve::{Sieve, sieve};
pub use task::Task;
pub use verify::{
    AskedFormula, ClaimVerdict, Counterexample, FormulaVerification, PROOF, Positions, Refutation, Said,
    Scope, Verification, find_theorem, outcomes, verify,
};
