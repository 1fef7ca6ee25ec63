//! What can be done with any ruleset: play it with passes, and play several at once.

pub mod passes;
pub mod sum;
