//! Words: what the solver knows as an enum is a text at the boundary, and in TypeScript the union of all these texts.

use mexplorer::{analysis, error, pace};
use serde::{Serialize, Serializer};

macro_rules! words {
    ($($(#[doc = $docs:literal])* $name:ident: $of:ty;)*) => {$(
        $(#[doc = $docs])*
        #[derive(Clone, Copy)]
        pub struct $name($of);

        impl From<$of> for $name {
            fn from(word: $of) -> Self {
                $name(word)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.0.as_str())
            }
        }

        #[cfg(feature = "build")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn docs() -> Option<String> {
                Some(concat!("/**\n", $(" *", $docs, "\n",)* " */\n").to_string())
            }
            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_string()
            }
            fn inline(_: &ts_rs::Config) -> String {
                let texts: Vec<String> = <$of>::ALL.iter().map(|word| format!("{:?}", word.as_str())).collect();
                texts.join(" | ")
            }
            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }
            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    )*};
}

words! {
    /// Every kind of fault that a request can have.
    ErrorCode: error::ErrorCode;
    /// How values were found.
    Method: analysis::Method;
    /// What a call is at.
    Phase: pace::Phase;
    /// What the values of a sequence are.
    SequenceOf: analysis::SequenceOf;
}
