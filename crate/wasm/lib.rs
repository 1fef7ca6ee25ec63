//! The boundary between the solver and JavaScript. Every export reads a request, calls the solver once, and turns what
//! comes back into an answer: `{ ok: true, value }` or `{ ok: false, error }`. Nothing else happens here.

#![allow(missing_docs)] // wasm_bindgen generates items of its own; what is ours has its docs.

mod js_array;
mod request;
mod wire;

use mexplorer::analysis::{self, ExploreTask as Task, Phase};
use mexplorer::convention::PlayConvention;
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use request::Options;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const WIRE_TYPES: &str = r#"
import type { Answer, Catalogue, Evaluation, Explanation, Exploration, ExploreProgress, Notation } from "../wire.ts";
"#;

/// Runs once when the module is instantiated: a panic is a bug, and says where it is in the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
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

/// The values of some positions: `Answer<Evaluation>`.
#[wasm_bindgen(unchecked_return_type = "Answer<Evaluation>")]
pub fn evaluate(game: &JsValue, positions: &JsValue, options: &JsValue) -> JsValue {
    let evaluate = || {
        let game = request::game(game)?;
        let positions = request::positions(&game, positions)?;
        let Options { budget, .. } = request::options(options)?;
        let evaluation = analysis::evaluate(&game, &positions, budget);
        let evaluation = evaluation.map_err(|fault| fault.in_field("positions"))?;
        Ok(wire::evaluation::evaluation(&evaluation))
    };
    answer(evaluate())
}

/// Why a position has its value: `Answer<Explanation>`.
#[wasm_bindgen(unchecked_return_type = "Answer<Explanation>")]
pub fn explain(game: &JsValue, position: &JsValue, options: &JsValue) -> JsValue {
    let explain = || {
        let game = request::game(game)?;
        let position = request::position(&game, position)?;
        let Options { budget, .. } = request::options(options)?;
        let explanation = analysis::explain(&game, &position, budget)?;
        Ok(wire::explanation::explanation(&game, &position, &explanation))
    };
    answer(explain())
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

    /// Does one slice: `Answer<ExploreProgress>`.
    #[wasm_bindgen(unchecked_return_type = "Answer<ExploreProgress>")]
    pub fn advance(&mut self) -> JsValue {
        let advanced = match &mut self.started {
            Ok((task, _)) => task.advance().map(|phase| {
                let (positions, moves) = task.counts();
                wire::exploration::ExploreProgress {
                    done: phase == Phase::Done,
                    phase: phase.as_str(),
                    positions,
                    moves,
                }
            }),
            Err(fault) => Err(fault.clone()),
        };
        if let Err(fault) = &advanced {
            self.started = Err(fault.clone());
        }
        answer(advanced)
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

/// Wraps a result as the boundary's answer.
fn answer<T: Serialize>(result: Result<T, RequestError>) -> JsValue {
    to_js(&match result {
        Ok(value) => wire::Answer { ok: true, value: to_js(&value), error: None },
        Err(fault) => {
            wire::Answer { ok: false, value: JsValue::UNDEFINED, error: Some(wire::request_error(&fault)) }
        }
    })
}

fn to_js<T: Serialize>(value: &T) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    // Not expect, which would bring in the code that prints any JavaScript value.
    value
        .serialize(&serializer)
        .unwrap_or_else(|_| unreachable!("wire types hold nothing that cannot be written"))
}
