//! Mexplorer's solver: position graphs of impartial games, built, solved, explained and laid out.
//!
//! ```
//! use mexplorer::{Game, PlayConvention, explore};
//!
//! let (game, start) = Game::parse("nim(1,2,3)", PlayConvention::Normal)?;
//! let exploration = explore(&game, &start, Default::default())?;
//! assert_eq!(exploration.graph.position_count(), 14);
//! assert_eq!(exploration.graph.move_count(), 38);
//! assert!(exploration.solution.is_won_by_moving_to(0));
//! # Ok::<(), mexplorer::RequestError>(())
//! ```
//!
//! What most users import stands here at the root: a [`Game`] with its [`Position`]s; the calls [`explore()`], [`evaluate()`],
//! [`explain()`], [`verify()`], [`grid()`] and [`sequence()`]; and [`Task`], which does a call in slices, by the
//! `in_slices` of the module of the same name.
//!
//! # Words
//! A *ruleset* says which moves are legal; with a *play convention*, which says who wins, it is a *game*. A *position* has
//! *options*, reached by *moves*; without any it is *terminal*. The *Grundy value* is the *mex* of the options' values;
//! an *outcome class* is P (the previous player wins) or N (the next one does).
//!
//! # Where things are
//! From the leaves up; a module uses only what stands above it.
//!
//! | modules | what they hold |
//! | --- | --- |
//! | [`numbers`] [`text`] `words` [`pace`] [`limits`] [`error`] [`input`] [`scan`] | the vocabulary, long work in slices, and the checks of requests |
//! | [`rows`] | long lists in runs |
//! | [`formula`] | the language in which readers say what holds of positions and moves |
//! | [`position`] [`position_table`] [`kinds`] [`moves`] [`touch`] [`convention`] [`parameter`] [`taking`] [`refusal`] | positions, moves, conventions |
//! | [`nim_sums`] [`wythoff_pairs`] | arithmetic that several theorems go by |
//! | [`ruleset`] [`rulesets`] | the legal moves; one file for each ruleset, and one of its texts |
//! | [`wrappers`] | passes and sums of any rulesets |
//! | [`game`] | a ruleset under a convention, read from requests and notations |
//! | [`theorem`] [`theorems`] | predictions without search; one file for each theorem, and one of its texts |
//! | [`game_graph`] [`solve`] [`single_heaps`] [`value_grid`] [`largest_heap`] [`layout`] | the algorithms |
//! | [`analysis`] | one request, one answer |
//!
//! # What is not here
//! - No JavaScript, clock, randomness, input or output: the boundary is another crate.
//! - A ruleset imports no theorem, algorithm or other ruleset; nothing but a ruleset, a theorem's hypotheses and a test
//!   names a ruleset.
//! - A theorem never searches, and no search uses a theorem.
//! - The solver builds no sentences: texts with holes stand in TOML beside what they are about, the rest is keys and numbers.

// Tokens have 64 bits and addresses in a browser 32: what cuts a number says why nothing is lost.
#![cfg_attr(not(test), deny(clippy::cast_possible_truncation))]

/// The examples of the crate's README, which are tried with all others.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
mod readme {}

pub use analysis::{Task, evaluate, explain, explore, grid, sequence, verify};
pub use convention::PlayConvention;
pub use error::RequestError;
pub use game::Game;
pub use game_graph::Budget;
pub use position::Position;

pub mod analysis;
pub mod convention;
pub mod depth_first;
pub mod error;
pub mod formula;
pub mod game;
pub mod game_graph;
pub mod grundy_value;
pub mod input;
pub mod kinds;
pub mod largest_heap;
#[allow(
    clippy::cast_possible_truncation,
    reason = "positions are counted within a budget, places are rounded"
)]
pub mod layout;
pub mod limits;
pub mod moves;
pub mod nim_sums;
pub mod numbers;
pub mod pace;
pub mod parameter;
pub mod position;
pub mod position_table;
pub mod refusal;
pub mod rewriting;
pub mod rows;
pub mod ruleset;
pub mod rulesets;
pub mod scan;
pub mod single_heaps;
pub mod solve;
pub mod taking;
pub mod text;
pub mod theorem;
pub mod theorems;
pub mod touch;
pub mod value_grid;
pub mod vector;
mod words;
pub mod wrappers;
pub mod wythoff_pairs;
