//! The solver seen from outside. One program: it is linked once, and its tests share the processor's cores.

mod common;

mod architecture;
mod architecture_page;
mod arounds;
mod coins;
mod conventions;
mod definitions;
mod extremes;
mod fits;
mod formulas;
mod golden;
mod laws;
mod neighbourhoods;
mod options;
mod other_kinds;
mod own_rules;
mod parsers;
mod periods;
mod positions;
mod puzzles;
mod replies;
mod requests;
mod sequences;
mod sieves;
mod slices;
mod sums;
mod tables;
mod theorems;
mod theorems_large;
mod theorems_large_nim;
mod theorems_players;
mod theorems_ranges;
mod theorems_sj;
mod theorems_wide;
mod worked_example;
