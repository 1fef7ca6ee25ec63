//! Graphs as trails, the way people write them: `(0-1-2,4)` has the edges 0-1 and 1-2, and the vertex 4 alone.

use crate::error::RequestError;
use crate::numbers::Token;
use crate::scan::Scanner;

/// The two vertices of an edge; of a vertex alone, it twice.
pub type Ends = [Token; 2];

/// Reads a trail and hands on its edges in their order. Answers the vertex if it is one alone.
///
/// # Errors
/// The first fault with its place.
pub fn scan(
    scanner: &mut Scanner,
    most: Token,
    each: &mut dyn FnMut(Ends),
) -> Result<Option<Token>, RequestError> {
    let mut from = scanner.number(most)?;
    let mut alone = Some(from);
    scanner.skip_spaces();
    while scanner.take('-') {
        alone = None;
        scanner.skip_spaces();
        let to = scanner.number(most)?;
        each([from, to]);
        from = to;
        scanner.skip_spaces();
    }
    Ok(alone)
}

/// Writes edges as trails between brackets, each of which goes on along the first edge left that is joined to its end. How a
/// trail's first edge is written is left to `first`, for a vertex alone looks like a loop.
pub fn format(mut left: Vec<Ends>, out: &mut String, first: impl Fn(Ends, &mut String)) {
    let mut digits = itoa::Buffer::new();
    let count = left.len();
    out.push('(');
    while !left.is_empty() {
        out.push_str(if left.len() < count { "," } else { "" });
        let [from, mut end] = left.remove(0);
        first([from, end], out);
        while let Some(next) = left.iter().position(|ends| ends.contains(&end)) {
            let [one, other] = left.remove(next);
            end = if one == end { other } else { one };
            out.push('-');
            out.push_str(digits.format(end));
        }
    }
    out.push(')');
}

/// Writes an edge by its two vertices.
pub fn push_edge([from, to]: Ends, out: &mut String) {
    push_vertex(from, out);
    out.push('-');
    push_vertex(to, out);
}

/// Writes a vertex.
pub fn push_vertex(vertex: Token, out: &mut String) {
    out.push_str(itoa::Buffer::new().format(vertex));
}
