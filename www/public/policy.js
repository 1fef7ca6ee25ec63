// The Content-Security-Policy of the page for frames, which the first script writes before anything else is fetched. It names
// the site's folder: in a frame that may run scripts and nothing else the page has no origin, and what 'self' would be there
// browsers do not agree on.
(() => {
  const site = new URL(".", location.href).href;
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = [
    "default-src 'none'",
    `script-src ${site} 'wasm-unsafe-eval'`,
    `worker-src ${site}`,
    `connect-src ${site}`,
    `style-src ${site}`,
    `img-src ${site} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types mexplorer lit-html",
  ].join("; ");
  document.head.append(policy);
})();
