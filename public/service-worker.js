// @ts-nocheck The project has the types of pages, not those of workers.
// Shows push messages, says what to do when a page cannot be opened, and opens /admin/counter while the shop cannot be
// reached. That page fills the cache (app/ui/counter/keep-page.ts) with itself, which shows the menu and who is signed in,
// and with its scripts, styles, fonts and icons. No other page is kept, no response of the API, no order and no customer.
// See docs/decisions/counter-offline.md and docs/push.md.
const PAGE = "/admin/counter";
const ANSWER_WITHIN_MS = 5000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** From the shop if it answers; a network without a connection may take minutes to fail. */
async function counterFor(request) {
  const kept = await caches.match(PAGE);
  if (!kept) return pageFor(request);
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

function pageFor(request) {
  return fetch(request).catch(offlinePage);
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
    event.respondWith(pathname === PAGE ? counterFor(request) : pageFor(request));
  } else if (/^\/(assets|fonts)\/|^\/favicon\.svg$/.test(pathname)) {
    event.respondWith(fileFor(request, pathname));
  }
});

addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = "/icon-192.png";
  const options = { body, tag, icon, renotify: true, data: { path } };
  event.waitUntil(registration.showNotification(title, options));
});

/** Goes to a window that shows this page, or opens it. */
async function openPage(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window" });
  const shown = windows.find((client) => client.url === url.href);
  await (shown ? shown.focus() : clients.openWindow(url.href));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

const OFFLINE_HTML = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection</title>
<style>
  :root { color-scheme: light dark; --ink: #2b1a12; --paper: #fbf3e4; --link: #a81c14; --on-link: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f6e9d6; --paper: #1d1410; --link: #ffb39a; --on-link: #2b1a12 }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
    font: 1.125rem/1.5 system-ui, sans-serif }
  main { max-width: 30rem; padding: 1.5rem }
  h1 { line-height: 1.2 }
  a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 0.5rem; background: var(--link);
    color: var(--on-link); font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
</style>
</head>
<body>
<main>
  <h1>No connection to the shop</h1>
  <p>This page could not be loaded. Check that this device has mobile data or Wi-Fi, and that flight mode is off. Then
  try again.</p>
  <p>An order that you have placed is safe with us. If you are not sure that it reached us, look at My Orders when you
  are connected again.</p>
  <p><a href="">Try again</a></p>
</main>
</body>
</html>`;

function offlinePage() {
  return new Response(OFFLINE_HTML, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
