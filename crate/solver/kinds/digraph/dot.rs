//! Arrows in the DOT language: `digraph name { a -> b; a -> {b c} [color=red] }`.
//!
//! Attributes, ports and comments are read over, but for one of this program's own: how many arrows of a part are missing.
//! Undirected graphs are refused, for a move has a direction, and so is a second graph.

use super::Digraph;
use crate::error::{ErrorCode, RequestError};
use crate::kinds::vertex::{is_at_name, is_at_signed, scan_signed};
use crate::numbers::{self, Token};
use crate::scan::Scanner;

/// The attribute that says how many arrows of a graph are not in it.
const MISSING: &str = "arrows_missing";

/// Statements between two braces.
struct Group {
    /// Where its brace stands.
    open: usize,
    /// The vertices named in it so far: an arrow to the group goes to each of them.
    members: Vec<Token>,
    /// What stands on the left of an arrow, if there is one next, and where.
    left: Option<(Vec<Token>, usize)>,
    /// Whether an arrow has been read and not yet what it leads to.
    is_open: bool,
}

impl Group {
    fn new(open: usize) -> Self {
        Group { open, members: Vec::new(), left: None, is_open: false }
    }

    /// Takes a vertex or the members of a group, with its place in the text.
    async fn take(
        &mut self,
        ends: Vec<Token>,
        place: (usize, usize),
        scanner: &Scanner<'_>,
        graph: &mut Digraph,
    ) -> Result<(), RequestError> {
        if let Some((starts, start)) = self.left.take().filter(|_| self.is_open) {
            for (from, to) in starts.iter().flat_map(|from| ends.iter().map(move |to| (*from, *to))) {
                graph.add(from, to, (start, place.1), scanner)?;
                scanner.spend(1).await;
            }
        }
        self.is_open = false;
        self.members.extend_from_slice(&ends);
        self.left = Some((ends, place.0));
        Ok(())
    }
}

/// Reads `digraph name {`, if that comes next, and answers where the brace stands.
pub fn scan_head(scanner: &mut Scanner) -> Result<Option<usize>, RequestError> {
    let mut ahead = scanner.clone();
    take_keyword(&mut ahead, "strict")?;
    let start = ahead.place();
    let is_undirected = take_keyword(&mut ahead, "graph")?;
    let undirected = ahead.fault(ErrorCode::UndirectedGraph, start);
    if !is_undirected && !take_keyword(&mut ahead, "digraph")? {
        return Ok(None);
    }
    let open = take_group_head(&mut ahead)?;
    if open.is_some() {
        if is_undirected {
            return Err(undirected);
        }
        *scanner = ahead;
    }
    Ok(open)
}

/// Reads statements up to the brace that closes the one at `open`. Groups stand within one another as deep as they like.
pub async fn scan(scanner: &mut Scanner<'_>, open: usize, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut groups = vec![Group::new(open)];
    while let Some(group) = groups.last_mut() {
        scanner.pause().await;
        skip_blanks(scanner)?;
        let start = scanner.place();
        match scanner.peek() {
            None => return Err(scanner.fault(ErrorCode::UnclosedBracket, group.open)),
            Some('{') => {
                scanner.take('{');
                groups.push(Group::new(start));
            }
            Some('-') if group.left.is_some() && !group.is_open && !is_at_signed(scanner) => {
                scanner.take('-');
                if !scanner.take('>') {
                    let code = if scanner.take('-') {
                        ErrorCode::UndirectedGraph
                    } else {
                        ErrorCode::UnexpectedCharacter
                    };
                    return Err(scanner.fault(code, start).got("-"));
                }
                group.is_open = true;
            }
            _ if is_at_id(scanner) => scan_statement(scanner, &mut groups, graph).await?,
            // An arrow has to lead somewhere.
            Some(_) if group.is_open => return Err(scanner.unexpected()),
            Some('}') => {
                scanner.take('}');
                let place = (group.open, scanner.place());
                let members = distinct(&group.members, graph.vertices.len());
                groups.pop();
                if let Some(outer) = groups.last_mut() {
                    outer.take(members, place, scanner, graph).await?;
                }
            }
            Some('[') => {
                skip_attributes(scanner).await?;
                group.left = None;
            }
            Some(';' | ',') => {
                scanner.take(';');
                scanner.take(',');
                group.left = None;
            }
            Some(_) => return Err(scanner.unexpected()),
        }
    }
    refuse_second(scanner)
}

/// Reads blanks behind a graph, and refuses another one.
fn refuse_second(scanner: &mut Scanner) -> Result<(), RequestError> {
    skip_blanks(scanner)?;
    let mut ahead = scanner.clone();
    let start = ahead.place();
    take_keyword(&mut ahead, "strict")?;
    if !take_keyword(&mut ahead, "graph")? && !take_keyword(&mut ahead, "digraph")? {
        return Ok(());
    }
    let name = if is_at_id(&ahead) { Some(scan_id(&mut ahead)?) } else { None };
    let fault = ahead.fault(ErrorCode::SecondGraph, start);
    Err(match name {
        Some(name) => fault.got(name),
        None => fault,
    })
}

/// Reads what begins with a name: a vertex, a named group, attributes of all vertices, or an attribute of the graph.
async fn scan_statement(
    scanner: &mut Scanner<'_>,
    groups: &mut Vec<Group>,
    graph: &mut Digraph,
) -> Result<(), RequestError> {
    let mut ahead = scanner.clone();
    if take_keyword(&mut ahead, "subgraph")? {
        let Some(open) = take_group_head(&mut ahead)? else { return Err(ahead.unexpected()) };
        groups.push(Group::new(open));
        *scanner = ahead;
        return Ok(());
    }
    let is_plain = is_at_name(scanner) && scanner.peek() != Some('"');
    let start = scanner.place();
    let name = scan_id(scanner)?;
    let end = scanner.place();
    skip_blanks(scanner)?;
    if scanner.take('=') {
        skip_blanks(scanner)?;
        let value = scan_id(scanner)?;
        let missing = if name == MISSING { value.parse::<usize>().unwrap_or_default() } else { 0 };
        return match missing {
            0 => Ok(()),
            _ => Err(scanner.fault(ErrorCode::PartialGraph, start).got(missing)),
        };
    }
    let sets_all = is_plain && ["graph", "node", "edge"].iter().any(|word| name.eq_ignore_ascii_case(word));
    if sets_all && scanner.peek() == Some('[') {
        return Ok(());
    }
    while scanner.take(':') {
        skip_blanks(scanner)?;
        scan_id(scanner)?;
        skip_blanks(scanner)?;
    }
    let vertex = graph.vertex(name, start, scanner)?;
    match groups.last_mut() {
        Some(group) => group.take(vec![vertex], (start, end), scanner, graph).await,
        None => Ok(()),
    }
}

/// Reads over spaces and comments.
pub fn skip_blanks(scanner: &mut Scanner) -> Result<(), RequestError> {
    loop {
        scanner.skip_spaces();
        let start = scanner.place();
        if scanner.take('#') || scanner.take_word("//") {
            scanner.skip_to("\n");
        } else if scanner.take_word("/*") {
            scanner.skip_to("*/");
            if !scanner.take_word("*/") {
                return Err(scanner.fault(ErrorCode::UnclosedBracket, start));
            }
        } else {
            return Ok(());
        }
    }
}

/// Whether a name, a number, a quoted text or one between angle brackets comes next.
fn is_at_id(scanner: &Scanner) -> bool {
    scanner.peek() == Some('<') || is_at_signed(scanner)
}

/// Reads one of them.
fn scan_id(scanner: &mut Scanner) -> Result<String, RequestError> {
    match scanner.peek() {
        Some('<') => scan_markup(scanner),
        Some('"') => {
            let mut text = scan_quoted(scanner)?;
            loop {
                let mut ahead = scanner.clone();
                skip_blanks(&mut ahead)?;
                if !ahead.take('+') {
                    return Ok(text);
                }
                skip_blanks(&mut ahead)?;
                text.push_str(&scan_quoted(&mut ahead)?);
                *scanner = ahead;
            }
        }
        _ => scan_signed(scanner),
    }
}

/// Reads a text between quotation marks. A backslash lets a mark stand in it, and a line go on in the next; before all else it is
/// a character like others.
fn scan_quoted(scanner: &mut Scanner) -> Result<String, RequestError> {
    let open = scanner.place();
    if !scanner.take('"') {
        return Err(scanner.unexpected());
    }
    let mut text = String::new();
    loop {
        text.push_str(scanner.take_while(|character| !matches!(character, '"' | '\\')));
        if scanner.take('"') {
            return Ok(text);
        }
        if !scanner.take('\\') {
            return Err(scanner.fault(ErrorCode::UnclosedBracket, open));
        }
        if scanner.take('"') {
            text.push('"');
        } else if !(scanner.take('\n') || scanner.take_word("\r\n")) {
            text.push('\\');
            // Two of them do not let a mark stand.
            text.push_str(if scanner.take('\\') { "\\" } else { "" });
        }
    }
}

/// Reads what is between angle brackets, in which there may be more of them.
fn scan_markup(scanner: &mut Scanner) -> Result<String, RequestError> {
    let open = scanner.place();
    scanner.take('<');
    let (mut text, mut depth) = (String::new(), 1);
    loop {
        text.push_str(scanner.take_while(|character| !matches!(character, '<' | '>')));
        if scanner.take('<') {
            depth += 1;
            text.push('<');
        } else if scanner.take('>') {
            depth -= 1;
            if depth == 0 {
                return Ok(text);
            }
            text.push('>');
        } else {
            return Err(scanner.fault(ErrorCode::UnclosedBracket, open));
        }
    }
}

/// Reads a word in capital or small letters, if it comes next, and the blanks after it.
fn take_keyword(scanner: &mut Scanner, keyword: &str) -> Result<bool, RequestError> {
    let mut ahead = scanner.clone();
    let found = is_at_name(&ahead) && ahead.peek() != Some('"');
    let found = found && scan_id(&mut ahead)?.eq_ignore_ascii_case(keyword);
    if found {
        skip_blanks(&mut ahead)?;
        *scanner = ahead;
    }
    Ok(found)
}

/// Reads `name {` or `{`, if that comes next, and answers where the brace stands.
fn take_group_head(scanner: &mut Scanner) -> Result<Option<usize>, RequestError> {
    let mut ahead = scanner.clone();
    if is_at_id(&ahead) {
        scan_id(&mut ahead)?;
        skip_blanks(&mut ahead)?;
    }
    let open = ahead.place();
    let found = ahead.take('{');
    if found {
        *scanner = ahead;
    }
    Ok(found.then_some(open))
}

/// Reads over `[key=value]`.
async fn skip_attributes(scanner: &mut Scanner<'_>) -> Result<(), RequestError> {
    let open = scanner.place();
    scanner.take('[');
    loop {
        scanner.pause().await;
        skip_blanks(scanner)?;
        match scanner.peek() {
            None => return Err(scanner.fault(ErrorCode::UnclosedBracket, open)),
            Some(']') => {
                scanner.take(']');
                return Ok(());
            }
            Some('"' | '<') => {
                scan_id(scanner)?;
            }
            Some(character) => {
                scanner.take(character);
            }
        }
    }
}

/// Each vertex once, where it first stands.
fn distinct(vertices: &[Token], count: usize) -> Vec<Token> {
    let mut is_new = vec![true; count];
    let firsts = vertices.iter().copied();
    firsts.filter(|&vertex| std::mem::replace(&mut is_new[numbers::index(vertex)], false)).collect()
}

#[cfg(test)]
mod tests {
    use crate::error::{ErrorCode, RequestError};
    use crate::input::{Field, Input};
    use crate::pace::at_once;
    use crate::scan::Scanner;

    fn read(text: &str) -> Result<String, RequestError> {
        let field = Field::root("arrows", &Input::Missing);
        at_once(async |_| super::super::scan(&mut Scanner::new(text, &field)).await)
            .map(|graph| graph.written)
    }

    #[test]
    fn statements_of_every_kind_are_read() {
        let text = r#"// A drawing.
            Strict DiGraph "my graph" {
                rankdir = LR; node [shape=circle, label=<<b>x</b>>]
                # Vertices:
                a [label="]"]; "x y"
                a:out:s -> b -> c [weight=2] /* a way ] */
                subgraph cluster_1 { c -> {d; e} }
                {f g} -> d, label = "->" graph -> f
            }"#;
        let expected = r#"{a,"x y",a>b,b>c,c>d,c>e,f>d,g>d,graph>f}"#;
        assert_eq!(read(text).as_deref(), Ok(expected));
    }

    #[test]
    fn names_are_what_the_language_takes_for_names() {
        assert_eq!(
            read("digraph { -1 -> -2 -> .5; a -> -1 }").as_deref(),
            Ok(r#"{"-1">"-2","-2">.5,a>"-1"}"#)
        );
        assert_eq!(read("digraph { {rank = same; -12; 3} -12 -> 3 }").as_deref(), Ok(r#"{"-12">3}"#));
        assert_eq!(read("digraph { \"a\" + /* and */ \"b\" -> \"c\" }").as_deref(), Ok("{ab>c}"));
        assert_eq!(read("digraph { <<b>x</b>> -> y }").as_deref(), Ok(r#"{"<b>x</b>">y}"#));
        assert_eq!(read("digraph { \"long\\\nname\" -> \"a\\nb\" }").as_deref(), Ok(r#"{longname>"a\\nb"}"#));
        assert_eq!(read("digraph { a -> b }\n// done\n# and\n/* done */").as_deref(), Ok("{a>b}"));
    }

    #[test]
    fn a_second_graph_and_a_part_of_one_are_refused() {
        let refused = |text| {
            let fault = read(text).unwrap_err();
            (fault.code, fault.got.clone())
        };
        assert_eq!(
            refused("digraph { a -> b }\ndigraph \"other one\" {}"),
            (ErrorCode::SecondGraph, Some("other one".into()))
        );
        assert_eq!(
            refused("digraph { arrows_missing=3; a -> b }"),
            (ErrorCode::PartialGraph, Some(3usize.into()))
        );
    }

    #[test]
    fn what_is_no_graph_of_arrows_is_refused_where_it_is_wrong() {
        let refused = |text| {
            let fault = read(text).unwrap_err();
            (fault.code, fault.span.unwrap())
        };
        assert_eq!(refused("graph { a -- b }"), (ErrorCode::UndirectedGraph, (0, 6)));
        assert_eq!(refused("digraph { a -- b }"), (ErrorCode::UndirectedGraph, (12, 14)));
        assert_eq!(refused("digraph { a -> }"), (ErrorCode::UnexpectedCharacter, (15, 16)));
        assert_eq!(refused("digraph { -> a }"), (ErrorCode::UnexpectedCharacter, (10, 11)));
        assert_eq!(refused("digraph { a -> b"), (ErrorCode::UnclosedBracket, (8, 16)));
        assert_eq!(refused("digraph { a [x=\"] }"), (ErrorCode::UnclosedBracket, (15, 19)));
        assert_eq!(refused("digraph { a [x=<y }"), (ErrorCode::UnclosedBracket, (15, 19)));
        assert_eq!(refused("digraph { a /* }"), (ErrorCode::UnclosedBracket, (12, 16)));
        assert_eq!(refused("digraph { }"), (ErrorCode::MissingValue, (0, 11)));
    }
}
