//! Arrays on their way out: of numbers and texts in one step, or in pieces where they are long, and of records one by one.

use crate::to_js;
use mexplorer::pace::{COPIES, Pace};
use serde::{Serialize, Serializer};
use std::marker::PhantomData;

macro_rules! js_arrays {
    ($($name:ident: &[$element:ty] => $js:ty as $typescript:literal, $make:expr;)*) => {$(
        #[doc = concat!("A JavaScript array of its own memory: `", $typescript, "`.")]
        pub struct $name($js);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serde_wasm_bindgen::preserve::serialize(&self.0, serializer)
            }
        }

        impl From<&[$element]> for $name {
            fn from(elements: &[$element]) -> Self {
                $name($make(elements))
            }
        }

        #[cfg(feature = "build")]
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
    Signed: &[i32] => js_sys::Int32Array as "Int32Array", js_sys::Int32Array::from;
    Floats: &[f32] => js_sys::Float32Array as "Float32Array", js_sys::Float32Array::from;
    Doubles: &[f64] => js_sys::Float64Array as "Float64Array", js_sys::Float64Array::from;
    Texts: &[String] => js_sys::Array as "Array<string>", texts;
}

/// One text for all of them and one call to take it apart are much faster than a call for each.
fn texts(texts: &[String]) -> js_sys::Array {
    // Nothing taken apart would be one empty text.
    if texts.is_empty() {
        return js_sys::Array::new();
    }
    js_sys::JsString::from(texts.join("\n")).split("\n")
}

/// A JavaScript array of records that may be many and large, each written by itself.
pub struct Records<T> {
    array: js_sys::Array,
    of: PhantomData<T>,
}

impl<T: Serialize> Records<T> {
    /// An empty array.
    pub fn new() -> Self {
        Records { array: js_sys::Array::new(), of: PhantomData }
    }

    /// Adds a record.
    pub fn push(&self, record: &T) {
        self.array.push(&to_js(record));
    }
}

impl<T> Serialize for Records<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_wasm_bindgen::preserve::serialize(&self.array, serializer)
    }
}

#[cfg(feature = "build")]
impl<T: ts_rs::TS> ts_rs::TS for Records<T> {
    type WithoutGenerics = Records<ts_rs::Dummy>;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}

/// Elements that are copied between two looks at the pace.
const COPIED_AT_ONCE: usize = 1 << 17;

impl Bytes {
    /// So many bytes that come in parts, of which only one at a time takes room in the wasm's memory.
    pub async fn joined(length: usize, parts: impl Iterator<Item = Vec<u8>>, pace: &Pace) -> Self {
        let array = js_sys::Uint8Array::new_with_length(length as u32);
        let mut start = 0;
        for part in parts {
            let end = start + part.len() as u32;
            array.subarray(start, end).copy_from(&part);
            start = end;
            pace.spend(part.len() as u64 / COPIES).await;
        }
        Bytes(array)
    }
}

macro_rules! long {
    ($($name:ident: &[$element:ty] => $js:ty;)*) => {$(
        impl $name {
            /// A copy of elements that may be many.
            pub async fn copied(elements: &[$element], pace: &Pace) -> Self {
                let array = <$js>::new_with_length(elements.len() as u32);
                for (index, some) in elements.chunks(COPIED_AT_ONCE).enumerate() {
                    let start = (index * COPIED_AT_ONCE) as u32;
                    array.subarray(start, start + some.len() as u32).copy_from(some);
                    pace.spend(some.len() as u64 / COPIES).await;
                }
                $name(array)
            }

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

long! {
    Shorts: &[u16] => js_sys::Uint16Array;
    Integers: &[u32] => js_sys::Uint32Array;
}
