//! Ranked layout of a position graph, in steps that each stand alone: layers, covering moves, order, coordinates; and
//! where a graph is small enough to be worth it, refined places with fewer crossings. One that is too large to be drawn with
//! its moves is a mosaic instead: ordered by what its positions are made of, a cell for each. Where moves return, layers go by how
//! play is decided from its ends, and what is drawn stands beside that.
//!
//! Guarantees: every move leads to a later layer, if none returns; no two nodes overlap; the same graph gets the same picture, to
//! the byte. Placing happens once for a graph, never on hover.

pub mod by_tokens;
pub mod coordinates;
pub mod covers;
pub mod drawing;
pub mod layers;
pub mod mosaic;
pub mod order;
pub mod refine;
pub mod returning;
pub mod shadows;
