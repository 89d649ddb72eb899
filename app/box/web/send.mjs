import { Readable } from "node:stream";
import { compressed, isCompressible } from "./compress.mjs";
import { packFor } from "./dictionaries.mjs";

/** Answers without an end: they are cut short when the shop closes. */
const endless = new Set();

/** Ends every answer that would never end by itself. */
export function endStreams() {
  for (const end of endless) end();
}

/**
 * The bytes of an answer that was made whole, without the stream around them.
 * @param {Response} answer
 */
function wholeOf(answer) {
  return /** @type {Partial<import("#app/http/whole-answer.server.ts").WholeAnswer>} */ (answer)
    .whole;
}

/**
 * Takes an answer, returns its bytes.
 * @param {Response} answer
 * @returns {Promise<Buffer>}
 */
export async function bytesOf(answer) {
  return wholeOf(answer) ?? Buffer.from(await answer.arrayBuffer());
}

/**
 * Sends the application's answer, whole and compressed whole; only what has no end in sight is streamed.
 * @param {Response} answer
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} reply
 * @param {import("./dictionaries.mjs").Dictionaries} dictionaries
 */
export async function send(answer, request, reply, dictionaries) {
  const type = answer.headers.get("content-type") ?? "";
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") reply.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader("Set-Cookie", cookies);
  const whole = wholeOf(answer);
  if (request.method === "HEAD" || !(whole ?? answer.body)) {
    if (!whole) await answer.body?.cancel();
    reply.writeHead(answer.status).end();
    return;
  }
  if (/^text\/(event-stream|csv)/.test(type) && answer.body) {
    return stream(answer.body, answer.status, reply);
  }
  let bytes = await bytesOf(answer);
  if (isCompressible(type, bytes.length)) {
    const unpacked = bytes;
    bytes = await packFor(request, reply, unpacked, {
      dictionaries: type.startsWith("text/html") ? dictionaries : null,
      usual: (encoding) => compressed(unpacked, encoding),
    });
  }
  reply.setHeader("Content-Length", bytes.length);
  reply.writeHead(answer.status).end(bytes);
}

/**
 * @param {ReadableStream<Uint8Array>} pieces
 * @param {number} status
 * @param {import("node:http").ServerResponse} reply
 */
function stream(pieces, status, reply) {
  reply.writeHead(status);
  reply.flushHeaders();
  const body = Readable.fromWeb(
    /** @type {import("node:stream/web").ReadableStream<Uint8Array>} */ (pieces),
  );
  const end = () => {
    body.destroy();
    reply.end();
  };
  if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) endless.add(end);
  reply.once("close", () => {
    endless.delete(end);
    body.destroy();
  });
  body.once("error", () => reply.destroy());
  body.pipe(reply);
}

/**
 * Answers what never reaches the application: calls in their envelope, people with a small page.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} reply
 * @param {number} status
 * @param {string} words
 */
export function refuse(request, reply, status, words) {
  const isCall = /^\/(api\/|healthz)/.test(request.url ?? "") || status === 405;
  const type = isCall ? "application/json" : "text/html";
  const body = isCall ? JSON.stringify({ success: false, message: words }) : smallPage(words);
  reply.setHeader("Content-Type", `${type}; charset=utf-8`);
  reply.setHeader("Cache-Control", "no-store");
  reply.setHeader("Content-Length", Buffer.byteLength(body));
  reply.writeHead(status).end(request.method === "HEAD" ? undefined : body);
}

/** @param {string} words */
function smallPage(words) {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Chatpata</title><style>body{font:1.25rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:30rem;padding:0 1rem;text-align:center}</style></head><body><h1>Chatpata</h1><p>${words}</p><p><a href="">Try Again</a></p></body></html>`;
}
