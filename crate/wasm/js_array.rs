//! Arrays on their way out, made in one step each.

use crate::json::beside;
use alloc::string::String;
use alloc::vec::Vec;

macro_rules! js_arrays {
    ($($name:ident: &[$element:ty] => $js:ty as $typescript:literal, $make:expr;)*) => {$(
        #[doc = concat!("A JavaScript array of its own memory: `", $typescript, "`.")]
        pub struct $name($js);

        beside! {
            $name: |array| Some(array.0.clone().into());
            Option<$name>: |array| array.as_ref()?.beside();
        }

        impl From<&[$element]> for $name {
            fn from(elements: &[$element]) -> Self {
                $name($make(elements))
            }
        }

        #[cfg(test)]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &ts_rs::Config) -> String {
                $typescript.to_string()
            }
            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }
        }
    )*};
}

js_arrays! {
    Bytes: &[u8] => js_sys::Uint8Array as "Uint8Array", js_sys::Uint8Array::from;
    Shorts: &[u16] => js_sys::Uint16Array as "Uint16Array", js_sys::Uint16Array::from;
    Integers: &[u32] => js_sys::Uint32Array as "Uint32Array", js_sys::Uint32Array::from;
    Floats: &[f32] => js_sys::Float32Array as "Float32Array", js_sys::Float32Array::from;
    Doubles: &[f64] => js_sys::Float64Array as "Float64Array", js_sys::Float64Array::from;
    Texts: &[String] => js_sys::Array as "Array<string>", texts;
}

/// One text for all of them and one call to take it apart are much faster than a call for each.
fn texts(texts: &[String]) -> js_sys::Array {
    js_sys::JsString::from(texts.join("\n")).split("\n")
}

impl Bytes {
    /// So many bytes that come in parts, of which only one at a time takes room in the wasm's memory.
    pub fn joined(length: usize, parts: impl Iterator<Item = Vec<u8>>) -> Self {
        let array = js_sys::Uint8Array::new_with_length(length as u32);
        let mut start = 0;
        for part in parts {
            let end = start + part.len() as u32;
            array.subarray(start, end).copy_from(&part);
            start = end;
        }
        Bytes(array)
    }
}

macro_rules! repeating {
    ($($name:ident: &[$element:ty] => $js:ty;)*) => {$(
        impl $name {
            /// So many elements, of which the first are given and the last `round` of these are repeated. What is repeated
            /// takes no room in the wasm's memory.
            pub fn repeating(first: &[$element], round: usize, length: usize) -> Self {
                let array = <$js>::new_with_length(length as u32);
                let mut known = first.len().min(length);
                array.subarray(0, known as u32).copy_from(&first[..known]);
                let mut repeated = round;
                while known < length {
                    let count = repeated.min(length - known);
                    let start = known - repeated;
                    array.copy_within(known as i32, start as i32, (start + count) as i32);
                    known += count;
                    repeated *= 2;
                }
                $name(array)
            }
        }
    )*};
}

repeating! {
    Shorts: &[u16] => js_sys::Uint16Array;
    Integers: &[u32] => js_sys::Uint32Array;
}
