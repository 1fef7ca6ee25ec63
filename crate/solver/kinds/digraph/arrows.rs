//! Arrows, as text and as JSON.
//!
//! Text: `a>b, a->c` with commas, semicolons or new lines between, with or without braces; `a>b>c` is two arrows; a name
//! alone is a vertex. JSON: an object with the options of each vertex, `{"a":["b","c"]}`; or a list of pairs,
//! `[["a","b"]]`, or of longer ways.

use super::Digraph;
use crate::error::RequestError;
use crate::kinds::vertex::{is_at_name, scan_name};
use crate::numbers::Token;
use crate::scan::{Scanner, plain};

/// Reads arrows in any of these forms.
pub fn scan(scanner: &mut Scanner, graph: &mut Digraph) -> Result<(), RequestError> {
    let open = scanner.place();
    if scanner.take('[') {
        return scan_list(scanner, ']', open, &mut |scanner| scan_way(scanner, graph));
    }
    let is_bracketed = scanner.take('{');
    if is_bracketed && is_at_key(scanner.clone()) {
        return scan_list(scanner, '}', open, &mut |scanner| scan_options(scanner, graph));
    }
    skip_separators(scanner);
    while is_at_name(scanner) {
        scan_chain(scanner, graph)?;
        if !skip_separators(scanner) {
            break;
        }
    }
    if is_bracketed { scanner.close('}', open) } else { Ok(()) }
}

/// Reads `a>b>c`.
fn scan_chain(scanner: &mut Scanner, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut end = scan_vertex(scanner, graph)?;
    loop {
        let mut ahead = scanner.clone();
        ahead.skip_spaces();
        if !(ahead.take('>') || ahead.take('→') || ahead.take('-') && ahead.take('>')) {
            return Ok(());
        }
        ahead.skip_spaces();
        *scanner = ahead;
        end = scan_end(end, scanner, graph)?;
    }
}

/// Reads `["a","b"]`.
fn scan_way(scanner: &mut Scanner, graph: &mut Digraph) -> Result<(), RequestError> {
    let open = scanner.place();
    if !scanner.take('[') {
        return Err(scanner.unexpected());
    }
    let mut before = None;
    scan_list(scanner, ']', open, &mut |scanner| {
        before = Some(match before {
            None => scan_vertex(scanner, graph)?,
            Some(end) => scan_end(end, scanner, graph)?,
        });
        Ok(())
    })
}

/// Reads `"a":["b","c"]`.
fn scan_options(scanner: &mut Scanner, graph: &mut Digraph) -> Result<(), RequestError> {
    let from = scan_vertex(scanner, graph)?;
    scanner.skip_spaces();
    if !scanner.take(':') {
        return Err(scanner.unexpected());
    }
    scanner.skip_spaces();
    let open = scanner.place();
    if !scanner.take('[') {
        return Err(scanner.unexpected());
    }
    scan_list(scanner, ']', open, &mut |scanner| {
        let start = scanner.place();
        let (to, _) = scan_vertex(scanner, graph)?;
        graph.add(from.0, to, (start, scanner.place()), scanner)
    })
}

/// A vertex and where it stands.
type Written = (Token, usize);

fn scan_vertex(scanner: &mut Scanner, graph: &mut Digraph) -> Result<Written, RequestError> {
    let start = scanner.place();
    Ok((graph.vertices.number(scan_name(scanner)?), start))
}

/// Reads where an arrow ends that starts at a vertex.
fn scan_end(
    (from, start): Written,
    scanner: &mut Scanner,
    graph: &mut Digraph,
) -> Result<Written, RequestError> {
    let end = scan_vertex(scanner, graph)?;
    graph.add(from, end.0, (start, scanner.place()), scanner)?;
    Ok(end)
}

/// Reads items with commas between them, up to the bracket that closes the one at `open`.
fn scan_list(
    scanner: &mut Scanner,
    bracket: char,
    open: usize,
    item: &mut dyn FnMut(&mut Scanner) -> Result<(), RequestError>,
) -> Result<(), RequestError> {
    scanner.skip_spaces();
    let mut more = !scanner.is_done() && scanner.peek() != Some(bracket);
    while more {
        scanner.skip_spaces();
        item(scanner)?;
        scanner.skip_spaces();
        more = scanner.take(',');
    }
    scanner.close(bracket, open)
}

/// Whether a key of a JSON object comes next.
fn is_at_key(mut ahead: Scanner) -> bool {
    ahead.skip_spaces();
    let is_name = scan_name(&mut ahead).is_ok();
    ahead.skip_spaces();
    is_name && ahead.take(':')
}

/// Reads what stands between two items, and answers whether it is more than spaces.
fn skip_separators(scanner: &mut Scanner) -> bool {
    let is_space = |character| matches!(character, ' ' | '\t' | '\u{a0}');
    let is_separator = |character| matches!(character, ',' | ';' | '\n' | '\r');
    let between = scanner.take_while(|character| is_space(character) || is_separator(character));
    between.chars().any(|character| is_separator(plain(character)))
}
