// Preloads the page's scripts once the browser is idle and hydrates at the first interaction, so that neither delays
// the page. Until then, and if anything fails, the page works as plain HTML.
const { context, manifest, actions, matches, loaderData, failureMessages, shopIdentity } =
  JSON.parse(document.getElementById("hydration")?.textContent ?? "");
for (const path of actions) {
  // The router would load the modules of them and their layouts, too; it gets one that it has.
  const { module } = manifest.entry;
  manifest.routes[path] = { id: path, path, parentId: "root", hasAction: true, module };
}
const routes = matches.map((/** @type {string} */ id) => manifest.routes[id]);
const interactions = ["pointerdown", "pointermove", "touchstart", "scroll", "keydown", "focusin"];

/** Pages that refresh themselves without JavaScript, or contain a part that follows an order, hydrate at once. */
const refreshesItself = document.querySelector("head noscript, [data-live]") !== null;
const isAdmin = /^\/admin(\/|$)/.test(location.pathname);

function savesData() {
  const { saveData, effectiveType = "" } = Reflect.get(navigator, "connection") ?? {};
  return Boolean(saveData) || /2g/.test(effectiveType);
}

/**
 * An absolute URL, so that Vite leaves the import alone in development.
 * @param {string} path
 */
function load(path) {
  return import(new URL(path, location.href).href);
}

function preload() {
  const files = [manifest.entry, ...routes].flatMap(({ module, imports }) => [module, ...imports]);
  for (const href of new Set(files)) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}

/**
 * Spares a plain form the page that checks whether the browser kept its first cookie.
 * @param {FormDataEvent} event
 */
function acceptCookies({ target, formData }) {
  const isPost = target instanceof HTMLFormElement && target.method === "post";
  if (isPost) formData.set("acceptsCookies", "yes");
}

// Shows that a plain form's button was pressed, until the next page arrives. A second press is sent as well.
addEventListener("submit", ({ defaultPrevented, submitter }) => {
  if (!defaultPrevented) submitter?.setAttribute("aria-busy", "true");
});
// Back shows the page as the visitor left it.
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("button[aria-busy]")) {
    button.removeAttribute("aria-busy");
  }
});

/** @returns {any[]} */
const fields = () => [...document.querySelectorAll("input:not([type=hidden]), textarea, select")];
const page = location.pathname.replace(/^\/(hi|mr)\b/, "");

/**
 * Another language is another document, with the same fields in the same places.
 * @param {Event} event
 */
function keepTyped({ target }) {
  if (!(target instanceof Element && target.closest("[hreflang], .language-switch button"))) return;
  const typed = fields().map((field) => {
    const { name, type, value, checked, defaultValue, defaultChecked, selectedOptions } = field;
    const isSame = selectedOptions?.[0]?.defaultSelected ?? value === defaultValue;
    const isKept = !/password|file/.test(type) && !(isSame && checked === defaultChecked);
    return isKept && { name, value, checked };
  });
  sessionStorage.setItem("typed", JSON.stringify({ page, typed }));
}

function showTyped() {
  const kept = JSON.parse(sessionStorage.getItem("typed") ?? "{}");
  sessionStorage.removeItem("typed");
  if (kept.page !== page) return;
  for (const [at, field] of fields().entries()) {
    if (kept.typed[at]?.name === field.name) Object.assign(field, kept.typed[at]);
  }
}

// Fields for numbers ignore the digits of Hindi and Marathi keyboards.
addEventListener("beforeinput", (event) => {
  const { target, cancelable } = event;
  // Empty when something is deleted, or for Enter.
  const typed = event.data ?? "";
  const latin = typed.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
  const isNumber = target instanceof HTMLInputElement && target.type === "number";
  if (!isNumber || !cancelable || latin === typed) return;
  event.preventDefault();
  document.execCommand("insertText", false, latin);
});

/**
 * A press on a link or a form's button leads to another page, which scripts would only delay.
 * @param {Event} event
 */
function begin({ target }) {
  const leaves = target instanceof Element && target.closest("a[href], button:not([type=button])");
  if (!leaves) hydrate();
}

async function hydrate() {
  for (const type of interactions) removeEventListener(type, begin, true);
  // Loads all files at once: each imports the next, which would take one more round trip.
  preload();
  try {
    if (manifest.hmr?.runtime) await load(manifest.hmr.runtime);
    const modules = await Promise.all(
      routes.map((/** @type {{ module: string }} */ { module }) => load(module)),
    );
    // The globals that Remix's inline scripts would have set, and two of the shop's own.
    Object.assign(window, {
      failureMessages,
      shopIdentity,
      __remixContext: { ...context, stream: new Response(loaderData).body },
      __remixManifest: manifest,
      __remixRouteModules: Object.fromEntries(
        matches.map((/** @type {string} */ id, /** @type {number} */ at) => [id, modules[at]]),
      ),
    });
    removeEventListener("formdata", acceptCookies);
    await load(manifest.entry.module);
  } catch (error) {
    console.error("The page could not be hydrated", error);
    navigator.sendBeacon("/client-errors", String(error));
  }
}

function whenIdle() {
  const start = refreshesItself || isAdmin ? hydrate : preload;
  if ("requestIdleCallback" in window) requestIdleCallback(() => start(), { timeout: 3000 });
  else setTimeout(start, 200);
}

// A browser that refuses cookies gets plain forms, whose response tells the visitor.
if (!navigator.cookieEnabled || (savesData() && !isAdmin)) {
  // This browser stays without scripts, so it gets the fallbacks.
  for (const element of document.querySelectorAll("noscript")) {
    element.outerHTML = element.textContent;
  }
} else {
  addEventListener("formdata", acceptCookies);
  addEventListener("click", keepTyped, true);
  showTyped();
  for (const type of interactions) addEventListener(type, begin, { capture: true, passive: true });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
