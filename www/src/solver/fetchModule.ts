/** Fetches and compiles a .wasm file. */
export async function fetchModule(url: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${String(url)}`);
  // Compiling while it loads is refused where the host does not know the type of the file.
  return response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
