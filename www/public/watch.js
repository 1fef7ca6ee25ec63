// Says so where the page does not come: when a script or a style sheet of it is missing, when the page breaks before it
// can speak for itself, or when it takes long. A plain script of its own, for it must run where the others do not, and the
// first of the page, for it hears only of what fails after it.
(() => {
  /** After so long, in milliseconds, whoever waits is told; sooner the page says by itself what it waits for. */
  const PATIENCE = 12000;

  const words = {
    en: {
      late: "The page is still loading.",
      lost: "Part of the page could not be loaded.",
      broken: "The page does not work in this browser, which may be too old for it.",
      again: "Load the page again",
    },
    zh: {
      late: "页面仍在加载。",
      lost: "页面有一部分未能加载。",
      broken: "本页无法在此浏览器中运行，浏览器或许过旧。",
      again: "重新加载本页",
    },
  };
  const asked = /[?&]lang=(en|zh)\b/.exec(location.hash);
  const wanted = asked?.[1] ?? (document.documentElement.lang === "zh-CN" ? "zh" : navigator.language);
  const language = /^zh/i.test(wanted) ? "zh" : "en";

  /** @type {HTMLElement | undefined} */
  let told;
  /** Whether what is told stays so, whatever comes. */
  let isLasting = false;

  /** @param {"late" | "lost" | "broken"} what
   * @param {{ detail?: string | undefined, lasts?: boolean }} [more] */
  function tell(what, { detail, lasts = what !== "late" } = {}) {
    if (!document.querySelector("body")) {
      addEventListener("DOMContentLoaded", () => tell(what, { detail, lasts }));
      return;
    }
    if (isLasting) return;
    isLasting = lasts;
    told?.remove();
    told = document.createElement("div");
    told.className = "watch";
    told.lang = language === "zh" ? "zh-CN" : "en";
    told.setAttribute("role", "alert");
    const sentence = document.createElement("p");
    sentence.textContent = words[language][what];
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words[language].again;
    button.addEventListener("click", () => location.reload());
    told.append(sentence, button);
    if (detail) {
      const small = document.createElement("small");
      small.lang = "en";
      small.textContent = detail;
      told.append(small);
    }
    document.body.prepend(told);
  }

  /** Whether the page has drawn something, or says itself what is missing. */
  let speaks = false;

  /** @param {Event} event */
  function onError(event) {
    const { target } = event;
    // Of a style sheet that fails it is told only a moment after the page has gone on without it.
    if (speaks && !(target instanceof HTMLLinkElement && isSheet(target) && isMissedByPage(target))) return;
    if (event instanceof ErrorEvent) tell("broken", { detail: event.message });
    // What is only asked for early is asked for again by whoever needs it.
    else if (target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && isSheet(target)))
      tell("lost", { lasts: isMissedByPage(target) });
  }

  /** @param {HTMLLinkElement} link */
  function isSheet(link) {
    return link.rel === "stylesheet";
  }

  /** What was drawn beforehand is needed no longer once the page is there.
   * @param {HTMLElement} element */
  function isMissedByPage(element) {
    return element.dataset["meanwhile"] === undefined && element.getRootNode() === document;
  }

  /** Style sheets that have not come in time. */
  let late = 0;

  function withdraw() {
    if (!isLasting && late === 0) told?.remove();
  }

  const timer = setTimeout(() => {
    tell("late");
    // What has come of the page by now is shown.
    document.querySelector("link[rel=expect]")?.remove();
    // A style sheet that does not come keeps everything from being drawn; it is not waited for any longer.
    const drawn = [...document.querySelectorAll("mex-graph")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const root of [document, ...drawn])
      for (const link of root.querySelectorAll("link")) if (isSheet(link) && !link.sheet) giveUp(link);
  }, PATIENCE);

  /** @param {HTMLLinkElement} link */
  function giveUp(link) {
    link.media = "print";
    if (!isMissedByPage(link)) return;
    late++;
    const onLoad = () => {
      late--;
      link.media = "all";
      withdraw();
    };
    link.addEventListener("load", onLoad, { once: true });
  }

  addEventListener("error", onError, { capture: true });
  addEventListener("mexplorer-speaks", () => {
    speaks = true;
    clearTimeout(timer);
    withdraw();
  });
})();
