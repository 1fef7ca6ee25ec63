//! What is answered, on its way out: its structure as one JSON text, which takes one call to turn into objects, and beside
//! it what JSON cannot hold, arrays above all. These are set on the object of the answer itself, so only a type that
//! [`answer!`] declares has such fields: they are no [`ToJson`], and nothing else takes them.

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
}

/// A field of an answer.
pub trait Part {
    /// What is written to the text.
    fn json(&self) -> Option<&dyn ToJson>;

    /// The value itself, where it is set beside the text.
    fn beside(&self) -> Option<JsValue> {
        None
    }
}

impl<T: ToJson> Part for T {
    fn json(&self) -> Option<&dyn ToJson> {
        Some(self)
    }
}

/// What a call answers.
pub trait ToJs {
    /// The JavaScript value.
    fn to_js(&self) -> JsValue;
}

impl<T: ToJson> ToJs for T {
    fn to_js(&self) -> JsValue {
        parsed(self)
    }
}

/// A JSON text in the making.
#[derive(Default)]
pub struct Json {
    text: String,
}

fn parsed(value: &dyn ToJson) -> JsValue {
    let mut json = Json::default();
    value.write(&mut json);
    JSON::parse(&json.text).unwrap_or_else(|_| unreachable!("what is written here is JSON"))
}

/// The object of an answer. Names are given as Rust writes them.
pub fn answered(parts: &[(&'static str, &dyn Part)]) -> JsValue {
    struct Written<'a>(&'a [(&'static str, &'a dyn Part)]);
    impl ToJson for Written<'_> {
        fn write(&self, json: &mut Json) {
            let written: Vec<_> =
                self.0.iter().filter_map(|(name, part)| Some((*name, part.json()?))).collect();
            json.record(&written);
        }
    }
    let object = parsed(&Written(parts));
    for (name, part) in parts {
        if let Some(value) = part.beside() {
            set(&object, &camel_case(name), &value);
        }
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

integers!(u8, u32, u64, usize, i64);

/// Fields that are always set beside the text, absent ones left out.
macro_rules! beside {
    ($($(#[$about:meta])* $name:ty: |$value:ident| $js:expr;)*) => {$(
        $(#[$about])*
        impl $crate::json::Part for $name {
            fn json(&self) -> Option<&dyn $crate::json::ToJson> {
                None
            }

            fn beside(&self) -> Option<wasm_bindgen::JsValue> {
                let $value = self;
                $js
            }
        }
    )*};
}

pub(crate) use beside;

beside! {
    f32: |value| Some(JsValue::from_f64(f64::from(*value)));
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

/// Declares a type of the wire, and by its fields and their comments the TypeScript type of the same name.
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

/// The same for what a call answers, which may have arrays for its fields, and stands in nothing else.
macro_rules! answer {
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

        impl $crate::json::ToJs for $name {
            fn to_js(&self) -> wasm_bindgen::JsValue {
                $crate::json::answered(&[$((stringify!($field), &self.$field),)*])
            }
        }
    };
}

pub(crate) use answer;

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
