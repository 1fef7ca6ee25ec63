/** Lets the reader choose a file, and reads its text. */
export function chooseFile(accept: string, read: (text: string) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    void file?.text().then(read);
  });
  input.click();
}
