//! The facade: one request, one answer. The one place where search and theorems meet.

mod evaluate;
mod explain;
mod explore;

pub use evaluate::{Evaluation, Method, PositionValue, evaluate};
pub use explain::{ExplainedOption, Explanation, TheoremVerdict, explain};
pub use explore::{Exploration, ExploreTask, Phase, explore};
