//! How rewritings are read.

use super::bounds;
use super::words;
use super::{Rewriting, Rewritings, Size};
use crate::error::{ErrorCode, RequestError};
use crate::formula::compile::compiled;
use crate::formula::parse::{self, Node};
use crate::formula::scan::{Span, Text, fault, is_known, is_of_word, is_space, plain};
use crate::formula::{Condition, Formula, Letters, Name, Number, Subject, Variable};
use crate::limits;
use crate::text::{Phrase, Text as Words};

/// The text of rewritings in plain signs.
struct Source<'a> {
    typed: &'a str,
    signs: Vec<char>,
}

/// A formula of a rewriting, as a tree.
pub struct Part {
    /// The tree; its places are those of its own text.
    pub node: Node,
    text: Text,
    /// Where its text begins.
    start: usize,
}

/// A size as it is read: the number of stones, and of how many heaps.
pub struct SizeParts {
    /// Of each heap.
    pub size: Part,
    /// How many there are, where that is said.
    pub count: Option<Part>,
}

/// A rewriting as it is read.
pub struct Parts {
    /// The names on the left, and the register.
    pub names: Vec<char>,
    /// The register.
    pub register: Option<char>,
    /// What the heaps become.
    pub sizes: Vec<SizeParts>,
    /// What the register becomes, where that is said.
    pub new_register: Option<Part>,
    /// What must be so.
    pub condition: Option<Part>,
}

const ARROW: &str = "->";
const WHERE: &str = "where";
const REPEAT: &str = "repeat";

/// Reads rewritings.
pub fn rewritings(text: &str, are_ordered: bool) -> Result<Rewritings, RequestError> {
    let source = Source::new(text)?;
    let (mut all, mut written, mut said) = (Vec::new(), Vec::new(), Vec::new());
    // What the first one has, every other one has.
    let mut first: Option<(usize, bool)> = None;
    for span in source.split((0, source.signs.len()), ';') {
        let parts = source.parts(span, are_ordered)?;
        let shape = (parts.names.len(), parts.register.is_some());
        let (names, has_register) = *first.get_or_insert(shape);
        let place = source.trimmed(span);
        if has_register != shape.1 {
            return Err(fault(ErrorCode::MissingValue, place).got("|"));
        }
        if are_ordered && (names != shape.0 || parts.sizes.len() != names) {
            let count = if names == shape.0 { parts.sizes.len() } else { shape.0 };
            let code = if count > names { ErrorCode::TooMany } else { ErrorCode::MissingValue };
            return Err(fault(code, place).limit(names as u64).got(count));
        }
        if all.len() == limits::REWRITINGS {
            return Err(fault(ErrorCode::TooMany, place).limit(limits::REWRITINGS as u64).got(all.len() + 1));
        }
        written.push(parts.written()?);
        said.push(words::said(&parts, are_ordered));
        all.push(parts.compiled()?);
    }
    let mut written = written.join("; ");
    if written.encode_utf16().count() > limits::REWRITINGS_LENGTH {
        written = source.signs.iter().collect::<String>().trim().to_string();
    }
    let words = Phrase::joined(&said, Words { en: "; or ", zh: "；或" });
    Ok(Rewritings { all, are_ordered, written, words })
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
            let is_double = at == '|' && [place.wrapping_sub(1), place + 1].iter().any(|beside| self.signs.get(*beside) == Some(&'|'));
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
            self.signs[place..past] == wanted && (!is_word || is_apart(place.wrapping_sub(1)) && is_apart(past))
        });
        found.next().map(|place| (place, place + wanted.len()))
    }

    fn missing(&self, at: usize, what: &str) -> RequestError {
        fault(ErrorCode::MissingValue, (at, at)).got(what)
    }

    /// Reads one rewriting.
    fn parts(&self, (start, end): Span, are_ordered: bool) -> Result<Parts, RequestError> {
        let arrow = self.find((start, end), ARROW).or_else(|| self.find((start, end), "→"));
        let Some((arrow, past)) = arrow else { return Err(self.missing(self.trimmed((start, end)).1, ARROW)) };
        let condition = self.find((past, end), WHERE);
        let right = (past, condition.map_or(end, |(place, _)| place));
        let (names, register) = self.left((start, arrow), are_ordered)?;
        let (sizes, new_register) = match self.split(right, '|')[..] {
            [sizes] => (sizes, None),
            [sizes, register] => (sizes, Some(register)),
            [.., (third, _)] => return Err(fault(ErrorCode::UnexpectedCharacter, (third - 1, third)).got("|")),
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
            [.., (third, _)] => return Err(fault(ErrorCode::UnexpectedCharacter, (third - 1, third)).got("|")),
            [] => unreachable!("a part has parts"),
        };
        let most = if are_ordered { limits::PLACES } else { limits::NAMED_HEAPS };
        let mut names = Vec::new();
        for span in self.split(heaps, ',').into_iter().chain(register) {
            let (start, end) = self.trimmed(span);
            let name = match self.signs[start..end] {
                [] => return Err(fault(ErrorCode::MissingValue, (end, end))),
                [name] if name.is_ascii_alphabetic() => name,
                _ => return Err(fault(ErrorCode::UnexpectedCharacter, (start, end)).got(self.typed_at((start, end)))),
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
        let inner = self.find((start, end), REPEAT).filter(|(place, _)| *place == start).and_then(|(_, past)| {
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
        Ok(Part { node, text, start })
    }

    fn typed_at(&self, (start, end): Span) -> String {
        let units: Vec<u16> = self.typed.encode_utf16().skip(start).take(end - start).collect();
        String::from_utf16_lossy(&units)
    }
}

impl Part {
    fn formula(&self, letters: Letters) -> Result<Formula, RequestError> {
        let subject = Subject::Rewriting(letters);
        compiled(&self.node, &self.text, subject).map_err(|found| found.shifted(self.start))
    }

    fn number(&self, letters: Letters) -> Result<Number, RequestError> {
        match self.formula(letters)? {
            Formula::Number(number) => Ok(number),
            other => Err(self.wrong(&other)),
        }
    }

    fn condition(&self, letters: Letters) -> Result<Condition, RequestError> {
        match self.formula(letters)? {
            Formula::Condition(condition) => Ok(condition),
            other => Err(self.wrong(&other)),
        }
    }

    fn wrong(&self, formula: &Formula) -> RequestError {
        let (start, end) = self.node.span;
        fault(ErrorCode::WrongType, (self.start + start, self.start + end)).got(formula.kind())
    }
}

impl Parts {
    fn formulas(&self) -> impl Iterator<Item = &Part> {
        let sizes = self.sizes.iter().flat_map(|size| [Some(&size.size), size.count.as_ref()]).flatten();
        sizes.chain(&self.new_register).chain(&self.condition)
    }

    /// The names, the register, and then all other letters in the order in which they stand.
    fn letters(&self) -> Result<Letters, RequestError> {
        let mut letters = Letters::default();
        self.names.iter().chain(&self.register).for_each(|name| _ = letters.add(*name));
        let mut too_many = None;
        for part in self.formulas() {
            part.node.each_name(&mut |name, (start, end)| {
                let mut signs = name.chars();
                let (Some(letter), None) = (signs.next(), signs.next()) else { return };
                let is_new = letter.is_ascii_alphabetic() && letters.place(letter).is_none();
                if is_new && !letters.add(letter) {
                    too_many.get_or_insert((part.start + start, part.start + end));
                }
            });
        }
        match too_many {
            Some(span) => Err(fault(ErrorCode::TooMany, span).limit(Letters::MOST as u64).got(Letters::MOST + 1)),
            None => Ok(letters),
        }
    }

    fn compiled(&self) -> Result<Rewriting, RequestError> {
        let letters = self.letters()?;
        let number = |part: &Part| part.number(letters);
        let sizes = self.sizes.iter().map(|SizeParts { size, count }| {
            Ok(Size { size: number(size)?, count: count.as_ref().map(number).transpose()? })
        });
        let sizes = sizes.collect::<Result<Vec<_>, RequestError>>()?;
        let register = self.new_register.as_ref().map(number).transpose()?;
        let condition = self.condition.as_ref().map(|part| part.condition(letters)).transpose()?;
        let of_whole = [Name::Heaps, Name::Stones, Name::Largest, Name::Smallest].map(Variable::Name);
        let numbers = || sizes.iter().flat_map(|size| [Some(&size.size), size.count.as_ref()]).flatten().chain(&register);
        let is_of_whole = of_whole.iter().any(|name| {
            numbers().any(|number| number.speaks_of(*name))
                || condition.as_ref().is_some_and(|condition| condition.speaks_of(*name))
        });
        let names = self.names.len();
        let known = names + usize::from(self.register.is_some());
        let tree = self.condition.as_ref().map(|part| (&part.node, &part.text));
        let (conditions, steps) = bounds::steps(tree, &letters, names, known)?;
        let has_register = self.register.is_some();
        Ok(Rewriting { names, has_register, sizes, register, is_of_whole, conditions, steps })
    }

    /// In the one form in which it is written.
    fn written(&self) -> Result<String, RequestError> {
        let text = |part: &Part| part.text.written();
        let size = |SizeParts { size, count }: &SizeParts| {
            Ok(match count {
                Some(count) => format!("{REPEAT}({}, {})", text(size)?, text(count)?),
                None => text(size)?,
            })
        };
        let names = self.names.iter().map(char::to_string).collect::<Vec<_>>().join(", ");
        let sizes = self.sizes.iter().map(size).collect::<Result<Vec<_>, RequestError>>()?.join(", ");
        let mut written = names;
        self.register.iter().for_each(|register| written.extend([" | ", &register.to_string()]));
        written.extend([" ", ARROW]);
        written.extend(if sizes.is_empty() { ["", ""] } else { [" ", &sizes] });
        if let Some(register) = &self.new_register {
            written.extend([" | ", &text(register)?]);
        }
        if let Some(condition) = &self.condition {
            written.extend([" ", WHERE, " ", &text(condition)?]);
        }
        Ok(written)
    }
}
