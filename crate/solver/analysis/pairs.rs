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
