//! What can be said of a formula sign by sign, and the pieces that it is made of.

use crate::error::{ErrorCode, RequestError};

/// UTF-16 units of a formula.
pub const MOST_CHARACTERS: usize = 500;

/// Start and end in UTF-16 units.
pub type Span = (usize, usize);

/// A fault in a formula.
pub fn fault(code: ErrorCode, (start, end): Span) -> RequestError {
    RequestError::new(code, "formula").at(start, end)
}

/// The fault that a text has so many UTF-16 units.
pub fn too_long(length: usize) -> RequestError {
    fault(ErrorCode::TextTooLong, (MOST_CHARACTERS, length)).limit(MOST_CHARACTERS as u64).got(length)
}

/// A part of a formula that is not made of others.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// A number; too large ones may be infinite.
    Number(f64),
    /// A name, a function, a truth value, or a sign that is a word.
    Word(String),
    /// A sign, a bracket or a comma.
    Sign(&'static str),
}

/// A piece, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// The piece.
    pub piece: Piece,
    /// Its place in the text.
    pub span: Span,
}

/// Signs, those of more characters first.
const SIGNS: [&str; 30] = [
    "===", "!==", ">>>", "==", "!=", "<=", ">=", "&&", "||", "??", "**", "<<", ">>", "+", "-", "*", "/", "%",
    "<", ">", "=", "!", "&", "|", "^", "?", ":", "(", ")", ",",
];
/// Those that plain keyboards lack.
const OTHER_SIGNS: [&str; 4] = ["≤", "≥", "≠", "⊕"];

/// A formula in the signs that it is read by: full-width ones, as Chinese keyboards have them, and those of mathematics become
/// plain ones of the same length, so that every place stays where it was.
pub struct Text {
    /// As it was typed, in UTF-16 units.
    typed: Vec<u16>,
    /// The same in plain signs, each of one unit.
    plain: Vec<char>,
}

impl Text {
    /// Reads a text.
    ///
    /// # Errors
    /// `text-too-long`, `unexpected-character` for what no formula can hold and for brackets and commas that close or part
    /// nothing, and `unclosed-bracket`.
    pub fn new(text: &str) -> Result<Self, RequestError> {
        let typed: Vec<u16> = text.encode_utf16().collect();
        let length = typed.len();
        if length > MOST_CHARACTERS {
            return Err(too_long(length));
        }
        let signs: Vec<char> = text.chars().map(plain).collect();
        for (place, &sign) in signs.iter().enumerate() {
            let is_digit = |index: usize| signs.get(index).is_some_and(char::is_ascii_digit);
            let is_point = sign == '.' && !is_digit(place.wrapping_sub(1)) && !is_digit(place + 1);
            // Those of two units are not known, so every sign before is of one.
            if !is_known(sign) || is_point {
                let span = (place, place + sign.len_utf16());
                return Err(fault(ErrorCode::UnexpectedCharacter, span).got(sign.to_string()));
            }
        }
        let text = Text { typed, plain: signs };
        text.check_brackets()?;
        Ok(text)
    }

    /// How long it is.
    pub fn len(&self) -> usize {
        self.typed.len()
    }

    /// A part of it, as it was typed.
    pub fn typed(&self, (start, end): Span) -> String {
        String::from_utf16_lossy(&self.typed[start..end])
    }

    /// A fault of one sign that should not be there.
    pub fn unexpected(&self, place: usize) -> RequestError {
        let got = self.plain[place].to_string();
        fault(ErrorCode::UnexpectedCharacter, (place, place + 1)).got(got)
    }

    /// Brackets close one another, and commas stand only between the arguments of a function.
    fn check_brackets(&self) -> Result<(), RequestError> {
        let mut open: Vec<(usize, bool)> = Vec::new();
        for (place, &sign) in self.plain.iter().enumerate() {
            let is_stray = match sign {
                '(' => {
                    open.push((place, self.is_called_at(place)));
                    false
                }
                ')' => open.pop().is_none(),
                ',' => !open.last().is_some_and(|&(_, is_call)| is_call),
                _ => false,
            };
            if is_stray {
                return Err(self.unexpected(place));
            }
        }
        match open.last() {
            Some(&(place, _)) => Err(fault(ErrorCode::UnclosedBracket, (place, place + 1)).got("(")),
            None => Ok(()),
        }
    }

    /// Whether a name that is no sign stands before a bracket.
    fn is_called_at(&self, place: usize) -> bool {
        let before = self.plain[..place].iter().rev().skip_while(|sign| is_space(**sign));
        let word: String = before.take_while(|sign| is_of_word(**sign)).collect();
        let word: String = word.chars().rev().collect();
        word.starts_with(|sign: char| !sign.is_ascii_digit()) && !matches!(&*word, "and" | "or" | "not")
    }

    /// Its pieces, in their order.
    ///
    /// # Errors
    /// `unexpected-character` or `missing-value` where a number does not end as one.
    pub fn pieces(&self) -> Result<Vec<Placed>, RequestError> {
        let mut pieces = Vec::new();
        let mut at = 0;
        while let Some(&sign) = self.plain.get(at) {
            if is_space(sign) {
                at += 1;
                continue;
            }
            let start = at;
            let piece = if sign.is_ascii_digit() || sign == '.' {
                self.number(&mut at)?
            } else if is_of_word(sign) {
                at = self.past(at, is_of_word);
                Piece::Word(self.plain[start..at].iter().collect())
            } else {
                let sign = self.sign_at(at).ok_or_else(|| self.unexpected(at))?;
                at += sign.chars().count();
                Piece::Sign(sign)
            };
            pieces.push(Placed { piece, span: (start, at) });
        }
        Ok(pieces)
    }

    /// The same text with one space between its parts where spaces are, and one sign of those that mean the same; where that is
    /// longer than a text may be, in plain signs alone.
    ///
    /// # Errors
    /// Those of [`Text::pieces`].
    pub fn written(&self) -> Result<String, RequestError> {
        let mut written = String::new();
        // Whether something stands before that a sign can join with what comes.
        let mut is_part_before = false;
        for Placed { piece, span } in self.pieces()? {
            let typed: String = self.plain[span.0..span.1].iter().collect();
            let sign = match &*typed {
                "&&" => "and",
                "||" => "or",
                "=" | "===" => "==",
                "≠" | "!==" => "!=",
                "≤" => "<=",
                "≥" => ">=",
                other => other,
            };
            let is_sign = matches!(piece, Piece::Sign(_)) || matches!(sign, "and" | "or" | "not");
            match sign {
                "(" | ")" => written.push_str(sign),
                "," => written.push_str(", "),
                "not" => written.push_str("not "),
                sign if is_sign && is_part_before => written.extend([" ", sign, " "]),
                sign => written.push_str(sign),
            }
            is_part_before = sign == ")" || !is_sign;
        }
        if written.encode_utf16().count() > MOST_CHARACTERS {
            written = self.plain.iter().collect::<String>().trim().to_string();
        }
        Ok(written)
    }

    fn sign_at(&self, at: usize) -> Option<&'static str> {
        let stands =
            |sign: &&&str| sign.chars().eq(self.plain[at..].iter().copied().take(sign.chars().count()));
        SIGNS.iter().chain(&OTHER_SIGNS).find(stands).copied()
    }

    /// The first place from one on whose sign is another.
    fn past(&self, from: usize, is_one: impl Fn(char) -> bool) -> usize {
        from + self.plain[from..].iter().take_while(|sign| is_one(**sign)).count()
    }

    /// Digits, perhaps with a point and with a power of ten.
    fn number(&self, at: &mut usize) -> Result<Piece, RequestError> {
        let start = *at;
        let is_digit = |sign: char| sign.is_ascii_digit();
        *at = self.past(*at, is_digit);
        if self.plain.get(*at) == Some(&'.') {
            *at = self.past(*at + 1, is_digit);
        }
        if matches!(self.plain.get(*at), Some('e' | 'E')) {
            let signed = *at + 1 + usize::from(matches!(self.plain.get(*at + 1), Some('+' | '-')));
            let end = self.past(signed, is_digit);
            if end == signed {
                return Err(match self.plain.get(signed) {
                    Some(_) => self.unexpected(signed),
                    None => fault(ErrorCode::MissingValue, (signed, signed)),
                });
            }
            *at = end;
        }
        if self.plain.get(*at).is_some_and(|sign| is_of_word(*sign) || *sign == '.') {
            return Err(self.unexpected(*at));
        }
        let written: String = self.plain[start..*at].iter().collect();
        Ok(Piece::Number(written.parse().unwrap_or(f64::INFINITY)))
    }
}

/// The plain sign of the same length that another stands for.
pub fn plain(sign: char) -> char {
    /// From a full-width sign to the plain one.
    const FULL_WIDTH: u32 = 0xfee0;
    match sign {
        '−' => '-',
        '×' | '·' => '*',
        '÷' => '/',
        '！'..='～' => char::from_u32(u32::from(sign) - FULL_WIDTH).unwrap_or(sign),
        sign if is_space(sign) => ' ',
        sign => sign,
    }
}

pub fn is_space(sign: char) -> bool {
    sign.is_whitespace() || sign == '\u{feff}'
}

pub fn is_of_word(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '_' | 'φ')
}

pub fn is_known(sign: char) -> bool {
    is_space(sign) || is_of_word(sign) || "+-*/%<>=!&|?:.,()^≤≥≠⊕".contains(sign)
}
