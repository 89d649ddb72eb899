import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { compressUsingDict, createCCtx, init } from "@bokuweb/zstd-wasm";
import { acceptedEncodings, encodingFor } from "./compress.mjs";

/** Of all pages that are kept as dictionaries, and again of what was packed with them for more than one. */
const MAX_BYTES = 4_000_000;
/** Of what is kept, however short: its name and what holds it. */
const FRAME_BYTES = 300;
/** What is packed lies in memory of its own three times, and that never gets smaller. */
const MOST_BYTES_PACKED = 1_000_000;
/** Before an answer stands which dictionary it was packed with, in a frame that zstd skips. */
const OPENING = Buffer.from("5e2a4d1820000000", "hex");
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

/** What an answer is chosen by that may come packed with a dictionary. */
export const VARY = "Accept-Encoding, Available-Dictionary";

/** @typedef {{ hash: string, packed: Buffer }} Dictionary */
/** @typedef {(bytes: Buffer, dictionary: Buffer, level: number) => Promise<Uint8Array>} Pack */

/** @type {Promise<number> | undefined} */
let context;

/** @type {Pack} */
async function zstd(bytes, dictionary, level) {
  context ??= init().then(createCCtx);
  return compressUsingDict(await context, bytes, dictionary, level);
}

/**
 * Pages that newcomers got, with which their browsers unpack the next ones: what is alike in two pages is not sent twice.
 * No page of a customer is among them. Source: RFC 9842, Compression Dictionary Transport.
 */
export class Dictionaries {
  /** Packed by brotli, by the SHA-256 of the page in base64. */
  #pages = new Kept();
  /** What more than one may ask for with the same dictionary. */
  #answers = new Kept();
  #isBroken = false;
  #log;
  #pack;

  /**
   * @param {{ error: (about: object) => void }} log
   * @param {Pack} [pack]
   */
  constructor(log, pack = zstd) {
    this.#log = log;
    this.#pack = pack;
  }

  /**
   * Returns whether a browser may keep dictionaries. Others may understand the lifetime that goes with the offer in a
   * way of their own, and show an old page.
   * @param {import("node:http").IncomingHttpHeaders} headers
   */
  areKeptBy({ "sec-ch-ua": brands }) {
    return brands !== undefined && !this.#isBroken;
  }

  /**
   * Takes a page that is sent as a dictionary: the SHA-256 of its text in base64, and the text packed by brotli.
   * @param {string} hash
   * @param {Buffer} packed
   */
  remember(hash, packed) {
    if (!this.#pages.get(hash)) this.#pages.set(hash, packed);
  }

  /**
   * Takes the headers of a request and the length of its answer in bytes, returns the page that the browser has to unpack it
   * with; null when it has none that the shop still knows.
   * @param {import("node:http").IncomingHttpHeaders} headers
   * @param {number} length
   * @returns {Dictionary | null}
   */
  of({ "available-dictionary": available, "accept-encoding": accepted }, length) {
    if (!available || this.#isBroken || length > MOST_BYTES_PACKED) return null;
    if (!acceptedEncodings(accepted).includes("dcz")) return null;
    const hash = String(available).replaceAll(":", "");
    const packed = this.#pages.get(hash);
    return packed ? { hash, packed } : null;
  }

  /**
   * Takes a dictionary and whole bytes, returns them packed with it ("dcz"); null where that fails, and then the usual will do.
   * What has a name is kept for others who ask for it, and packed more thoroughly when it never changes.
   * @param {Dictionary} dictionary
   * @param {Buffer} bytes
   * @param {{ name?: string, thorough?: boolean }} [how]
   * @returns {Promise<Buffer | null>}
   */
  async pack({ hash, packed }, bytes, { name, thorough = false } = {}) {
    const key = name && `${hash} ${name}`;
    const known = key && this.#answers.get(key);
    if (known) return known;
    try {
      const level = thorough ? THOROUGH : QUICK;
      const text = await this.#pack(bytes, brotliDecompressSync(packed), level);
      const answer = Buffer.concat([OPENING, Buffer.from(hash, "base64"), text]);
      if (key) this.#answers.set(key, answer);
      return answer;
    } catch (err) {
      // Every other way of packing is there still.
      this.#isBroken = true;
      this.#log.error({ err, about: "dictionaries are no longer used" });
      return null;
    }
  }
}

/** Bytes by name, as many as are set aside for them: the longest unused are forgotten first. */
class Kept {
  /** @type {Map<string, Buffer>} */
  #all = new Map();
  #bytes = 0;

  /** @param {string} name */
  get(name) {
    const found = this.#all.get(name);
    if (!found) return undefined;
    this.#all.delete(name);
    this.#all.set(name, found);
    return found;
  }

  /**
   * @param {string} name
   * @param {Buffer} bytes
   */
  set(name, bytes) {
    // A piece of a larger buffer would hold on to all of it.
    const own = Buffer.allocUnsafeSlow(bytes.length);
    bytes.copy(own);
    const before = this.#all.get(name);
    if (before) this.#bytes -= before.length + FRAME_BYTES;
    this.#all.set(name, own);
    this.#bytes += own.length + FRAME_BYTES;
    for (const [longestUnused, { length }] of this.#all) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#all.delete(longestUnused);
      this.#bytes -= length + FRAME_BYTES;
    }
  }
}

/**
 * Takes a request, its reply and the whole bytes of an answer, says in the reply's headers how they are packed and returns them.
 * `usual` packs them for who has no dictionary; without `dictionaries` none is looked for.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} reply
 * @param {Buffer} bytes
 * @param {object} how
 * @param {Dictionaries | null} how.dictionaries
 * @param {{ name?: string, thorough?: boolean }} [how.named]
 * @param {(encoding: import("./compress.mjs").Encoding) => Promise<Buffer>} how.usual
 * @returns {Promise<Buffer>}
 */
export async function packFor({ method, headers }, reply, bytes, { dictionaries, named, usual }) {
  reply.appendHeader("Vary", dictionaries ? VARY : "Accept-Encoding");
  const dictionary = method === "HEAD" ? null : dictionaries?.of(headers, bytes.length);
  const fewer = dictionary && (await dictionaries?.pack(dictionary, bytes, named));
  const encoding = fewer ? "dcz" : encodingFor(headers["accept-encoding"]);
  if (encoding !== "identity") reply.setHeader("Content-Encoding", encoding);
  return fewer ?? usual(encodingFor(headers["accept-encoding"]));
}

/**
 * Returns the name of a page as a dictionary.
 * @param {Buffer} bytes
 */
export function hashOf(bytes) {
  return createHash("sha256").update(bytes).digest("base64");
}
