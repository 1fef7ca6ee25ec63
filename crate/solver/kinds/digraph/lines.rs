//! Graphs in lines: arrows, `4: 3, 2, 1`, tables of pairs with or without a heading, and TGF.

use super::{Digraph, Place, arrows, json, unclear};
use crate::error::{ErrorCode, RequestError};
use crate::kinds::digraph::breaks::{is_at_break, skip_breaks, skip_comment, skip_inline};
use crate::kinds::vertex::{is_at_signed, is_plain, push_name, scan_signed};
use crate::scan::{Scanner, plain};

/// Reads lines up to the end of the text, or of the brackets around it.
pub async fn scan(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let survey = Survey::of(scanner.clone()).await;
    if survey.is_tgf {
        scan_tgf(scanner, graph).await?;
    } else if survey.has_arrows {
        arrows::scan(scanner, graph).await?;
    } else if survey.has_colons {
        scan_adjacency(scanner, graph).await?;
    } else {
        scan_table(scanner, &survey, graph).await?;
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
    async fn of(mut scanner: Scanner<'_>) -> Self {
        let mut survey = Survey::default();
        let (mut depth, mut has_words) = (0usize, false);
        skip_inline(&mut scanner);
        while let Some(next) = scanner.peek() {
            scanner.pause().await;
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

/// Reads `4: 3, 2, 1`, a vertex and those that its arrows lead to.
async fn scan_adjacency(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
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
            scanner.pause().await;
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
async fn scan_tgf(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut lists = true;
    loop {
        scanner.pause().await;
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
        scanner.skip_to("\n");
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

impl Cell {
    fn number(&self) -> Option<usize> {
        self.text.parse().ok()
    }

    fn is_number(&self) -> bool {
        self.text.trim_start_matches('-').starts_with(|first: char| first.is_ascii_digit())
    }
}

type Row = Vec<Cell>;

/// Reads rows of two vertices, the one that an arrow leaves and the one that it leads to; a heading says which columns these are.
async fn scan_table(
    scanner: &mut Scanner<'_>,
    survey: &Survey,
    graph: &mut Digraph,
) -> Result<(), RequestError> {
    let start = scanner.place();
    let table = Table::of(survey, scanner).await;
    // What the first row says shows when all others have been read; after that all are read again.
    let mut again = scanner.clone();
    let Some(first) = table.next(scanner).await? else { return Ok(()) };
    let columns = columns(&first);
    let named = columns.as_ref().map(|columns| columns.ends);
    let says = |column: usize, other: &Cell| first.get(column).is_some_and(|cell| cell.text == other.text);
    let most = first[0].number();
    let (mut count, mut is_single) = (1, first.len() < 2);
    let (mut are_vertices, mut are_numbers, mut is_repeated, mut is_named) = (true, true, false, false);
    while let Some(row) = table.next(scanner).await? {
        count += 1;
        is_single &= row.len() < 2;
        are_vertices &= row.iter().all(|cell| cell.number().is_some_and(|number| Some(number) <= most));
        are_numbers &= row.iter().all(Cell::is_number);
        is_repeated |= row.iter().any(|cell| says(0, cell) || says(1, cell));
        is_named |= named.is_some_and(|ends| {
            let mut cells = ends.iter().filter_map(|&column| row.get(column));
            cells.any(|cell| ends.iter().any(|&column| says(column, cell)))
        });
    }
    // It may say how many vertices and arrows there are.
    let is_count = first.len() == 2 && first[1].number() == Some(count - 1) && most.is_some() && are_vertices;
    if count > 1 && is_count {
        return Err(
            unclear(scanner, first[0].place.0, written(&first)).at(first[0].place.0, first[1].place.1)
        );
    }
    // Names in a row by itself say nothing of arrows; neither do rows of one.
    if count == 1 || is_single {
        while let Some(row) = table.next(&mut again).await? {
            for cell in row {
                graph.vertex(cell.text, start, scanner)?;
            }
        }
        return Err(graph.without_arrows(scanner.fault(ErrorCode::NoArrows, start)));
    }
    let columns = columns.filter(|_| !is_named);
    let has_heading =
        columns.is_some() || first.len() == 2 && !first.iter().any(Cell::is_number) && are_numbers;
    let Columns { ends: [from, to], kind } = columns.unwrap_or(Columns { ends: [0, 1], kind: None });
    if has_heading {
        table.next(&mut again).await?;
    }
    while let Some(row) = table.next(&mut again).await? {
        let fault = |code| {
            let (start, end) = (row[0].place.0, row[row.len() - 1].place.1);
            scanner.fault(code, start).at(start, end).got(written(&row))
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
    if !has_heading && first.len() == 2 && !is_repeated {
        let (start, end) = (first[0].place.0, first[1].place.1);
        return Err(unclear(scanner, start, written(&first)).at(start, end));
    }
    Ok(())
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

/// Rows of fields between tabs, semicolons, commas or blanks.
struct Table {
    delimiter: char,
    has_lines: bool,
}

impl Table {
    async fn of(survey: &Survey, scanner: &Scanner<'_>) -> Self {
        let has_semicolons = survey.has_semicolons && !survey.has_commas && !survey.has_tabs;
        let delimiter = if has_semicolons && has_single_words(scanner).await {
            ';'
        } else if survey.has_commas {
            ','
        } else if survey.has_tabs {
            '\t'
        } else {
            ' '
        };
        Table { delimiter, has_lines: survey.has_lines }
    }

    fn ends_row(&self, character: char) -> bool {
        matches!(character, '\n' | '\r') || character == ';' && self.delimiter != ';'
    }

    /// Reads the next row in which there is something.
    async fn next(&self, scanner: &mut Scanner<'_>) -> Result<Option<Row>, RequestError> {
        let delimiter = self.delimiter;
        loop {
            let mut row = Row::new();
            loop {
                scanner.pause().await;
                skip_spaces_before(scanner, delimiter);
                if row.is_empty() && skip_comment(scanner) {
                    continue;
                }
                // What is said of the arrow.
                if delimiter == ' ' && row.len() == 2 && scanner.peek() == Some('{') {
                    json::skip_value(scanner).await?;
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
                                && !self.ends_row(character)
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
            // Is it the end of a row, or does it part the fields of one?
            if delimiter == ' ' && self.has_lines && scanner.peek() == Some(';') {
                let mut ahead = scanner.clone();
                ahead.skip();
                skip_inline(&mut ahead);
                if !(ahead.is_done() || is_at_break(&ahead)) {
                    return Err(unclear(scanner, scanner.place(), ";"));
                }
            }
            let has_ended = !scanner.peek().is_some_and(|next| self.ends_row(next));
            if !has_ended {
                scanner.skip();
            } else if !scanner.is_done() && scanner.peek() != Some(']') {
                return Err(scanner.unexpected());
            }
            if has_ended || !row.is_empty() {
                return Ok(Some(row).filter(|row| !row.is_empty()));
            }
        }
    }
}

fn skip_spaces_before(scanner: &mut Scanner, delimiter: char) {
    scanner.take_while(|character| {
        matches!(character, ' ' | '\u{a0}') || character == '\t' && delimiter != '\t'
    });
}

/// Whether no spaces stand within what is between semicolons and the ends of lines.
async fn has_single_words(scanner: &Scanner<'_>) -> bool {
    let mut ahead = scanner.clone();
    let mut words = 0;
    while let Some(next) = ahead.peek() {
        ahead.pause().await;
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
