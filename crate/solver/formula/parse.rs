//! A formula as a tree.
//!
//! Comparisons, `and` and `or` bind as in most languages; ⊕ binds weaker than +, as a sum of heaps is meant. What binds equally
//! is taken from left to right, a choice from right to left.

use crate::error::{ErrorCode, RequestError};
use crate::formula::scan::{Piece, Placed, Span, Text, fault};

/// How deep brackets and signs may be nested.
pub const MOST_DEEP: usize = 50;

/// A part of a formula, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// What it is.
    pub kind: NodeKind,
    /// Its place in the text, brackets of its own included.
    pub span: Span,
}

/// What a part of a formula can be.
#[derive(Clone, Debug, PartialEq)]
pub enum NodeKind {
    /// A number as it is written.
    Number(f64),
    /// A truth value as it is written.
    Truth(bool),
    /// A name.
    Name(String),
    /// A sign before a part: `-`, `+` or `!`.
    Before(&'static str, Box<Node>),
    /// A sign between two parts, as [`between`] has it.
    Between(&'static str, Box<[Node; 2]>),
    /// A condition, what holds where it is true, and what holds where it is false.
    Choice(Box<[Node; 3]>),
    /// A function of some parts; its name stands at the beginning, and its bracket at this place.
    Call(String, usize, Vec<Node>),
}

impl Node {
    /// The conditions that must all hold for this one to hold.
    pub fn conjuncts(&self) -> Vec<&Node> {
        match &self.kind {
            NodeKind::Between("and", both) => both.iter().flat_map(Node::conjuncts).collect(),
            _ => vec![self],
        }
    }

    /// Hands on every name, and where it stands.
    pub fn each_name(&self, each: &mut dyn FnMut(&str, Span)) {
        match &self.kind {
            NodeKind::Number(_) | NodeKind::Truth(_) => {}
            NodeKind::Name(name) => each(name, self.span),
            NodeKind::Before(_, part) => part.each_name(each),
            NodeKind::Between(_, parts) => parts.iter().for_each(|part| part.each_name(each)),
            NodeKind::Choice(parts) => parts.iter().for_each(|part| part.each_name(each)),
            NodeKind::Call(_, _, given) => given.iter().for_each(|part| part.each_name(each)),
        }
    }
}

/// How strongly a sign binds the parts that it stands between, and the sign by which it is known; nothing where it is none.
fn between(sign: &str) -> Option<(u8, &'static str)> {
    Some(match sign {
        "||" | "or" => (1, "or"),
        "&&" | "and" => (2, "and"),
        "==" | "=" | "===" => (3, "="),
        "!=" | "!==" | "≠" => (3, "≠"),
        "<" => (4, "<"),
        ">" => (4, ">"),
        "<=" | "≤" => (4, "≤"),
        ">=" | "≥" => (4, "≥"),
        "⊕" => (5, "⊕"),
        "+" => (6, "+"),
        "-" => (6, "-"),
        "*" => (7, "*"),
        "/" => (7, "/"),
        "%" => (7, "%"),
        _ => return None,
    })
}

/// The formula that a text stands for.
///
/// # Errors
/// Those of [`Text::new`] and [`Text::pieces`], `missing-value`, `unexpected-character`, and `too-many` where it is nested too
/// deep.
pub fn parsed(text: &Text) -> Result<Node, RequestError> {
    let pieces = text.pieces()?;
    if pieces.is_empty() {
        return Err(fault(ErrorCode::MissingValue, (0, text.len())));
    }
    let mut parser = Parser { text, pieces: &pieces, next: 0 };
    let node = parser.expression(0)?;
    match parser.peek() {
        Some(stray) => Err(parser.stray(stray)),
        None => Ok(node),
    }
}

struct Parser<'a> {
    text: &'a Text,
    pieces: &'a [Placed],
    next: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a Placed> {
        self.pieces.get(self.next)
    }

    /// Goes past a sign, if it is the next.
    fn take(&mut self, sign: &str) -> Option<Span> {
        let placed =
            self.peek().filter(|placed| matches!(&placed.piece, Piece::Sign(next) if *next == sign))?;
        self.next += 1;
        Some(placed.span)
    }

    /// What stands where nothing more should.
    fn stray(&self, placed: &Placed) -> RequestError {
        match &placed.piece {
            Piece::Sign("(" | ")" | "," | ":" | "?" | "!") => self.text.unexpected(placed.span.0),
            _ => fault(ErrorCode::UnexpectedCharacter, placed.span).got(self.text.typed(placed.span)),
        }
    }

    fn expression(&mut self, depth: usize) -> Result<Node, RequestError> {
        let condition = self.binary(0, depth)?;
        if self.take("?").is_none() {
            return Ok(condition);
        }
        let first = self.expression(depth)?;
        if self.take(":").is_none() {
            return Err(match self.peek() {
                Some(stray) if !matches!(stray.piece, Piece::Sign(")" | ",")) => self.stray(stray),
                next => {
                    let place = next.map_or(self.text.len(), |placed| placed.span.0);
                    fault(ErrorCode::MissingValue, (place, place)).got(":")
                }
            });
        }
        let second = self.expression(depth)?;
        let span = (condition.span.0, second.span.1);
        Ok(Node { kind: NodeKind::Choice(Box::new([condition, first, second])), span })
    }

    /// Parts with signs between them that bind more strongly than `weakest`.
    fn binary(&mut self, weakest: u8, depth: usize) -> Result<Node, RequestError> {
        let mut left = self.part(depth)?;
        while let Some(placed) = self.peek() {
            let sign = match &placed.piece {
                Piece::Sign(sign) => sign,
                Piece::Word(word) => word.as_str(),
                Piece::Number(_) => break,
            };
            let Some((strength, sign)) = between(sign) else {
                if matches!(sign, "**" | "??" | "&" | "|" | "^" | "<<" | ">>" | ">>>") {
                    return Err(self.stray(placed));
                }
                break;
            };
            if strength <= weakest {
                break;
            }
            self.next += 1;
            let right = self.binary(strength, depth)?;
            let span = (left.span.0, right.span.1);
            left = Node { kind: NodeKind::Between(sign, Box::new([left, right])), span };
        }
        Ok(left)
    }

    /// A part that no sign stands between.
    fn part(&mut self, depth: usize) -> Result<Node, RequestError> {
        if depth > MOST_DEEP {
            return Err(self.too_deep());
        }
        let Some(placed) = self.peek() else {
            let end = self.text.len();
            return Err(fault(ErrorCode::MissingValue, (end, end)));
        };
        let (start, end) = placed.span;
        self.next += 1;
        let kind = match &placed.piece {
            Piece::Number(number) => NodeKind::Number(*number),
            Piece::Word(word) => match word.as_str() {
                "true" => NodeKind::Truth(true),
                "false" => NodeKind::Truth(false),
                "not" => return self.before("!", start, depth),
                "and" | "or" => return Err(self.stray(placed)),
                name => match self.take("(") {
                    Some((bracket, _)) => return self.call(name, start, bracket, depth),
                    None => return Ok(Node { kind: NodeKind::Name(name.to_string()), span: placed.span }),
                },
            },
            Piece::Sign("(") => {
                if let Some((_, end)) = self.take(")") {
                    return Err(fault(ErrorCode::MissingValue, (start, end)));
                }
                let inner = self.expression(depth + 1)?;
                let Some((_, end)) = self.take(")") else { return Err(self.no_end()) };
                return self.uncalled(Node { span: (start, end), ..inner });
            }
            Piece::Sign(sign @ ("-" | "+" | "!")) => return self.before(sign, start, depth),
            Piece::Sign(_) => return Err(self.text.unexpected(start)),
        };
        self.uncalled(Node { kind, span: (start, end) })
    }

    fn before(&mut self, sign: &'static str, start: usize, depth: usize) -> Result<Node, RequestError> {
        let part = self.part(depth + 1)?;
        let span = (start, part.span.1);
        Ok(Node { kind: NodeKind::Before(sign, Box::new(part)), span })
    }

    /// A function of what stands between its bracket, which has been read, and the one that closes it.
    fn call(&mut self, name: &str, start: usize, bracket: usize, depth: usize) -> Result<Node, RequestError> {
        let mut given = Vec::new();
        let end = match self.take(")") {
            Some((_, end)) => end,
            None => loop {
                given.push(self.expression(depth + 1)?);
                if let Some((_, end)) = self.take(")") {
                    break end;
                }
                if self.take(",").is_none() {
                    return Err(self.no_end());
                }
            },
        };
        self.uncalled(Node { kind: NodeKind::Call(name.to_string(), bracket, given), span: (start, end) })
    }

    /// What is no name is no function either.
    fn uncalled(&self, node: Node) -> Result<Node, RequestError> {
        match self.peek() {
            Some(Placed { piece: Piece::Sign("("), span }) => Err(self.text.unexpected(span.0)),
            _ => Ok(node),
        }
    }

    /// Brackets close one another, so something else stands before the one that would close this part.
    fn no_end(&self) -> RequestError {
        let end = (self.text.len(), self.text.len());
        self.peek().map_or_else(|| fault(ErrorCode::MissingValue, end), |stray| self.stray(stray))
    }

    fn too_deep(&self) -> RequestError {
        let start = self.peek().map_or(self.text.len(), |placed| placed.span.0);
        let got = match self.next.checked_sub(1).map(|before| &self.pieces[before].piece) {
            Some(Piece::Sign(sign @ ("-" | "+" | "!"))) => sign,
            Some(Piece::Word(word)) if word == "not" => "not",
            _ => "(",
        };
        fault(ErrorCode::TooMany, (start, start + 1)).limit(MOST_DEEP as u64).got(got)
    }
}
