//! The colours of a chart.

use mexplorer::analysis::chart::Told;
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::input::Field;
use mexplorer_painter::{Palette, Rgb};

/// In which colours a chart is painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    colours: Vec<Rgb>,
    /// What larger classes than there are colours for are spread over.
    scale: Vec<Rgb>,
    has_ink: bool,
}

/// The most colours that a look names.
const COLOURS: usize = 256;

impl Look {
    /// Reads `colours`, and `scale?`.
    pub fn read(colours: &Field, scale: &Field, has_ink: bool) -> Result<Self, RequestError> {
        let look = Look { colours: read_colours(colours)?, scale: read_colours(scale)?, has_ink };
        let missing = || colours.fault(ErrorCode::MissingValue);
        if look.colours.len() < 2 { Err(missing()) } else { Ok(look) }
    }

    /// The colours of classes up to the largest.
    pub fn palette(&self, largest: usize) -> Palette {
        let [ink, others @ ..] = self.colours.as_slice() else { unreachable!("it has two colours at least") };
        if !self.has_ink {
            Palette::plain(&self.colours)
        } else if largest > others.len() && !self.scale.is_empty() {
            // A slider from one grid to the next is not to change all colours at every step.
            Palette::scale(*ink, &self.scale, (largest + 1).next_power_of_two() - 1)
        } else {
            Palette::new(*ink, others)
        }
    }
}

/// Colours such as `#88ccee`.
fn read_colours(field: &Field) -> Result<Vec<Rgb>, RequestError> {
    let mut colours = Vec::new();
    if field.is_missing() {
        return Ok(colours);
    }
    for colour in field.items(COLOURS)? {
        let text = colour.text()?;
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let number = number.ok_or_else(|| colour.fault(ErrorCode::UnknownChoice).got(text))?;
        let [_, rgb @ ..] = number.to_be_bytes();
        colours.push(rgb);
    }
    Ok(colours)
}

/// Whether class 0 of what is told is lit, which is that of P-positions, or of a difference.
pub fn has_ink(told: Told, is_compared: bool) -> bool {
    is_compared || matches!(told, Told::Outcome | Told::Grundy | Told::Distance)
}
