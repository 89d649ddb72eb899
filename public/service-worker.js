// @ts-nocheck The project has the types of pages, not those of workers.
// Opens /admin/counter while the shop cannot be reached. The page fills the cache (app/ui/counter/keep-page.ts) with itself,
// which shows the menu and who is signed in, and with its scripts, styles, fonts and icons. No other page is kept, no
// response of the API, no order and no customer. See docs/decisions/counter-offline.md.
const PAGE = "/admin/counter";
const ANSWER_WITHIN_MS = 5000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** From the shop if it answers; a network without a connection may take minutes to fail. */
async function pageFor(request) {
  const kept = await caches.match(PAGE);
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, kept));
  const fresh = fetch(request).then(
    async (response) => {
      if (response.status >= 500) return kept;
      // Nobody is signed in any more who may take orders.
      if (!response.ok) await (await caches.open("counter")).delete(PAGE);
      return response;
    },
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** The names of files under /assets contain a hash of their content. */
async function fileFor(request, pathname) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept && pathname.startsWith("/assets/")) return kept;
  return kept ? fetch(request).catch(() => kept) : fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE) event.respondWith(pageFor(request));
  } else if (/^\/(assets|fonts)\/|^\/favicon\.svg$/.test(pathname)) {
    event.respondWith(fileFor(request, pathname));
  }
});
