import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible =
  /^(text\/(?!event-stream)|application\/(javascript|json|manifest\+json|xml|rss\+xml|x-www)|image\/svg)/;
/** Below it, the headers that tell of it cost more than it saves. */
const WORTH_IT = 860;

const SMALLEST_WINDOW = 16;
/** A window of n bits reaches back 2^n bytes but these. */
const WINDOW_GAP = 16;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** @typedef {"br" | "gzip" | "identity"} Encoding */

/**
 * @param {string | null | undefined} contentType
 * @param {number} length
 */
export function isCompressible(contentType, length) {
  return length >= WORTH_IT && compressible.test(contentType ?? "");
}

/**
 * Takes what a browser accepts, returns the encodings that it does not refuse.
 * @param {string | string[] | undefined} accepted
 */
export function acceptedEncodings(accepted) {
  return String(accepted ?? "")
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.split(";")[0]?.trim());
}

/**
 * Takes what a browser accepts, returns the best that this server knows.
 * @param {string | string[] | undefined} accepted
 * @returns {Encoding}
 */
export function encodingFor(accepted) {
  const words = acceptedEncodings(accepted);
  if (words.includes("br")) return "br";
  return words.includes("gzip") ? "gzip" : "identity";
}

/**
 * Takes a length in bytes, returns the exponent of the smallest window that sees all of it. With the usual one of 4 MB each page
 * of more than 64 KB takes 8 MB while it is packed, and Node collects garbage over and over on account of them.
 * @param {number} length
 */
function windowBits(length) {
  const { BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(most, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(length + WINDOW_GAP))));
}

/**
 * Takes whole bytes and an encoding, returns them compressed. `thorough` is for what is sent many times.
 * @param {Buffer} bytes
 * @param {Encoding} encoding
 * @param {{ thorough?: boolean }} [how]
 * @returns {Promise<Buffer>}
 */
export async function compressed(bytes, encoding, { thorough = false } = {}) {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return gzipOf(bytes, { level: thorough ? 9 : 6 });
  return brotliOf(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });
}
