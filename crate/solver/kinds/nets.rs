//! Graphs as they look, whatever the numbers of their vertices: what they fall into; and graphs that look different, to choose from.

use crate::kinds::trails::Ends;
use crate::numbers::Token;
use crate::position_table::hash_of;

/// Graphs of which puzzles are made have no more vertices than this in a row.
const ROUNDS: usize = 16;

/// The parts of a graph that no edge joins, each as a number, ascending: parts that differ by the numbers of their vertices alone have
/// the same one, others hardly ever. At the ground, a vertex, parts are not joined.
///
/// Vertices are told apart by what they are joined to, and that again, `ROUNDS` times.
pub fn parts(edges: &[Ends], ground: Option<Token>) -> Vec<u64> {
    let mut vertices: Vec<Token> = edges.iter().flatten().copied().collect();
    vertices.sort_unstable();
    vertices.dedup();
    let place_of = |vertex: Token| vertices.partition_point(|each| *each < vertex);
    let places: Vec<[usize; 2]> = edges.iter().map(|ends| ends.map(place_of)).collect();
    let is_ground = |place: usize| Some(vertices[place]) == ground;
    let mut looks: Vec<u64> = (0..vertices.len()).map(|place| 1 + u64::from(is_ground(place))).collect();
    let mut first: Vec<usize> = (0..vertices.len()).collect();
    for _ in 0..ROUNDS {
        let mut beside = vec![0u64; vertices.len()];
        for &[one, other] in &places {
            beside[one] = beside[one].wrapping_add(hash_of(looks[other]));
            beside[other] = beside[other].wrapping_add(hash_of(looks[one]));
            if !is_ground(one) && !is_ground(other) {
                let least = first[one].min(first[other]);
                (first[one], first[other]) = (least, least);
            }
        }
        for place in (0..vertices.len()).filter(|place| !is_ground(*place)) {
            looks[place] = hash_of(looks[place].wrapping_mul(3).wrapping_add(beside[place]));
        }
    }
    let mut parts = vec![0u64; vertices.len()];
    let mut loops = Vec::new();
    for &[one, other] in &places {
        let edge = hash_of(hash_of(looks[one]).wrapping_add(hash_of(looks[other])));
        match [one, other].into_iter().find(|place| !is_ground(*place)) {
            Some(place) => parts[first[place]] = parts[first[place]].wrapping_add(edge),
            None => loops.push(edge),
        }
    }
    parts.retain(|part| *part != 0);
    parts.extend(loops);
    parts.sort_unstable();
    parts
}

/// Graphs with so many edges, each grown edge by edge: mostly to a new vertex, from vertex 0 more often where that is the ground, else
/// now and then between two. What is chosen follows from the number of the graph.
pub fn grown(number: u64, edges: usize, is_grounded: bool) -> Vec<Ends> {
    let mut grown: Vec<Ends> = Vec::with_capacity(edges);
    let mut vertices: Token = 1;
    let mut drawn = number << 16;
    let mut below = |bound: Token| {
        drawn += 1;
        (hash_of(drawn) >> 32) % bound
    };
    while grown.len() < edges {
        let one = if is_grounded && below(4) == 0 { 0 } else { below(vertices) };
        let joins = vertices > 2 && below(5) == 0;
        let other = if joins { below(vertices) } else { vertices };
        let ends = [one.min(other), one.max(other)];
        if one != other && !grown.contains(&ends) {
            vertices = vertices.max(other + 1);
            grown.push(ends);
        }
    }
    grown
}

/// So many graphs of each size that look different, the smaller ones first; fewer where hardly any others come.
pub fn varied(
    sizes: std::ops::RangeInclusive<usize>,
    each: usize,
    is_grounded: bool,
) -> impl Iterator<Item = Vec<Ends>> {
    let ground = is_grounded.then_some(0);
    sizes.flat_map(move |edges| {
        let mut seen = std::collections::BTreeSet::new();
        let all =
            (0..4 * each as u64).map(move |number| grown(number << 8 | edges as u64, edges, is_grounded));
        all.filter(move |graph| seen.insert(parts(graph, ground))).take(each)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_told_apart_by_how_they_look() {
        let path = parts(&[[0, 1], [1, 2]], None);
        assert_eq!(path, parts(&[[3, 7], [1, 3]], None));
        assert_ne!(path, parts(&[[0, 1], [1, 2], [0, 2]], None));
        let one_of_each = parts(&[[0, 1], [1, 2], [3, 4], [4, 5], [6, 6]], None);
        assert_eq!(one_of_each.len(), 3);
        assert_eq!(one_of_each.iter().filter(|part| **part == path[0]).count(), 2);
    }

    #[test]
    fn on_the_ground_stalks_are_parts_and_where_they_stand_counts() {
        let two = parts(&[[0, 1], [0, 2]], Some(0));
        assert!(two.len() == 2 && two[0] == two[1]);
        let leaning = parts(&[[0, 1], [0, 2], [1, 2]], Some(0));
        assert_eq!(leaning.len(), 1);
        assert_ne!(parts(&[[0, 1], [1, 2], [1, 3]], Some(0)), parts(&[[0, 1], [1, 2], [2, 3]], Some(0)));
        assert_eq!(parts(&[[0, 0], [0, 0], [0, 1]], Some(0)).len(), 3);
    }

    #[test]
    fn graphs_to_choose_from_have_their_size_and_look_different() {
        for is_grounded in [true, false] {
            let graphs: Vec<_> = varied(3..=9, 20, is_grounded).collect();
            assert!(graphs.len() > 90, "{}", graphs.len());
            let looks: std::collections::BTreeSet<_> =
                graphs.iter().map(|graph| parts(graph, is_grounded.then_some(0))).collect();
            assert_eq!(looks.len(), graphs.len());
            assert!(graphs.iter().all(|graph| (3..=9).contains(&graph.len())));
            assert!(graphs.iter().flatten().all(|[one, other]| one < other));
        }
    }
}
