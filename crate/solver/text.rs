//! Wording that belongs to the mathematics (rule texts, statements, reasons), in both languages of the page.

/// One text in English and in Chinese, with named `{holes}` that the page fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// 简体中文.
    pub zh: &'static str,
}
