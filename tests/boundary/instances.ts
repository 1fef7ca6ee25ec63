// The memory of the wasm that the solver makes instances of; to be imported before the solver is loaded.
const { Instance } = WebAssembly;
let memory: WebAssembly.Memory | undefined;
WebAssembly.Instance = new Proxy(Instance, {
  construct(target, given: [WebAssembly.Module, WebAssembly.Imports]) {
    const instance = new target(...given);
    memory = instance.exports["memory"] as WebAssembly.Memory;
    return instance;
  },
});

/** That of the last instance. */
export function lastMemory(): WebAssembly.Memory {
  if (!memory) throw new Error("there is no instance yet");
  return memory;
}
