//! Arrows as they are typed: `a>b>c, d>e`, and `4 -> 3, 2, 1` for three arrows from 4.

use super::{Digraph, unclear};
use crate::error::RequestError;
use crate::kinds::digraph::breaks::{is_at_break, skip_breaks, skip_inline};
use crate::kinds::vertex::{is_at_signed, scan_signed};
use crate::numbers::Token;
use crate::scan::{Scanner, plain};

/// Reads what stands between braces, such as a canonical text: what a comma follows is done, and a name alone is a vertex.
pub async fn scan_bracketed(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let open = scanner.place();
    scanner.take('{');
    skip_separators(scanner);
    let mut was_loose = false;
    while is_at_signed(scanner) {
        let start = scanner.place();
        let chain = scan_chain(scanner, graph).await?;
        // Whoever writes so does not write canonical texts, and may mean an arrow to each.
        if chain.arrows == 0 && was_loose {
            return Err(unclear(scanner, start, graph.vertices.name(chain.from)));
        }
        was_loose = chain.arrows > 0 && chain.is_loose;
        if !skip_separators(scanner) {
            break;
        }
    }
    scanner.close('}', open)
}

/// Reads lines of arrows. After a comma a name alone is one more end of the arrow before it.
pub async fn scan(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    skip_breaks(scanner);
    while is_at_signed(scanner) {
        scan_line(scanner, graph).await?;
        if !skip_breaks(scanner) {
            break;
        }
    }
    Ok(())
}

async fn scan_line(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut last: Option<Chain> = None;
    loop {
        let start = scanner.place();
        let chain = scan_chain(scanner, graph).await?;
        let end = scanner.place();
        let mut ahead = scanner.clone();
        skip_inline(&mut ahead);
        let goes_on = ahead.take(',');
        if goes_on {
            ahead.skip_spaces();
        }
        let goes_on = goes_on && is_at_signed(&ahead);
        match &last {
            _ if chain.arrows > 0 => last = Some(chain),
            Some(Chain { from, arrows: 1, .. }) => graph.add(*from, chain.from, (start, end), scanner)?,
            // A vertex by itself has a line by itself.
            None if !goes_on => {}
            _ => return Err(unclear(scanner, start, graph.vertices.name(chain.from))),
        }
        if ahead.place() > scanner.place() && (goes_on || is_at_break(&ahead) || ahead.is_done()) {
            *scanner = ahead;
        }
        if !goes_on {
            return Ok(());
        }
    }
}

/// Vertices with arrows from each to the next.
struct Chain {
    from: Token,
    arrows: usize,
    /// Whether an arrow is written otherwise than canonical texts have it.
    is_loose: bool,
}

/// Reads `a>b>c`.
async fn scan_chain(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<Chain, RequestError> {
    let mut start = scanner.place();
    let name = scan_signed(scanner)?;
    let mut end = graph.vertex(name, start, scanner)?;
    let mut chain = Chain { from: end, arrows: 0, is_loose: false };
    loop {
        scanner.pause().await;
        let mut ahead = scanner.clone();
        ahead.skip_spaces();
        let is_plain = ahead.place() == scanner.place() && ahead.take('>');
        if !(is_plain
            || ahead.take('>')
            || ["→", "⇒", "->", "=>"].iter().any(|arrow| ahead.take_word(arrow))
            || ahead.take('-') && ahead.take('>'))
        {
            return Ok(chain);
        }
        let behind = ahead.place();
        ahead.skip_spaces();
        chain.is_loose |= !is_plain || ahead.place() > behind;
        chain.arrows += 1;
        *scanner = ahead;
        let next = scanner.place();
        let name = scan_signed(scanner)?;
        let to = graph.vertex(name, next, scanner)?;
        graph.add(end, to, (start, scanner.place()), scanner)?;
        (start, end) = (next, to);
    }
}

/// Reads what stands between two items, and answers whether it is more than spaces.
fn skip_separators(scanner: &mut Scanner) -> bool {
    let is_space = |character| matches!(character, ' ' | '\t' | '\u{a0}');
    let is_separator = |character| matches!(character, ',' | ';' | '\n' | '\r');
    let between = scanner.take_while(|character| is_space(character) || is_separator(character));
    between.chars().any(|character| is_separator(plain(character)))
}
