// WebKit as GTK has it, for tests in a third engine. It needs a screen, be it one that nobody sees.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { which } from "./shared.mjs";

/** Debian's packages with all that is needed. */
export const debian = ["webkit2gtk-driver", "xvfb", "xauth"];

/** The program that speaks WebDriver. */
export function driver() {
  return process.env["WEBKIT_DRIVER"] ?? which("WebKitWebDriver") ?? "";
}

/** The browser that comes with the library, in a folder of its own that is on no PATH. */
export function miniBrowser() {
  const named = process.env["MINI_BROWSER"];
  if (named) return named;
  const libraries = ["/usr/lib", "/usr/lib64", ...folders("/usr/lib")];
  return (
    libraries
      .flatMap((folder) =>
        ["", "/webkit2gtk-4.1", "/webkitgtk-6.0"].map((each) => `${folder}${each}/MiniBrowser`),
      )
      .find((file) => existsSync(file)) ?? ""
  );
}

/** Whether everything is there. */
export function isThere() {
  return driver() !== "" && miniBrowser() !== "" && which("xvfb-run") !== undefined;
}

/** @param {string} folder */
function folders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith("-linux-gnu"))
    .map((entry) => path.join(folder, entry.name));
}
