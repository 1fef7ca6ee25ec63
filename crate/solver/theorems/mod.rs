//! The registry of theorems: one line each. What is told of a theorem in words stands beside it, in `NAME.toml`.

use crate::theorem::Theorem;

macro_rules! registry {
    ($($name:ident,)*) => {
        $(pub mod $name;)*

        /// Every theorem there is.
        pub static ALL: &[&dyn Theorem] = &[$(&$name::THEOREM,)*];
    };
}

registry! {
    bouton,
    bash,
    wythoff,
    wythoff_players,
    euclid,
    fibonacci,
    moore,
    misere_nim,
    nim_players,
    moore_players,
    sj,
    pet,
    sprague_grundy,
    halving,
    chomp,
    staircase,
    turtles,
    ruler,
    silver_dollar,
    remoteness,
    periods,
    lasker,
    levels,
    few_moves,
    unit_heaps,
    large_nim_many,
    large_nim_n_plus_1,
    large_nim_n,
    large_nim_3_4,
    large_nim_all,
    large_nim_bound,
    large_nim_raised,
    large_nim_two,
    large_nim_two_odd,
    large_nim_cycle,
    small_nim,
    small_nim_misere,
    small_nim_unbounded,
    small_nim_players,
    small_nim_ring_players,
    passes,
    one_pass,
    kernel,
    draws,
    smith,
    steiner,
    symmetric_difference,
    colon,
    fusion,
}

/// The theorem of this name.
pub fn find(id: &str) -> Option<&'static dyn Theorem> {
    ALL.iter().copied().find(|theorem| theorem.card().id == id)
}
