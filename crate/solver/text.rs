//! Words that are computed, in all languages of the page. Like all others, their texts stand in TOML beside the Rust sources.

use std::array;

/// The languages, as `www/src/model/languages.json` has them.
pub const LANGUAGES: [&str; 2] = ["en", "zh"];

/// A text in each language that others are put together with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text([&'static str; LANGUAGES.len()]);

/// The text with a key in the file of the module, its constant `WORDS`. A program in which one is missing is not compiled.
macro_rules! text {
    ($key:literal) => {
        const { crate::text::Text::found(WORDS, $key) }
    };
}
pub(crate) use text;

impl Text {
    /// The same in all languages, as signs are.
    pub const fn same(text: &'static str) -> Self {
        Text([text; LANGUAGES.len()])
    }

    /// The text with a key in a file of lines such as `even.en = "{0} is even"`.
    ///
    /// # Panics
    ///
    /// If there is none in one of the languages.
    pub const fn found(words: &'static str, key: &str) -> Self {
        let mut texts = [""; LANGUAGES.len()];
        let mut language = 0;
        while language < LANGUAGES.len() {
            texts[language] = found_in(words.as_bytes(), [key, ".", LANGUAGES[language], " = \""]);
            language += 1;
        }
        Text(texts)
    }
}

/// What stands in the line that begins so, up to the quotation mark at its end.
const fn found_in(words: &'static [u8], beginning: [&str; 4]) -> &'static str {
    let mut rest = words;
    while !rest.is_empty() {
        let mut end = 0;
        while end < rest.len() && rest[end] != b'\n' {
            end += 1;
        }
        let (line, after) = rest.split_at(end);
        if let Some(start) = length_of(line, beginning) {
            let (text, _mark) = line.split_at(end - 1);
            return match std::str::from_utf8(text.split_at(start).1) {
                Ok(text) => text,
                Err(_) => panic!("a file of words is no UTF-8"),
            };
        }
        rest = if after.is_empty() { after } else { after.split_at(1).1 };
    }
    panic!("a text is missing in a file of words")
}

/// How long a beginning is, if a line has it.
const fn length_of(line: &[u8], beginning: [&str; 4]) -> Option<usize> {
    let mut place = 0;
    let mut part = 0;
    while part < beginning.len() {
        let signs = beginning[part].as_bytes();
        let mut sign = 0;
        while sign < signs.len() {
            if place == line.len() || line[place] != signs[sign] {
                return None;
            }
            place += 1;
            sign += 1;
        }
        part += 1;
    }
    Some(place)
}

/// A text in all languages that is put together as it is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase([String; LANGUAGES.len()]);

impl Phrase {
    /// The same in all languages.
    pub fn same(text: &str) -> Self {
        Phrase(array::from_fn(|_| text.to_string()))
    }

    /// A text with the holes `{0}`, `{1}`, … filled.
    pub fn of(text: Text, parts: &[&Phrase]) -> Self {
        let filled = |language: usize| {
            let holes = ["{0}", "{1}", "{2}"].into_iter().zip(parts);
            holes.fold(text.0[language].to_string(), |text, (hole, part)| {
                text.replace(hole, &part.0[language])
            })
        };
        Phrase(array::from_fn(filled))
    }

    /// Some, with this between them.
    pub fn joined(parts: &[Phrase], between: Text) -> Self {
        let each = |language: usize| parts.iter().map(|part| part.0[language].as_str()).collect::<Vec<_>>();
        Phrase(array::from_fn(|language| each(language).join(between.0[language])))
    }

    /// Each language with what is said in it.
    pub fn each(&self) -> impl Iterator<Item = (&'static str, &str)> {
        LANGUAGES.into_iter().zip(self.0.iter().map(String::as_str))
    }

    /// What is said in a language; nothing in one that is none of [`LANGUAGES`].
    pub fn in_language(&self, language: &str) -> &str {
        self.each().find(|(each, _)| *each == language).map_or("", |(_, said)| said)
    }

    /// Without the spaces that stand beside Chinese or between it: they part it from letters and signs, but no Chinese from Chinese,
    /// and nothing from full-width signs.
    pub fn spaced(self) -> Self {
        Phrase(self.0.map(|said| spaced(&said)))
    }
}

fn spaced(said: &str) -> String {
    let is_wide = |sign: char| matches!(sign, '，' | '；' | '（' | '）');
    let is_chinese = |sign: char| ('\u{4e00}'..='\u{9fff}').contains(&sign);
    let signs: Vec<char> = said.chars().collect();
    let stays = |&(place, sign): &(usize, &char)| {
        let [before, after] = [place.wrapping_sub(1), place + 1].map(|place| signs.get(place).copied());
        *sign != ' '
            || !before.zip(after).is_some_and(|(before, after)| {
                is_wide(before) || is_wide(after) || is_chinese(before) && is_chinese(after)
            })
    };
    signs.iter().enumerate().filter(stays).map(|(_, sign)| *sign).collect()
}
