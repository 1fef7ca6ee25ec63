//! JavaScript values on their way in.
//!
//! To look at a value may run the caller's code: getters, and the traps of proxies. What throws there becomes an input that
//! no field takes, for the solver's checks to name. How much is looked at has a bound, for lists and records may be in
//! themselves.

use js_sys::{Array, ArrayBuffer, JsString, Reflect, Symbol, Uint16Array};
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::input::{Field, Input};
use mexplorer::limits;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen]
extern "C" {
    /// It throws for a proxy that has been revoked.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    /// It throws where a proxy does.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn keys(record: &JsValue) -> Result<Array, JsValue>;

    /// An array of whatever type, or a proxy of one.
    type List;

    #[wasm_bindgen(catch, method, getter, structural)]
    fn length(this: &List) -> Result<JsValue, JsValue>;

    /// Of a typed array whose memory has been given away it throws, where the length is 0 as of any empty one.
    #[wasm_bindgen(catch, method, structural)]
    fn at(this: &List, index: u32) -> Result<JsValue, JsValue>;

    /// An array of numbers of 16 bits that is nobody else's.
    #[wasm_bindgen(extends = Uint16Array)]
    type Copied;

    /// It throws where the memory of a typed array has been given away, and where there is none for the copy.
    #[wasm_bindgen(catch, constructor, js_class = "Uint16Array")]
    fn of(typed: &JsValue) -> Result<Copied, JsValue>;
}

/// Reads an argument of a request, whose lists and records may stand within one another `depth` deep; what is deeper is not
/// looked into. Neither is what the keys `unread` hold.
///
/// # Errors
/// `too-many`, naming the field in which there is more than an argument may hold.
pub fn read(name: &str, value: &JsValue, depth: usize, unread: &[&str]) -> Result<Input, RequestError> {
    let reader = Reader { name, unread, left: limits::ARGUMENT_SIZE, left_in_files: limits::FILE_LENGTH };
    reader.start(&Field::root(name, &Input::Missing), Ok(value.clone()), depth)
}

/// Reads an argument that is a record whose fields stand alone.
///
/// # Errors
/// The same.
pub fn read_record(name: &str, value: &JsValue, depth: usize) -> Result<Input, RequestError> {
    read_record_but(name, value, depth, &[])
}

/// The same without what the keys `unread` hold.
///
/// # Errors
/// The same.
pub fn read_record_but(
    name: &str,
    value: &JsValue,
    depth: usize,
    unread: &[&str],
) -> Result<Input, RequestError> {
    let reader = Reader { name, unread, left: limits::ARGUMENT_SIZE, left_in_files: limits::FILE_LENGTH };
    reader.start(&Field::root("", &Input::Missing), Ok(value.clone()), depth)
}

/// A copy of the `Uint16Array` that a record holds in a field, whose items are not looked at one by one.
///
/// # Errors
/// `missing-value`, and `wrong-type` where it is anything else.
pub fn shorts_in(record: &JsValue, field: &Field) -> Result<Uint16Array, RequestError> {
    let copied = |value: &JsValue| -> Result<Option<Uint16Array>, JsValue> {
        // The tag tells arrays of every window; on what is no view it may be a lie.
        let is_view = ArrayBuffer::is_view(value);
        if !is_view || Reflect::get(value, &Symbol::to_string_tag())? != "Uint16Array" {
            return Ok(None);
        }
        Ok(Some(Copied::of(value)?.unchecked_into()))
    };
    let path = field.path();
    let found = Reflect::get(record, &JsValue::from_str(&path));
    match found.as_ref().map_err(JsValue::clone).and_then(copied) {
        Ok(Some(shorts)) => Ok(shorts),
        Ok(None) => Err(Field::root(&path, &read(&path, &found.unwrap_or_default(), 0, &[])?).wrong_type()),
        Err(_) => Err(Field::root(&path, &unreadable()).wrong_type()),
    }
}

/// Reads what an argument that is a record holds under a key that was left unread, as if it were an argument by itself. What
/// is not the record's own is not there.
///
/// # Errors
/// The same.
pub fn read_unread(name: &str, record: &JsValue, key: &str, depth: usize) -> Result<Input, RequestError> {
    let (root, missing) = (Field::root(name, &Input::Missing), Input::Missing);
    let (field, key) = (&root.child(key, &missing), JsValue::from_str(key));
    let reader =
        Reader { name: "", unread: &[], left: limits::ARGUMENT_SIZE, left_in_files: limits::FILE_LENGTH };
    match keys(record) {
        Ok(keys) if keys.includes(&key, 0) => reader.start(field, Reflect::get(record, &key), depth),
        _ => Ok(Input::Missing),
    }
}

/// Reads an item of a list, as if it were an argument by itself, and says how much that was, as
/// [`limits::ARGUMENT_SIZE`] counts it.
///
/// # Errors
/// The same.
pub fn read_item(
    field: &Field,
    list: &JsValue,
    index: usize,
    depth: usize,
) -> Result<(Input, usize), RequestError> {
    let mut reader =
        Reader { name: "", unread: &[], left: limits::ARGUMENT_SIZE, left_in_files: limits::FILE_LENGTH };
    let field = &field.item(index, &Input::Missing);
    let input = reader.read(item(list, index), Place { field, large: field }, depth)?;
    Ok((input, limits::ARGUMENT_SIZE - reader.left))
}

fn item(list: &JsValue, index: usize) -> Result<JsValue, JsValue> {
    Reflect::get_u32(list, index as u32)
}

/// How many items a list has; none where the value is no list.
///
/// # Errors
/// What reading it threw.
pub fn list_length(value: &JsValue) -> Result<Option<f64>, JsValue> {
    let is_typed = !is_array(value)?;
    if is_typed && !ArrayBuffer::is_view(value) {
        return Ok(None);
    }
    let list: &List = value.unchecked_ref();
    let length = list.length()?.as_f64();
    if is_typed && length == Some(0.0) {
        list.at(0)?;
    }
    Ok(length)
}

/// The input of what throws when it is read.
fn unreadable() -> Input {
    Input::Other("unreadable".to_string())
}

struct Reader<'a> {
    /// The argument's name, where its fields stand alone.
    name: &'a str,
    unread: &'a [&'a str],
    /// What may still be read, as [`limits::ARGUMENT_SIZE`] counts it.
    left: usize,
    /// The same of the texts that are longer than most fields take.
    left_in_files: usize,
}

/// Where a value is.
#[derive(Clone, Copy)]
struct Place<'a> {
    field: &'a Field<'a>,
    /// The innermost field around it that was begun while most of the room was left: what it holds is too much, if there is
    /// too much.
    large: &'a Field<'a>,
}

impl Reader<'_> {
    fn start(
        mut self,
        field: &Field,
        value: Result<JsValue, JsValue>,
        depth: usize,
    ) -> Result<Input, RequestError> {
        self.read(value, Place { field, large: field }, depth)
    }

    fn read(
        &mut self,
        value: Result<JsValue, JsValue>,
        place: Place,
        depth: usize,
    ) -> Result<Input, RequestError> {
        self.count(1, place)?;
        let Ok(value) = &value else { return Ok(unreadable()) };
        if let Some(number) = value.as_f64() {
            return Ok(Input::Number(number));
        }
        if !value.is_object() {
            return if value.is_string() {
                self.text(value.unchecked_ref(), place)
            } else if value.is_null_or_undefined() {
                Ok(Input::Missing)
            } else if let Some(boolean) = value.as_bool() {
                Ok(Input::Boolean(boolean))
            } else {
                Ok(Input::Other(value.js_typeof().as_string().unwrap_or_default()))
            };
        }
        let Ok(length) = list_length(value) else { return Ok(unreadable()) };
        let large = if self.left > limits::ARGUMENT_SIZE / 2 { place.field } else { place.large };
        let place = Place { large, ..place };
        match length {
            _ if depth == 0 => Ok(Input::Other(if length.is_some() { "list" } else { "record" }.to_string())),
            Some(length) if length > self.left as f64 => Ok(Input::LongList(length)),
            Some(length) => self.list(value, length as usize, place, depth),
            None => self.record(value, place, depth),
        }
    }

    fn text(&mut self, text: &JsString, place: Place) -> Result<Input, RequestError> {
        let length = text.length() as usize;
        if length > self.left_in_files {
            return Ok(Input::LongText(length));
        }
        if length > limits::TEXT_LENGTH {
            self.left_in_files -= length;
        } else {
            self.count(length, place)?;
        }
        Ok(Input::Text(text.into()))
    }

    fn list(
        &mut self,
        list: &JsValue,
        length: usize,
        place: Place,
        depth: usize,
    ) -> Result<Input, RequestError> {
        let mut items = Vec::with_capacity(length.min(limits::HEAPS));
        for index in 0..length {
            let field = &place.field.item(index, &Input::Missing);
            items.push(self.read(item(list, index), Place { field, ..place }, depth - 1)?);
        }
        Ok(Input::List(items))
    }

    fn record(&mut self, record: &JsValue, place: Place, depth: usize) -> Result<Input, RequestError> {
        let Ok(keys) = keys(record) else { return Ok(unreadable()) };
        let count = keys.length() as usize;
        if count > self.left {
            return Err(self.too_many(place.field).got(count));
        }
        let mut entries = Vec::new();
        for key in keys.iter() {
            self.count(key.unchecked_ref::<JsString>().length() as usize, place)?;
            let name = String::from(key.unchecked_ref::<JsString>());
            let input = if self.unread.contains(&name.as_str()) {
                Input::Missing
            } else {
                let field = &place.field.child(&name, &Input::Missing);
                self.read(Reflect::get(record, &key), Place { field, ..place }, depth - 1)?
            };
            entries.push((name, input));
        }
        Ok(Input::Record(entries))
    }

    fn count(&mut self, size: usize, place: Place) -> Result<(), RequestError> {
        self.left = self.left.checked_sub(size).ok_or_else(|| self.too_many(place.large))?;
        Ok(())
    }

    fn too_many(&self, field: &Field) -> RequestError {
        let path = field.path();
        let field = if path.is_empty() { self.name.to_string() } else { path };
        RequestError::new(ErrorCode::TooMany, field).limit(limits::ARGUMENT_SIZE as u64)
    }
}
