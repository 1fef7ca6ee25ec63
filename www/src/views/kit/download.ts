/** A browser saves what a link leads to. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The same of a table; spreadsheets take a file that does not begin so for one without Chinese words. */
export function downloadCsv(text: string, name: string): void {
  download(new Blob([`\uFEFF${text}`], { type: "text/csv" }), name);
}

/** A text as a file may be called everywhere. */
export function asFileName(text: string): string {
  const words = text.split(/[^\p{L}\p{N}._]+/u).filter(Boolean);
  return words.join("-").slice(0, 60);
}
