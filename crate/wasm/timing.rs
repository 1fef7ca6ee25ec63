//! The phases of calls as user timings, `mexplorer: explore: building`, which the performance panel of a browser shows. They are
//! told apart by slices, the first of which is not told of: a call that is done with it costs nothing more.

use mexplorer::pace::Phase;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

thread_local! {
    /// How many calls have been timed: their marks have names of their own, for calls may run side by side.
    static TIMED: Cell<u32> = const { Cell::new(0) };
}

/// Measures the phases of one call.
pub struct Timing {
    call: &'static str,
    under_way: Option<UnderWay>,
}

struct UnderWay {
    performance: Performance,
    phase: Phase,
    /// The name of the mark at which the phase began.
    mark: String,
}

impl Timing {
    /// The timing of a call that has not begun.
    pub fn of(call: &'static str) -> Self {
        Timing { call, under_way: None }
    }

    /// Hears in which phase the call is after a slice.
    pub fn enter(&mut self, phase: Phase) {
        match &mut self.under_way {
            Some(current) if current.phase == phase => {}
            Some(current) => {
                current.measure(self.call);
                current.phase = phase;
                match phase {
                    Phase::Done => self.under_way = None,
                    _ => current.begin(),
                }
            }
            None if phase == Phase::Done => {}
            None => self.under_way = UnderWay::start(phase),
        }
    }
}

impl UnderWay {
    /// None where there is nothing to measure with.
    fn start(phase: Phase) -> Option<Self> {
        let global = js_sys::global();
        let performance = js_sys::Reflect::get(&global, &JsValue::from("performance")).ok()?;
        let call = TIMED.get().wrapping_add(1);
        TIMED.set(call);
        let started =
            UnderWay { performance: performance.dyn_into().ok()?, phase, mark: format!("mexplorer: {call}") };
        started.begin();
        Some(started)
    }

    fn begin(&self) {
        // What cannot be measured is not worth a fault.
        let _ = self.performance.mark(&self.mark);
    }

    /// Keeps the newest measure of each phase of each kind of call, so that there are never many of them.
    fn measure(&self, call: &str) {
        let name = format!("mexplorer: {call}: {}", self.phase.as_str());
        self.performance.clear_measures_with_measure_name(&name);
        let _ = self.performance.measure_with_start_mark(&name, &self.mark);
        self.performance.clear_marks_with_mark_name(&self.mark);
    }
}

impl Drop for UnderWay {
    /// Of a call that is given up, or ends with a fault, no mark stays.
    fn drop(&mut self) {
        self.performance.clear_marks_with_mark_name(&self.mark);
    }
}
