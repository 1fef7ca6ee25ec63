//! Tables of values: grids and sequences, in slices of a few milliseconds.

use crate::request::{self, Options};
use crate::{advance, answer, taken, wire};
use mexplorer::analysis::{self, Phase};
use mexplorer::error::RequestError;
use wasm_bindgen::prelude::*;

/// A grid of values in slices, so that the caller can show progress and give up in between.
#[wasm_bindgen]
pub struct GridTask {
    started: Result<analysis::GridTask, RequestError>,
}

#[wasm_bindgen]
impl GridTask {
    /// Reads the request. Its faults are answered by the first `advance`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &JsValue, grid: &JsValue, options: &JsValue) -> GridTask {
        let start = || {
            let game = request::game(game)?;
            let grid = request::grid(&game, grid)?;
            let Options { budget, .. } = request::options(options)?;
            analysis::GridTask::new(game, grid, budget)
        };
        GridTask { started: start() }
    }

    /// Does one slice: `Answer<Step>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Step>")]
    pub fn advance(&mut self) -> JsValue {
        advance(&mut self.started, |task| Ok(step(task.advance()?, task.counts())))
    }

    /// The values, once `advance` has answered `done`: `Answer<Grid>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Grid>")]
    pub fn take(&mut self) -> JsValue {
        answer(taken(&mut self.started).map(|task| wire::grid::grid(&task.finish())))
    }
}

/// A sequence of values likewise.
#[wasm_bindgen]
pub struct SequenceTask {
    started: Result<analysis::SequenceTask, RequestError>,
}

#[wasm_bindgen]
impl SequenceTask {
    /// Reads the request. Its faults are answered by the first `advance`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &JsValue, sequence: &JsValue, options: &JsValue) -> SequenceTask {
        let start = || {
            let game = request::game(game)?;
            let length = request::sequence_length(&game, sequence)?;
            let Options { budget, .. } = request::options(options)?;
            analysis::SequenceTask::new(game, length, budget)
        };
        SequenceTask { started: start() }
    }

    /// Does one slice: `Answer<Step>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Step>")]
    pub fn advance(&mut self) -> JsValue {
        advance(&mut self.started, |task| Ok(step(task.advance()?, task.counts())))
    }

    /// The values, once `advance` has answered `done`: `Answer<Sequence>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Sequence>")]
    pub fn take(&mut self) -> JsValue {
        answer(taken(&mut self.started).map(|task| wire::sequence::sequence(&task.finish())))
    }
}

fn step(phase: Phase, (positions, moves): (usize, usize)) -> wire::Step {
    wire::Step { done: phase == Phase::Done, phase: phase.as_str(), positions, moves }
}
