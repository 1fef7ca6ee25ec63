// Whoever compiled against this version compiles against every later one of the same major version: nothing that calls answer is
// removed or of another type, and nothing more is asked for. What is added may be anything. The types of the version stand in
// `api-MAJOR.d.ts`; `YEARS=write npx vitest --config tests/vitest.config.ts tests/years` writes the file of a new one, and before
// a release whatever has changed.
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import card from "../../package.json" with { type: "json" };

const root = path.resolve(import.meta.dirname, "../..");
/** Where types stand: what is answered, what calls are given, and the calls. */
const sourceOf = (name: string): string => path.join(root, `www/src/solver/${name}.ts`);
const FILES = ["wire", "options", "requests", "api"].map(sourceOf);
const KEPT = path.join(import.meta.dirname, `api-${card.version.split(".")[0]}.d.ts`);
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
};

/** All declarations in one file, without comments and imports. */
function bundled(files: readonly string[]): string {
  const printer = ts.createPrinter({ removeComments: true });
  const texts = files.map((file) => {
    const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? "", ts.ScriptTarget.ES2022);
    const kept = source.statements.filter(
      (each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each),
    );
    return kept.map((each) => printer.printNode(ts.EmitHint.Unspecified, each, source)).join("\n");
  });
  return `// The types of calls and answers that people have compiled against.\n${texts.join("\n")}\n`;
}

/** Every exported type by its name. */
function typesIn(program: ts.Program, files: readonly string[]): Map<string, ts.Type> {
  const checker = program.getTypeChecker();
  const all = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return new Map(all.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]));
}

/** What somebody would notice who knows one type and meets another; `given` is what calls are given, not what they answer. */
class Comparison {
  readonly #checker: ts.TypeChecker;
  /** What was found of pairs of types; types that hold themselves are taken to be alike meanwhile. */
  readonly #found = new Map<ts.Type, Map<ts.Type, string[]>>();
  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  of(then: ts.Type, now: ts.Type, place: string, given: boolean): string[] {
    const found = this.#found.get(then) ?? new Map<ts.Type, string[]>();
    this.#found.set(then, found);
    const known = found.get(now);
    if (known) return known;
    found.set(now, []);
    const differences = this.#compared(then, now, place, given);
    found.set(now, differences);
    return differences;
  }

  #compared(then: ts.Type, now: ts.Type, place: string, given: boolean): string[] {
    const [before, after] = [this.#name(then), this.#name(now)];
    const different = [`${place}: ${before} is ${after}`];
    if (then.isUnion() || now.isUnion()) return this.#ofUnion(then, now, place, given);
    if (this.#checker.isArrayLikeType(then)) {
      const [one, other] = [then, now].map(
        (type) => this.#checker.getTypeArguments(type as ts.TypeReference)[0],
      );
      return this.#checker.isArrayLikeType(now) && one && other
        ? this.of(one, other, `${place}[]`, given)
        : different;
    }
    const [call] = then.getCallSignatures();
    if (call) return this.#ofCall(call, now.getCallSignatures()[0], place, different);
    // Those of the language itself, and whatever is no object, are known by their names.
    const isOwn =
      then.flags & ts.TypeFlags.Object &&
      !then.symbol.declarations?.some((each) => each.getSourceFile().fileName.includes("/lib."));
    if (!isOwn) return before === after ? [] : different;
    return now.flags & ts.TypeFlags.Object ? this.#ofFields(then, now, place, given) : different;
  }

  /** Each that there was is there; where something is given, or answered, there may be more. */
  #ofUnion(then: ts.Type, now: ts.Type, place: string, given: boolean): string[] {
    const parts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
    const isThere = (one: ts.Type): boolean =>
      parts(now).some((other) => this.of(one, other, place, given).length === 0);
    return parts(then)
      .filter((one) => !isThere(one))
      .map((one) => `${place}: ${this.#name(one)} is gone`);
  }

  #ofCall(then: ts.Signature, now: ts.Signature | undefined, place: string, different: string[]): string[] {
    if (!now) return different;
    const typeOf = (symbol: ts.Symbol): ts.Type => this.#checker.getTypeOfSymbol(symbol);
    const parameters = then.parameters.flatMap((one, index) => {
      const other = now.parameters[index];
      return other
        ? this.of(typeOf(one), typeOf(other), `${place}(${one.name})`, true)
        : [`${place}: ${one.name} is gone`];
    });
    const more = now.parameters.slice(then.parameters.length).filter((one) => !isOptional(one));
    const answer = this.of(then.getReturnType(), now.getReturnType(), `${place}()`, false);
    return [...parameters, ...more.map((one) => `${place}: ${one.name} is asked for`), ...answer];
  }

  #ofFields(then: ts.Type, now: ts.Type, place: string, given: boolean): string[] {
    const fields = then.getProperties().flatMap((one) => {
      const [where, other] = [`${place}.${one.name}`, now.getProperty(one.name)];
      if (!other) return [`${where} is gone`];
      if (given ? isOptional(one) && !isOptional(other) : !isOptional(one) && isOptional(other))
        return [`${where} ${given ? "must be given" : "may be absent"}`];
      return this.of(this.#checker.getTypeOfSymbol(one), this.#checker.getTypeOfSymbol(other), where, given);
    });
    const asked = now
      .getProperties()
      .filter((one) => given && !isOptional(one) && !then.getProperty(one.name));
    const indexed = then.getStringIndexType();
    const values = now.getStringIndexType();
    const entries = indexed
      ? values
        ? this.of(indexed, values, `${place}[…]`, given)
        : [`${place}[…] is gone`]
      : [];
    return [...fields, ...asked.map((one) => `${place}.${one.name} must be given`), ...entries];
  }

  #name(type: ts.Type): string {
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }
}

const isOptional = (symbol: ts.Symbol): boolean =>
  (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
  (symbol.declarations ?? []).some(
    (each) => ts.isParameter(each) && (each.questionToken ?? each.initializer) !== undefined,
  );

/** What has gone from some files, or been changed in them, since another was written. */
function changes(then: string, now: readonly string[], host?: ts.CompilerHost): string[] {
  const program = ts.createProgram([then, ...now], OPTIONS, host);
  const comparison = new Comparison(program.getTypeChecker());
  const [before, after] = [typesIn(program, [then]), typesIn(program, now)];
  expect(before.size).toBeGreaterThan(50);
  const differences = [...before].flatMap(([name, type]) => {
    const other = after.get(name);
    return other ? comparison.of(type, other, name, GIVEN.has(name)) : [`${name} is gone`];
  });
  return [...new Set(differences)];
}

/** The types of what calls are given. */
const GIVEN = new Set(
  ["requests", "options"].flatMap((name) =>
    [...(ts.sys.readFile(sourceOf(name)) ?? "").matchAll(/^export (?:interface|type) (\w+)/gm)].map(
      ([, type]) => type,
    ),
  ),
);

test("all that there was in this major version is there", { timeout: 60_000 }, () => {
  if (process.env["YEARS"] === "write") writeFileSync(KEPT, bundled(FILES));
  expect(existsSync(KEPT), `${path.basename(KEPT)} is there`).toBe(true);
  expect(changes(KEPT, FILES)).toEqual([]);
});

test(
  "what is removed, retyped, or asked for besides is told, and nothing that is added",
  { timeout: 60_000 },
  () => {
    const kept = ts.sys.readFile(KEPT) ?? "";
    const sources = new Map<string, ts.SourceFile>();
    const told = (from: string, to: string): string[] => {
      expect(kept).toContain(from);
      const file = path.join(import.meta.dirname, "changed.d.ts");
      const host = ts.createCompilerHost(OPTIONS);
      const exists = host.fileExists.bind(host);
      host.fileExists = (name) => name === file || exists(name);
      host.getSourceFile = (name) => {
        const text = name === file ? kept.replace(from, to) : (ts.sys.readFile(name) ?? "");
        const source = sources.get(name) ?? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
        // What the language itself has stays the same.
        if (name !== file) sources.set(name, source);
        return source;
      };
      return changes(KEPT, [file], host);
    };
    expect(told("positionCount: number;", "")).toEqual(
      expect.arrayContaining([expect.stringMatching(/positionCount is gone$/)]),
    );
    expect(told("remoteness?: Uint32Array;", "remoteness?: Array<number>;")).not.toEqual([]);
    expect(told("labels: Array<string>;", "labels?: Array<string>;")).not.toEqual([]);
    expect(
      told(
        "ruleset: string;\n    params?: Params;",
        "ruleset: string;\n    seed: number;\n    params?: Params;",
      ),
    ).not.toEqual([]);
    expect(told('"out-of-memory"', '"no-memory"')).not.toEqual([]);
    expect(told('"out-of-memory"', '"out-of-memory" | "out-of-time"')).toEqual([]);
    expect(told("positionCount: number;", "positionCount: number;\n    more: string;")).toEqual([]);
  },
);
