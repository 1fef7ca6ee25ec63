//! Parts that are equal two by two: whoever leaves them copies each move of the other player in the equal part.

use crate::game::Game;
use crate::position::Position;
use crate::position_table::hash_of;

/// What a position is seen to fall into, each part as a number, ascending: heaps by their sizes, parts of a graph by how they look;
/// of a sum the parts of all its components, equal only within one; nothing where the rules show no parts.
pub fn parts(game: &Game, position: &Position) -> Option<Vec<u64>> {
    if game.components.is_empty() {
        let kind = game.ruleset.kind();
        return match kind.holds_heaps() {
            true => Some(position.tokens().to_vec()),
            false => kind.parts(position.tokens()),
        };
    }
    let mut all = Vec::new();
    for (place, (component, part)) in (1..).zip(game.components.iter().zip(game.parts(position))) {
        if !part.tokens().is_empty() {
            let own = parts(component, &part)?;
            all.extend(own.into_iter().map(|part| hash_of(hash_of(place).wrapping_add(part))));
        }
    }
    all.sort_unstable();
    Some(all)
}

/// Whether parts, ascending, are equal two by two.
pub fn are_paired(parts: &[u64]) -> bool {
    parts.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

/// Whether under normal play a position falls into parts that are played independently and are equal two by two.
pub fn is_paired(game: &Game, position: &Position) -> bool {
    let plays_apart = |game: &Game| !game.ruleset.kind().holds_heaps() || game.ruleset.heap_rule().is_some();
    let is_apart = match game.components.is_empty() {
        true => plays_apart(game),
        false => game
            .components
            .iter()
            .zip(game.parts(position))
            .all(|(component, part)| part.tokens().is_empty() || plays_apart(component)),
    };
    let parts = parts(game, position).filter(|parts| !parts.is_empty());
    let can_copy = is_apart && game.passes() == 0 && game.convention.is_normal();
    can_copy && parts.is_some_and(|parts| are_paired(&parts))
}
