//! The text of `www/src/solver/wire.ts`: whatever calls answer, and what that is made of.

use crate::lay_out::lay_out;
use crate::{
    RequestError, Step, catalogue, chart, evaluation, explanation, exploration, genus, grid, notation, play,
    sequence, sieve, verification,
};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "// Generated from crate/wire; `npm test` fails when it is stale, and `npm run fix` writes it. Do not edit.\n\n\
    /** What every call answers: one of the two is there. */\n\
    export type Answer<T> =\n  \
    | { ok: true; value: T; error?: undefined }\n  \
    | { ok: false; error: RequestError; value?: undefined };\n\n\
    /** A position as requests have it, a `PositionInput`: the sizes of heaps, the places of heads, edges, the name of a vertex, of a\n \
    * sum one of each component; and a text where passes are spent. It can be given to any call for the same game. */\n\
    export type Position = string | Array<number | Position>;\n";

/// The declarations that have been met, by the names of the types.
struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own in ts-rs is a type that TypeScript has already.
        if T::output_path().is_some() && !self.by_name.contains_key(&T::ident(&self.config)) {
            let declaration = lay_out(T::docs().as_deref(), &T::decl(&self.config));
            self.by_name.insert(T::ident(&self.config), declaration);
            T::visit_dependencies(self);
        }
    }
}

/// All declarations, as a TypeScript file.
pub fn declarations() -> String {
    let mut all = Declarations { config: Config::new().with_large_int("number"), by_name: BTreeMap::new() };
    all.visit::<RequestError>();
    all.visit::<Step>();
    all.visit::<catalogue::Catalogue>();
    // The catalogue has it together with what is written about it, which is TypeScript's to put together.
    all.visit::<catalogue::TheoremCard>();
    all.visit::<catalogue::TheoremProse>();
    all.visit::<catalogue::RulesetProse>();
    all.visit::<notation::Notation>();
    all.visit::<evaluation::Evaluation>();
    all.visit::<explanation::Explanation>();
    all.visit::<play::Fit>();
    all.visit::<play::SolverMove>();
    all.visit::<play::Puzzle>();
    all.visit::<exploration::Exploration>();
    all.visit::<grid::Grid>();
    all.visit::<chart::Chart>();
    all.visit::<chart::Cells>();
    all.visit::<chart::Painting>();
    all.visit::<sieve::Sieve>();
    all.visit::<sequence::Sequence>();
    all.visit::<genus::Genera>();
    all.visit::<verification::Verification>();
    all.visit::<verification::Census>();
    [HEAD.to_string()].into_iter().chain(all.by_name.into_values()).collect::<Vec<_>>().join("\n")
}
