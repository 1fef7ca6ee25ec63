//! Texts for every reader of texts, and games for all that is told of games, as many as there is time for.
//!
//! `cargo test fuzz::` tries a slice of each target, the same every time. `npm run fuzz -- MINUTES` goes on for long and from
//! anywhere. An input that shows a fault is made short and written into `tests/fuzz/corpus`, from where it is tried first from then on.

mod corpus;
mod games;
mod parsers;
mod rules;
mod runs;
mod texts;
