//! Graphs in JSON, and in what Python and JavaScript write that is nearly JSON.
//!
//! `{"a": ["b"]}`, `[["a", "b"]]`, lists by index `[[], [0], [0, 1]]`, records such as `{id, parentIds}` or `{source, target}`,
//! and `{nodes, links}` whose links name nodes or count them.

use super::{Digraph, unclear};
use crate::error::{ErrorCode, RequestError};
use crate::kinds::vertex::{is_plain, scan_name};
use crate::numbers::Token;
use crate::scan::{Scanner, plain};
use std::collections::BTreeSet;

/// The keys of a list of all vertices.
const NODES: [&str; 3] = ["nodes", "vertices", "states"];
/// The keys of a list of arrows.
const LINKS: [&str; 6] = ["links", "edges", "arcs", "arrows", "moves", "transitions"];
/// The keys of the name of a vertex.
const IDS: [&str; 3] = ["id", "key", "name"];
/// The keys of the two ends of an arrow.
const ENDS: [[&str; 2]; 9] = [
    ["source", "target"],
    ["from", "to"],
    ["src", "dst"],
    ["tail", "head"],
    ["parent", "child"],
    ["start", "end"],
    ["sourceId", "targetId"],
    ["v", "w"],
    ["u", "v"],
];
/// The keys of those that lead to a vertex.
const PARENTS: [&str; 4] = ["parentIds", "parentId", "parents", "parent"];
/// The keys of those that a vertex leads to.
const CHILDREN: [&str; 5] = ["children", "childIds", "options", "successors", "targets"];

/// What stands under the keys of a record, each with a scanner that has come to it.
type Members<'a> = Vec<(String, Scanner<'a>)>;

/// Whether a record comes next, as `{a: …`, and no list of arrows between braces.
pub fn is_at_record(mut ahead: Scanner) -> bool {
    ahead.take('{');
    ahead.skip_spaces();
    let is_name = scan_scalar(&mut ahead).is_ok();
    ahead.skip_spaces();
    is_name && ahead.take(':')
}

/// Reads a graph, and answers whether it is none without an arrow.
pub async fn scan(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<bool, RequestError> {
    let mut within = None;
    loop {
        let scanner = within.as_mut().unwrap_or(&mut *scanner);
        if scanner.peek() == Some('{') {
            let members = scan_members(scanner).await?;
            match scan_record(members, graph).await? {
                Record::Graph { needs_arrows } => return Ok(needs_arrows),
                Record::Around(at) => within = Some(at),
            }
            continue;
        }
        let mut ahead = scanner.clone();
        ahead.take('[');
        ahead.skip_spaces();
        match ahead.peek() {
            Some('[' | '(') => {
                if has_empty_list(scanner.clone()).await? {
                    scan_by_index(scanner, graph).await?;
                    return Ok(false);
                }
                scan_pairs(scanner, graph).await?;
            }
            Some('{') => scan_records(scanner, graph).await?,
            Some(']') => {
                ahead.skip();
                *scanner = ahead;
            }
            _ => return Err(ahead.unexpected()),
        }
        // Whoever lists vertices alone may have arrows where nobody looks.
        return Ok(true);
    }
}

/// What a record has turned out to be.
enum Record<'a> {
    Graph {
        needs_arrows: bool,
    },
    /// The graph stands there in it.
    Around(Scanner<'a>),
}

async fn scan_record<'a>(members: Members<'a>, graph: &mut Digraph) -> Result<Record<'a>, RequestError> {
    const GRAPH: Record = Record::Graph { needs_arrows: false };
    let find = |keys: &[&str], opens: &str| {
        let of_keys = |(key, _): &&(String, Scanner)| keys.contains(&key.as_str());
        members.iter().filter(of_keys).find(|(_, at)| at.peek().is_some_and(|next| opens.contains(next)))
    };
    refuse_undirected(&members)?;
    let nodes = find(&NODES, "[{").map(|(_, at)| at);
    if let Some((_, at)) = find(&["elements"], "[{") {
        return Ok(Record::Around(at.clone()));
    }
    if let Some((_, at)) = find(&["positions"], "[").filter(|(_, at)| is_list_of(at, '{')) {
        if let Some((_, missing)) = find(&["arrowsMissing"], "123456789") {
            let mut end = missing.clone();
            let count = scan_scalar(&mut end)?.parse::<usize>().unwrap_or_default();
            return Err(end.fault(ErrorCode::PartialGraph, missing.place()).got(count));
        }
        scan_records(&mut at.clone(), graph).await?;
        return Ok(Record::Graph { needs_arrows: true });
    }
    if let (Some((_, at)), Some(nodes)) = (find(&["adjacency"], "["), nodes) {
        scan_adjacency(nodes, at, graph).await?;
        return Ok(GRAPH);
    }
    let links = find(&LINKS, "[").map(|(_, at)| at);
    let are_links = |at: &Scanner| is_list_of(at, '{') || nodes.is_some() || is_list_of(at, '[');
    if let Some(at) = links.filter(|at| are_links(at)) {
        scan_links(nodes, at, graph).await?;
        return Ok(GRAPH);
    }
    if let Some((_, at)) = find(&["graph"], "{").filter(|_| nodes.is_none()) {
        return Ok(Record::Around(at.clone()));
    }
    let keys: BTreeSet<String> = members.iter().map(|(key, _)| key.clone()).collect();
    for (key, mut at) in members {
        let from = graph.vertex(key, at.place(), &at)?;
        // A set, or the options with what is said of each.
        let is_record = at.peek() == Some('{');
        if !is_record && !matches!(at.peek(), Some('[' | '(')) {
            return Err(at.unexpected());
        }
        let mut items = Items::of(&mut at);
        while items.next(&mut at).await? {
            let start = at.clone();
            let name = scan_scalar(&mut at)?;
            let to = graph.vertex(name, start.place(), &at)?;
            graph.add(from, to, (start.place(), at.place()), &at)?;
            if !is_record {
                continue;
            }
            at.skip_spaces();
            if at.take(':') {
                at.skip_spaces();
                // Is it an option, or something else that is said of the vertex?
                let name = scan_scalar(&mut start.clone())?;
                if at.peek() != Some('{') && !keys.contains(&name) {
                    return Err(unclear(&start, start.place(), name));
                }
                skip_value(&mut at).await?;
            }
        }
    }
    Ok(GRAPH)
}

/// Reads `[["a","b"],["a","c"]]`.
async fn scan_pairs(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut pairs = Items::of(scanner);
    while pairs.next(scanner).await? {
        let open = scanner.place();
        if !matches!(scanner.peek(), Some('[' | '(')) {
            return Err(scanner.unexpected());
        }
        let mut ends = Vec::new();
        let mut items = Items::of(scanner);
        while items.next(scanner).await? {
            let start = scanner.place();
            // What is said of the arrow.
            if ends.len() == 2 && scanner.peek() == Some('{') {
                skip_value(scanner).await?;
                continue;
            }
            let name = scan_scalar(scanner)?;
            ends.push((graph.vertex(name, start, scanner)?, start, scanner.place()));
        }
        match ends[..] {
            [_] => {}
            [(from, start, _), (to, _, end)] => graph.add(from, to, (start, end), scanner)?,
            // A way, or a pair with its weight, or a vertex with its options?
            _ => {
                let names: Vec<_> =
                    ends.iter().take(8).map(|&(vertex, ..)| graph.vertices.name(vertex)).collect();
                return Err(unclear(scanner, open, names.join(", ")));
            }
        }
    }
    Ok(())
}

/// Whether one of several lists is empty: of a graph without cycles some vertex has no option.
async fn has_empty_list(mut scanner: Scanner<'_>) -> Result<bool, RequestError> {
    let mut found = false;
    let mut lists = Items::of(&mut scanner);
    while lists.next(&mut scanner).await? {
        let mut ahead = scanner.clone();
        found |= (ahead.take('[') || ahead.take('(')) && {
            ahead.skip_spaces();
            matches!(ahead.peek(), Some(']' | ')'))
        };
        skip_value(&mut scanner).await?;
    }
    Ok(found)
}

/// Reads `[[],[0],[0,1]]`, the options of 0, 1 and 2.
async fn scan_by_index(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut count = 0usize;
    let mut ahead = scanner.clone();
    let mut lists = Items::of(&mut ahead);
    while lists.next(&mut ahead).await? {
        let start = ahead.place();
        skip_value(&mut ahead).await?;
        graph.vertex(count.to_string(), start, &ahead)?;
        count += 1;
    }
    let mut from = 0;
    let mut lists = Items::of(scanner);
    while lists.next(scanner).await? {
        if !matches!(scanner.peek(), Some('[' | '(')) {
            return Err(scanner.unexpected());
        }
        let mut items = Items::of(scanner);
        while items.next(scanner).await? {
            let start = scanner.place();
            let index = scanner.number(count as u64 - 1)?;
            graph.add(from, index, (start, scanner.place()), scanner)?;
        }
        from += 1;
    }
    Ok(())
}

/// Reads records: of vertices with those that lead to them or that they lead to, or of arrows with their ends.
async fn scan_records(scanner: &mut Scanner<'_>, graph: &mut Digraph) -> Result<(), RequestError> {
    let mut unfinished = 0usize;
    let (open, mut is_own) = (scanner.place(), false);
    let mut records = Items::of(scanner);
    while records.next(scanner).await? {
        let start = scanner.place();
        let members = scan_data(scanner).await?;
        if let Some([from, to]) = ends_of(&members) {
            refuse_undirected(&members)?;
            scan_arrow(from, to, None, graph).await?;
            continue;
        }
        let find = |key: &str| members.iter().find(|(other, _)| other == key).map(|(_, at)| at.clone());
        // As this program writes the positions of a game.
        let own = find("position").filter(|_| find("number").is_some());
        is_own |= own.is_some();
        unfinished += usize::from(own.is_some() && find("options").is_none());
        let Some(mut at) = own.or_else(|| IDS.iter().find_map(|key| find(key))) else {
            return Err(unclear(scanner, start, keys_of(&members)));
        };
        let place = at.place();
        let name = scan_scalar(&mut at)?;
        let vertex = graph.list(name, place, &at)?;
        for (keys, leads_in) in [(&PARENTS[..], true), (&CHILDREN[..], false)] {
            for mut at in keys.iter().filter_map(|key| find(key)) {
                let mut add = |at: &mut Scanner| {
                    let place = at.place();
                    let name = scan_scalar(at)?;
                    let other = graph.vertex(name, place, at)?;
                    let [from, to] = if leads_in { [other, vertex] } else { [vertex, other] };
                    graph.add(from, to, (place, at.place()), at)
                };
                if matches!(at.peek(), Some('[' | '(')) {
                    let mut items = Items::of(&mut at);
                    while items.next(&mut at).await? {
                        add(&mut at)?;
                    }
                } else if !is_nothing(at.clone()) {
                    add(&mut at)?;
                }
            }
        }
    }
    if is_own && unfinished > 0 {
        return Err(scanner.fault(ErrorCode::PartialGraph, open).got(unfinished));
    }
    Ok(())
}

/// Reads the vertices of a list one by one, and answers them, and whether they are named by other keys than `name`.
async fn scan_nodes(nodes: &Scanner<'_>, graph: &mut Digraph) -> Result<(Vec<Token>, bool), RequestError> {
    let (mut scanner, mut by_index, mut has_ids) = (nodes.clone(), Vec::new(), true);
    if nodes.peek() == Some('{') {
        for (key, at) in scan_members(&mut scanner).await? {
            by_index.push(graph.list(key, at.place(), &at)?);
        }
        return Ok((by_index, has_ids));
    }
    let mut items = Items::of(&mut scanner);
    while items.next(&mut scanner).await? {
        let mut at = scanner.clone();
        if scanner.peek() == Some('{') {
            let start = scanner.place();
            let members = scan_data(&mut scanner).await?;
            let id = IDS.iter().find_map(|id| members.iter().find(|(key, _)| key == id));
            let Some((key, found)) = id else {
                return Err(unclear(&scanner, start, keys_of(&members)));
            };
            has_ids &= key != "name";
            at = found.clone();
        } else {
            skip_value(&mut scanner).await?;
        }
        let place = at.place();
        let name = scan_scalar(&mut at)?;
        by_index.push(graph.list(name, place, &at)?);
    }
    Ok((by_index, has_ids))
}

/// Reads `{nodes, adjacency}`, the options of each node in their order.
async fn scan_adjacency(
    nodes: &Scanner<'_>,
    adjacency: &Scanner<'_>,
    graph: &mut Digraph,
) -> Result<(), RequestError> {
    let (by_index, _) = scan_nodes(nodes, graph).await?;
    let mut all = by_index.into_iter();
    let mut scanner = adjacency.clone();
    let mut lists = Items::of(&mut scanner);
    while lists.next(&mut scanner).await? {
        let from = all.next().ok_or_else(|| scanner.unexpected())?;
        if scanner.peek() != Some('[') {
            return Err(scanner.unexpected());
        }
        let mut items = Items::of(&mut scanner);
        while items.next(&mut scanner).await? {
            let start = scanner.place();
            let name = scan_end(&mut scanner).await?;
            let to = graph.vertex(name, start, &scanner)?;
            graph.add(from, to, (start, scanner.place()), &scanner)?;
        }
    }
    Ok(())
}

/// Reads `{nodes, links}`.
async fn scan_links(
    nodes: Option<&Scanner<'_>>,
    links: &Scanner<'_>,
    graph: &mut Digraph,
) -> Result<(), RequestError> {
    let (by_index, has_ids) = match nodes {
        Some(nodes) => scan_nodes(nodes, graph).await?,
        None => (Vec::new(), true),
    };
    // Without ids links count the nodes; with ids they may do so, too, where they name none.
    let mut names = 0usize;
    let mut counts = !by_index.is_empty();
    let mut scanner = links.clone();
    let mut items = Items::of(&mut scanner);
    while items.next(&mut scanner).await? {
        for mut end in scan_link(&mut scanner).await? {
            let start = end.place();
            let is_number = end.peek().is_some_and(|next| next.is_ascii_digit());
            let name = scan_end(&mut end).await?;
            let is_known = graph.vertices.find(&name).is_some();
            names += usize::from(is_known);
            counts &= is_number && name.parse::<usize>().is_ok_and(|index| index < by_index.len());
            if !by_index.is_empty() && !is_known && !counts {
                return Err(end.fault(ErrorCode::UnknownVertex, start).got(name));
            }
        }
    }
    if counts && names > 0 && !has_ids {
        return Err(unclear(links, links.place(), "name"));
    }
    let by_index = Some(&by_index[..]).filter(|_| counts && names == 0);
    let mut scanner = links.clone();
    let mut items = Items::of(&mut scanner);
    while items.next(&mut scanner).await? {
        let [from, to] = scan_link(&mut scanner).await?;
        scan_arrow(from, to, by_index, graph).await?;
    }
    Ok(())
}

/// Reads over a link, a record or a pair, and answers its ends.
async fn scan_link<'a>(scanner: &mut Scanner<'a>) -> Result<[Scanner<'a>; 2], RequestError> {
    let start = scanner.place();
    if scanner.peek() == Some('{') {
        let members = scan_data(scanner).await?;
        refuse_undirected(&members)?;
        return ends_of(&members).ok_or_else(|| unclear(scanner, start, keys_of(&members)));
    }
    let mut ends = Vec::new();
    if !matches!(scanner.peek(), Some('[' | '(')) {
        return Err(scanner.unexpected());
    }
    let mut items = Items::of(scanner);
    while items.next(scanner).await? {
        ends.push(scanner.clone());
        skip_value(scanner).await?;
    }
    <[Scanner; 2]>::try_from(ends).map_err(|_| unclear(scanner, start, ""))
}

/// Adds an arrow between two ends, which may count vertices.
async fn scan_arrow(
    mut from: Scanner<'_>,
    mut to: Scanner<'_>,
    by_index: Option<&[Token]>,
    graph: &mut Digraph,
) -> Result<(), RequestError> {
    let [first, last] = [from.place(), to.place()];
    let mut ends = [0; 2];
    for (vertex, end) in ends.iter_mut().zip([&mut from, &mut to]) {
        let start = end.place();
        let name = scan_end(end).await?;
        *vertex = match by_index {
            Some(vertices) => vertices[name.parse::<usize>().unwrap_or_default()],
            None => graph.vertex(name, start, end)?,
        };
    }
    graph.add(ends[0], ends[1], (first.min(last), from.place().max(to.place())), &to)
}

/// Reads the end of an arrow: a name, or a record with one.
async fn scan_end(scanner: &mut Scanner<'_>) -> Result<String, RequestError> {
    if scanner.peek() != Some('{') {
        return scan_scalar(scanner);
    }
    let members = scan_members(scanner).await?;
    match IDS.iter().find_map(|id| members.iter().find(|(key, _)| key == id)) {
        Some((_, at)) => scan_scalar(&mut at.clone()),
        None => Err(scanner.unexpected()),
    }
}

fn ends_of<'a>(members: &Members<'a>) -> Option<[Scanner<'a>; 2]> {
    let find = |key: &str| members.iter().find(|(other, _)| other == key).map(|(_, at)| at.clone());
    ENDS.iter().find_map(|[from, to]| Some([find(from)?, find(to)?]))
}

fn keys_of(members: &Members) -> String {
    members.iter().take(8).map(|(key, _)| key.as_str()).collect::<Vec<_>>().join(", ")
}

/// Refuses what says that its lines have no direction.
fn refuse_undirected(members: &Members) -> Result<(), RequestError> {
    let says = |key: &str, word: &str| {
        let member = members.iter().find(|(other, _)| other == key);
        member
            .filter(|(_, at)| scan_name(&mut at.clone()).is_ok_and(|value| value.eq_ignore_ascii_case(word)))
    };
    match says("directed", "false").or_else(|| says("type", "undirected")) {
        Some((_, at)) => {
            let mut end = at.clone();
            scan_scalar(&mut end)?;
            Err(end.fault(ErrorCode::UndirectedGraph, at.place()))
        }
        None => Ok(()),
    }
}

/// Reads a record, or the one that it holds as its `data`.
async fn scan_data<'a>(scanner: &mut Scanner<'a>) -> Result<Members<'a>, RequestError> {
    if scanner.peek() != Some('{') {
        return Err(scanner.unexpected());
    }
    let members = scan_members(scanner).await?;
    let data = members.iter().find(|(key, at)| key == "data" && at.peek() == Some('{'));
    match data {
        Some((_, at)) if ends_of(&members).is_none() && !members.iter().any(|(key, _)| key == "id") => {
            scan_members(&mut at.clone()).await
        }
        _ => Ok(members),
    }
}

/// Reads a record up to its end.
async fn scan_members<'a>(scanner: &mut Scanner<'a>) -> Result<Members<'a>, RequestError> {
    let mut members = Members::new();
    let mut items = Items::of(scanner);
    while items.next(scanner).await? {
        let key = scan_scalar(scanner)?;
        scanner.skip_spaces();
        if !scanner.take(':') {
            return Err(scanner.unexpected());
        }
        scanner.skip_spaces();
        members.push((key, scanner.clone()));
        skip_value(scanner).await?;
    }
    Ok(members)
}

/// What stands in a record, in a list or, as Python has it, in a tuple: items with commas between them.
struct Items {
    open: usize,
    close: char,
    is_first: bool,
}

impl Items {
    /// Reads the bracket that comes next.
    fn of(scanner: &mut Scanner) -> Self {
        let close = match scanner.peek() {
            Some('{') => '}',
            Some('(') => ')',
            _ => ']',
        };
        let open = scanner.place();
        scanner.skip();
        Items { open, close, is_first: true }
    }

    /// Reads up to the next item, if there is one, else over the bracket that closes.
    async fn next(&mut self, scanner: &mut Scanner<'_>) -> Result<bool, RequestError> {
        scanner.pause().await;
        scanner.skip_spaces();
        if std::mem::take(&mut self.is_first) || scanner.take(',') {
            scanner.skip_spaces();
            if !scanner.is_done() && scanner.peek() != Some(self.close) {
                return Ok(true);
            }
        }
        scanner.close(self.close, self.open)?;
        Ok(false)
    }
}

/// Whether the first item of a list is one that begins so.
fn is_list_of(at: &Scanner, bracket: char) -> bool {
    let mut ahead = at.clone();
    ahead.take('[');
    ahead.skip_spaces();
    ahead.peek() == Some(bracket)
}

/// Whether there is none where a vertex may be.
fn is_nothing(mut at: Scanner) -> bool {
    at.peek() != Some('"')
        && scan_scalar(&mut at).is_ok_and(|name| ["null", "None", "undefined"].contains(&name.as_str()))
        || at.clone().take_word("\"\"")
}

/// Reads a text between either quotation marks, a number, or a word.
fn scan_scalar(scanner: &mut Scanner) -> Result<String, RequestError> {
    if scanner.peek() == Some('"') {
        return scanner.quoted();
    }
    let mut ahead = scanner.clone();
    if ahead.take('\'') {
        let open = scanner.place();
        let text = ahead.take_while(|character| character != '\'');
        if ahead.take('\'') {
            *scanner = ahead;
            return Ok(text.to_string());
        }
        return Err(ahead.fault(ErrorCode::UnclosedBracket, open));
    }
    let text = scanner.take_while(|character| is_plain(character) || matches!(character, '-' | '+'));
    if text.is_empty() { Err(scanner.unexpected()) } else { Ok(text.chars().map(plain).collect()) }
}

/// Reads over a value, however deep lists and records stand within one another.
pub async fn skip_value(scanner: &mut Scanner<'_>) -> Result<(), RequestError> {
    let mut open = Vec::new();
    loop {
        scanner.pause().await;
        scanner.skip_spaces();
        match scanner.peek() {
            Some('"' | '\'') => {
                scan_scalar(scanner)?;
            }
            Some(bracket @ ('[' | '{' | '(')) => {
                open.push((bracket, scanner.place()));
                scanner.skip();
                continue;
            }
            Some(bracket @ (']' | '}' | ')')) => {
                let wanted = match open.pop() {
                    Some(('[', _)) => ']',
                    Some(('{', _)) => '}',
                    Some(_) => ')',
                    None => return Err(scanner.unexpected()),
                };
                if bracket != wanted {
                    return Err(scanner.unexpected());
                }
                scanner.skip();
            }
            Some(',' | ':') if !open.is_empty() => {
                scanner.skip();
                continue;
            }
            Some(_) => {
                scan_scalar(scanner)?;
            }
            None => {
                return Err(match open.last() {
                    Some(&(_, place)) => scanner.fault(ErrorCode::UnclosedBracket, place),
                    None => scanner.unexpected(),
                });
            }
        }
        if open.is_empty() {
            return Ok(());
        }
    }
}
