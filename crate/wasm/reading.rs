//! Requests on their way in: JSON, in which `www/src/solver/json.ts` has marked what JSON has no word for.

use js_sys::JsString as Json;
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::input::{Field, Input};
use mexplorer::limits;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use std::cell::Cell;
use std::fmt;

/// Reads an argument of a request.
///
/// # Errors
/// `too-many`, naming the field in which there is more than an argument may hold.
pub fn read(name: &str, json: &Json) -> Result<Input, RequestError> {
    read_from(&Field::root(name, &Input::Missing), 0, json)
}

/// Reads an argument that is a record whose fields stand alone.
///
/// # Errors
/// The same.
pub fn read_record(name: &str, json: &Json) -> Result<Input, RequestError> {
    let input = read("", json);
    input.map_err(|fault| if fault.field.is_empty() { fault.in_field(name) } else { fault })
}

/// Reads what stands in a field, of whose items the first has this index if it is a list.
///
/// # Errors
/// The same.
pub fn read_from(field: &Field, first: usize, json: &Json) -> Result<Input, RequestError> {
    let fault = Cell::new(None);
    let reader = Reader { field, first, fault: &fault };
    let json = String::from(json);
    let read = reader.deserialize(&mut serde_json::Deserializer::from_str(&json));
    let Ok(input) = read else { unreachable!("it was written as JSON") };
    fault.take().map_or(Ok(input), Err)
}

#[derive(Clone, Copy)]
struct Reader<'a> {
    field: &'a Field<'a>,
    first: usize,
    /// Where there was too much.
    fault: &'a Cell<Option<RequestError>>,
}

impl Reader<'_> {
    /// What a mark stands for.
    fn marked(self, kind: &str, what: &str) -> Input {
        // JavaScript has written it, and reads it without a table of powers.
        let number = || js_sys::Number::parse_float(what);
        match kind {
            "number" => Input::Number(number()),
            "text" => Input::LongText(number() as usize),
            "list" => Input::LongList(number()),
            "other" => Input::Other(what.to_string()),
            _ => {
                let fault = self.field.fault(ErrorCode::TooMany).limit(limits::ARGUMENT_SIZE as u64);
                self.fault.set(Some(if what.is_empty() { fault } else { fault.got(number()) }));
                Input::Missing
            }
        }
    }
}

impl<'de> DeserializeSeed<'de> for Reader<'_> {
    type Value = Input;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<Input, D::Error> {
        json.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reader<'_> {
    type Value = Input;

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("a request")
    }

    fn visit_unit<E>(self) -> Result<Input, E> {
        Ok(Input::Missing)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Input, E> {
        Ok(Input::Boolean(value))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Input, E> {
        Ok(Input::Number(number as f64))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Input, E> {
        Ok(Input::Number(number as f64))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Input, E> {
        Ok(Input::Number(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Input, E> {
        Ok(Input::Text(text.to_string()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Input, A::Error> {
        let mut list = Vec::new();
        loop {
            let field = &self.field.item(self.first + list.len(), &Input::Missing);
            match items.next_element_seed(Reader { field, first: 0, ..self })? {
                Some(item) => list.push(item),
                None => return Ok(Input::List(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Input, A::Error> {
        let mut record = Vec::new();
        while let Some(mut key) = entries.next_key::<String>()? {
            if key.starts_with('$') {
                key.remove(0);
                if !key.starts_with('$') {
                    let Input::Text(what) = entries.next_value_seed(self)? else { continue };
                    return Ok(self.marked(&key, &what));
                }
            }
            let field = &self.field.child(&key, &Input::Missing);
            let input = entries.next_value_seed(Reader { field, first: 0, ..self })?;
            record.push((key, input));
        }
        Ok(Input::Record(record))
    }
}
