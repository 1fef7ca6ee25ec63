//! Parameters of rulesets: what a ruleset takes, and how its values are read from lists, numbers and text.

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers::push_joined;
use crate::scan::Scanner;
use crate::text::Text;

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A positive integer.
    Integer(u64),
    /// Distinct integers, ascending.
    Set(Vec<u64>),
}

/// What values a parameter takes.
#[derive(Clone, Copy, Debug)]
pub enum Range {
    /// An integer within these bounds, both included.
    Integer {
        /// The least one.
        least: u64,
        /// The largest one.
        most: u64,
    },
    /// A nonempty set of such integers, at most [`limits::SET_SIZE`] of them.
    Set {
        /// The least member allowed.
        least: u64,
        /// The largest member allowed.
        most: u64,
    },
}

/// What the value of a parameter is when a request leaves it out.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// A request must give it; a form starts with this notation.
    Required(&'static str),
    /// It may be left out and then is this notation.
    Optional(&'static str),
}

/// A parameter of a ruleset.
pub struct ParameterCard {
    /// Its key in requests and notations, as `m` in `bash[m=3](5)`.
    pub key: &'static str,
    /// Its name in a form.
    pub name: Text,
    /// What it means, in a few words.
    pub meaning: Text,
    /// The values it takes.
    pub range: Range,
    /// Whether it must be given.
    pub presence: Presence,
}

/// Checked values of all parameters of a ruleset, in the order of its card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters(Vec<(&'static str, Value)>);

impl ParameterCard {
    /// The value a form starts with, which is also the one that is meant when an optional parameter is left out.
    pub fn initial(&self) -> Value {
        let (Presence::Required(notation) | Presence::Optional(notation)) = self.presence;
        let field = Field::root(self.key, &Input::Missing);
        let value = self.scan(&mut Scanner::new(notation, &field));
        value.unwrap_or_else(|_| unreachable!("the registry's test reads every initial value"))
    }

    /// What is meant when a request leaves the parameter out, or the fault that it must not.
    fn left_out(&self, fault: impl Fn() -> RequestError) -> Result<Value, RequestError> {
        match self.presence {
            Presence::Optional(_) => Ok(self.initial()),
            Presence::Required(_) => Err(fault()),
        }
    }

    /// Reads a value from a notation, such as `3` or `{1,3,4}`.
    fn scan(&self, scanner: &mut Scanner) -> Result<Value, RequestError> {
        scanner.skip_spaces();
        match self.range {
            Range::Integer { least, most } => Ok(Value::Integer(scan_between(scanner, least, most)?)),
            Range::Set { least, most } => {
                let open = scanner.place();
                let braced = scanner.take('{');
                let mut members = Vec::new();
                loop {
                    scanner.skip_spaces();
                    members.push(scan_between(scanner, least, most)?);
                    if members.len() > limits::SET_SIZE {
                        let fault = scanner.fault(ErrorCode::TooMany, open);
                        return Err(fault.limit(limits::SET_SIZE as u64).got(members.len()));
                    }
                    scanner.skip_spaces();
                    let more = scanner.take(',') || scanner.peek().is_some_and(|next| next.is_ascii_digit());
                    if !more {
                        break;
                    }
                }
                if braced {
                    scanner.close('}', open)?;
                }
                Ok(Value::Set(as_set(members)))
            }
        }
    }

    /// Reads a value from a request: a number, a list, or what a reader typed.
    fn read(&self, field: &Field) -> Result<Value, RequestError> {
        if let Input::Text(_) = field.input() {
            let mut scanner = Scanner::new(field.text()?, field);
            let value = self.scan(&mut scanner)?;
            scanner.finish()?;
            return Ok(value);
        }
        match self.range {
            Range::Integer { least, most } => Ok(Value::Integer(field.integer(least, most)?)),
            Range::Set { least, most } => {
                let members = field.items(limits::SET_SIZE)?.map(|member| member.integer(least, most));
                let members = members.collect::<Result<Vec<_>, _>>()?;
                if members.is_empty() {
                    return Err(field.fault(ErrorCode::MissingValue));
                }
                Ok(Value::Set(as_set(members)))
            }
        }
    }
}

impl Parameters {
    /// Reads a record of values.
    ///
    /// # Errors
    /// `unknown-key`, `missing-value`, or the first fault of a value, each naming its field.
    pub fn read(cards: &'static [ParameterCard], record: &Field) -> Result<Self, RequestError> {
        let entries = if record.is_missing() { &[] } else { record.entries()? };
        if let Some((key, _)) = entries.iter().find(|(key, _)| cards.iter().all(|card| card.key != key)) {
            return Err(record.unknown_key(key));
        }
        let value = |card: &'static ParameterCard| {
            let given = entries.iter().find(|(key, _)| key == card.key);
            let field = record.child(card.key, given.map_or(&Input::Missing, |(_, input)| input));
            let value =
                if field.is_missing() { card.left_out(|| field.wrong_type()) } else { card.read(&field) };
            Ok((card.key, value?))
        };
        cards.iter().map(value).collect::<Result<_, _>>().map(Parameters)
    }

    /// Reads `[key=value,…]`, or nothing where nothing needs to be given.
    ///
    /// # Errors
    /// The first fault with its place in the text; a parameter that is missing is named where the list ends.
    pub fn scan(cards: &'static [ParameterCard], scanner: &mut Scanner) -> Result<Self, RequestError> {
        let mut given: Vec<(&'static str, Value)> = Vec::new();
        let open = scanner.place();
        if scanner.take('[') {
            scanner.skip_spaces();
            while given.is_empty() || scanner.take(',') {
                scanner.skip_spaces();
                if given.is_empty() && scanner.peek() == Some(']') {
                    break;
                }
                let start = scanner.place();
                let key = scanner.take_while(|character| character.is_ascii_alphanumeric());
                if key.is_empty() {
                    return Err(scanner.unexpected());
                }
                let repeated = given.iter().any(|(name, _)| *name == key);
                let Some(card) = cards.iter().find(|card| card.key == key && !repeated) else {
                    return Err(scanner.fault(ErrorCode::UnknownKey, start).got(key));
                };
                scanner.skip_spaces();
                if !scanner.take('=') {
                    return Err(scanner.unexpected());
                }
                given.push((card.key, card.scan(scanner)?));
                scanner.skip_spaces();
            }
            scanner.close(']', open)?;
        }
        let value = |card: &'static ParameterCard| {
            let missing = || scanner.fault(ErrorCode::MissingValue, scanner.place()).got(card.key);
            let value = given.iter().find(|(key, _)| *key == card.key).map(|(_, value)| value.clone());
            Ok((card.key, value.map_or_else(|| card.left_out(missing), Ok)?))
        };
        cards.iter().map(value).collect::<Result<_, _>>().map(Parameters)
    }

    /// The values with their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(key, value)| (*key, value))
    }

    /// The integer of this key.
    ///
    /// # Panics
    /// When the ruleset's card has no integer of this key.
    pub fn integer(&self, key: &str) -> u64 {
        match self.get(key) {
            Some(Value::Integer(value)) => *value,
            _ => panic!("no such integer"),
        }
    }

    /// The set of this key, ascending.
    ///
    /// # Panics
    /// When the ruleset's card has no set of this key.
    pub fn set(&self, key: &str) -> &[u64] {
        match self.get(key) {
            Some(Value::Set(members)) => members,
            _ => panic!("no such set"),
        }
    }

    /// Writes `[key=value,…]`, leaving out what is meant anyway.
    pub fn format(&self, cards: &[ParameterCard], out: &mut String) {
        let mut open = false;
        for (card, (key, value)) in cards.iter().zip(self.iter()) {
            if matches!(card.presence, Presence::Optional(_)) && card.initial() == *value {
                continue;
            }
            out.push(if open { ',' } else { '[' });
            open = true;
            out.push_str(key);
            out.push('=');
            value.format(out);
        }
        if open {
            out.push(']');
        }
    }

    fn get(&self, key: &str) -> Option<&Value> {
        self.iter().find(|(name, _)| *name == key).map(|(_, value)| value)
    }
}

impl Value {
    /// Writes the value as notations do, for instance `3` or `{1,3,4}`.
    fn format(&self, out: &mut String) {
        match self {
            Value::Integer(value) => out.push_str(itoa::Buffer::new().format(*value)),
            Value::Set(members) => {
                out.push('{');
                push_joined(out, members);
                out.push('}');
            }
        }
    }
}

/// A number within bounds, at least `least` too.
fn scan_between(scanner: &mut Scanner, least: u64, most: u64) -> Result<u64, RequestError> {
    let start = scanner.place();
    let value = scanner.number(most)?;
    if value < least {
        return Err(scanner.fault(ErrorCode::OutOfRange, start).limit(least).got(value as f64));
    }
    Ok(value)
}

fn as_set(mut members: Vec<u64>) -> Vec<u64> {
    members.sort_unstable();
    members.dedup();
    members
}
