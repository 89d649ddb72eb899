/** Serves the built shop: files, pages kept for newcomers, and the application behind them. */
import { createServer } from "node:http";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { createRequestHandler, installGlobals } from "@remix-run/node";
import { compressed, encodingFor, isCompressible } from "./compress.mjs";
import { keptPage, PageCache, sendKept } from "./page-cache.mjs";
import { ADDRESS_HEADER, readRequest } from "./request.mjs";
import { HTTPS_ONLY, securityHeaders } from "./security-headers.mjs";
import { staticFiles } from "./static-files.mjs";

const STOP_WITHIN_MS = 10_000;
const HEADERS_WITHIN_MS = 15_000;
const REQUEST_WITHIN_MS = 60_000;
const KEEP_ALIVE_MS = 20_000;
const MAX_CONNECTIONS = 4000;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

process.env.NODE_ENV ??= "production";
// Read by the application when it is loaded: whom it may believe about the customer's address.
process.env.CLIENT_ADDRESS_HEADER = ADDRESS_HEADER;
installGlobals({ nativeFetch: true });

const root = process.cwd();
/** @type {import("@remix-run/node").ServerBuild} */
const build = await import(pathToFileURL(join(root, "build/server/index.js")).href);
/** @type {{ box: import("#app/http/box.server.ts").Box }} */
const { box } = /** @type {any} */ (build.entry.module);
const { log } = box;

const application = createRequestHandler(build, process.env.NODE_ENV);
const serveFile = staticFiles(join(root, "build/client"));
const cache = new PageCache(box.dataVersion);

let isStopping = false;
/** @type {Set<import("node:http").ServerResponse>} */
const streams = new Set();

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} reply
 */
async function answer(request, reply) {
  for (const [name, value] of securityHeaders) reply.setHeader(name, value);
  if (isHttps(request)) reply.setHeader("Strict-Transport-Security", HTTPS_ONLY);
  if (isStopping) reply.setHeader("Connection", "close");
  const requestId = crypto.randomUUID();
  reply.setHeader("X-Request-Id", requestId);
  const began = performance.now();
  const path = request.url?.split("?", 1)[0] ?? "/";
  reply.once("close", () => {
    const ms = Math.round(performance.now() - began);
    const status = reply.writableFinished ? reply.statusCode : 499;
    // Paths only: a query may hold what somebody typed.
    log.info({ requestId, method: request.method, path, status, ms });
  });
  if (!METHODS.has(request.method ?? "")) return refuse(reply, 405, "Method not allowed");
  if (isStopping && path === "/healthz") return refuse(reply, 503, "Shutting down");
  if (await serveFile(request, reply, path)) return;
  const asked = readRequest(request, reply, requestId);
  if (!asked) return refuse(reply, 400, "This address cannot be read");

  const key = cache.keyOf(request);
  if (key === null) return send(await application(asked), request, reply);
  let isAnswered = false;
  const page = await cache.page(key, async (version) => {
    const made = await application(asked);
    const kept = await keptPage(made, version);
    if (kept) return kept;
    isAnswered = true;
    await send(made, request, reply);
    return null;
  });
  if (page) return sendKept(page, request, reply);
  // Another visitor's answer was awaited and was theirs alone.
  if (!isAnswered) await send(await application(asked), request, reply);
}

/**
 * Sends the application's answer, whole and compressed whole; only what has no end in sight is streamed.
 * @param {Response} answer
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} reply
 */
async function send(answer, request, reply) {
  const type = answer.headers.get("content-type") ?? "";
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") reply.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader("Set-Cookie", cookies);
  if (!answer.body || request.method === "HEAD") {
    await answer.body?.cancel();
    reply.writeHead(answer.status).end();
    return;
  }
  if (/^text\/(event-stream|csv)/.test(type)) return stream(answer, type, reply);
  /** @type {Buffer} */
  let bytes = Buffer.from(await answer.arrayBuffer());
  if (isCompressible(type, bytes.length)) {
    reply.appendHeader("Vary", "Accept-Encoding");
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding !== "identity") {
      bytes = await compressed(bytes, encoding);
      reply.setHeader("Content-Encoding", encoding);
    }
  }
  reply.setHeader("Content-Length", bytes.length);
  reply.writeHead(answer.status).end(bytes);
}

/**
 * @param {Response} answer
 * @param {string} type
 * @param {import("node:http").ServerResponse} reply
 */
async function stream(answer, type, reply) {
  const isEndless = type.startsWith("text/event-stream");
  if (isEndless) streams.add(reply);
  reply.writeHead(answer.status);
  reply.flushHeaders();
  const body = Readable.fromWeb(
    /** @type {import("node:stream/web").ReadableStream} */ (answer.body),
  );
  reply.once("close", () => {
    streams.delete(reply);
    body.destroy();
  });
  body.once("error", () => reply.destroy());
  body.pipe(reply);
}

/**
 * @param {import("node:http").ServerResponse} reply
 * @param {number} status
 * @param {string} words
 */
function refuse(reply, status, words) {
  const type = "application/json; charset=utf-8";
  reply.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  reply.end(JSON.stringify({ success: false, message: words }));
}

/** @param {import("node:http").IncomingMessage} request */
function isHttps({ headers }) {
  const forwarded = box.trustedHops > 0 ? headers["x-forwarded-proto"] : undefined;
  return (
    String(forwarded ?? "")
      .split(",")[0]
      ?.trim() === "https"
  );
}

const server = createServer(
  {
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: 16_384,
  },
  (request, reply) => {
    answer(request, reply).catch((error) => {
      // The application answers its own failures; what arrives here is this server's.
      if (reply.destroyed) return;
      log.error({ err: error, method: request.method, path: request.url?.split("?", 1)[0] });
      if (reply.headersSent) reply.destroy();
      else refuse(reply, 500, "Something went wrong");
    });
  },
);
server.maxConnections = MAX_CONNECTIONS;

const port = Number(process.env.PORT ?? 3000);
server.once("error", (error) => {
  log.error({ err: error });
  process.exit(1);
});
server.listen({ port, host: process.env.HOST }, () => {
  console.log(`Chatpata is open at http://localhost:${port}`);
});

/** Lets the running requests end, brings the file in order and goes. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const reply of streams) reply.destroy();
  const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  server.close(() => {
    clearTimeout(late);
    box.closeDataFile();
    process.exit(0);
  });
  server.closeIdleConnections();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
