//! Wording that belongs to the mathematics (rule texts, statements, reasons), in both languages of the page.

/// One text in English and in Chinese, with named `{holes}` that the page fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// 简体中文.
    pub zh: &'static str,
}

/// What is written for readers and kept beside the wasm, which leaves it out: a [`Text`], or a list of sources or examples. The page fetches
/// it when somebody reads it, and the solver alone has it all, also where it is compiled to wasm for an operating system.
macro_rules! told {
    (en: $en:literal, zh: $zh:literal $(,)?) => {
        if cfg!(all(target_family = "wasm", target_os = "unknown")) {
            $crate::text::Text { en: "", zh: "" }
        } else {
            $crate::text::Text { en: $en, zh: $zh }
        }
    };
    ($($item:expr),* $(,)?) => {
        if cfg!(all(target_family = "wasm", target_os = "unknown")) { &[] } else { &[$($item),*] }
    };
}
