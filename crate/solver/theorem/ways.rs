//! Ways through a set of positions: what each position has by what its options have.

use crate::pace::{LOOKS, Pace};
use crate::theorem::Solved;

/// Something of every position of a set, options first: `of` is told the position and what each of its options has.
pub async fn options_first<T: Copy>(
    world: &dyn Solved,
    pace: &Pace,
    mut of: impl FnMut(usize, &[T]) -> T,
) -> Vec<T> {
    let mut found: Vec<Option<T>> = vec![None; world.len()];
    for start in 0..world.len() {
        if found[start].is_some() {
            continue;
        }
        // Positions on the way down, each with its options and how many of them have been found.
        let mut way = vec![(start, world.options(start), 0)];
        while let Some((index, options, done)) = way.last_mut() {
            if let Some(skipped) = options[*done..].iter().position(|&option| found[option].is_none()) {
                *done += skipped;
                let option = options[*done];
                way.push((option, world.options(option), 0));
                continue;
            }
            let values: Vec<T> = options.iter().filter_map(|&option| found[option]).collect();
            found[*index] = Some(of(*index, &values));
            pace.spend(1 + values.len() as u64 / LOOKS).await;
            way.pop();
        }
    }
    found.into_iter().flatten().collect()
}
