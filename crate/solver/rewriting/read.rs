//! How rewritings are read.

use super::parts::{ARROW, Part, Parts, REPEAT, SizeParts, WHERE};
use crate::error::{ErrorCode, RequestError};
use crate::formula::parse;
use crate::formula::scan::{Span, Text, fault, is_known, is_of_word, is_space, plain};
use crate::limits;

/// The text of rewritings in plain signs.
struct Source<'a> {
    typed: &'a str,
    signs: Vec<char>,
}

/// Reads rewritings, and gives the text that they stand in as it would be written were it too long in the one form.
pub fn rewritings(text: &str, are_ordered: bool) -> Result<(Vec<Parts>, String), RequestError> {
    let source = Source::new(text)?;
    let mut all: Vec<Parts> = Vec::new();
    for span in source.split((0, source.signs.len()), ';') {
        let parts = source.parts(span, are_ordered)?;
        let place = source.trimmed(span);
        // What the first one has, every other one has.
        let (names, has_register) =
            all.first().map_or((parts.names.len(), parts.register.is_some()), |first| {
                (first.names.len(), first.register.is_some())
            });
        if has_register != parts.register.is_some() {
            return Err(fault(ErrorCode::MissingValue, place).got("|"));
        }
        let count = if parts.names.len() == names { parts.sizes.len() } else { parts.names.len() };
        if are_ordered && count != names {
            let code = if count > names { ErrorCode::TooMany } else { ErrorCode::MissingValue };
            return Err(fault(code, place).limit(names as u64).got(count));
        }
        if all.len() == limits::REWRITINGS {
            return Err(fault(ErrorCode::TooMany, place).limit(limits::REWRITINGS as u64).got(all.len() + 1));
        }
        all.push(parts);
    }
    Ok((all, source.signs.iter().collect::<String>().trim().to_string()))
}

impl<'a> Source<'a> {
    fn new(typed: &'a str) -> Result<Self, RequestError> {
        let length = typed.encode_utf16().count();
        if length > limits::REWRITINGS_LENGTH {
            let limit = limits::REWRITINGS_LENGTH;
            let fault = fault(ErrorCode::TextTooLong, (limit, length));
            return Err(fault.limit(limit as u64).got(length));
        }
        let signs: Vec<char> = typed.chars().map(plain).collect();
        let is_strange = |sign: &char| !is_known(*sign) && !matches!(sign, ';' | '→');
        if let Some(place) = signs.iter().position(is_strange) {
            let span = (place, place + signs[place].len_utf16());
            return Err(fault(ErrorCode::UnexpectedCharacter, span).got(signs[place].to_string()));
        }
        Ok(Source { typed, signs })
    }

    /// A part without the spaces around it.
    fn trimmed(&self, (start, end): Span) -> Span {
        let is_sign = |sign: &char| !is_space(*sign);
        let signs = &self.signs[start..end];
        let Some(first) = signs.iter().position(is_sign) else { return (end, end) };
        let last = signs.iter().rposition(is_sign).unwrap_or(first);
        (start + first, start + last + 1)
    }

    /// The parts of a part that stand between these signs outside of brackets.
    fn split(&self, (start, end): Span, at: char) -> Vec<Span> {
        let (mut spans, mut from, mut depth) = (Vec::new(), start, 0usize);
        for place in start..end {
            let sign = self.signs[place];
            let is_double = at == '|'
                && [place.wrapping_sub(1), place + 1]
                    .iter()
                    .any(|beside| self.signs.get(*beside) == Some(&'|'));
            match sign {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ if sign == at && depth == 0 && !is_double => {
                    spans.push((from, place));
                    from = place + 1;
                }
                _ => {}
            }
        }
        spans.push((from, end));
        spans
    }

    /// Where a sign or a word first stands.
    fn find(&self, (start, end): Span, wanted: &str) -> Option<Span> {
        let wanted: Vec<char> = wanted.chars().collect();
        let is_word = is_of_word(wanted[0]);
        let starts = start..(end + 1).saturating_sub(wanted.len());
        let mut found = starts.filter(|&place| {
            let past = place + wanted.len();
            let is_apart = |place: usize| {
                place < start || place >= end || !self.signs.get(place).is_some_and(|sign| is_of_word(*sign))
            };
            self.signs[place..past] == wanted
                && (!is_word || is_apart(place.wrapping_sub(1)) && is_apart(past))
        });
        found.next().map(|place| (place, place + wanted.len()))
    }

    fn missing(&self, at: usize, what: &str) -> RequestError {
        fault(ErrorCode::MissingValue, (at, at)).got(what)
    }

    /// Reads one rewriting.
    fn parts(&self, (start, end): Span, are_ordered: bool) -> Result<Parts, RequestError> {
        let arrow = self.find((start, end), ARROW).or_else(|| self.find((start, end), "→"));
        let Some((arrow, past)) = arrow else {
            return Err(self.missing(self.trimmed((start, end)).1, ARROW));
        };
        let condition = self.find((past, end), WHERE);
        let right = (past, condition.map_or(end, |(place, _)| place));
        let (names, register) = self.left((start, arrow), are_ordered)?;
        let (sizes, new_register) = match self.split(right, '|')[..] {
            [sizes] => (sizes, None),
            [sizes, register] => (sizes, Some(register)),
            [.., (third, _)] => {
                return Err(fault(ErrorCode::UnexpectedCharacter, (third - 1, third)).got("|"));
            }
            [] => unreachable!("a part has parts"),
        };
        if let (None, Some((bar, _))) = (register, new_register) {
            return Err(fault(ErrorCode::UnexpectedCharacter, (bar - 1, bar)).got("|"));
        }
        let (from, to) = self.trimmed(sizes);
        let spans = if from == to { Vec::new() } else { self.split(sizes, ',') };
        if spans.len() > limits::NAMED_SIZES {
            let fault = fault(ErrorCode::TooMany, self.trimmed(spans[limits::NAMED_SIZES]));
            return Err(fault.limit(limits::NAMED_SIZES as u64).got(spans.len()));
        }
        let sizes = spans.into_iter().map(|span| self.size(span, are_ordered)).collect::<Result<_, _>>()?;
        Ok(Parts {
            names,
            register,
            sizes,
            new_register: new_register.map(|span| self.part(span)).transpose()?,
            condition: condition.map(|(_, past)| self.part((past, end))).transpose()?,
        })
    }

    /// Reads the names on the left of an arrow, and the register.
    fn left(&self, span: Span, are_ordered: bool) -> Result<(Vec<char>, Option<char>), RequestError> {
        let (heaps, register) = match self.split(span, '|')[..] {
            [heaps] => (heaps, None),
            [heaps, register] => (heaps, Some(register)),
            [.., (third, _)] => {
                return Err(fault(ErrorCode::UnexpectedCharacter, (third - 1, third)).got("|"));
            }
            [] => unreachable!("a part has parts"),
        };
        let most = if are_ordered { limits::PLACES } else { limits::NAMED_HEAPS };
        let mut names = Vec::new();
        for span in self.split(heaps, ',').into_iter().chain(register) {
            let (start, end) = self.trimmed(span);
            let name = match self.signs[start..end] {
                [] => return Err(fault(ErrorCode::MissingValue, (end, end))),
                [name] if name.is_ascii_alphabetic() => name,
                _ => {
                    return Err(
                        fault(ErrorCode::UnexpectedCharacter, (start, end)).got(self.typed_at((start, end)))
                    );
                }
            };
            if names.contains(&name) {
                return Err(fault(ErrorCode::Repeated, (start, end)).got(name.to_string()));
            }
            if names.len() == most && Some(span) != register {
                return Err(fault(ErrorCode::TooMany, (start, end)).limit(most as u64).got(names.len() + 1));
            }
            names.push(name);
        }
        let register = register.and_then(|_| names.pop());
        Ok((names, register))
    }

    /// Reads a size, or `repeat(size, count)`.
    fn size(&self, span: Span, are_ordered: bool) -> Result<SizeParts, RequestError> {
        let (start, end) = self.trimmed(span);
        let inner =
            self.find((start, end), REPEAT).filter(|(place, _)| *place == start).and_then(|(_, past)| {
                let (open, close) = self.trimmed((past, end));
                let is_call = close > open + 1 && self.signs[open] == '(' && self.signs[close - 1] == ')';
                is_call.then_some((open + 1, close - 1))
            });
        let Some(inner) = inner else { return Ok(SizeParts { size: self.part(span)?, count: None }) };
        if are_ordered {
            return Err(fault(ErrorCode::UnknownChoice, (start, start + REPEAT.len())).got(REPEAT));
        }
        match self.split(inner, ',')[..] {
            [size, count] => Ok(SizeParts { size: self.part(size)?, count: Some(self.part(count)?) }),
            [_] => Err(fault(ErrorCode::MissingValue, (end - 1, end))),
            ref more => {
                let third = self.trimmed(more[2]);
                Err(fault(ErrorCode::TooMany, third).limit(2).got(REPEAT))
            }
        }
    }

    /// Reads a formula.
    fn part(&self, (start, end): Span) -> Result<Part, RequestError> {
        let written: String = self.signs[start..end].iter().collect();
        let shifted = |found: RequestError| found.shifted(start);
        let text = Text::new(&written).map_err(shifted)?;
        let node = parse::parsed(&text).map_err(shifted)?;
        Ok(Part::new(node, text, start))
    }

    fn typed_at(&self, (start, end): Span) -> String {
        let units: Vec<u16> = self.typed.encode_utf16().skip(start).take(end - start).collect();
        String::from_utf16_lossy(&units)
    }
}
