//! The vertices of a graph that somebody has drawn.
//!
//! Tokens: the number of one vertex. Written as its name, between quotation marks where it is more than one word.

use crate::error::{ErrorCode, RequestError};
use crate::input::{self, Field};
use crate::numbers::Token;
use crate::position::{Position, PositionKind, Tokens};
use crate::scan::Scanner;
use smallvec::smallvec;

/// Vertices by their names.
pub struct Vertices {
    /// A vertex's number is its name's index.
    pub names: Vec<String>,
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
        let start = scanner.place();
        let name = scan_name(scanner)?;
        let Some(index) = self.names.iter().position(|known| *known == name) else {
            return Err(scanner.fault(ErrorCode::UnknownVertex, start).got(name));
        };
        scanner.skip_spaces();
        if bracketed {
            scanner.close(')', open)?;
        }
        Ok(Position::new(self, smallvec![index as Token]))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        Err(field.wrong_type())
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        push_name(out, &self.names[tokens[0] as usize]);
    }

    fn stones(&self, _: &[Token]) -> Option<u64> {
        None
    }
}

/// Reads a name: letters, digits, `_`, `.` and `'`, or anything between quotation marks.
///
/// # Errors
/// `unexpected-character` where no name begins, `unclosed-bracket` where one does not end.
pub fn scan_name(scanner: &mut Scanner) -> Result<String, RequestError> {
    if scanner.peek() == Some('"') {
        return scanner.quoted();
    }
    let name = scanner.take_while(is_plain);
    if name.is_empty() { Err(scanner.unexpected()) } else { Ok(name.to_string()) }
}

/// Writes a name so that it is read again.
pub fn push_name(out: &mut String, name: &str) {
    if !name.is_empty() && name.chars().all(is_plain) {
        out.push_str(name);
    } else {
        input::push_quoted(out, name);
    }
}

fn is_plain(character: char) -> bool {
    // Full-width forms are left to quotation marks, for they read as the plain ones do.
    let full_width = ('\u{ff00}'..='\u{ffef}').contains(&character);
    (character.is_alphanumeric() && !full_width) || matches!(character, '_' | '.' | '\'')
}
