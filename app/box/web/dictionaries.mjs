import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { compressUsingDict, createCCtx, init } from "@bokuweb/zstd-wasm";

const MAX_BYTES = 4_000_000;
/** What is packed lies in memory of its own three times, and that never gets smaller. */
const MOST_BYTES_PACKED = 1_000_000;
/** What tells a browser which dictionary an answer was packed with stands before it: a frame that zstd skips. */
const FRAME = Buffer.from("5e2a4d1820000000", "hex");
/** Quicker than brotli, and nearly as small as what takes seven times as long. */
const QUICK = 3;
const THOROUGH = 9;

/**
 * The headers that let a browser unpack later pages and styles with the one that it has just got. It takes only what it may
 * keep for a while; for a page that it navigates to it asks the shop all the same.
 */
export const OFFER = /** @type {[name: string, value: string][]} */ ([
  ["use-as-dictionary", 'match="/*", match-dest=("document" "style")'],
  ["cache-control", "private, max-age=0, stale-while-revalidate=86400"],
]);

/** @typedef {{ hash: Buffer, bytes: Buffer }} Dictionary */

/**
 * Pages that newcomers got, with which their browsers unpack the next ones: what is alike in two pages is not sent twice.
 * No page of a customer is among them. Source: RFC 9842, Compression Dictionary Transport.
 */
export class Dictionaries {
  /** By the SHA-256 of the page, in base64: the page packed by brotli. @type {Map<string, Buffer>} */
  #packed = new Map();
  #bytes = 0;

  /**
   * Returns whether a browser may keep dictionaries. Others may understand the lifetime that goes with the offer in a
   * way of their own, and show an old page.
   * @param {import("node:http").IncomingHttpHeaders} headers
   */
  areKeptBy({ "sec-ch-ua": brands }) {
    return brands !== undefined;
  }

  /**
   * Takes a page that is sent as a dictionary: the SHA-256 of its text in base64, and the text packed by brotli.
   * @param {string} hash
   * @param {Buffer} packed
   */
  remember(hash, packed) {
    if (!this.#packed.delete(hash)) this.#bytes += packed.length;
    this.#packed.set(hash, packed);
    for (const [longestUnused, { length }] of this.#packed) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#packed.delete(longestUnused);
      this.#bytes -= length;
    }
  }

  /**
   * Takes the headers of a request and the length of its answer in bytes, returns the page that the browser has to unpack it
   * with; null when it has none that the shop still knows.
   * @param {import("node:http").IncomingHttpHeaders} headers
   * @param {number} length
   * @returns {Dictionary | null}
   */
  of({ "available-dictionary": available, "accept-encoding": accepted }, length) {
    if (!available || length > MOST_BYTES_PACKED || !/\bdcz\b/.test(String(accepted))) return null;
    const hash = String(available).replaceAll(":", "");
    const packed = this.#packed.get(hash);
    if (!packed) return null;
    return { hash: Buffer.from(hash, "base64"), bytes: brotliDecompressSync(packed) };
  }
}

/**
 * Returns the name of a page as a dictionary.
 * @param {Buffer} bytes
 */
export function hashOf(bytes) {
  return createHash("sha256").update(bytes).digest("base64");
}

/** @type {Promise<number> | undefined} */
let context;

/**
 * Takes whole bytes and a dictionary, returns them packed with it ("dcz"). `thorough` is for what is sent once to each browser.
 * @param {Buffer} bytes
 * @param {Dictionary} dictionary
 * @param {{ thorough?: boolean }} [how]
 * @returns {Promise<Buffer>}
 */
export async function packedWith(dictionary, bytes, { thorough = false } = {}) {
  context ??= init().then(createCCtx);
  const level = thorough ? THOROUGH : QUICK;
  const packed = compressUsingDict(await context, bytes, dictionary.bytes, level);
  return Buffer.concat([FRAME, dictionary.hash, packed]);
}
