//! Graphs of arrows as people write them: as arrows, `a>b, a>c`; as JSON; or in the DOT language.
//!
//! One canonical text stands for them all: `{a>b,a>c}`, every arrow once, in the order in which they were written. A vertex
//! stands there alone where no arrow keeps its place in the order of vertices.

mod arrows;
mod dot;

use crate::error::{ErrorCode, RequestError};
use crate::kinds::vertex::{Vertices, push_name};
use crate::limits;
use crate::numbers::{self, Token};
use crate::position_table::PositionTable;
use crate::rows::Rows;
use crate::scan::Scanner;

/// Vertices, and arrows between them.
#[derive(Default)]
pub struct Digraph {
    /// In the order in which they were first written.
    pub vertices: Vertices,
    /// From which vertex to which, each once, in the order in which they were written.
    arrows: PositionTable,
    /// Where each arrow stands in the text.
    places: Vec<(usize, usize)>,
    /// Characters that the arrows take at least in the canonical text.
    length: usize,
}

/// Reads a graph without cycles, in whichever form it is written.
///
/// # Errors
/// The first fault with its place; `text-too-long` when the canonical text is; `cyclic-graph` with the way round, over the
/// arrow of the cycle that is written last.
pub fn scan(scanner: &mut Scanner) -> Result<Digraph, RequestError> {
    let mut graph = Digraph::default();
    dot::skip_blanks(scanner)?;
    let start = scanner.place();
    match dot::scan_head(scanner)? {
        Some(open) => dot::scan(scanner, open, &mut graph)?,
        None => arrows::scan(scanner, &mut graph)?,
    }
    if graph.vertices.is_empty() {
        let nothing_read = scanner.place() == start;
        return Err(if nothing_read {
            scanner.unexpected()
        } else {
            scanner.fault(ErrorCode::MissingValue, start)
        });
    }
    let length = graph.written().encode_utf16().count();
    if length > limits::TEXT_LENGTH {
        return Err(too_long(scanner, start, length));
    }
    if let Some(cycle) = graph.cycle() {
        return Err(graph.cyclic(&cycle, scanner));
    }
    Ok(graph)
}

impl Digraph {
    /// The vertices that each vertex has arrows to, by number.
    pub fn options(&self) -> Vec<Vec<Token>> {
        let leaving = self.leaving();
        let to = |&arrow: &u32| self.ends(arrow as usize)[1];
        (0..leaving.len()).map(|vertex| leaving.row(vertex).iter().map(to).collect()).collect()
    }

    /// The canonical text.
    pub fn written(&self) -> String {
        let mut text = String::from("{");
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
            }
            push_vertex(&mut text, ",", from);
            push_vertex(&mut text, ">", to);
            named = named.max(from + 1).max(to + 1);
        }
        for vertex in named..self.vertices.len() as Token {
            push_vertex(&mut text, ",", vertex);
        }
        text.push('}');
        text
    }

    /// Adds an arrow that stands at a place in the text, unless it is there already.
    fn add(
        &mut self,
        from: Token,
        to: Token,
        place: (usize, usize),
        scanner: &Scanner,
    ) -> Result<(), RequestError> {
        let number = self.arrows.number(&[from, to]) as usize;
        if number == self.places.len() {
            self.places.push(place);
            // Groups multiply: a short text may stand for more arrows than anybody could write out.
            let characters = |vertex| self.vertices.name(vertex).encode_utf16().count();
            self.length += characters(from) + characters(to) + 2;
            if self.length > limits::TEXT_LENGTH {
                return Err(too_long(scanner, place.0, self.length));
            }
        }
        Ok(())
    }

    fn ends(&self, arrow: usize) -> [Token; 2] {
        let ends = self.arrows.get(arrow);
        [ends[0], ends[1]]
    }

    /// The arrows that leave each vertex.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "arrows and vertices are bounded by the text that lists them"
    )]
    fn leaving(&self) -> Rows {
        let from = (0..self.arrows.len()).map(|arrow| self.ends(arrow)[0] as u32);
        let from = Rows { offsets: (0..=self.arrows.len() as u32).collect(), items: from.collect() };
        from.turned(self.vertices.len())
    }

    /// The arrows of a cycle, if there is one: every arrow is followed once, depth first, without recursion.
    fn cycle(&self) -> Option<Vec<usize>> {
        let leaving = self.leaving();
        let mut followed = vec![0; leaving.len()];
        let mut is_on_way = vec![false; leaving.len()];
        for start in 0..leaving.len() {
            if followed[start] > 0 {
                continue;
            }
            let mut way: Vec<usize> = Vec::new();
            let mut vertex = start;
            is_on_way[start] = true;
            loop {
                if let Some(&arrow) = leaving.row(vertex).get(followed[vertex]) {
                    let arrow = arrow as usize;
                    followed[vertex] += 1;
                    let to = numbers::index(self.ends(arrow)[1]);
                    if is_on_way[to] {
                        way.push(arrow);
                        let first = way.iter().rposition(|&arrow| numbers::index(self.ends(arrow)[0]) == to);
                        return first.map(|first| way.split_off(first));
                    }
                    if followed[to] == 0 {
                        way.push(arrow);
                        vertex = to;
                        is_on_way[to] = true;
                    }
                } else {
                    is_on_way[vertex] = false;
                    let Some(arrow) = way.pop() else { break };
                    vertex = numbers::index(self.ends(arrow)[0]);
                }
            }
        }
        None
    }

    /// The fault that there is a cycle. The way round ends with the arrow that is written last; a long one is told in part.
    fn cyclic(&self, cycle: &[usize], scanner: &Scanner) -> RequestError {
        const TOLD: usize = 8;
        let last = (0..cycle.len()).max_by_key(|&index| cycle[index]).unwrap_or_default();
        let mut way = String::new();
        for step in 0..=cycle.len() {
            let arrow = cycle[(last + 1 + step) % cycle.len()];
            if step + 1 < TOLD || step == cycle.len() {
                push_name(&mut way, self.vertices.name(self.ends(arrow)[0]));
                way.push_str(if step < cycle.len() { ">" } else { "" });
            } else if step + 1 == TOLD {
                way.push_str("…>");
            }
        }
        let (start, end) = self.places[cycle[last]];
        scanner.fault(ErrorCode::CyclicGraph, start).at(start, end).got(way)
    }
}

fn too_long(scanner: &Scanner, start: usize, length: usize) -> RequestError {
    scanner.fault(ErrorCode::TextTooLong, start).limit(limits::TEXT_LENGTH as u64).got(length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::{Field, Input};

    fn read(text: &str) -> Result<String, RequestError> {
        let field = Field::root("arrows", &Input::Missing);
        let mut scanner = Scanner::new(text, &field);
        let graph = scan(&mut scanner)?;
        scanner.finish()?;
        Ok(graph.written())
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
    fn vertices_keep_the_order_in_which_they_are_first_written() {
        assert_eq!(read("x, a>b>c").unwrap(), "{x,a>b,b>c}");
        assert_eq!(read("x, a>b, c>x").unwrap(), "{x,a>b,c>x}");
        assert_eq!(read("a, b, a>b, c").unwrap(), "{a>b,c}");
        assert_eq!(read("b, a, a>b").unwrap(), "{b,a>b}");
        assert_eq!(read(r#"{"a": [], "b": ["c d"]}"#).unwrap(), r#"{a,b>"c d"}"#);
    }

    #[test]
    fn a_cycle_is_told_from_the_vertex_where_its_last_arrow_ends() {
        let refused = |text| {
            let fault = read(text).unwrap_err();
            (fault.code, fault.span, fault.got.clone())
        };
        let cyclic = |span, way: &str| (ErrorCode::CyclicGraph, Some(span), Some(way.into()));
        assert_eq!(refused("a>b, b>a"), cyclic((5, 8), "a>b>a"));
        assert_eq!(refused("c>a>b>a>d"), cyclic((4, 7), "a>b>a"));
        assert_eq!(refused("b>c, c>a, a>b, b>d"), cyclic((10, 13), "b>c>a>b"));
        assert_eq!(refused("x>y, a>a"), cyclic((5, 8), "a>a"));
        assert_eq!(refused("a>b>c>d>e>f>g>h>i>j>a"), cyclic((18, 21), "a>b>c>d>e>f>g>…>a"));
        assert_eq!(refused("a>b>c>d>e>f>g>a"), cyclic((12, 15), "a>b>c>d>e>f>g>a"));
    }
}
