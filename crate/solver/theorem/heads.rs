//! Rows of coins that are worth the nim-sum of what their heads are worth, each alone: what theorems about them share.

use crate::kinds::coins;
use crate::numbers::{self, Token, nim_sum_of};
use crate::theorem::{NimHeap, Reason};

/// The heads of a row, and what each is worth.
pub struct Heads {
    /// The numbers of the coins, counted from 1, ascending.
    pub numbers: Vec<u64>,
    /// In the same order.
    pub values: Vec<u64>,
}

impl Heads {
    /// Of these tokens; `worth` tells the Grundy value of the row whose only head is the coin with a number.
    pub fn of(tokens: &[Token], worth: impl Fn(u64) -> u64) -> Self {
        let numbers: Vec<u64> = coins::heads(tokens).map(|place| place as u64 + 1).collect();
        let values = numbers.iter().map(|number| worth(*number)).collect();
        Heads { numbers, values }
    }

    /// The Grundy value of the row.
    pub fn sum(&self) -> u64 {
        nim_sum_of(&self.values)
    }

    /// A heap for each head.
    pub fn nim_heaps(&self) -> Vec<NimHeap> {
        let places = self.numbers.iter().map(|number| vec![numbers::index(*number) - 1]);
        self.values.iter().zip(places).map(|(&size, places)| NimHeap { size, places }).collect()
    }

    /// Why the row has it: keys `empty`, `zero` and `nonzero`, quantities `heads`, `values`, `sum` and `columns`.
    pub fn reason(&self) -> Reason {
        let key = match (self.numbers.is_empty(), self.sum()) {
            (true, _) => "empty",
            (false, 0) => "zero",
            (false, _) => "nonzero",
        };
        let reason = Reason::new(key, &[("sum", self.sum())]).columns(&self.values);
        reason.list("heads", &self.numbers).list("values", &self.values)
    }
}
