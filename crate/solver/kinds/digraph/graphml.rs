//! Graphs in GraphML: nodes, and the edges between them. All else that is told of them is read over.

use super::Digraph;
use crate::error::{ErrorCode, RequestError};
use crate::scan::Scanner;

/// Reads a file of one graph.
pub async fn scan(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut open: Vec<(String, usize)> = Vec::new();
    let (mut graphs, mut is_directed) = (0, true);
    loop {
        scanner.pause().await;
        if open.is_empty() {
            skip_blanks(scanner)?;
        }
        scanner.take_while(|character| character != '<');
        let start = scanner.place();
        if scanner.is_done() {
            return match open.last() {
                Some(&(_, place)) => Err(scanner.fault(ErrorCode::UnclosedBracket, place)),
                None => Ok(()),
            };
        }
        if skip_other(scanner)? {
            continue;
        }
        scanner.take('<');
        let closes = scanner.take('/');
        let name = scan_word(scanner)?;
        let local = name.rsplit(':').next().unwrap_or_default();
        if closes {
            scanner.skip_spaces();
            match open.pop() {
                Some((opened, _)) if opened == name => scanner.close('>', start)?,
                _ => return Err(scanner.fault(ErrorCode::UnexpectedCharacter, start).got(name)),
            }
            if open.is_empty() {
                return skip_blanks(scanner);
            }
            continue;
        }
        if open.is_empty() && local != "graphml" {
            return Err(scanner.fault(ErrorCode::UnexpectedCharacter, start).got(name));
        }
        let attributes = scan_attributes(scanner, start).await?;
        let is_empty = scanner.take('/');
        scanner.close('>', start)?;
        let get = |key: &str| attributes.iter().find(|(name, ..)| name == key);
        let must = |key: &str| get(key).ok_or_else(|| scanner.fault(ErrorCode::MissingValue, start).got(key));
        match local {
            "graph" if open.len() == 1 => {
                graphs += 1;
                if graphs > 1 {
                    let fault = scanner.fault(ErrorCode::SecondGraph, start);
                    return Err(get("id").map_or(fault.clone(), |(_, id, _)| fault.got(id.as_str())));
                }
                is_directed = get("edgedefault").is_none_or(|(_, value, _)| value != "undirected");
            }
            "node" => {
                let (_, id, place) = must("id")?;
                graph.list(id.clone(), *place, scanner)?;
            }
            "edge" => {
                let is_edge_directed = get("directed").map_or(is_directed, |(_, value, _)| value == "true");
                if !is_edge_directed {
                    return Err(scanner.fault(ErrorCode::UndirectedGraph, start));
                }
                let (_, from, _) = must("source")?;
                let (_, to, _) = must("target")?;
                let from = graph.vertex(from.clone(), start, scanner)?;
                let to = graph.vertex(to.clone(), start, scanner)?;
                graph.add(from, to, (start, scanner.place()), scanner)?;
            }
            "hyperedge" => return Err(scanner.fault(ErrorCode::UndirectedGraph, start).got(name)),
            _ => {}
        }
        if !is_empty {
            open.push((name, start));
        }
    }
}

/// Reads over what may stand around the root.
fn skip_blanks(scanner: &mut Scanner) -> Result<(), RequestError> {
    scanner.skip_spaces();
    while skip_other(scanner)? {
        scanner.skip_spaces();
    }
    Ok(())
}

/// Reads over a comment, text that is no markup, an instruction or a declaration, if that comes next.
fn skip_other(scanner: &mut Scanner) -> Result<bool, RequestError> {
    let start = scanner.place();
    let ends = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")];
    let Some((_, end)) = ends.into_iter().find(|(begin, _)| scanner.take_word(begin)) else {
        return Ok(false);
    };
    scanner.skip_to(end);
    if scanner.take_word(end) { Ok(true) } else { Err(scanner.fault(ErrorCode::UnclosedBracket, start)) }
}

/// The name, the value, and where that stands.
type Attribute = (String, String, usize);

async fn scan_attributes(scanner: &mut Scanner<'_>, open: usize) -> Result<Vec<Attribute>, RequestError> {
    let mut attributes = Vec::new();
    loop {
        scanner.pause().await;
        scanner.skip_spaces();
        if scanner.is_done() {
            return Err(scanner.fault(ErrorCode::UnclosedBracket, open));
        }
        if matches!(scanner.peek(), Some('/' | '>')) {
            return Ok(attributes);
        }
        let name = scan_word(scanner)?;
        scanner.skip_spaces();
        if !scanner.take('=') {
            return Err(scanner.unexpected());
        }
        scanner.skip_spaces();
        let start = scanner.place();
        let Some(mark) = ['"', '\''].into_iter().find(|mark| scanner.take(*mark)) else {
            return Err(scanner.unexpected());
        };
        let value = scanner.take_while(|character| character != mark);
        scanner.close(mark, start)?;
        let value = unescaped(value)
            .ok_or_else(|| scanner.fault(ErrorCode::UnexpectedCharacter, start).got(value))?;
        attributes.push((name, value, start));
    }
}

fn scan_word(scanner: &mut Scanner) -> Result<String, RequestError> {
    let is_end = |character: char| character.is_whitespace() || "<>/=\"'&".contains(character);
    let word = scanner.take_while(|character| !is_end(character));
    if word.is_empty() { Err(scanner.unexpected()) } else { Ok(word.to_string()) }
}

/// Text with the characters that entities stand for, if they are XML's own.
fn unescaped(text: &str) -> Option<String> {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (entity, rest) = part.split_once(';')?;
        plain.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            _ => {
                let digits = entity.strip_prefix('#')?;
                let number = match digits.strip_prefix('x') {
                    Some(digits) => u32::from_str_radix(digits, 16),
                    None => digits.parse(),
                };
                char::from_u32(number.ok()?)?
            }
        });
        plain.push_str(rest);
    }
    Some(plain)
}
