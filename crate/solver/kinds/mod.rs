//! One file for each kind of position, and how lists are read.

pub mod edges;
pub mod heaps;
pub mod list;
pub mod quota;
pub mod steps;
pub mod vertex;
