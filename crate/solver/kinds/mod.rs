//! One file for each kind of position, and how lists and graphs are read.

pub mod bar;
pub mod coins;
pub mod digraph;
pub mod edges;
pub mod heaps;
pub mod list;
pub mod nets;
pub mod places;
pub mod quota;
pub mod register;
pub mod squares;
pub mod steps;
pub mod trails;
pub mod vertex;
pub mod vertices;
