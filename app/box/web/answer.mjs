import { performance } from "node:perf_hooks";
import { Dictionaries } from "./dictionaries.mjs";
import { keptPage, PageCache, sendKept } from "./page-cache.mjs";
import { dropRest, readRequest } from "./request.mjs";
import { FILE_POLICY, HTTPS_ONLY, securityHeaders } from "./security-headers.mjs";
import { refuse, send } from "./send.mjs";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const RETRY_AFTER_SECONDS = 5;

/**
 * @typedef {object} Parts
 * @property {import("./application.mjs").Application} application
 * @property {import("#app/http/box.server.ts").Box} box
 * @property {ReturnType<typeof import("./static-files.mjs").staticFiles>} serveFile
 * @property {() => boolean} isStopping
 */

/**
 * Takes the parts of the shop, returns what answers one request: with a file, a page kept for newcomers or
 * the application's own answer.
 * @param {Parts} parts
 */
export function answerWith({ application, box, serveFile, isStopping }) {
  const cache = new PageCache(box);
  const dictionaries = new Dictionaries(box.log);

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} reply
   */
  return function answer(request, reply) {
    const requestId = crypto.randomUUID();
    const path = request.url?.split("?", 1)[0] ?? "/";
    logWhenDone(request, reply, { requestId, path });
    const key = cache.keyOf(request);
    const page = key === null || isStopping() ? null : cache.fresh(key);
    // What most visitors ask for is ready: neither the application nor a promise is needed.
    if (page) {
      const own = headersOf(request, requestId);
      return sendKept(page, request, reply, own, dictionaries)?.catch((error) =>
        fail(error, request, reply, { requestId, path }),
      );
    }
    return answerAnew(request, reply, { requestId, path, key });
  };

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} reply
   * @param {{ requestId: string, path: string, key: string | null }} known
   */
  async function answerAnew(request, reply, { requestId, path, key }) {
    for (const [name, value] of securityHeaders) reply.setHeader(name, value);
    reply.setHeader("Content-Security-Policy", FILE_POLICY);
    const own = headersOf(request, requestId);
    for (let at = 0; at < own.length; at += 2) reply.setHeader(own[at] ?? "", own[at + 1] ?? "");
    try {
      await route(request, reply, { requestId, path, key, own });
    } catch (error) {
      fail(error, request, reply, { requestId, path });
    }
  }

  /**
   * The application answers its own failures; what arrives here is this server's, or a reader who left.
   * @param {unknown} error
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} reply
   * @param {{ requestId: string, path: string }} known
   */
  function fail(error, request, reply, { requestId, path }) {
    if (reply.destroyed) return;
    box.log.error({ err: error, requestId, method: request.method, path: box.loggedPath(path) });
    if (reply.headersSent) reply.destroy();
    else refuse(request, reply, 500, "Something went wrong");
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} reply
   * @param {{ requestId: string, path: string, key: string | null, own: string[] }} known
   */
  async function route(request, reply, { requestId, path, key, own }) {
    if (isStopping()) return refuseWhileStopping(request, reply);
    if (!METHODS.includes(request.method ?? "")) {
      reply.setHeader("Allow", METHODS.join(", "));
      return refuse(request, reply, 405, "Method not allowed");
    }
    if (await serveFile(request, reply, path, dictionaries)) return;
    const asked = readRequest(request, reply, requestId);
    if (!asked) return refuse(request, reply, 400, "This address cannot be read");
    if (key === null) return send(await application(asked), request, reply, dictionaries);
    let isAnswered = false;
    const page = await cache.page(key, async (version) => {
      const made = await application(asked);
      const kept = await keptPage(made, version);
      if (kept) return kept;
      isAnswered = true;
      await send(made, request, reply, dictionaries);
      return null;
    });
    if (page) return sendKept(page, request, reply, own, dictionaries);
    // Another visitor's answer was awaited and was theirs alone.
    if (!isAnswered) await send(await application(asked), request, reply, dictionaries);
  }

  /**
   * The headers that belong to this one answer, name after value.
   * @param {import("node:http").IncomingMessage} request
   * @param {string} requestId
   */
  function headersOf(request, requestId) {
    const headers = ["X-Request-Id", requestId];
    if (isHttps(request)) headers.push("Strict-Transport-Security", HTTPS_ONLY);
    return headers;
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} reply
   * @param {{ requestId: string, path: string }} known
   */
  function logWhenDone(request, reply, { requestId, path }) {
    const began = performance.now();
    reply.once("close", () => {
      dropRest(request);
      const ms = Math.round(performance.now() - began);
      const status = reply.writableFinished ? reply.statusCode : 499;
      // Paths only: a query may hold what somebody typed.
      const about = { requestId, method: request.method, path: box.loggedPath(path), status, ms };
      box.log.info(about);
    });
  }

  /** @param {import("node:http").IncomingMessage} request */
  function isHttps({ headers }) {
    if (box.trustedHops === 0) return false;
    const forwarded = String(headers["x-forwarded-proto"] ?? "");
    return forwarded.split(",")[0]?.trim() === "https";
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} reply
 */
function refuseWhileStopping(request, reply) {
  reply.setHeader("Connection", "close");
  reply.setHeader("Retry-After", RETRY_AFTER_SECONDS);
  refuse(request, reply, 503, "The shop is starting again. Please try again in a moment.");
}
