//! Words that are computed, in both languages of the page. All others stand in TOML beside the Rust sources.

/// A text in English and in Chinese that others are put together with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// 简体中文.
    pub zh: &'static str,
}

/// A text in both languages that is put together as it is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    /// English.
    pub en: String,
    /// 简体中文.
    pub zh: String,
}

impl Phrase {
    /// The same in both languages.
    pub fn same(text: &str) -> Self {
        Phrase { en: text.to_string(), zh: text.to_string() }
    }

    /// A text with the holes `{0}`, `{1}`, … filled.
    pub fn of(text: Text, parts: &[&Phrase]) -> Self {
        let fill = |text: &str, part: fn(&Phrase) -> &str| {
            let holes = ["{0}", "{1}", "{2}"].into_iter().zip(parts);
            holes.fold(text.to_string(), |text, (hole, given)| text.replace(hole, part(given)))
        };
        Phrase { en: fill(text.en, |part| &part.en), zh: fill(text.zh, |part| &part.zh) }
    }

    /// Some, with this between them.
    pub fn joined(parts: &[Phrase], between: Text) -> Self {
        let join = |of: fn(&Phrase) -> &str, between| parts.iter().map(of).collect::<Vec<_>>().join(between);
        Phrase { en: join(|part| &part.en, between.en), zh: join(|part| &part.zh, between.zh) }
    }
}
