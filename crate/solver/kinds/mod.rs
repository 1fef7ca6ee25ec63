//! One file for each kind of position.

pub mod heaps;
