// A whole lesson in a link: its file deflated, in letters that an address may have.

/** What begins with it holds a lesson; anything else is the name of one. */
export const PACKED = "~";

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return PACKED + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that was packed, of so many bytes at most; nothing where it was cut or changed. */
export async function unpack(packed: string, limit: number): Promise<string | undefined> {
  try {
    const letters = atob(packed.slice(PACKED.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream("deflate-raw"), limit);
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    return undefined;
  }
}

/** Little can hold much: what grows beyond the limit is given up. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > limit) throw new RangeError(`more than ${limit} bytes`);
    chunks.push(value);
  }
}
