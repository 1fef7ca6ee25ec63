//! Ranked layout of a position graph, in steps that each stand alone: layers, covering moves, order, coordinates.
//!
//! Guarantees: every move leads to a later layer; no two nodes overlap; the same graph gets the same picture, to the
//! byte. Placing happens once for a graph, never on hover.

pub mod coordinates;
pub mod covers;
pub mod layers;
pub mod order;
