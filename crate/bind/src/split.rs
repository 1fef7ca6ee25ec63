//! The solver in two files: what most figures open with, which works by itself until it needs more, and the rest.
//!
//! A function of the rest has its place in the table that both have in common. Until the rest is there that place is empty, and
//! a call of it ends the instance with a trap. The rest fills the places when it is instantiated with what the first one exports.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use walrus::ir::{Value, Visitor, dfs_in_order};
use walrus::{
    ConstExpr, ElementItems, ElementKind, ExportItem, FunctionBuilder, FunctionId, FunctionKind, GlobalKind,
    ImportedFunction, Module, ModuleConfig, RefType, TableId, ValType,
};

/// From where the rest imports what it uses of the first file.
const CORE: &str = "core";
const MEMORY: &str = "memory of both";
/// Before the name of the table that both have, by which `www/src/solver/solver.ts` knows a file that is not all. After it stands
/// what tells this module from any other, so that no rest fits what is not its own.
const TABLE: &str = "table of ";

type Result<T> = std::result::Result<T, String>;

/// The two files.
pub struct Parts {
    /// What works by itself.
    pub core: Vec<u8>,
    /// All functions else.
    pub rest: Vec<u8>,
}

/// A copy of the module that tells which of its functions were called: for the function `n` there is an exported global `ran n`,
/// which is 1 from its first call on.
pub fn marked(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = parsed(wasm)?;
    for (number, function) in own_functions(&module).into_iter().enumerate() {
        let flag = module.globals.add_local(ValType::I32, true, false, ConstExpr::Value(Value::I32(0)));
        module.exports.add(&format!("ran {number}"), flag);
        let body = module.funcs.get_mut(function).kind.unwrap_local_mut();
        body.builder_mut().func_body().global_set_at(0, flag).const_at(0, Value::I32(1));
    }
    Ok(module.emit_wasm())
}

/// Splits a module into its functions of these numbers, with all that is no code, and the others.
pub fn split(wasm: &[u8], early: &BTreeSet<usize>) -> Result<Parts> {
    let mut core = parsed(wasm)?;
    let mut rest = parsed(wasm)?;
    // Identifiers of two modules have nothing in common but their order.
    let twins: HashMap<_, _> = functions(&core).into_iter().zip(functions(&rest)).collect();
    let numbered = own_functions(&core).into_iter().enumerate();
    let late = numbered.filter(|(number, _)| !early.contains(number)).map(|(_, function)| function).collect();
    let mut hasher = DefaultHasher::new();
    (wasm, early).hash(&mut hasher);
    let table_name = format!("{TABLE}{:x}", hasher.finish());
    let (table, size, places) = emptied(&mut core, &late)?;
    filled(&mut rest, size, places.into_iter().map(|(place, function)| (place, twins[&function])))?;
    let lent = lent(&core, &mut rest, (table, &table_name), &twins, &late)?;
    walrus::passes::gc::run(&mut rest);
    for import in rest.imports.iter() {
        core.exports.add(&import.name, lent[&import.name]);
    }
    walrus::passes::gc::run(&mut core);
    Ok(Parts { core: core.emit_wasm(), rest: rest.emit_wasm() })
}

/// Leaves the places of late functions in the table empty and lets calls of them lead there; answers the table, its new size,
/// and which function belongs in which place.
fn emptied(
    core: &mut Module,
    late: &HashSet<FunctionId>,
) -> Result<(TableId, u64, BTreeMap<u64, FunctionId>)> {
    let table = function_table(core)?;
    let mut places = BTreeMap::new();
    for element in core.elements.iter_mut() {
        let ElementKind::Active { offset: ConstExpr::Value(Value::I32(first)), .. } = element.kind else {
            return Err("a table is filled in a way that is not known here".into());
        };
        let ElementItems::Functions(functions) = &element.items else {
            return Err("a table holds what is no function".into());
        };
        let first = u64::from(first as u32);
        places.extend(
            (first..)
                .zip(functions)
                .filter(|(_, function)| late.contains(function))
                .map(|(place, &function)| (place, function)),
        );
        let items = functions.iter().map(|&function| {
            if late.contains(&function) {
                ConstExpr::RefNull(RefType::FUNCREF)
            } else {
                ConstExpr::RefFunc(function)
            }
        });
        element.items = ElementItems::Expressions(RefType::FUNCREF, items.collect());
    }
    let mut size = core.tables.get(table).initial;
    for function in called(core, late) {
        lead_on(core, function, table, size)?;
        places.insert(size, function);
        size += 1;
    }
    resize(core, table, size);
    Ok((table, size, places))
}

/// The late functions that others call or export, in their order.
fn called(core: &Module, late: &HashSet<FunctionId>) -> Vec<FunctionId> {
    let mut calls = Calls::default();
    for (function, local) in core.funcs.iter_local() {
        if !late.contains(&function) {
            dfs_in_order(&mut calls, local, local.entry_block());
        }
    }
    calls.0.extend(core.exports.iter().filter_map(|export| match export.item {
        ExportItem::Function(function) => Some(function),
        _ => None,
    }));
    own_functions(core)
        .into_iter()
        .filter(|function| late.contains(function) && calls.0.contains(function))
        .collect()
}

/// Gives a function a body that calls what is in a place of the table.
fn lead_on(core: &mut Module, function: FunctionId, table: TableId, place: u64) -> Result<()> {
    let kind = core.funcs.get(function).ty();
    let (params, results) = core.types.params_results(kind);
    let (params, results) = (params.to_vec(), results.to_vec());
    let arguments: Vec<_> = params.iter().map(|&param| core.locals.add(param)).collect();
    let mut builder = FunctionBuilder::new(&mut core.types, &params, &results);
    let mut body = builder.func_body();
    for &argument in &arguments {
        body.local_get(argument);
    }
    body.i32_const(place_in_code(place)?).call_indirect(kind, table);
    core.funcs.get_mut(function).kind = FunctionKind::Local(builder.local_func(arguments));
    Ok(())
}

/// Takes from the rest all that the core has, but for its functions, and fills places of the table with these.
fn filled(rest: &mut Module, size: u64, places: impl Iterator<Item = (u64, FunctionId)>) -> Result<()> {
    let table = function_table(rest)?;
    let exports: Vec<_> = rest.exports.iter().map(|export| export.id()).collect();
    let elements: Vec<_> = rest.elements.iter().map(|element| element.id()).collect();
    let data: Vec<_> = rest.data.iter().map(|data| data.id()).collect();
    exports.into_iter().for_each(|export| rest.exports.delete(export));
    elements.into_iter().for_each(|element| rest.elements.delete(element));
    data.into_iter().for_each(|data| rest.data.delete(data));
    rest.start = None;
    rest.tables.get_mut(table).elem_segments.clear();
    resize(rest, table, size);
    let mut runs: Vec<(u64, Vec<FunctionId>)> = Vec::new();
    for (place, function) in places {
        match runs.last_mut() {
            Some((first, run)) if *first + run.len() as u64 == place => run.push(function),
            _ => runs.push((place, vec![function])),
        }
    }
    for (first, run) in runs {
        let offset = ConstExpr::Value(Value::I32(place_in_code(first)?));
        let element = rest.elements.add(ElementKind::Active { table, offset }, ElementItems::Functions(run));
        rest.tables.get_mut(table).elem_segments.insert(element);
    }
    Ok(())
}

/// Lets the rest import all that it may use of the core, and answers what is lent by which name.
fn lent(
    core: &Module,
    rest: &mut Module,
    (table, table_name): (TableId, &str),
    twins: &HashMap<FunctionId, FunctionId>,
    late: &HashSet<FunctionId>,
) -> Result<HashMap<String, ExportItem>> {
    let mut lent = HashMap::new();
    for (number, function) in functions(core).into_iter().enumerate() {
        if late.contains(&function) {
            continue;
        }
        let (name, twin) = (format!("f{number}"), twins[&function]);
        match rest.funcs.get(twin).kind {
            FunctionKind::Import(ImportedFunction { import, .. }) => {
                let import = rest.imports.get_mut(import);
                (import.module, import.name) = (CORE.into(), name.clone());
            }
            _ => {
                let ty = rest.funcs.get(twin).ty();
                let import = rest.imports.add(CORE, &name, twin);
                rest.funcs.get_mut(twin).kind = FunctionKind::Import(ImportedFunction { import, ty });
            }
        }
        lent.insert(name, function.into());
    }
    let globals: Vec<_> = rest.globals.iter().map(|global| global.id()).collect();
    for (number, (global, twin)) in core.globals.iter().zip(globals).enumerate() {
        let name = format!("g{number}");
        rest.globals.get_mut(twin).kind = GlobalKind::Import(rest.imports.add(CORE, &name, twin));
        lent.insert(name, global.id().into());
    }
    let tables: Vec<_> = rest.tables.iter().map(|table| table.id()).collect();
    for (number, (own, twin)) in core.tables.iter().zip(tables).enumerate() {
        let name = if own.id() == table { table_name.into() } else { format!("t{number}") };
        rest.tables.get_mut(twin).import = Some(rest.imports.add(CORE, &name, twin));
        lent.insert(name, own.id().into());
    }
    let memory = |module: &Module| module.get_memory_id().map_err(|error| error.to_string());
    let twin = memory(rest)?;
    let import = rest.imports.add(CORE, MEMORY, twin);
    let shared = rest.memories.get_mut(twin);
    shared.import = Some(import);
    shared.data_segments.clear();
    lent.insert(MEMORY.into(), memory(core)?.into());
    Ok(lent)
}

/// The functions that a body names.
#[derive(Default)]
struct Calls(HashSet<FunctionId>);

impl Visitor<'_> for Calls {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.insert(*function);
    }
}

fn parsed(wasm: &[u8]) -> Result<Module> {
    let mut config = ModuleConfig::new();
    config.generate_producers_section(false).generate_name_section(false);
    config.parse(wasm).map_err(|error| error.to_string())
}

/// All functions, in the order of the file.
fn functions(module: &Module) -> Vec<FunctionId> {
    module.funcs.iter().map(|function| function.id()).collect()
}

/// Those that are not imported, in the order of the file, by which they have their numbers.
fn own_functions(module: &Module) -> Vec<FunctionId> {
    let own = module.funcs.iter().filter(|function| matches!(function.kind, FunctionKind::Local(_)));
    own.map(|function| function.id()).collect()
}

fn function_table(module: &Module) -> Result<TableId> {
    let table = module.tables.main_function_table().map_err(|error| error.to_string())?;
    table.ok_or_else(|| "the module has no table of functions".into())
}

fn resize(module: &mut Module, table: TableId, size: u64) {
    let table = module.tables.get_mut(table);
    (table.initial, table.maximum) = (size, table.maximum.map(|_| size));
}

fn place_in_code(place: u64) -> Result<i32> {
    i32::try_from(place).map_err(|error| error.to_string())
}
