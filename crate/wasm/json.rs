//! What is answered, on its way out: its structure as one JSON text, which takes one call to turn into objects, and beside
//! it what JSON cannot hold, arrays above all.

use alloc::string::String;
use alloc::vec::Vec;
use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::JsValue;

/// Something that can be written as JSON.
pub trait ToJson {
    /// Writes it to the text.
    fn write(&self, json: &mut Json);

    /// Whether a record is to leave it out.
    fn is_absent(&self) -> bool {
        false
    }

    /// The value itself, where it is set beside the text. Only fields of the outermost record may be such.
    fn beside(&self) -> Option<JsValue> {
        None
    }
}

/// A JSON text in the making, and what stands beside it.
#[derive(Default)]
pub struct Json {
    text: String,
    beside: Vec<(&'static str, JsValue)>,
}

/// The JavaScript value of something.
pub fn to_js(value: &dyn ToJson) -> JsValue {
    let mut json = Json::default();
    value.write(&mut json);
    let object = JSON::parse(&json.text).unwrap_or_else(|_| unreachable!("what is written here is JSON"));
    for (name, value) in json.beside {
        set(&object, &camel_case(name), &value);
    }
    object
}

/// An object of fields that are JavaScript values already.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new().into();
    fields.iter().for_each(|(name, value)| set(&object, name, value));
    object
}

fn set(object: &JsValue, name: &str, value: &JsValue) {
    // It fails on frozen objects alone.
    let _ = Reflect::set(object, &name.into(), value);
}

impl Json {
    /// What has been written.
    #[cfg(test)]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Writes an object. Names are given as Rust writes them.
    pub fn record(&mut self, fields: &[(&'static str, &dyn ToJson)]) {
        let mut before = '{';
        for (name, value) in fields.iter().filter(|(_, value)| !value.is_absent()) {
            if let Some(value) = value.beside() {
                self.beside.push((name, value));
                continue;
            }
            self.text.push(before);
            before = ',';
            self.string(&camel_case(name));
            self.text.push(':');
            value.write(self);
        }
        if before == '{' {
            self.text.push('{');
        }
        self.text.push('}');
    }

    /// Writes an object that says of which kind it is.
    #[inline(never)]
    pub fn variant(&mut self, kind: &'static str, fields: &[(&'static str, &dyn ToJson)]) {
        let mut all: Vec<(&'static str, &dyn ToJson)> = vec![("kind", &kind)];
        all.extend_from_slice(fields);
        self.record(&all);
    }

    /// Writes an array.
    pub fn list(&mut self, items: &mut dyn Iterator<Item = &dyn ToJson>) {
        self.text.push('[');
        for (index, item) in items.enumerate() {
            self.text.push_str(if index > 0 { "," } else { "" });
            item.write(self);
        }
        self.text.push(']');
    }

    /// Writes a string.
    pub fn string(&mut self, text: &str) {
        const HEX: &[u8; 16] = b"0123456789abcdef";
        self.text.push('"');
        for character in text.chars() {
            match character {
                '"' | '\\' => self.text.extend(['\\', character]),
                '\0'..='\u{1f}' => {
                    let (high, low) = (HEX[character as usize >> 4], HEX[character as usize & 15]);
                    self.text.push_str("\\u00");
                    self.text.extend([char::from(high), char::from(low)]);
                }
                _ => self.text.push(character),
            }
        }
        self.text.push('"');
    }

    /// Writes an integer.
    pub fn integer(&mut self, integer: i64) {
        self.text.push_str(itoa::Buffer::new().format(integer));
    }
}

/// A name as JavaScript writes it.
fn camel_case(name: &str) -> String {
    let mut camel = String::with_capacity(name.len());
    let mut is_first = false;
    for character in name.chars() {
        if character != '_' {
            camel.push(if is_first { character.to_ascii_uppercase() } else { character });
        }
        is_first = character == '_';
    }
    camel
}

macro_rules! integers {
    ($($name:ty),*) => {$(
        impl ToJson for $name {
            fn write(&self, json: &mut Json) {
                json.integer(*self as i64);
            }
        }
    )*};
}

integers!(u8, u32, u64, usize);

/// Such as is not an integer is set beside the text.
impl ToJson for f64 {
    fn write(&self, json: &mut Json) {
        json.integer(*self as i64);
    }

    fn beside(&self) -> Option<JsValue> {
        (*self as i64 as f64 != *self).then(|| JsValue::from_f64(*self))
    }
}

impl ToJson for f32 {
    fn write(&self, _: &mut Json) {}

    fn beside(&self) -> Option<JsValue> {
        Some(JsValue::from_f64(f64::from(*self)))
    }
}

impl ToJson for bool {
    fn write(&self, json: &mut Json) {
        json.text.push_str(if *self { "true" } else { "false" });
    }
}

impl ToJson for &str {
    fn write(&self, json: &mut Json) {
        json.string(self);
    }
}

impl ToJson for String {
    fn write(&self, json: &mut Json) {
        json.string(self);
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn write(&self, json: &mut Json) {
        if let Some(value) = self {
            value.write(json);
        }
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn beside(&self) -> Option<JsValue> {
        self.as_ref()?.beside()
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn write(&self, json: &mut Json) {
        json.list(&mut self.iter().map(|item| item as &dyn ToJson));
    }
}

impl<T: ToJson> ToJson for &[T] {
    fn write(&self, json: &mut Json) {
        json.list(&mut self.iter().map(|item| item as &dyn ToJson));
    }
}

impl ToJson for (usize, usize) {
    fn write(&self, json: &mut Json) {
        json.list(&mut [&self.0 as &dyn ToJson, &self.1].into_iter());
    }
}

/// Declares a type of the wire: what is answered, and by its fields and their comments the TypeScript type of the same name.
macro_rules! record {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $($(#[$about_field:meta])* $field_visible:vis $field:ident: $type:ty,)*
        }
    ) => {
        $(#[$about])*
        #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
        $visible struct $name {
            $($(#[$about_field])* $field_visible $field: $type,)*
        }

        impl $crate::json::ToJson for $name {
            fn write(&self, json: &mut $crate::json::Json) {
                json.record(&[$((stringify!($field), &self.$field),)*]);
            }
        }
    };
}

pub(crate) use record;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_javascript_writes_them() {
        assert_eq!(camel_case("p_position_count"), "pPositionCount");
        assert_eq!(camel_case("outcome"), "outcome");
    }

    #[test]
    fn texts_are_escaped() {
        let mut json = Json::default();
        vec!["a\"b\\c\n\u{1}é".to_string()].write(&mut json);
        assert_eq!(json.text, "[\"a\\\"b\\\\c\\u000a\\u0001é\"]");
    }

    #[test]
    fn what_is_absent_is_left_out() {
        record! {
            struct Example {
                first: Option<u32>,
                second_one: Option<bool>,
                rest: Vec<u8>,
            }
        }
        let mut json = Json::default();
        Example { first: None, second_one: Some(true), rest: vec![1, 2] }.write(&mut json);
        Vec::<u64>::new().write(&mut json);
        assert_eq!(json.text, "{\"secondOne\":true,\"rest\":[1,2]}[]");
    }
}
