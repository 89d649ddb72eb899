// Brings the page to life when that disturbs nobody: its files come after it has loaded and the phone has nothing better
// to do, and run at the first sign that somebody wants something; at once on a page that changes by itself.
// Everything works before, so a saved or slow line is left alone.
const page = document.querySelector("script[data-page]")?.getAttribute("data-page");
const intents = ["pointerdown", "pointermove", "touchstart", "scroll", "keydown", "focusin"];
/** A first view has only the styles that it uses in it; what scripts show may need the others. */
const part = document.querySelector("style[data-sheet]");
/** Where scripts are off, such a page is loaded anew every few seconds. */
const changesByItself = document.head.querySelector("noscript") !== null;

/** @type {Promise<{ start: () => Promise<void> }> | undefined} */
let program;
let isStarted = false;

/** Whether what is not needed stays away: somebody saves data, or the line is a slow one. */
function isSpared() {
  const { saveData, effectiveType = "" } = Reflect.get(navigator, "connection") ?? {};
  return Boolean(saveData) || /2g/.test(effectiveType);
}

/** @param {string} rel */
function linkToSheet(rel) {
  const link = document.createElement("link");
  Object.assign(link, {
    rel,
    as: "style",
    href: part instanceof HTMLElement && part.dataset.sheet,
  });
  return link;
}

/** Asks for the files; none runs. */
function fetchProgram() {
  if (!program && part) document.head.append(linkToSheet("preload"));
  program ??= import(String(page));
  // A page whose program is no longer kept stays as it is.
  program.catch(() => {});
  return program;
}

function wholeSheet() {
  if (!part) return Promise.resolve();
  const link = linkToSheet("stylesheet");
  part.before(link);
  return new Promise((resolve, reject) => {
    link.onerror = reject;
    link.onload = () => {
      part.remove();
      resolve(undefined);
    };
  });
}

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const intent of intents) removeEventListener(intent, start, true);
  Promise.all([fetchProgram(), wholeSheet()])
    .then(([{ start: bringToLife }]) => bringToLife())
    .catch(() => {});
}

function whenIdle() {
  const work = changesByItself ? start : fetchProgram;
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 200);
}

if (isSpared()) {
  // What a page has for browsers without scripts is for this one, too.
  for (const plain of document.querySelectorAll("noscript")) plain.outerHTML = plain.textContent;
} else {
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
