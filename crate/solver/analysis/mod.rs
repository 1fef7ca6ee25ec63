//! The facade: one request, one answer. The one place where search and theorems meet.

mod components;
mod evaluate;
mod explain;
mod explore;
mod grid;
mod neighbourhood;
mod sequence;
mod verify;

pub use evaluate::{EvaluateTask, Evaluation, Method, PositionValue, evaluate};
pub use explain::{
    Component, ExplainTask, ExplainedOption, Explanation, MoverChoice, TheoremVerdict, explain,
};
pub use explore::{Exploration, ExploreTask, Phase, explore};
pub use grid::{CellValue, Grid, GridRequest, GridTask, grid};
pub use neighbourhood::PartOfGraph;
pub use sequence::{HeapSequence, SequenceOf, SequenceTask, read_length, sequence};
pub use verify::{
    ClaimVerdict, Counterexample, PROOF, Positions, Scope, Verification, VerifyTask, find_theorem, outcomes,
    positions_within, read_extent, verify,
};
