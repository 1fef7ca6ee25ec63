// Examples as the compiler reads them.
import path from "node:path";
import ts from "typescript";

export const root = path.resolve(import.meta.dirname, "../..");

/** What the compiler has against some texts, as files of the project's folder: there the package is known by its name. */
export function faultsIn(texts: readonly string[], ending: "ts" | "tsx" = "ts"): string[] {
  const files = new Map(texts.map((text, index) => [path.join(root, `example${index}.${ending}`), text]));
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const settings = { ...options, types: [], noUnusedLocals: false };
  const host = ts.createCompilerHost(settings);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version);
  };
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], settings, host));
  return faults.map(
    ({ file, messageText }) => `${ts.flattenDiagnosticMessageText(messageText, "\n")}
    in ${file?.text.split("; ").at(-1) ?? ""}`,
  );
}
