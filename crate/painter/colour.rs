//! Colours as screens have them, and as eyes tell them apart: Björn Ottosson, A perceptual color space for image
//! processing (2020), bottosson.github.io/posts/oklab.

use std::sync::LazyLock;

/// Red, green and blue, as screens have them (sRGB).
pub type Rgb = [u8; 3];

/// A colour in Oklab, where equal steps look equal: lightness 0 to 1, green to red, blue to yellow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Lab(pub(crate) [f32; 3]);

impl Lab {
    pub(crate) fn of(rgb: Rgb) -> Self {
        let [r, g, b] = rgb.map(to_linear);
        let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
        let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
        let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
        Lab([
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
        ])
    }

    pub(crate) fn rgb(self) -> Rgb {
        let Lab([lightness, a, b]) = self;
        let channels = CHANNELS.as_slice();
        let l = (lightness + 0.396_337_78 * a + 0.215_803_76 * b).powi(3);
        let m = (lightness - 0.105_561_346 * a - 0.063_854_17 * b).powi(3);
        let s = (lightness - 0.089_484_18 * a - 1.291_485_5 * b).powi(3);
        [
            4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
            -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s,
        ]
        .map(|light| channels[from_linear(light)])
    }

    /// The colour that lies between two, `share` of the way from this one.
    pub(crate) fn towards(self, other: Lab, share: f32) -> Lab {
        let mut mixed = self;
        for (mine, theirs) in mixed.0.iter_mut().zip(other.0) {
            *mine += (theirs - *mine) * share;
        }
        mixed
    }
}

fn to_linear(channel: u8) -> f32 {
    let share = f32::from(channel) / 255.0;
    if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
}

/// A pixel takes three of these, and a power takes longer than all else that is done for it.
static CHANNELS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    (0..=STEPS)
        .map(|step| {
            let light = step as f32 / STEPS as f32;
            let share =
                if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
            (share * 255.0).round() as u8
        })
        .collect()
});

/// So many that a channel is never off by more than one.
const STEPS: usize = 1 << 13;

/// The place of a channel. To add a half and cut off is many times faster than to round.
fn from_linear(light: f32) -> usize {
    (light.clamp(0.0, 1.0) * STEPS as f32 + 0.5) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_comes_back() {
        for red in (0..=255).step_by(15) {
            for green in (0..=255).step_by(15) {
                for blue in (0..=255).step_by(15) {
                    assert_eq!(Lab::of([red, green, blue]).rgb(), [red, green, blue]);
                }
            }
        }
    }

    #[test]
    fn the_published_values_come_out() {
        // CSS Color 4 has oklab(62.8% 0.225 0.126) for red, and white and black are free of hue.
        let Lab([lightness, a, b]) = Lab::of([255, 0, 0]);
        assert!((lightness - 0.628).abs() < 1e-3 && (a - 0.2249).abs() < 1e-3 && (b - 0.1258).abs() < 1e-3);
        let Lab([lightness, a, b]) = Lab::of([255, 255, 255]);
        assert!((lightness - 1.0).abs() < 1e-4 && a.abs() < 1e-4 && b.abs() < 1e-4);
    }

    #[test]
    fn half_way_between_two_greys_is_a_grey() {
        let middle = Lab::of([0, 0, 0]).towards(Lab::of([255, 255, 255]), 0.5).rgb();
        assert!(
            middle[0] == middle[1] && middle[1] == middle[2] && (90..110).contains(&middle[0]),
            "{middle:?}"
        );
    }
}
