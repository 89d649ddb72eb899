import { compressed, encodingFor, isCompressible } from "./compress.mjs";
import { hashOf, OFFER, VARY } from "./dictionaries.mjs";
import { FILE_POLICY, securityHeaders } from "./security-headers.mjs";
import { bytesOf } from "./send.mjs";

const MAX_BYTES = 24_000_000;
/** Of a page: its text and its packed forms. */
const FORMS_OF_A_PAGE = 1.5;
/** Of a page, however short: its headers and what holds them together. */
const FRAME_BYTES = 6_000;
const MINUTE_MS = 60_000;
const OWN_DOORS = /^\/(api|admin|images|previews|healthz)(\/|$)/;

/**
 * @typedef {object} KeptPage
 * @property {string} version
 * @property {Map<string, string>} headers
 * @property {Buffer} bytes
 * @property {string} hash
 * @property {string} etag
 * @property {Map<string, Packed | Promise<Packed>>} packed
 */

/**
 * A page as one kind of browser unpacks it, ready to be sent: its headers as Node writes them quickest, name after value. Those of
 * `offered` are for who may keep the page to unpack others with.
 * @typedef {{ headers: string[], offered: string[] | null, bytes: Buffer }} Packed
 */

/**
 * Whole pages for visitors of whom nothing is known, each kept while the data are the same as when it was
 * made. Nothing has to be thrown away by hand: after any change of the database no kept page is used again.
 */
export class PageCache {
  /** @type {Map<string, KeptPage>} */
  #pages = new Map();
  /** @type {Map<string, Promise<KeptPage | null>>} */
  #coming = new Map();
  #keptBytes = 0;
  #dataVersion;
  #isNewcomer;

  /** @param {Pick<import("#app/http/box.server.ts").Box, "dataVersion" | "isNewcomer">} box */
  constructor({ dataVersion, isNewcomer }) {
    this.#dataVersion = dataVersion;
    this.#isNewcomer = isNewcomer;
  }

  /**
   * Returns under which name the answer to a request could be kept; null when it is for one visitor alone.
   * @param {import("node:http").IncomingMessage} request
   * @returns {string | null}
   */
  keyOf({ method, url = "/", headers }) {
    if (method !== "GET") return null;
    const { cookie = "", host = "" } = headers;
    if (headers.authorization || headers.range || headers["x-requested-with"]) return null;
    if (!this.#isNewcomer(cookie)) return null;
    if (OWN_DOORS.test(url)) return null;
    // The shop greets who has just arrived, and a prefetch is no visit.
    const arrival = [
      cameFromHere(headers),
      String(headers["sec-purpose"] ?? headers.purpose).includes("prefetch"),
    ];
    const outside = [headers["x-forwarded-proto"], headers["x-forwarded-host"]];
    return JSON.stringify([host, url, cookie, ...arrival, ...outside]);
  }

  /** What was made in another minute may tell another time of day: the shop opens and closes. */
  version() {
    return `${this.#dataVersion()}/${Math.floor(Date.now() / MINUTE_MS)}`;
  }

  /**
   * Returns the kept page for a request, if there is one that is still right.
   * @param {string} key
   * @returns {KeptPage | null}
   */
  fresh(key) {
    const kept = this.#pages.get(key);
    if (kept?.version !== this.version()) return null;
    // The longest unused is forgotten first.
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return kept;
  }

  /**
   * Returns the kept page, or makes it; null when the answer is not for keeping, and then `make` has
   * answered in its own way. Many who ask at once wait for the one that is being made.
   * @param {string} key
   * @param {(version: string) => Promise<KeptPage | null>} make
   * @returns {Promise<KeptPage | null>}
   */
  async page(key, make) {
    const version = this.version();
    const wanted = `${version} ${key}`;
    const coming = this.#coming.get(wanted);
    if (coming) {
      // Made of nothing older than the data at the time when this visitor asked.
      return (await coming) ?? make(version);
    }
    const making = make(version);
    this.#coming.set(wanted, making);
    try {
      const page = await making;
      if (page) this.#keep(key, page);
      return page;
    } finally {
      this.#coming.delete(wanted);
    }
  }

  /**
   * @param {string} key
   * @param {KeptPage} page
   */
  #keep(key, page) {
    this.#forget(key);
    this.#pages.set(key, page);
    this.#keptBytes += sizeOf(key, page);
    for (const longestUnused of this.#pages.keys()) {
      if (this.#keptBytes <= MAX_BYTES) break;
      this.#forget(longestUnused);
    }
  }

  /** @param {string} key */
  #forget(key) {
    const page = this.#pages.get(key);
    if (page) this.#keptBytes -= sizeOf(key, page);
    this.#pages.delete(key);
  }
}

/**
 * An address may be longer than the answer to it.
 * @param {string} key
 * @param {KeptPage} page
 */
function sizeOf(key, { bytes }) {
  return key.length + FRAME_BYTES + bytes.length * FORMS_OF_A_PAGE;
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function cameFromHere({ referer = "", host, ...headers }) {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin";
  return referer !== "" && URL.canParse(referer) && new URL(referer).host === host;
}

/**
 * Takes the application's answer, returns it ready for keeping; null when it is for one visitor alone.
 * @param {Response} answer
 * @param {string} version
 * @returns {Promise<KeptPage | null>}
 */
export async function keptPage(answer, version) {
  const control = answer.headers.get("cache-control") ?? "";
  if (answer.status !== 200 || control.includes("no-store")) return null;
  if (answer.headers.has("set-cookie")) return null;
  const type = answer.headers.get("content-type") ?? "";
  if (!type.startsWith("text/html") && !type.startsWith("text/x-script")) return null;
  const bytes = await bytesOf(answer);
  const hash = hashOf(bytes);
  const etag = hash.slice(0, 22);
  // No visitor's request is told of to another.
  answer.headers.delete("x-request-id");
  const always = [...securityHeaders, ["Content-Security-Policy", FILE_POLICY]];
  const headers = new Map(always.map(([name = "", value = ""]) => [name.toLowerCase(), value]));
  for (const [name, value] of answer.headers) headers.set(name, value);
  headers.set("etag", `W/"${etag}"`).set("vary", `${VARY}, Cookie`);
  return { version, headers, bytes, hash, etag: `"${etag}"`, packed: new Map() };
}

/**
 * @param {KeptPage} page
 * @param {import("./compress.mjs").Encoding} encoding
 * @returns {Promise<Packed>}
 */
async function pack({ headers, bytes }, encoding) {
  const packed = await compressed(bytes, encoding);
  const all = new Map(headers).set("content-length", String(packed.length));
  if (encoding !== "identity") all.set("content-encoding", encoding);
  const isOffered = encoding === "br" && headers.get("content-type")?.startsWith("text/html");
  const offered = isOffered ? [...new Map([...all, ...OFFER])].flat() : null;
  return { headers: [...all].flat(), offered, bytes: packed };
}

/**
 * Sends a kept page; nothing but `more` (name after value) is added to its headers.
 * @param {KeptPage} page
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} reply
 * @param {string[]} more
 * @param {import("./dictionaries.mjs").Dictionaries} dictionaries
 * @returns {Promise<void> | undefined}
 */
export function sendKept(page, request, reply, more, dictionaries) {
  if (request.headers["if-none-match"]?.includes(page.etag)) {
    const headers = [...page.headers].filter(([name]) => name !== "content-type").flat();
    reply.writeHead(304, [...headers, ...more]).end();
    return;
  }
  const worthIt = isCompressible(page.headers.get("content-type"), page.bytes.length);
  const encoding = worthIt ? encodingFor(request.headers["accept-encoding"]) : "identity";
  /** @param {Packed} packed @returns {Promise<void> | undefined} */
  const finish = ({ headers, offered, bytes }) => {
    if (!offered || !dictionaries.areKeptBy(request.headers)) {
      reply.writeHead(200, [...headers, ...more]).end(bytes);
      return;
    }
    const dictionary = dictionaries.of(request.headers, page.bytes.length);
    dictionaries.remember(page.hash, bytes);
    const plain = () => void reply.writeHead(200, [...offered, ...more]).end(bytes);
    if (!dictionary) return plain();
    return dictionaries.pack(dictionary, page.bytes, { name: page.hash }).then((fewer) => {
      if (!fewer) return plain();
      const all = new Map([...page.headers, ...OFFER])
        .set("content-encoding", "dcz")
        .set("content-length", String(fewer.length));
      reply.writeHead(200, [...[...all].flat(), ...more]).end(fewer);
    });
  };
  const ready = page.packed.get(encoding) ?? pack(page, encoding);
  if (!(ready instanceof Promise)) return finish(ready);
  page.packed.set(encoding, ready);
  return ready.then(
    (packed) => {
      page.packed.set(encoding, packed);
      return finish(packed);
    },
    (error) => {
      page.packed.delete(encoding);
      throw error;
    },
  );
}
