// For a page with figures in frames: each frame becomes as high as its figure needs, and has the colours of the page.
// <script src="https://…/frame.js" defer></script>; without it a frame has the height that the page gives it.
(() => {
  const ours = () =>
    [...document.querySelectorAll("iframe")].filter(({ src }) => /\/embed\.html\b/.test(src));

  function dress() {
    for (const frame of ours()) {
      const { theme: said = "" } = document.documentElement.dataset;
      const scheme = /^(light|dark)$/.test(said) ? said : getComputedStyle(frame).colorScheme;
      const isDark = scheme.includes("dark");
      // Where the page knows both, the reader's system decides.
      const theme = isDark && scheme.includes("light") ? "auto" : isDark ? "dark" : "light";
      // Any document that stands there may know of it, the frame's own not being there yet.
      frame.contentWindow?.postMessage({ type: "mexplorer:theme", theme }, "*");
    }
  }

  /** What says that a message is from the figure. A frame that is shut in has no origin.
   * @param {HTMLIFrameElement} frame */
  function originOf(frame) {
    const isShutIn = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
    return isShutIn ? "null" : new URL(frame.src).origin;
  }

  /** @param {MessageEvent<{ type?: unknown, v?: unknown, height?: unknown } | null>} event */
  function fit({ data, origin, source }) {
    const frame = ours().find(({ contentWindow }) => contentWindow === source);
    if (!frame || origin !== originOf(frame) || data?.type !== "mexplorer:size" || data.v !== 1) return;
    const { height } = data;
    if (typeof height === "number" && height >= 80 && height <= 4000) frame.style.height = `${height}px`;
  }

  addEventListener("message", fit);
  // A frame hears of the colours when it has come, be it before this script, and when they change; it answers with its height.
  addEventListener("load", dress, { capture: true });
  new MutationObserver(dress).observe(document.documentElement, {
    attributeFilter: ["class", "style", "data-theme"],
  });
  dress();
})();
