import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { compressed, isCompressible } from "./compress.mjs";
import { packFor } from "./dictionaries.mjs";
import { SCRIPT_POLICY } from "./security-headers.mjs";

const types = new Map([
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml; charset=utf-8"],
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".webp", "image/webp"],
  [".ico", "image/x-icon"],
  [".woff2", "font/woff2"],
  [".txt", "text/plain; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
]);

/**
 * The script that brings a page to life. This protocol knows no order of importance: sent when it is asked for, it would share a slow
 * line with the pictures in sight and run before they are painted. So long two round trips of a slow line take; everything works
 * before it.
 */
const LATE_SCRIPT = /^\/assets\/late-[\w-]{8}\.js$/;
const LATE_BY_MS = 800;

/** @typedef {{ type: string, bytes: Buffer, etag: string, forever: boolean, packed: Map<string, Promise<Buffer>> }} StaticFile */

/**
 * Takes the folder of the built browser files, reads them all (they are few and small) and returns what
 * answers a request for one: true when it did.
 * @param {string} folder
 */
export function staticFiles(folder) {
  /** @type {Map<string, StaticFile>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).replaceAll("\\", "/");
    const bytes = readFileSync(path);
    files.set(address, {
      type: types.get(extname(path)) ?? "application/octet-stream",
      bytes,
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      // Their names carry a hash of what is in them.
      forever: address.startsWith("/assets/"),
      packed: new Map(),
    });
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} reply
   * @param {string} path
   * @param {import("./dictionaries.mjs").Dictionaries} dictionaries
   */
  return async function serveFile(request, reply, path, dictionaries) {
    const file = files.get(path);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return false;
    reply.setHeader(
      "Cache-Control",
      file.forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    );
    if (file.type.startsWith("text/javascript")) {
      reply.setHeader("Content-Security-Policy", SCRIPT_POLICY);
    }
    reply.setHeader("ETag", file.etag);
    if (request.headers["if-none-match"]?.includes(file.etag)) {
      reply.writeHead(304).end();
      return true;
    }
    reply.setHeader("Content-Type", file.type);
    if (request.method === "GET" && LATE_SCRIPT.test(path)) await after(LATE_BY_MS);
    let bytes = file.bytes;
    if (isCompressible(file.type, bytes.length)) {
      bytes = await packFor(request, reply, bytes, {
        // A newcomer's page has many of the styles.
        dictionaries: file.type.startsWith("text/css") ? dictionaries : null,
        named: { name: file.etag, thorough: true },
        usual: (encoding) => packedOnce(file, encoding),
      });
    }
    reply.setHeader("Content-Length", bytes.length);
    reply.writeHead(200).end(request.method === "HEAD" ? undefined : bytes);
    return true;
  };
}

/**
 * @param {StaticFile} file
 * @param {import("./compress.mjs").Encoding} encoding
 */
function packedOnce({ bytes, packed }, encoding) {
  const made = packed.get(encoding) ?? compressed(bytes, encoding, { thorough: true });
  packed.set(encoding, made);
  return made;
}
