//! Values of all positions over two or three heaps that are swept over.
//!
//! [`Sweep`] serves rules whose moves sweep whole lines, [`Rays`] those that subtract vectors, [`HeapTable`] any other rule that plays heaps one at a time and
//! splits none.

mod axes;
mod class_lines;
mod classes;
mod heap_tables;
mod mex_lines;
mod rays;
mod recent;
mod sweep;
mod unseen;

pub use axes::Axis;
pub use class_lines::ClassLines;
pub use classes::Classes;
pub use heap_tables::{HeapOptions, HeapTable};
pub use mex_lines::MexLines;
pub use rays::Rays;
pub use sweep::{Lines, Plan, Sweep};
