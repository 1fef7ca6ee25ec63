//! Reading typed text one character at a time, with the place of each for errors.
//!
//! Full-width digits, commas and brackets, as Chinese input methods type them, read like the plain ones.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::pace::{Pace, Phase, Turn};

/// A text being read for some field of a request. Places are counted in UTF-16 units, as text fields count.
///
/// A copy reads on by itself, so that what may come next can be tried.
#[derive(Clone)]
pub struct Scanner<'a> {
    text: &'a str,
    field: &'a Field<'a>,
    /// Bytes of `text` that are read.
    read: usize,
    /// The same in UTF-16 units.
    place: usize,
    /// Where work is told of, of which there may be much.
    pace: Option<&'a Pace>,
    /// Bytes of `text` that were read when it was told of last.
    told: usize,
}

impl<'a> Scanner<'a> {
    /// Starts at the beginning of `text`, typed into a field.
    pub fn new(text: &'a str, field: &'a Field<'a>) -> Self {
        Scanner { text, field, read: 0, place: 0, pace: None, told: 0 }
    }

    /// The same for a text that may be long.
    pub fn paced(text: &'a str, field: &'a Field<'a>, pace: &'a Pace) -> Self {
        Scanner { pace: Some(pace), ..Scanner::new(text, field) }
    }

    /// Tells the pace how much has been read since this was called last: between the parts of what may be long. To read a byte is
    /// about a unit of work.
    #[inline(never)]
    pub fn pause(&mut self) -> Turn {
        let read = self.read - std::mem::replace(&mut self.told, self.read);
        self.spend(read as u64)
    }

    /// Tells the pace of other work.
    #[inline(never)]
    pub fn spend(&self, units: u64) -> Turn {
        self.pace.map_or_else(Turn::default, |pace| pace.spend(units))
    }

    /// Tells the pace what is being done, and how many positions and moves there are.
    pub fn found(&self, phase: Phase, positions: usize, moves: usize) {
        if let Some(pace) = self.pace {
            pace.enter(phase);
            pace.found(positions, moves);
        }
    }

    /// The place of the next character.
    pub fn place(&self) -> usize {
        self.place
    }

    /// Whether everything is read.
    pub fn is_done(&self) -> bool {
        self.read == self.text.len()
    }

    /// The next character in its plain form, not yet read.
    #[inline(never)]
    pub fn peek(&self) -> Option<char> {
        // Most characters are, and a text may have many.
        match self.text.as_bytes().get(self.read) {
            Some(&byte) if byte.is_ascii() => Some(char::from(byte)),
            _ => self.rest().chars().next().map(plain),
        }
    }

    /// Reads the next character if it is this one.
    #[inline(never)]
    pub fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.advance();
        }
        found
    }

    /// Reads the next character, whichever it is.
    pub fn skip(&mut self) {
        self.next();
    }

    /// Reads spaces.
    pub fn skip_spaces(&mut self) {
        while matches!(self.peek(), Some(' ' | '\t' | '\n' | '\r' | '\u{a0}')) {
            self.advance();
        }
    }

    /// Reads characters as long as they fit, and returns them as they stand in the text.
    pub fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let start = self.read;
        while self.peek().is_some_and(&fits) {
            self.advance();
        }
        self.text.get(start..self.read).unwrap_or_default()
    }

    /// Reads up to where `end` comes next, or to the end of the text.
    pub fn skip_to(&mut self, end: &str) {
        let skipped = self.rest().split(end).next().unwrap_or_default();
        self.read += skipped.len();
        self.place += skipped.encode_utf16().count();
    }

    /// Reads a natural number of at most `most`.
    ///
    /// # Errors
    /// `out-of-range` over the digits; `unexpected-character`, or `missing-value` at the end of the text,
    /// when no digit comes next.
    pub fn number(&mut self, most: Token) -> Result<Token, RequestError> {
        let start = self.place;
        let digits = self.take_while(|character| character.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.unexpected());
        }
        let value = digits.chars().map(plain).try_fold(0u64, |value, digit| {
            value.checked_mul(10)?.checked_add(u64::from(digit.to_digit(10)?))
        });
        match value {
            Some(value) if value <= most.min(LARGEST_TOKEN) => Ok(value),
            _ => {
                // Whole characters, be they plain or full-width ones of three bytes.
                let shown = digits.get(..24).unwrap_or(digits);
                Err(self.fault(ErrorCode::OutOfRange, start).limit(most).got(shown))
            }
        }
    }

    /// Reads a text between quotation marks, with JSON's escapes. A backslash before any other character makes that one
    /// stand for itself.
    ///
    /// # Errors
    /// `unexpected-character` without an opening mark or within an escape, `unclosed-bracket` without a closing mark.
    pub fn quoted(&mut self) -> Result<String, RequestError> {
        let open = self.place;
        if self.peek() != Some('"') {
            return Err(self.unexpected());
        }
        // Characters are taken as they stand, for a name may hold full-width ones; so the mark that opens also closes.
        let mark = self.next();
        // In UTF-16, in which JSON escapes characters.
        let mut text: Vec<u16> = Vec::new();
        loop {
            let Some(mut character) = self.next() else {
                return Err(self.fault(ErrorCode::UnclosedBracket, open));
            };
            if Some(character) == mark {
                return Ok(String::from_utf16_lossy(&text));
            }
            if character == '\\' {
                character = match self.next() {
                    None => return Err(self.fault(ErrorCode::UnclosedBracket, open)),
                    Some('u') => {
                        text.push(self.hexadecimal()?);
                        continue;
                    }
                    Some('b') => '\u{8}',
                    Some('f') => '\u{c}',
                    Some('n') => '\n',
                    Some('r') => '\r',
                    Some('t') => '\t',
                    Some(itself) => itself,
                };
            }
            text.extend_from_slice(character.encode_utf16(&mut [0; 2]));
        }
    }

    /// Reads four hexadecimal digits.
    #[allow(clippy::cast_possible_truncation, reason = "a digit is below 16")]
    fn hexadecimal(&mut self) -> Result<u16, RequestError> {
        (0..4).try_fold(0, |number, _| {
            let digit = self.peek().and_then(|character| character.to_digit(16));
            let digit = digit.ok_or_else(|| self.unexpected())?;
            self.advance();
            Ok(number << 4 | digit as u16)
        })
    }

    /// Reads this word if it comes next.
    pub fn take_word(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            word.chars().for_each(|_| self.advance());
        }
        found
    }

    /// The fault that the text cannot go on as it does here.
    pub fn unexpected(&self) -> RequestError {
        match self.rest().chars().next() {
            None => self.fault(ErrorCode::MissingValue, self.place),
            Some(character) => {
                let fault = self.field.fault(ErrorCode::UnexpectedCharacter);
                fault.at(self.place, self.place + character.len_utf16()).got(character.to_string())
            }
        }
    }

    /// A fault from `start` up to here.
    #[inline(never)]
    pub fn fault(&self, code: ErrorCode, start: usize) -> RequestError {
        self.field.fault(code).at(start, self.place)
    }

    /// A fault of a part of the text that begins at `start` and was read by itself.
    pub fn fault_within(&self, fault: &RequestError, start: usize) -> RequestError {
        let (from, to) = fault.span.unwrap_or_default();
        fault.clone().in_field(&self.field.path()).at(start + from, start + to)
    }

    /// Reads a closing bracket whose opening one stands at `open`.
    ///
    /// # Errors
    /// `unclosed-bracket` at the end of the text, `unexpected-character` before it.
    pub fn close(&mut self, bracket: char, open: usize) -> Result<(), RequestError> {
        if self.take(bracket) {
            return Ok(());
        }
        Err(if self.is_done() { self.fault(ErrorCode::UnclosedBracket, open) } else { self.unexpected() })
    }

    /// Refuses whatever follows but spaces.
    pub fn finish(&mut self) -> Result<(), RequestError> {
        self.skip_spaces();
        if self.is_done() { Ok(()) } else { Err(self.unexpected()) }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.read..).unwrap_or_default()
    }

    fn advance(&mut self) {
        self.next();
    }

    /// Reads a character as it stands in the text.
    #[inline(never)]
    fn next(&mut self) -> Option<char> {
        let character = self.rest().chars().next()?;
        self.read += character.len_utf8();
        self.place += character.len_utf16();
        Some(character)
    }
}

/// The plain form of a full-width character; others stay what they are.
pub fn plain(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(character as u32 - 0xfee0).unwrap_or(character),
        '\u{3000}' => ' ',
        '、' => ',',
        '−' => '-',
        _ => character,
    }
}
