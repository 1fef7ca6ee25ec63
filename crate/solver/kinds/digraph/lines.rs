//! Graphs in lines: arrows, `4: 3, 2, 1`, tables of pairs with or without a heading, and TGF.

use super::{Digraph, Place, arrows, json, unclear};
use crate::error::{ErrorCode, RequestError};
use crate::kinds::vertex::{is_at_signed, is_plain, push_name, scan_signed};
use crate::scan::{Scanner, plain};

/// Reads lines up to the end of the text, or of the brackets around it.
pub fn scan(scanner: &mut Scanner, graph: &mut Digraph) -> Result<(), RequestError> {
    let survey = Survey::of(scanner.clone());
    if survey.is_tgf {
        scan_tgf(scanner, graph)?;
    } else if survey.has_arrows {
        arrows::scan(scanner, graph)?;
    } else if survey.has_colons {
        scan_adjacency(scanner, graph)?;
    } else {
        scan_table(scanner, &survey, graph)?;
    }
    if scanner.is_done() || scanner.peek() == Some(']') { Ok(()) } else { Err(scanner.unexpected()) }
}

/// What there is in some lines, outside of quotation marks.
#[derive(Default)]
struct Survey {
    has_arrows: bool,
    has_colons: bool,
    has_tabs: bool,
    has_semicolons: bool,
    has_commas: bool,
    /// Whether anything stands below the first line.
    has_lines: bool,
    /// Whether a line of one sign parts vertices and arrows.
    is_tgf: bool,
}

impl Survey {
    fn of(mut scanner: Scanner) -> Self {
        let mut survey = Survey::default();
        let (mut depth, mut has_words) = (0usize, false);
        skip_inline(&mut scanner);
        while let Some(next) = scanner.peek() {
            if next == '"' {
                if scanner.quoted().is_err() {
                    break;
                }
                continue;
            }
            scanner.skip();
            match next {
                ']' if depth == 0 => break,
                '[' | '{' => depth += 1,
                ']' | '}' => depth = depth.saturating_sub(1),
                // What stands in brackets is one thing.
                _ if depth > 0 => {}
                '>' | '→' | '⇒' => survey.has_arrows = true,
                ':' => survey.has_colons = true,
                '\t' => survey.has_tabs = true,
                ';' => survey.has_semicolons = true,
                ',' => survey.has_commas = true,
                '\n' => {
                    let is_alone = |mut ahead: Scanner| {
                        ahead.take_while(|character| matches!(character, ' ' | '\t' | '\r'));
                        ahead.is_done() || ahead.peek() == Some('\n')
                    };
                    skip_inline(&mut scanner);
                    let mut ahead = scanner.clone();
                    survey.is_tgf |= has_words && ahead.take('#') && is_alone(ahead);
                    skip_comment(&mut scanner);
                    survey.has_lines |= has_words && scanner.peek().is_some_and(|next| !next.is_whitespace());
                }
                _ => has_words |= !next.is_whitespace(),
            }
        }
        survey
    }
}

/// Reads spaces within a line.
pub fn skip_inline(scanner: &mut Scanner) {
    scanner.take_while(|character| matches!(character, ' ' | '\t' | '\u{a0}'));
}

/// Whether a line ends here.
pub fn is_at_break(scanner: &Scanner) -> bool {
    matches!(scanner.peek(), Some('\n' | '\r' | ';'))
}

/// Reads up to the next line that says something, and answers whether a line has ended.
pub fn skip_breaks(scanner: &mut Scanner) -> bool {
    let mut has_ended = false;
    loop {
        skip_inline(scanner);
        if is_at_break(scanner) {
            scanner.skip();
            has_ended = true;
        } else if !((has_ended || scanner.place() == 0) && skip_comment(scanner)) {
            return has_ended;
        }
    }
}

/// Reads over a comment to the end of its line.
fn skip_comment(scanner: &mut Scanner) -> bool {
    let found = matches!(scanner.peek(), Some('#' | '%')) || scanner.clone().take_word("//");
    if found {
        scanner.take_while(|character| character != '\n');
    }
    found
}

/// Reads `4: 3, 2, 1`, a vertex and those that its arrows lead to.
fn scan_adjacency(scanner: &mut Scanner, graph: &mut Digraph) -> Result<(), RequestError> {
    skip_breaks(scanner);
    while is_at_signed(scanner) {
        let mut start = scanner.place();
        let name = scan_signed(scanner)?;
        let mut from = graph.vertex(name, start, scanner)?;
        skip_inline(scanner);
        if !scanner.take(':') {
            return Err(unclear(scanner, start, graph.vertices.name(from)));
        }
        skip_inline(scanner);
        let open = scanner.place();
        let bracket = [('[', ']'), ('(', ')'), ('{', '}')].into_iter().find(|(open, _)| scanner.take(*open));
        loop {
            skip_inline(scanner);
            scanner.take(',');
            skip_inline(scanner);
            if !is_at_signed(scanner) {
                break;
            }
            let next = scanner.place();
            let name = scan_signed(scanner)?;
            let vertex = graph.vertex(name, next, scanner)?;
            skip_inline(scanner);
            if bracket.is_none() && scanner.take(':') {
                (start, from) = (next, vertex);
            } else {
                graph.add(from, vertex, (start, scanner.place()), scanner)?;
            }
        }
        if let Some((_, close)) = bracket {
            scanner.close(close, open)?;
            skip_inline(scanner);
            scanner.take(',');
        }
        if !skip_breaks(scanner) {
            break;
        }
    }
    Ok(())
}

/// Reads lines of vertices, each with its label, a line of one sign, and lines of arrows, each with its label.
fn scan_tgf(scanner: &mut Scanner, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut lists = true;
    loop {
        scanner.skip_spaces();
        if scanner.is_done() || scanner.peek() == Some(']') {
            return Ok(());
        }
        if lists && scanner.take('#') {
            lists = false;
            continue;
        }
        let start = scanner.place();
        let name = scan_word(scanner)?;
        if lists {
            graph.list(name, start, scanner)?;
        } else {
            let from = graph.vertex(name, start, scanner)?;
            skip_inline(scanner);
            let next = scanner.place();
            let name = scan_word(scanner)?;
            let to = graph.vertex(name, next, scanner)?;
            graph.add(from, to, (start, scanner.place()), scanner)?;
        }
        scanner.take_while(|character| character != '\n');
    }
}

/// Reads what has no spaces in it.
fn scan_word(scanner: &mut Scanner) -> Result<String, RequestError> {
    let word = scanner.take_while(|character| !character.is_whitespace());
    if word.is_empty() { Err(scanner.unexpected()) } else { Ok(word.to_string()) }
}

/// A field of a table and where it stands.
struct Cell {
    text: String,
    place: Place,
}

type Row = Vec<Cell>;

/// Reads rows of two vertices, the one that an arrow leaves and the one that it leads to; a heading says which columns these are.
fn scan_table(scanner: &mut Scanner, survey: &Survey, graph: &mut Digraph) -> Result<(), RequestError> {
    let start = scanner.place();
    let rows = scan_rows(scanner, survey)?;
    let Some(first) = rows.first() else { return Ok(()) };
    if rows.len() > 1 && is_count(&rows) {
        return Err(unclear(scanner, first[0].place.0, written(first)).at(first[0].place.0, first[1].place.1));
    }
    // Names in a row by itself say nothing of arrows; neither do rows of one.
    if rows.len() == 1 || rows.iter().all(|row| row.len() < 2) {
        for cell in rows.iter().flatten() {
            graph.vertex(cell.text.clone(), start, scanner)?;
        }
        return Err(graph.without_arrows(scanner.fault(ErrorCode::NoArrows, start)));
    }
    let columns = columns(first).filter(|columns| {
        let named = columns.ends.map(|column| first[column].text.as_str());
        let mut below = rows[1..].iter().flat_map(|row| columns.ends.map(|column| row.get(column)));
        !below.any(|cell| cell.is_some_and(|cell| named.contains(&cell.text.as_str())))
    });
    let is_number =
        |cell: &Cell| cell.text.trim_start_matches('-').starts_with(|first: char| first.is_ascii_digit());
    let has_heading = columns.is_some()
        || first.len() == 2 && !first.iter().any(is_number) && rows[1..].iter().flatten().all(is_number);
    let Columns { ends: [from, to], kind } = columns.unwrap_or(Columns { ends: [0, 1], kind: None });
    for row in &rows[usize::from(has_heading)..] {
        let fault = |code| {
            let (start, end) = (row[0].place.0, row[row.len() - 1].place.1);
            scanner.fault(code, start).at(start, end).got(written(row))
        };
        if kind
            .and_then(|kind| row.get(kind))
            .is_some_and(|cell| cell.text.eq_ignore_ascii_case("undirected"))
        {
            return Err(fault(ErrorCode::UndirectedGraph));
        }
        if !has_heading && row.len() > 2 || has_heading && row.len() <= from.max(to) {
            return Err(fault(ErrorCode::UnclearArrows));
        }
        let one = graph.vertex(row[from].text.clone(), row[from].place.0, scanner)?;
        if let Some(cell) = row.get(to) {
            let other = graph.vertex(cell.text.clone(), cell.place.0, scanner)?;
            let places = [row[from].place, cell.place];
            let place = (places[0].0.min(places[1].0), places[0].1.max(places[1].1));
            graph.add(one, other, place, scanner)?;
        }
    }
    // Is it a heading?
    let stands_alone = |cell: &Cell| rows[1..].iter().flatten().all(|other| other.text != cell.text);
    if !has_heading && first.len() == 2 && first.iter().all(stands_alone) {
        let (start, end) = (first[0].place.0, first[1].place.1);
        return Err(unclear(scanner, start, written(first)).at(start, end));
    }
    Ok(())
}

/// Whether the first row may say how many vertices and arrows there are.
fn is_count(rows: &[Row]) -> bool {
    let number = |cell: &Cell| cell.text.parse::<usize>().ok();
    let [Some(vertices), Some(arrows)] = [0, 1].map(|column| rows[0].get(column).and_then(number)) else {
        return false;
    };
    let is_vertex = |cell: &Cell| number(cell).is_some_and(|number| number <= vertices);
    rows[0].len() == 2 && arrows == rows.len() - 1 && rows[1..].iter().flatten().all(is_vertex)
}

/// A row as it is told of.
fn written(row: &Row) -> String {
    let mut text = String::new();
    for (index, cell) in row.iter().take(8).enumerate() {
        text.push_str(if index > 0 { ", " } else { "" });
        push_name(&mut text, &cell.text);
    }
    text
}

/// The columns that are looked at.
struct Columns {
    /// What an arrow leaves, and what it leads to.
    ends: [usize; 2],
    /// Whether it is one.
    kind: Option<usize>,
}

/// The columns that a heading names, if it is one.
fn columns(heading: &Row) -> Option<Columns> {
    const FROM: [&str; 13] = [
        "source", "src", "from", "parent", "tail", "start", "origin", "sourceid", "fromid", "起点", "源",
        "从", "父",
    ];
    const TO: [&str; 14] = [
        "target",
        "dst",
        "dest",
        "to",
        "child",
        "head",
        "end",
        "destination",
        "targetid",
        "toid",
        "终点",
        "目标",
        "到",
        "子",
    ];
    let column = |words: &[&str]| {
        let is_named = |cell: &Cell| {
            let name = cell.text.to_ascii_lowercase().replace([' ', '_', '-'], "");
            words.contains(&name.as_str())
        };
        let mut found =
            heading.iter().enumerate().filter(|(_, cell)| is_named(cell)).map(|(column, _)| column);
        found.next().filter(|_| found.next().is_none())
    };
    Some(Columns { ends: [column(&FROM)?, column(&TO)?], kind: column(&["type", "directed"]) })
}

/// Reads rows of fields between tabs, semicolons, commas or blanks.
fn scan_rows(scanner: &mut Scanner, survey: &Survey) -> Result<Vec<Row>, RequestError> {
    let delimiter =
        if survey.has_semicolons && !survey.has_commas && !survey.has_tabs && has_single_words(scanner) {
            ';'
        } else if survey.has_commas {
            ','
        } else if survey.has_tabs {
            '\t'
        } else {
            ' '
        };
    let ends_row = |character| matches!(character, '\n' | '\r') || character == ';' && delimiter != ';';
    let mut rows = Vec::new();
    loop {
        let mut row = Row::new();
        loop {
            scanner.take_while(|character| {
                matches!(character, ' ' | '\u{a0}') || character == '\t' && delimiter != '\t'
            });
            if row.is_empty() && skip_comment(scanner) {
                continue;
            }
            // What is said of the arrow.
            if delimiter == ' ' && row.len() == 2 && scanner.peek() == Some('{') {
                json::skip_value(scanner)?;
                continue;
            }
            let start = scanner.place();
            let text = match scanner.peek() {
                Some('"') => scanner.quoted()?,
                _ if delimiter == ' ' => scanner
                    .take_while(|character| is_plain(character) || character == '-')
                    .chars()
                    .map(plain)
                    .collect(),
                _ => {
                    let within = |character| {
                        character != delimiter
                            && !ends_row(character)
                            && !matches!(character, '"' | '[' | ']' | '{' | '}' | '(' | ')' | '<' | '=')
                    };
                    let text = scanner.take_while(within).trim_end();
                    text.chars().map(plain).collect()
                }
            };
            let place = (start, scanner.place());
            skip_spaces_before(scanner, delimiter);
            let is_field = delimiter != ' ' && scanner.take(delimiter);
            if !text.is_empty() || is_field {
                row.push(Cell { text, place });
            }
            if !is_field && (delimiter != ' ' || place.0 == place.1) {
                break;
            }
        }
        while row.last().is_some_and(|cell| cell.text.is_empty()) {
            row.pop();
        }
        if let Some(empty) = row.iter().find(|cell| cell.text.is_empty()) {
            return Err(unclear(scanner, empty.place.0, written(&row)));
        }
        if !row.is_empty() {
            rows.push(row);
        }
        // Is it the end of a row, or does it part the fields of one?
        if delimiter == ' ' && survey.has_lines && scanner.peek() == Some(';') {
            let mut ahead = scanner.clone();
            ahead.skip();
            skip_inline(&mut ahead);
            if !(ahead.is_done() || is_at_break(&ahead)) {
                return Err(unclear(scanner, scanner.place(), ";"));
            }
        }
        if !scanner.peek().is_some_and(ends_row) {
            return if scanner.is_done() || scanner.peek() == Some(']') {
                Ok(rows)
            } else {
                Err(scanner.unexpected())
            };
        }
        scanner.skip();
    }
}

fn skip_spaces_before(scanner: &mut Scanner, delimiter: char) {
    scanner.take_while(|character| {
        matches!(character, ' ' | '\u{a0}') || character == '\t' && delimiter != '\t'
    });
}

/// Whether no spaces stand within what is between semicolons and the ends of lines.
fn has_single_words(scanner: &Scanner) -> bool {
    let mut ahead = scanner.clone();
    let mut words = 0;
    while let Some(next) = ahead.peek() {
        if matches!(next, ';' | '\n' | ']') {
            words = 0;
            if next == ']' {
                return true;
            }
            ahead.skip();
        } else if next.is_whitespace() {
            ahead.skip();
        } else {
            words += 1;
            let is_word = ahead.peek() != Some('"') || ahead.quoted().is_err();
            if is_word {
                ahead.take_while(|character| !character.is_whitespace() && !matches!(character, ';' | ']'));
            }
        }
        if words > 1 {
            return false;
        }
    }
    true
}
