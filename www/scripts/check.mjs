// Formatting, lints and types of both languages.
import { ofPage, ofRust, setUp } from "./checks.mjs";
import { runSteps } from "./steps.mjs";

await runSteps([setUp, ...ofRust], ofPage);
