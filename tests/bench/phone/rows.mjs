import { FIRST_WINDOW_BYTES, ORDER_BYTES, PICTURE_BYTES, PROGRAM_BYTES } from "./budgets.mjs";
import { bytesOf, firstView } from "./downloads.mjs";

const INVALID_IMAGES = ["Document", "Stylesheet", "Script", "Font", "Fetch", "XHR", "Manifest"];

/** @typedef {import("./visit.mjs").Visit} Visit */
/** @typedef {{ what: string; figures: string; target: string; isMet: boolean }} PhoneRow */

/** @param {number} bytes */
export function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** @param {{ bodyBytes: number; headerBytes: number }} bytes */
function withHeaders({ bodyBytes, headerBytes }) {
  return `${kB(bodyBytes)} (headers ${kB(headerBytes)})`;
}

/** @param {string[]} names */
function orNone(names) {
  return names.join(", ") || "none";
}

/** @param {Visit} visit @returns {PhoneRow[]} */
export function visitRows({ path, downloads, largest, program, life, view, shift }) {
  const page = bytesOf(firstView(downloads));
  const late = bytesOf(downloads, ["Document", "Stylesheet"]).bodyBytes - page.bodyBytes;
  const sent = bytesOf(downloads, ["Script"]);
  const pictures = downloads.filter(({ type }) => !INVALID_IMAGES.includes(type));
  const inView = bytesOf(pictures.filter(({ address }) => view.shown.includes(address)));
  const beyond = pictures.filter(({ address }) => !view.shown.includes(address));
  return [
    {
      what: `${path}: HTML and CSS, first view`,
      figures: `${withHeaders(page)}; styles asked for by script later: ${kB(late)}`,
      target: `≤ ${kB(FIRST_WINDOW_BYTES)}`,
      isMet: page.bodyBytes <= FIRST_WINDOW_BYTES,
    },
    {
      what: `${path}: JavaScript run before the largest paint`,
      figures: `${largest.earlyBytes} bytes (${orNone(largest.earlyScripts)}); ${largest.what} at ${largest.atMs.toFixed(0)} ms`,
      target: "0 bytes",
      isMet: largest.earlyBytes === 0,
    },
    {
      what: `${path}: JavaScript in all, hydrated`,
      figures: `${kB(program.gzipBytes)} gzip; sent ${withHeaders(sent)}; heavy parts: ${orNone(program.heavy)}`,
      target: `≤ ${kB(PROGRAM_BYTES)}, none`,
      isMet: program.gzipBytes <= PROGRAM_BYTES && program.heavy.length === 0,
    },
    {
      what: `${path}: hydration after load`,
      figures: `loaded ${life.loadedMs.toFixed(0)}, asked for ${life.programAskedMs.toFixed(0)}, alive ${life.aliveMs.toFixed(0)} ms after a first movement`,
      target: "asked for after load",
      isMet: life.programAskedMs >= life.loadedMs,
    },
    {
      what: `${path}: pictures above the fold`,
      figures: `${withHeaders(inView)}; further ${beyond.length} near it ${kB(bytesOf(beyond).bodyBytes)}, of them not lazy: ${orNone(view.eagerBelow)}`,
      target: `≤ ${kB(PICTURE_BYTES)}, others lazy`,
      isMet: inView.bodyBytes <= PICTURE_BYTES && view.eagerBelow.length === 0,
    },
    {
      what: `${path}: layout shift, read to its end`,
      figures: shift.toFixed(4),
      target: "0.00",
      isMet: shift < 0.005,
    },
  ];
}

/**
 * @param {string} what
 * @param {"plain" | "scripted"} kind
 * @param {import("./downloads.mjs").Download[]} downloads
 * @returns {PhoneRow}
 */
export function orderRow(what, kind, downloads) {
  const all = bytesOf(downloads);
  const target = ORDER_BYTES[kind];
  return {
    what,
    figures: withHeaders(all),
    target: `≤ ${kB(target)}`,
    isMet: all.bodyBytes <= target,
  };
}

/**
 * @param {string} path
 * @param {Awaited<ReturnType<typeof import("./lighthouse.mjs").lighthouse>>} found
 * @returns {PhoneRow}
 */
export function lighthouseRow(path, { scores, lcpMs, shift, blockedMs, failed }) {
  return {
    what: `${path}: Lighthouse mobile`,
    figures: `${scores.join(" / ")}; LCP ${(lcpMs / 1000).toFixed(2)} s, CLS ${shift.toFixed(3)}, TBT ${blockedMs.toFixed(0)} ms; failed: ${orNone(failed)}`,
    target: "100 / 100 / 100 / 100; LCP ≤ 1.2 s, CLS 0, TBT 0",
    isMet:
      scores.every((score) => score === 100) && lcpMs <= 1200 && shift < 0.005 && blockedMs < 1,
  };
}
