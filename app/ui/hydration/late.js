// Brings the page to life when that disturbs nobody: after it has loaded, when the phone has nothing better to do, or
// at the first sign that somebody wants something. Everything works before, so a saved or slow line is left alone.
const { page } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const { saveData, effectiveType = "" } = Reflect.get(navigator, "connection") ?? {};
const intents = ["pointerdown", "keydown", "focusin"];

let isComing = false;
function hydrate() {
  if (isComing) return;
  isComing = true;
  for (const intent of intents) removeEventListener(intent, hydrate, true);
  // A page whose program is no longer kept stays as it is.
  wholeSheet()
    .then(() => import(String(page)))
    .catch(() => {});
}

/** A first view has only the styles that it uses in it; what scripts show may need the others. */
function wholeSheet() {
  const part = document.querySelector("style[data-sheet]");
  if (!(part instanceof HTMLStyleElement)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = String(part.dataset.sheet);
  part.before(link);
  return new Promise((resolve, reject) => {
    link.onerror = reject;
    link.onload = () => {
      part.remove();
      resolve(undefined);
    };
  });
}

function hydrateWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: 3000 });
  else setTimeout(hydrate, 200);
}

if (saveData || /2g/.test(effectiveType)) {
  // What a page has for browsers without scripts is for this one, too.
  for (const plain of document.querySelectorAll("noscript")) plain.outerHTML = plain.textContent;
} else {
  for (const intent of intents) addEventListener(intent, hydrate, { capture: true, passive: true });
  if (document.readyState === "complete") hydrateWhenIdle();
  else addEventListener("load", hydrateWhenIdle, { once: true });
}
