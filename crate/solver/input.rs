//! A request as it came in, before anything about it is known to be right, and the checks that name each fault's field.

use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::LARGEST_TOKEN;

/// Any value a caller may send. The boundary builds it; everything behind the checks is typed.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// Absent, null or undefined.
    Missing,
    /// A value that no field takes, by the name of its type, or "unreadable" where looking at it throws.
    Other(String),
    /// True or false.
    Boolean(bool),
    /// Any number, not necessarily an integer.
    Number(f64),
    /// A text.
    Text(String),
    /// A text longer than any field takes, by its length in UTF-16 units.
    LongText(usize),
    /// A list.
    List(Vec<Input>),
    /// A list longer than any field takes, by its length.
    LongList(f64),
    /// Keys and values in the caller's order.
    Record(Vec<(String, Input)>),
}

impl Input {
    /// A list of numbers.
    pub fn numbers(numbers: &[u64]) -> Self {
        Input::List(numbers.iter().map(|number| Input::Number(*number as f64)).collect())
    }
}

/// An input together with the way that leads to it, so that a fault can say where it is. The path is written out only
/// when there is a fault.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    input: &'a Input,
    within: Option<&'a Field<'a>>,
    step: Step<'a>,
}

/// The last step of the way to a field.
#[derive(Clone, Copy)]
enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

impl<'a> Field<'a> {
    /// The root of a request's argument, for instance `position`. The fields of a root without a name stand alone.
    pub fn root(name: &'a str, input: &'a Input) -> Self {
        Field { input, within: None, step: Step::Key(name) }
    }

    /// The root of a request's argument that is a record, whose fields stand alone.
    ///
    /// # Errors
    /// `missing-value` or `wrong-type`, naming the argument.
    pub fn of_record(name: &'a str, input: &'a Input) -> Result<Self, RequestError> {
        match input {
            Input::Record(_) => Ok(Field::root("", input)),
            _ => Err(Field::root(name, input).wrong_type()),
        }
    }

    /// A field of a record.
    pub fn child<'s>(&'s self, key: &'s str, input: &'s Input) -> Field<'s> {
        Field { input, within: Some(self), step: Step::Key(key) }
    }

    /// An item of a list.
    pub fn item<'s>(&'s self, index: usize, input: &'s Input) -> Field<'s> {
        Field { input, within: Some(self), step: Step::Index(index) }
    }

    /// The value itself.
    pub fn input(&self) -> &'a Input {
        self.input
    }

    /// The path, as errors name it.
    pub fn path(&self) -> String {
        let mut path = self.within.map(Field::path).unwrap_or_default();
        match self.step {
            Step::Key(key) => {
                if !path.is_empty() {
                    path.push('.');
                }
                // A key without a character is a field all the same; a root without a name is none.
                path.push_str(if key.is_empty() && self.within.is_some() { "\"\"" } else { key });
            }
            Step::Index(index) => {
                path.push('[');
                path.push_str(itoa::Buffer::new().format(index));
                path.push(']');
            }
        }
        path
    }

    /// A fault in this field.
    pub fn fault(&self, code: ErrorCode) -> RequestError {
        RequestError::new(code, self.path())
    }

    /// The fields of a record, in the order of `keys`.
    ///
    /// # Errors
    /// `wrong-type` when it is no record, `unknown-key` for a key that is not in `keys`.
    pub fn record<'s, const N: usize>(&'s self, keys: [&'s str; N]) -> Result<[Field<'s>; N], RequestError> {
        let entries = self.entries()?;
        match entries.iter().find(|(key, _)| !keys.contains(&key.as_str())) {
            Some((key, _)) => Err(self.unknown_key(key)),
            None => Ok(keys.map(|key| self.entry(entries, key))),
        }
    }

    /// The field of a record that has these entries.
    pub fn entry<'s>(&'s self, entries: &'s [(String, Input)], key: &'s str) -> Field<'s> {
        let entry = entries.iter().find(|(name, _)| name == key);
        self.child(key, entry.map_or(&Input::Missing, |(_, input)| input))
    }

    /// The keys and values of a record whose keys are not known here.
    ///
    /// # Errors
    /// `wrong-type` when it is no record.
    pub fn entries(&self) -> Result<&'a [(String, Input)], RequestError> {
        match self.input {
            Input::Record(entries) => Ok(entries),
            _ => Err(self.wrong_type()),
        }
    }

    /// The fault that a record has a key that it should not have.
    pub fn unknown_key(&self, key: &str) -> RequestError {
        self.child(key, &Input::Missing).fault(ErrorCode::UnknownKey).got(key)
    }

    /// The items of a list of at most `most`.
    ///
    /// # Errors
    /// `wrong-type` when it is no list, `too-many`.
    pub fn items<'s>(
        &'s self,
        most: usize,
    ) -> Result<impl ExactSizeIterator<Item = Field<'s>>, RequestError> {
        let too_many = |length: f64| self.fault(ErrorCode::TooMany).limit(most as u64).got(length);
        let items = match self.input {
            Input::List(items) if items.len() > most => return Err(too_many(items.len() as f64)),
            Input::List(items) => items,
            Input::LongList(length) => return Err(too_many(*length)),
            _ => return Err(self.wrong_type()),
        };
        Ok(items.iter().enumerate().map(|(index, input)| self.item(index, input)))
    }

    /// Whether the field is a text, of whatever length.
    pub fn is_text(&self) -> bool {
        matches!(self.input, Input::Text(_) | Input::LongText(_))
    }

    /// A text within the limit.
    pub fn text(&self) -> Result<&'a str, RequestError> {
        self.text_of(limits::TEXT_LENGTH)
    }

    /// A text of at most `most` UTF-16 units.
    ///
    /// # Errors
    /// `wrong-type` when it is none, `text-too-long`.
    pub fn text_of(&self, most: usize) -> Result<&'a str, RequestError> {
        let (text, length) = match self.input {
            Input::Text(text) if text.len() <= most => return Ok(text),
            Input::Text(text) => (text.as_str(), text.encode_utf16().count()),
            Input::LongText(length) => ("", *length),
            _ => return Err(self.wrong_type()),
        };
        if length > most {
            return Err(self.fault(ErrorCode::TextTooLong).limit(most as u64).got(length));
        }
        Ok(text)
    }

    /// An integer from `least` to `most`.
    #[allow(clippy::cast_possible_truncation, reason = "it is an integer within the bounds")]
    pub fn integer(&self, least: u64, most: u64) -> Result<u64, RequestError> {
        let Input::Number(number) = *self.input else { return Err(self.wrong_type()) };
        if number.is_nan() || (number.is_finite() && number % 1.0 != 0.0) {
            return Err(self.fault(ErrorCode::NotAnInteger).got(number));
        }
        if number < least as f64 {
            return Err(self.fault(ErrorCode::OutOfRange).limit(least).got(number));
        }
        if number > most as f64 {
            return Err(self.fault(ErrorCode::OutOfRange).limit(most).got(number));
        }
        Ok(number as u64)
    }

    /// A structure of texts and numbers, written as JSON: `{"a":["b"]}`.
    ///
    /// # Errors
    /// `wrong-type` when there is anything else in it.
    pub fn written(&self) -> Result<String, RequestError> {
        let mut text = String::new();
        self.write_json(&mut text)?;
        Ok(text)
    }

    #[allow(clippy::cast_possible_truncation, reason = "it is an integer within the bounds")]
    fn write_json(&self, out: &mut String) -> Result<(), RequestError> {
        match self.input {
            Input::Text(_) | Input::LongText(_) => push_quoted(out, self.text()?),
            Input::Number(number) if number % 1.0 == 0.0 && number.abs() <= LARGEST_TOKEN as f64 => {
                out.push_str(itoa::Buffer::new().format(*number as i64));
            }
            Input::Missing => out.push_str("null"),
            Input::Boolean(value) => out.push_str(if *value { "true" } else { "false" }),
            Input::List(_) => {
                out.push('[');
                for (index, item) in self.items(limits::ARGUMENT_SIZE)?.enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    item.write_json(out)?;
                }
                out.push(']');
            }
            Input::Record(entries) => {
                out.push('{');
                for (index, (key, value)) in entries.iter().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    push_quoted(out, key);
                    out.push(':');
                    self.child(key, value).write_json(out)?;
                }
                out.push('}');
            }
            _ => return Err(self.wrong_type()),
        }
        Ok(())
    }

    /// True or false, false when missing.
    pub fn flag(&self) -> Result<bool, RequestError> {
        match *self.input {
            Input::Missing => Ok(false),
            Input::Boolean(value) => Ok(value),
            _ => Err(self.wrong_type()),
        }
    }

    /// Whether the field is absent.
    pub fn is_missing(&self) -> bool {
        *self.input == Input::Missing
    }

    /// `missing-value` when the field is absent, `wrong-type` otherwise.
    pub fn wrong_type(&self) -> RequestError {
        let got = match self.input {
            Input::Missing => return self.fault(ErrorCode::MissingValue),
            Input::Other(name) => name.as_str(),
            Input::Boolean(_) => "boolean",
            Input::Number(_) => "number",
            Input::Text(_) | Input::LongText(_) => "text",
            Input::List(_) | Input::LongList(_) => "list",
            Input::Record(_) => "record",
        };
        self.fault(ErrorCode::WrongType).got(got)
    }
}

/// Writes a text between quotation marks, so that [`crate::scan::Scanner::quoted`] reads it again.
pub fn push_quoted(out: &mut String, text: &str) {
    out.push('"');
    for character in text.chars() {
        if matches!(character, '"' | '\\') {
            out.push('\\');
        }
        out.push(character);
    }
    out.push('"');
}
