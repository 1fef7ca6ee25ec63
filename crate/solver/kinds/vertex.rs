//! The vertices of a graph that somebody has drawn.
//!
//! Tokens: the number of one vertex. Written as its name, between quotation marks where it is more than one word.

use crate::error::{ErrorCode, RequestError};
use crate::input::{self, Field, Input};
use crate::numbers::{self, Token};
use crate::position::{Extent, Position, PositionKind, Tokens, Within};
use crate::position_table::PositionTable;
use crate::scan::{Scanner, plain};

/// Vertices by their names, numbered from 0.
#[derive(Default)]
pub struct Vertices {
    /// A vertex's number is its name's index.
    names: Vec<String>,
    /// The same names, each as the list of its characters, so that one is found at once.
    numbers: PositionTable,
    /// The one that is meant where none is named.
    pub start: Token,
}

impl Vertices {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The name of a vertex.
    pub fn name(&self, vertex: Token) -> &str {
        &self.names[numbers::index(vertex)]
    }

    /// The vertex of this name, if there is one.
    pub fn find(&self, name: &str) -> Option<Token> {
        self.numbers.find(&characters(name)).map(Token::from)
    }

    /// The vertex of this name, a new one if there is none yet.
    pub fn number(&mut self, name: String) -> Token {
        let number = self.numbers.number(&characters(&name));
        if number as usize == self.names.len() {
            self.names.push(name);
        }
        Token::from(number)
    }
}

fn characters(name: &str) -> Vec<Token> {
    name.chars().map(Token::from).collect()
}

impl PositionKind for Vertices {
    fn board(&self) -> &'static str {
        "vertex"
    }

    fn canonicalise(&self, _: &mut Tokens) {}

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        scanner.skip_spaces();
        let open = scanner.place();
        let bracketed = scanner.take('(');
        scanner.skip_spaces();
        if bracketed && scanner.take(')') {
            return Ok(Position::new(self, vec![self.start]));
        }
        let start = scanner.place();
        let name = scan_name(scanner)?;
        let Some(vertex) = self.find(&name) else {
            return Err(scanner.fault(ErrorCode::UnknownVertex, start).got(name));
        };
        scanner.skip_spaces();
        if bracketed {
            scanner.close(')', open)?;
        }
        Ok(Position::new(self, vec![vertex]))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        Err(field.wrong_type())
    }

    fn to_input(&self, tokens: &[Token]) -> Input {
        let mut name = String::new();
        self.format(tokens, &mut name);
        Input::Text(name)
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        push_name(out, self.name(tokens[0]));
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn within(&self, _: Extent) -> Within<'_> {
        Box::new((0..self.len() as Token).map(|vertex| vec![vertex]))
    }

    fn stones(&self, _: &[Token]) -> Option<u64> {
        None
    }
}

/// Reads a name: letters, digits, `_`, `.` and `'`, full-width ones like the plain ones; or anything between quotation
/// marks.
///
/// # Errors
/// `unexpected-character` where no name begins, `unclosed-bracket` where one does not end.
pub fn scan_name(scanner: &mut Scanner) -> Result<String, RequestError> {
    if scanner.peek() == Some('"') {
        return scanner.quoted();
    }
    let name = scanner.take_while(is_plain);
    if name.is_empty() { Err(scanner.unexpected()) } else { Ok(name.chars().map(plain).collect()) }
}

/// Reads a name or a negative number.
///
/// # Errors
/// The same.
pub fn scan_signed(scanner: &mut Scanner) -> Result<String, RequestError> {
    let mut ahead = scanner.clone();
    if ahead.take('-') && ahead.peek().is_some_and(|next| next.is_ascii_digit() || next == '.') {
        *scanner = ahead;
        return scan_name(scanner).map(|name| format!("-{name}"));
    }
    scan_name(scanner)
}

/// Whether a name or a negative number comes next.
pub fn is_at_signed(scanner: &Scanner) -> bool {
    is_at_name(scanner) || scan_signed(&mut scanner.clone()).is_ok()
}

/// Whether a name comes next.
pub fn is_at_name(scanner: &Scanner) -> bool {
    scanner.peek().is_some_and(|next| next == '"' || is_plain(next))
}

/// Writes a name so that it is read again.
pub fn push_name(out: &mut String, name: &str) {
    if !name.is_empty() && name.chars().all(is_plain) {
        out.push_str(name);
    } else {
        input::push_quoted(out, name);
    }
}

/// Whether a character may stand in a name without quotation marks. Of those beyond ASCII that are all but spaces,
/// punctuation and arrows, and full-width ones, which are read as the plain ones.
pub fn is_plain(character: char) -> bool {
    match character {
        '_' | '.' | '\'' => true,
        '\0'..='\u{7f}' => character.is_ascii_alphanumeric(),
        '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{206f}' | '\u{2190}'..='\u{21ff}' | '\u{3000}'..='\u{3020}' => {
            false
        }
        _ => plain(character) == character,
    }
}
