/** Fetches and compiles a .wasm file, before or after what else is fetched. */
export async function fetchModule(
  url: string | URL,
  priority: RequestPriority = "auto",
): Promise<WebAssembly.Module> {
  const response = await fetch(url, { priority });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${String(url)}`);
  // Compiling while it loads is refused where the host does not know the type of the file.
  return response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** The beginning of every module, and all of the smallest. */
const SMALLEST = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

/** Whether this browser has no WebAssembly, or none that this page may use: a file that is broken may come whole the next time. */
export function isForbidden(): boolean {
  try {
    new WebAssembly.Module(SMALLEST);
    return false;
  } catch {
    return true;
  }
}
