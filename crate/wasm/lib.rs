//! The boundary between the solver and JavaScript. Every export reads a request, calls the solver once, and turns what
//! comes back into an answer: `{ ok: true, value }` or `{ ok: false, error }`. Nothing else happens here.

#![cfg_attr(target_family = "wasm", no_std)]
#![allow(missing_docs)] // wasm_bindgen generates items of its own; what is ours has its docs.

#[macro_use]
extern crate alloc;

mod js_array;
mod json;
mod request;
mod tables;
mod wire;

use alloc::string::String;
use json::{ToJson, object, to_js};
use mexplorer::analysis::{self, ExploreTask as Task, Phase};
use mexplorer::convention::PlayConvention;
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::position::Position;
use request::Options;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const WIRE_TYPES: &str = r#"
import type {
  Answer, Catalogue, Evaluation, Explanation, Exploration, Grid, Notation, Sequence, Step,
} from "../wire.ts";
"#;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// A panic is a bug: it stops the instance. The engine's error shows the way there; the texts and places of all panics would
/// be nine kilobytes of the file.
#[cfg(target_family = "wasm")]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}

/// The rulesets, conventions, theorems and limits: `Answer<Catalogue>`.
#[wasm_bindgen(unchecked_return_type = "Answer<Catalogue>")]
pub fn catalogue() -> JsValue {
    answer(Ok(wire::catalogue::catalogue()))
}

/// Reads a notation such as `bash[m=3](5,6)`: `Answer<Notation>`.
#[wasm_bindgen(unchecked_return_type = "Answer<Notation>")]
pub fn parse(text: JsValue) -> JsValue {
    answer(request::text("notation", &text).and_then(|text| {
        let (game, position) = Game::parse(&text, PlayConvention::Normal)?;
        Ok(wire::notation::notation(&game, &position))
    }))
}

/// Reads a position of a game: `Answer<Notation>`.
#[wasm_bindgen(unchecked_return_type = "Answer<Notation>")]
pub fn read(game: &JsValue, position: &JsValue) -> JsValue {
    let read = || {
        let game = request::game(game)?;
        let position = request::position(&game, position)?;
        Ok(wire::notation::notation(&game, &position))
    };
    answer(read())
}

/// An evaluation in slices of a few milliseconds, so that the caller can show progress and give up in between.
#[wasm_bindgen]
pub struct EvaluateTask {
    started: Result<(Game, analysis::EvaluateTask), RequestError>,
}

#[wasm_bindgen]
impl EvaluateTask {
    /// Reads the request. Its faults are answered by the first `advance`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &JsValue, positions: &JsValue, options: &JsValue) -> EvaluateTask {
        let start = || {
            let game = request::game(game)?;
            let positions = request::positions(&game, positions)?;
            let Options { budget, .. } = request::options(options)?;
            let task = analysis::EvaluateTask::new(&game, positions, budget);
            Ok((game, task.map_err(|fault| fault.in_field("positions"))?))
        };
        EvaluateTask { started: start() }
    }

    /// Does one slice: `Answer<Step>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Step>")]
    pub fn advance(&mut self) -> JsValue {
        advance(&mut self.started, |(game, task)| {
            let done = task.advance(game).map_err(|fault| fault.in_field("positions"))?;
            Ok(searching(done, task.counts()))
        })
    }

    /// The values, once `advance` has answered `done`: `Answer<Evaluation>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Evaluation>")]
    pub fn take(&mut self) -> JsValue {
        answer(taken(&mut self.started).map(|(_, task)| wire::evaluation::evaluation(&task.finish())))
    }
}

/// An explanation in slices likewise.
#[wasm_bindgen]
pub struct ExplainTask {
    started: Result<(Game, Position, analysis::ExplainTask), RequestError>,
}

#[wasm_bindgen]
impl ExplainTask {
    /// Reads the request. Its faults are answered by the first `advance`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &JsValue, position: &JsValue, options: &JsValue) -> ExplainTask {
        let start = || {
            let game = request::game(game)?;
            let position = request::position(&game, position)?;
            let Options { budget, .. } = request::options(options)?;
            let task = analysis::ExplainTask::new(&game, &position, budget)?;
            Ok((game, position, task))
        };
        ExplainTask { started: start() }
    }

    /// Does one slice: `Answer<Step>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Step>")]
    pub fn advance(&mut self) -> JsValue {
        advance(&mut self.started, |(game, _, task)| Ok(searching(task.advance(game)?, task.counts())))
    }

    /// The explanation, once `advance` has answered `done`: `Answer<Explanation>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Explanation>")]
    pub fn take(&mut self) -> JsValue {
        answer(taken(&mut self.started).map(|(game, position, task)| {
            wire::explanation::explanation(&game, &position, &task.finish(&game))
        }))
    }
}

/// An exploration in slices of a few milliseconds, so that the caller can show progress and give up in between.
#[wasm_bindgen]
pub struct ExploreTask {
    /// The task, unless the request was refused, and the start's notation.
    started: Result<(Task, String), RequestError>,
    options: Options,
}

#[wasm_bindgen]
impl ExploreTask {
    /// Reads the request. Its faults are answered by the first `advance`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &JsValue, position: &JsValue, options: &JsValue) -> ExploreTask {
        let start = || {
            let game = request::game(game)?;
            let position = request::position(&game, position)?;
            let options = request::options(options)?;
            let notation = game.notation(&position);
            Ok(((Task::new(game, &position, options.budget)?, notation), options))
        };
        match start() {
            Ok((started, options)) => ExploreTask { started: Ok(started), options },
            Err(fault) => ExploreTask { started: Err(fault), options: Options::default() },
        }
    }

    /// Does one slice: `Answer<Step>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<Step>")]
    pub fn advance(&mut self) -> JsValue {
        advance(&mut self.started, |(task, _)| {
            let phase = task.advance()?;
            let (positions, moves) = task.counts();
            Ok(wire::Step { done: phase == Phase::Done, phase: phase.as_str(), positions, moves })
        })
    }

    /// What was found, once `advance` has answered `done`: `Answer<Exploration>`.
    ///
    /// # Panics
    /// When the task is not done.
    #[wasm_bindgen(unchecked_return_type = "Answer<Exploration>")]
    pub fn take(&self) -> JsValue {
        answer(match &self.started {
            Ok((task, notation)) => {
                let exploration = task.exploration().expect("take is called when advance has answered done");
                Ok(wire::exploration::exploration(task.game(), notation, exploration, self.options.all_moves))
            }
            Err(fault) => Err(fault.clone()),
        })
    }
}

/// Does one slice of a task that was started, and answers how far it has come. After a fault there is nothing left of it.
fn advance<T>(
    started: &mut Result<T, RequestError>,
    slice: impl FnOnce(&mut T) -> Result<wire::Step, RequestError>,
) -> JsValue {
    let advanced = match started {
        Ok(task) => slice(task),
        Err(fault) => Err(fault.clone()),
    };
    if let Err(fault) = &advanced {
        *started = Err(fault.clone());
    }
    answer(advanced)
}

/// What a task was started with or has come to; nothing is left of it.
fn taken<T>(started: &mut Result<T, RequestError>) -> Result<T, RequestError> {
    core::mem::replace(started, Err(RequestError::new(ErrorCode::Internal, "")))
}

/// How far a search for values has come.
fn searching(done: bool, (positions, moves): (usize, usize)) -> wire::Step {
    let phase = if done { Phase::Done } else { Phase::Building };
    wire::Step { done, phase: phase.as_str(), positions, moves }
}

/// Wraps a result as the boundary's answer.
fn answer<T: ToJson>(result: Result<T, RequestError>) -> JsValue {
    let (name, value) = match &result {
        Ok(value) => ("value", to_js(value)),
        Err(fault) => ("error", to_js(&wire::request_error(fault))),
    };
    object(&[("ok", result.is_ok().into()), (name, value)])
}
