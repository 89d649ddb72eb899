/** The server process: a plain HTTP server with the page cache in front of Express. Development runs the same file. */
import { createServer, type ServerResponse } from "node:http";
import { installGlobals, type ServerBuild } from "@remix-run/node";
import type * as entry from "#app/entry.server.tsx";
import { createApplication, type LanguageAssets } from "./application.ts";
import { limitConnections } from "./connection-limit.ts";
import { cachePages } from "./page-cache.ts";

/** A container has ten seconds to stop; the last one is for closing the database. */
const STOP_WITHIN_MS = 9_000;
const LAST_BYTES_WITHIN_MS = 200;

process.env.NODE_ENV ??= "production";
installGlobals({ nativeFetch: true });

const server = createServer({
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 16_384,
  // Given two Host headers, Node would keep the first; joined, they are not a valid host.
  joinDuplicateHeaders: true,
});
server.maxConnections = 4_000;
// Disconnect clients that stop reading.
server.timeout = 120_000;

const vite =
  process.env.NODE_ENV === "development"
    ? await import("vite").then(({ createServer }) =>
        createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" }),
      )
    : null;
const loadBuild = async (): Promise<ServerBuild> =>
  vite
    ? ((await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild)
    : import(/* @vite-ignore */ new URL("server/index.js", import.meta.url).href);

const build = await loadBuild();
// Everything with state (database, log, limits) comes from the application, so that each exists
// only once.
const { shop } = build.entry.module as typeof entry;
await shop.start();

const loadAssets = async (language: string) => {
  if (language === "en") return build.assets;
  const manifest = await import(
    /* @vite-ignore */ new URL(`${language}/server/index.js`, import.meta.url).href
  );
  return manifest.default;
};
const assets = vite
  ? null
  : (Object.fromEntries(
      await Promise.all(shop.languages.map(async (each) => [each, await loadAssets(each)])),
    ) as LanguageAssets);

const application = createApplication({ build: vite ? loadBuild : build, assets, shop, vite });
const respond = vite ? application : cachePages(application, shop);
const responses = new Set<ServerResponse>();
let isStopping = false;

server.on("request", (request, response) => {
  const startedMs = performance.now();
  const requestId = crypto.randomUUID();
  request.headers["x-request-id"] = requestId;
  responses.add(response);
  if (isStopping) response.shouldKeepAlive = false;
  response.once("close", () => {
    responses.delete(response);
    closeWhenDone();
    shop.log.info({
      requestId,
      method: request.method,
      // Without the query, which may contain typed text.
      path: shop.loggedPath(request.url?.split("?", 1)[0] ?? ""),
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round(performance.now() - startedMs),
    });
  });
  respond(request, response);
});

// Behind a proxy, all connections are the proxy's.
if (shop.trustedProxies === 0) limitConnections(server, shop.clientNetwork);

const port = Number(process.env.PORT || 3000);
server.once("error", fail);
server.listen({ port, host: process.env.HOST || undefined }, () => {
  console.log(`The shop is open at http://localhost:${port}`);
});

/** Refuses new connections, lets running requests finish, then closes the database. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  server.close(() => shop.stop().then(() => process.exit(0), fail));
  for (const response of responses) {
    if (!response.headersSent) response.shouldKeepAlive = false;
    // Event streams never end on their own; browsers reconnect to them.
    else if (response.getHeader("content-type")?.toString().startsWith("text/event-stream")) {
      response.destroy();
    }
  }
  closeWhenDone();
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
}

function closeWhenDone(): void {
  if (!isStopping || responses.size > 0) return;
  setTimeout(() => server.closeAllConnections(), LAST_BYTES_WITHIN_MS);
}

function fail(error: unknown): void {
  shop.log.fatal({ err: error });
  process.exit(1);
}

process.once("SIGTERM", stop).once("SIGINT", stop);
process.once("uncaughtException", fail);
// A rejection concerns one request or job. After an exception, it is unknown what else was left
// undone.
process.on("unhandledRejection", (error) => shop.log.error({ err: error }));
