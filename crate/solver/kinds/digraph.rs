//! Graphs of arrows as people and programs write them: as arrows, `a>b, a>c`; as lines and tables; as JSON; in the DOT language;
//! as GraphML or TGF. What may mean several graphs is refused.
//!
//! One canonical text stands for them all: `{a>b,a>c}`, every arrow once, in the order in which they were written. A vertex
//! stands there alone where no arrow keeps its place in the order of vertices.

mod arrows;
mod breaks;
mod dot;
mod graphml;
mod json;
mod lines;

use crate::depth_first::{DepthFirst, LOOKED_AT_AT_ONCE};
use crate::error::{ErrorCode, RequestError};
use crate::kinds::vertex::{Vertices, push_name};
use crate::limits;
use crate::numbers::{self, Token};
use crate::pace::{LOOKS, Phase};
use crate::position_table::{PositionTable, hash_of};
use crate::rows::Rows;
use crate::scan::Scanner;
use std::fmt;

/// A graph.
pub struct Arrows {
    /// In the order in which they were first written.
    pub vertices: Vertices,
    /// The vertices that each vertex has arrows to, in the order in which these were first written.
    pub options: Rows,
    /// Whether a way leads round.
    pub returns: bool,
    /// The canonical text.
    pub written: String,
}

impl PartialEq for Arrows {
    fn eq(&self, other: &Self) -> bool {
        self.written == other.written
    }
}

impl Eq for Arrows {}

impl fmt::Debug for Arrows {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.written.fmt(out)
    }
}

/// Vertices, and arrows between them, as far as they have been read.
#[derive(Default)]
struct Digraph {
    /// In the order in which they were first written.
    vertices: Vertices,
    /// Where each vertex is first written.
    seen: Vec<Place>,
    /// Which vertices stand in a list of all of them, where there is one.
    listed: Vec<bool>,
    /// From which vertex to which, each once, in the order in which they were written.
    arrows: Vec<[u32; 2]>,
    /// The same to be found: in parts, none of which takes long to grow.
    known: [PositionTable; 32],
    /// Characters that the arrows take at least in the canonical text.
    length: usize,
}

/// From where to where something stands in the text.
type Place = (usize, usize);

/// Arrows that are gone through between two looks at the pace.
const RUN: usize = 20_000;

/// Reads a graph, in whichever form it is written. Texts may be long: every reader pauses after each part of them.
///
/// # Errors
/// The first fault with its place; `no-arrows`, with what was read, and `unclear-arrows` where that may mean several graphs;
/// `partial-graph`, `second-graph`, `undirected-graph`; `too-many` vertices or arrows.
pub async fn scan(scanner: &mut Scanner<'_>) -> Result<Arrows, RequestError> {
    let mut graph = Digraph::default();
    scanner.take('\u{feff}');
    dot::skip_blanks(scanner)?;
    let start = scanner.place();
    let needs_arrows = match (dot::scan_head(scanner)?, scanner.peek()) {
        (Some(open), _) => {
            dot::scan(scanner, open, &mut graph).await?;
            false
        }
        (_, Some('<')) => {
            graphml::scan(scanner, &mut graph).await?;
            false
        }
        (_, Some('[')) => json::scan(scanner, &mut graph).await?,
        (_, Some('{')) if json::is_at_record(scanner.clone()) => json::scan(scanner, &mut graph).await?,
        (_, Some('{')) => {
            arrows::scan_bracketed(scanner, &mut graph).await?;
            false
        }
        _ => {
            lines::scan(scanner, &mut graph).await?;
            true
        }
    };
    if graph.vertices.is_empty() {
        let nothing_read = scanner.place() == start;
        return Err(if nothing_read {
            scanner.unexpected()
        } else {
            scanner.fault(ErrorCode::MissingValue, start)
        });
    }
    if needs_arrows && graph.arrows.is_empty() {
        return Err(graph.without_arrows(scanner.fault(ErrorCode::NoArrows, start)));
    }
    graph.check_listed(scanner)?;
    graph.finished(scanner, start).await
}

impl Digraph {
    /// What has been read from `start` up to here, if it may be written out.
    async fn finished(mut self, scanner: &Scanner<'_>, start: usize) -> Result<Arrows, RequestError> {
        let (written, length) = self.written(scanner).await;
        if length > limits::FILE_LENGTH {
            return Err(too_long(scanner, start, length));
        }
        let mut leaving = self.leaving(scanner).await;
        // An arrow has no place any more: where it leads to takes its own.
        let mut is_led_to = vec![false; leaving.len()];
        for arrows in leaving.items.chunks_mut(RUN) {
            for arrow in arrows.iter_mut() {
                *arrow = self.arrows[*arrow as usize][1];
                is_led_to[*arrow as usize] = true;
            }
            scanner.spend(arrows.len() as u64 / LOOKS).await;
        }
        let is_source = |&vertex: &usize| !is_led_to[vertex] && !leaving.row(vertex).is_empty();
        self.vertices.start = (0..leaving.len()).find(is_source).unwrap_or_default() as Token;
        let mut search = DepthFirst::new(&leaving, leaving.len());
        while search.advance(LOOKED_AT_AT_ONCE) {
            scanner.spend(LOOKED_AT_AT_ONCE as u64 / LOOKS).await;
        }
        let returns = search.way_round.is_some();
        scanner.found(Phase::default(), 0, 0);
        Ok(Arrows { vertices: self.vertices, options: leaving, returns, written })
    }

    /// The canonical text, and how many characters it has.
    async fn written(&self, scanner: &Scanner<'_>) -> (String, usize) {
        let mut text = String::with_capacity(self.length);
        text.push('{');
        let (mut length, mut counted) = (0, 0);
        let push_vertex = |text: &mut String, before: &str, vertex| {
            text.push_str(if text.len() > 1 { before } else { "" });
            push_name(text, self.vertices.name(vertex));
        };
        // How many vertices the text so far names; they are the first ones.
        let mut named = 0;
        for arrow in 0..self.arrows.len() {
            let [from, to] = self.ends(arrow);
            let names_next =
                |named| if from < named { to <= named } else { from == named && to <= named + 1 };
            while !names_next(named) {
                push_vertex(&mut text, ",", named);
                named += 1;
                scanner.spend(1).await;
            }
            push_vertex(&mut text, ",", from);
            push_vertex(&mut text, ">", to);
            named = named.max(from + 1).max(to + 1);
            length += text[counted..].encode_utf16().count();
            counted = text.len();
            scanner.spend(1).await;
        }
        for vertex in named..self.vertices.len() as Token {
            push_vertex(&mut text, ",", vertex);
            scanner.spend(1).await;
        }
        text.push('}');
        length += text[counted..].encode_utf16().count();
        (text, length)
    }

    /// The vertex of this name, which is written from `start` up to here.
    fn vertex(&mut self, name: String, start: usize, scanner: &Scanner) -> Result<Token, RequestError> {
        let length = name.encode_utf16().count();
        if length > limits::NAME_LENGTH {
            let fault = scanner.fault(ErrorCode::TextTooLong, start);
            return Err(fault.limit(limits::NAME_LENGTH as u64).got(length));
        }
        let vertex = self.vertices.number(name);
        if numbers::index(vertex) == self.seen.len() {
            self.seen.push((start, scanner.place()));
            if self.seen.len() > limits::POSITIONS {
                return Err(too_many(scanner, start, limits::POSITIONS));
            }
        }
        Ok(vertex)
    }

    /// The same of a list of all vertices, which may name each once.
    fn list(&mut self, name: String, start: usize, scanner: &Scanner) -> Result<Token, RequestError> {
        let vertex = self.vertex(name, start, scanner)?;
        self.listed.resize(self.seen.len().max(self.listed.len()), false);
        if std::mem::replace(&mut self.listed[numbers::index(vertex)], true) {
            return Err(scanner.fault(ErrorCode::Repeated, start).got(self.vertices.name(vertex)));
        }
        Ok(vertex)
    }

    /// Where there is a list of all vertices, there are no others.
    fn check_listed(&self, scanner: &Scanner) -> Result<(), RequestError> {
        let is_listed = |vertex: &usize| self.listed.get(*vertex).is_some_and(|is| *is);
        let other = (0..self.seen.len()).find(|vertex| !is_listed(vertex));
        match other.filter(|_| !self.listed.is_empty()) {
            None => Ok(()),
            Some(other) => {
                let (start, end) = self.seen[other];
                let fault = scanner.fault(ErrorCode::UnknownVertex, start).at(start, end);
                Err(fault.got(self.vertices.name(other as Token)))
            }
        }
    }

    /// The fault that there are only vertices, with the first of them.
    fn without_arrows(&self, fault: RequestError) -> RequestError {
        const TOLD: usize = 8;
        let mut names = String::new();
        for vertex in 0..self.vertices.len().min(TOLD) {
            names.push_str(if vertex > 0 { ", " } else { "" });
            push_name(&mut names, self.vertices.name(vertex as Token));
        }
        names.push_str(if self.vertices.len() > TOLD { ", …" } else { "" });
        fault.got(names)
    }

    /// Adds an arrow that stands at a place in the text, unless it is there already.
    #[allow(clippy::cast_possible_truncation, reason = "vertices are bounded")]
    fn add(&mut self, from: Token, to: Token, place: Place, scanner: &Scanner) -> Result<(), RequestError> {
        let ends = from << 32 | to;
        let known = &mut self.known[numbers::index(hash_of(ends) >> 59)];
        let count = known.len();
        if known.number(&[ends]) as usize == count {
            self.arrows.push([from as u32, to as u32]);
            // Groups multiply: a short text may stand for more arrows than anybody could write out.
            let length = |vertex| self.vertices.name(vertex).len();
            self.length += length(from) + length(to) + 2;
            if self.arrows.len() > limits::ARROWS {
                return Err(too_many(scanner, place.0, limits::ARROWS));
            }
            scanner.found(Phase::Reading, self.seen.len(), self.arrows.len());
            if self.length > 3 * limits::FILE_LENGTH {
                return Err(too_long(scanner, place.0, self.length));
            }
        }
        Ok(())
    }

    fn ends(&self, arrow: usize) -> [Token; 2] {
        self.arrows[arrow].map(Token::from)
    }

    /// The arrows that leave each vertex.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "arrows and vertices are bounded by the text that lists them"
    )]
    async fn leaving(&self, scanner: &Scanner<'_>) -> Rows {
        // Where each row starts is one further on than it will be, and goes on to where the row ends.
        let mut offsets = vec![0u32; self.vertices.len() + 2];
        for arrows in self.arrows.chunks(RUN) {
            arrows.iter().for_each(|[from, _]| offsets[*from as usize + 2] += 1);
            scanner.spend(arrows.len() as u64 / LOOKS).await;
        }
        for vertex in 2..offsets.len() {
            offsets[vertex] += offsets[vertex - 1];
        }
        let mut items = vec![0; self.arrows.len()];
        for (run, arrows) in self.arrows.chunks(RUN).enumerate() {
            for (index, [from, _]) in arrows.iter().enumerate() {
                let slot = &mut offsets[*from as usize + 1];
                items[*slot as usize] = (run * RUN + index) as u32;
                *slot += 1;
            }
            scanner.spend(arrows.len() as u64 / LOOKS).await;
        }
        offsets.pop();
        Rows { offsets, items }
    }
}

fn too_long(scanner: &Scanner, start: usize, length: usize) -> RequestError {
    scanner.fault(ErrorCode::TextTooLong, start).limit(limits::FILE_LENGTH as u64).got(length)
}

fn too_many(scanner: &Scanner, start: usize, limit: usize) -> RequestError {
    scanner.fault(ErrorCode::TooMany, start).limit(limit as u64).got(limit + 1)
}

/// The fault that what stands from `start` up to here may mean several graphs.
fn unclear(scanner: &Scanner, start: usize, what: impl Into<String>) -> RequestError {
    scanner.fault(ErrorCode::UnclearArrows, start).got(what.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::{Field, Input};
    use crate::pace::at_once;

    fn read(text: &str) -> Result<String, RequestError> {
        let field = Field::root("arrows", &Input::Missing);
        let mut scanner = Scanner::new(text, &field);
        let graph = at_once(async |_| scan(&mut scanner).await)?;
        scanner.finish()?;
        Ok(graph.written)
    }

    #[test]
    fn every_form_reads_the_same() {
        for text in [
            "a>b, a>c",
            "{a>b,a>c}",
            "a->b\n a → c",
            "a＞b；a>c,",
            "a>b; a>b; a>c",
            r#"{"a": ["b", "c"]}"#,
            r#"[["a", "b"], ["a", "c"]]"#,
            "digraph { a -> b; a -> c }",
            "strict digraph name { a -> {b c} [label=\"]\"] }",
        ] {
            assert_eq!(read(text).as_deref(), Ok("{a>b,a>c}"), "{text}");
        }
    }

    #[test]
    fn a_nim_heap_of_three_is_read_however_it_is_written() {
        for text in [
            "3>2, 3>1, 3>0; 2>1, 2>0\n1>0",
            "3 -> 2, 1, 0\n2 -> 1, 0\n1 -> 0",
            "3→2,1,0;2→1,0;1→0",
            "3: 2, 1, 0\n2: 1 0\n1:0\n0:",
            "3: 2, 1, 0, 2: 1, 0, 1: 0",
            "3: [2, 1, 0]\n2: [1, 0]\n1: [0]\n0: []",
            "# arrows\n3 2\n3 1\n3 0\n2 1\n2 0\n1 0\n",
            "3\t2\n3\t1\n3\t0\n2\t1\n2\t0\n1\t0",
            "3;2\r\n3;1\r\n3;0\r\n2;1\r\n2;0\r\n1;0",
            "3 2; 3 1; 3 0; 2 1; 2 0; 1 0",
            "source,target\n3,2\n3,1\n3,0\n2,1\n2,0\n1,0",
            "\"target\",\"weight\",\"Source\"\n2,7,3\n1,7,3\n0,7,3\n1,7,2\n0,7,2\n0,7,1",
            "state,option\n3,2\n3,1\n3,0\n2,1\n2,0\n1,0",
            "起点、终点\n3、2\n3、1\n3、0\n2、1\n2、0\n1、0",
            "3 three\n2 two\n1\n0 a>b: c\n#\n3 2 x\n3 1\n3 0\n2 1\n2 0\n1 0\n",
            "{3: [2, 1, 0], 2: [1, 0], 1: (0,), 0: []}",
            "{3: {2, 1, 0}, '2': {'1': {}, '0': {\"w\": [1]}}, 1: {0}}",
            "[(3, 2), (3, 1), (3, 0), (2, 1), (2, 0), (1, 0)]",
            r#"[{"source":3,"target":2},{"source":3,"target":1},{"source":3,"target":0},{"from":2,"to":1},
                {"from":2,"to":0},{"from":1,"to":0,"w":{"a":[1]}}]"#,
            r#"[{"id":"3"},{"id":"2","parentIds":["3"]},{"id":"1","parentIds":["3","2"]},{"id":"0","parentIds":["3","2","1"]}]"#,
            r#"{"nodes":[{"id":3},{"id":2},{"id":1},{"id":0}],"links":[{"source":3,"target":2},{"source":3,"target":1},
                {"source":3,"target":0},{"source":2,"target":1},{"source":2,"target":0},{"source":1,"target":0}]}"#,
            r#"{"nodes":[{"name":"3"},{"name":"2"},{"name":"one"},{"name":"nought"}],"links":[{"source":0,"target":1}]}"#,
            r#"{"directed": true, "multigraph": false, "graph": {}, "edges": [{"source": "3", "target": "2"}], "nodes": ["3", "2"]}"#,
            r#"{"directed": true, "graph": [], "nodes": [{"id": 3}, {"id": 2}], "adjacency": [[{"id": 2}], []]}"#,
            "{3: {2: {}, 1: {\"w\": 2}, 0: 5}, 2: {1: {}, 0: {}}, 1: {0: 7}, 0: {}}",
            "3 2 {}\n3 1 {'w': 5, 'label': \"}\"}\n3 0 {}\n2 1 {}\n2 0 {}\n1 0 {}",
            "[(3, 2, {}), (3, 1, {'w': 2}), (3, 0, {}), (2, 1, {}), (2, 0, {}), (1, 0, {})]",
            "3 2;\n3 1;\n3 0;\n2 1;\n2 0;\n1 0;",
            r#"{"elements":{"nodes":[{"data":{"id":"3"}},{"data":{"id":"2"}}],"edges":[{"data":{"id":"e","source":"3","target":"2"}}]}}"#,
            r#"{"version":"1","positions":[{"number":2,"position":"3","options":["2"]},{"number":1,"position":"2","options":[]}]}"#,
            "<?xml version='1.0'?><!-- a > b --><graphml xmlns=\"x\"><key id=\"d\" for='node'/><graph edgedefault=\"directed\">
                <node id=\"3\"><data key='d'>&lt;</data></node><edge source='3' target='2'/><node id='2'/></graph></graphml>\n",
        ] {
            let written = read(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            let arrows = written.trim_matches(['{', '}']).split(',').filter(|item| item.contains('>'));
            let mut arrows: Vec<_> = arrows.collect();
            arrows.sort_unstable();
            let whole = ["1>0", "2>0", "2>1", "3>0", "3>1", "3>2"];
            assert!(arrows == whole || arrows == ["3>2"], "{text}: {written}");
        }
        assert_eq!(read("[[],[0],[0,1]]").unwrap(), "{0,1>0,2>0,2>1}");
    }

    #[test]
    fn what_may_mean_several_graphs_or_none_is_refused() {
        let code = |text: &str| read(text).map_err(|fault| fault.code.as_str());
        for text in ["a, b, c", "a b c", "a", "a,b", "source\n4\n3", "[[\"a\"]]", r#"[{"id":1},{"id":2}]"#] {
            assert_eq!(code(text), Err("no-arrows"), "{text}");
        }
        for text in [
            "4,3,1\n3,2,1\n2,1,5",
            "0 1 2\n1 2",
            "position,option\na,b\nb,c",
            "a, b > c",
            "a>b>c, d",
            "x, y\na>b",
            "{4 -> 3, 2}",
            "a: b\nc, d",
            "a,,b\nc,d",
            r#"[["a","b",3]]"#,
            "[[1,2,0],[2,0],[0]]",
            r#"{"nodes":[{"name":"1"},{"name":"0"}],"links":[{"source":0,"target":1}]}"#,
            r#"{"a": {"next": ["b"]}, "b": {"next": []}}"#,
            r#"{"a": {"move": "b", "value": 1}}"#,
            "4 5\n4 3\n4 2\n4 1\n3 2\n2 1",
            "a b3;a b1\na b4;a b0",
        ] {
            assert_eq!(code(text), Err("unclear-arrows"), "{text}");
        }
        for text in ["graph { a -- b }", "strict graph g {}", "digraph { a -- b }"] {
            assert_eq!(code(text), Err("undirected-graph"), "{text}");
        }
        for text in [
            "A-->B",
            "graph TD\nA-->B",
            "graph [ node [ id 0 ] edge [ source 0 target 1 ] ]",
            "*Vertices 2\n1 \"a\"\n2 \"b\"\n*Arcs\n1 2",
            "digraph { subgraph x; a -> b }",
            "<svg/>",
        ] {
            assert_eq!(code(text), Err("unexpected-character"), "{text}");
        }
        assert_eq!(
            code(r#"{"directed":false,"nodes":[{"id":1},{"id":2}],"links":[{"source":1,"target":2}]}"#),
            Err("undirected-graph")
        );
        assert_eq!(
            code("<graphml><graph edgedefault='undirected'><edge source='a' target='b'/></graph></graphml>"),
            Err("undirected-graph")
        );
        assert_eq!(code("Source,Target,Type\na,b,Undirected"), Err("undirected-graph"));
        assert_eq!(code("1 a\n2 b\n#\n1 3"), Err("unknown-vertex"));
        assert_eq!(code(r#"[{"id":"a"},{"id":"b","parentIds":["c"]}]"#), Err("unknown-vertex"));
        assert_eq!(code(r#"[{"id":"a"},{"id":"a","parentIds":["a"]}]"#), Err("repeated"));
        assert_eq!(
            code(
                r#"{"positions":[{"number":1,"position":"a"},{"number":2,"position":"b","options":["a"]}]}"#
            ),
            Err("partial-graph")
        );
        assert_eq!(code("[[],[2]]"), Err("out-of-range"));
    }

    #[test]
    fn vertices_keep_the_order_in_which_they_are_first_written() {
        assert_eq!(read("{x, a>b>c}").unwrap(), "{x,a>b,b>c}");
        assert_eq!(read("{x, a>b, c>x}").unwrap(), "{x,a>b,c>x}");
        assert_eq!(read("a\nb\na>b\nc").unwrap(), "{a>b,c}");
        assert_eq!(read("b\na\na>b").unwrap(), "{b,a>b}");
        assert_eq!(read(r#"{"a": [], "b": ["c d"]}"#).unwrap(), r#"{a,b>"c d"}"#);
    }
}
