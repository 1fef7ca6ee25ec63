//! How far positions go that are asked for within a bound, read from a request.

use crate::error::RequestError;
use crate::game::Game;
use crate::input::{Field, Input};
use crate::largest_heap::position_count;
use crate::limits;
use crate::numbers::index;
use crate::position::Extent;

/// Reads `{ bound, heaps? }` for a game.
///
/// # Errors
/// The first fault, naming its field.
pub fn read_extent(game: &Game, input: &Input) -> Result<Extent, RequestError> {
    let root = Field::of_record("scope", input)?;
    let [bound, heaps] = root.record(["bound", "heaps"])?;
    extent(game, &bound, &heaps, |bound| few_heaps(4, bound))
}

/// Reads a bound, and how many heaps there are, by default as many as the bound leaves room for.
pub fn extent(
    game: &Game,
    bound: &Field,
    heaps: &Field,
    default: impl Fn(u64) -> usize,
) -> Result<Extent, RequestError> {
    let bound = bound.integer(0, limits::CHECKED_BOUND.min(game.ruleset.kind().largest_heap()))?;
    let heaps = if heaps.is_missing() {
        default(bound)
    } else {
        index(heaps.integer(1, limits::CHECKED_HEAPS as u64)?)
    };
    Ok(Extent { bound, heaps })
}

/// As many heaps, up to so many, as keep the positions few.
pub fn few_heaps(most: usize, bound: u64) -> usize {
    let is_small = |heaps: &usize| position_count(*heaps, bound) <= limits::POSITIONS as u64 / 4;
    (1..=most).rev().find(is_small).unwrap_or(1)
}
