import { setTimeout as after } from "node:timers/promises";

const POLL_MS = 50;
/** So long nothing may come before what has come is told to be all. */
const QUIET_MS = 400;

/**
 * What came over the line for one request: bytes as sent, and when by the browser's clock.
 * @typedef {object} Download
 * @property {string} requestId
 * @property {string} address
 * @property {string} path
 * @property {string} type Document, Stylesheet, Script, Image, Font, Fetch …
 * @property {string} page of which document it is
 * @property {string} askedBy parser, script, preload, other
 * @property {number} startedMs
 * @property {number} finishedMs
 * @property {number} headerBytes
 * @property {number} bodyBytes
 */

/**
 * Lists everything that a page downloads from now on; the list grows by itself.
 * @param {import("playwright").CDPSession} devTools with its network enabled
 */
export function countDownloads(devTools) {
  /** @type {Download[]} */
  const all = [];
  /** @type {Map<string, Download>} */
  const open = new Map();
  /** @type {Map<string, number>} */
  const announced = new Map();
  devTools.on("Network.requestWillBeSent", (event) => {
    const { requestId, request, type = "Other", timestamp, documentURL, redirectResponse } = event;
    const { initiator } = event;
    const before = open.get(requestId);
    if (before && redirectResponse) {
      // An answer that only points elsewhere is all headers.
      before.headerBytes = redirectResponse.encodedDataLength;
      before.finishedMs = timestamp * 1000;
    }
    const { protocol, pathname } = new URL(request.url);
    if (!protocol.startsWith("http")) return;
    // What the page before still waited for does not come any more.
    if (type === "Document") for (const left of all) left.finishedMs ||= timestamp * 1000;
    const download = {
      requestId,
      address: request.url,
      path: pathname,
      type,
      page: new URL(documentURL).pathname,
      askedBy: initiator.type,
      startedMs: timestamp * 1000,
      finishedMs: Number.NaN,
      headerBytes: 0,
      bodyBytes: 0,
    };
    open.set(requestId, download);
    all.push(download);
  });
  devTools.on("Network.responseReceived", ({ requestId, response }) => {
    const download = open.get(requestId);
    const isKept = response.fromDiskCache || response.fromPrefetchCache;
    if (!download || isKept) return;
    download.headerBytes = response.encodedDataLength;
    announced.set(requestId, Number(response.headers["content-length"] ?? 0));
  });
  devTools.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const download = open.get(requestId);
    if (download) download.bodyBytes += encodedDataLength;
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const download = open.get(requestId);
    if (!download) return;
    // What the cache answers has come over the line before.
    download.headerBytes = Math.min(download.headerBytes, encodedDataLength);
    download.bodyBytes = encodedDataLength - download.headerBytes;
    download.finishedMs = timestamp * 1000;
  });
  devTools.on("Network.loadingFailed", ({ requestId, timestamp }) => {
    const download = open.get(requestId);
    if (!download) return;
    // A script may close what it has read to its end, before the browser has counted it.
    download.bodyBytes ||= announced.get(requestId) ?? 0;
    download.finishedMs = timestamp * 1000;
  });
  return all;
}

/**
 * Waits until the line is quiet; returns what has come by then.
 * @param {Download[]} downloads
 */
export async function finishedDownloads(downloads) {
  let seen = -1;
  let quietMs = 0;
  while (quietMs < QUIET_MS) {
    const isBusy = downloads.some(({ finishedMs }) => Number.isNaN(finishedMs));
    quietMs = isBusy || downloads.length !== seen ? 0 : quietMs + POLL_MS;
    seen = downloads.length;
    await after(POLL_MS);
  }
  return downloads.slice();
}

/**
 * @param {Download[]} downloads
 * @param {string[]} [types] all of them where none is named
 */
export function bytesOf(downloads, types) {
  const some = downloads.filter(({ type }) => !types || types.includes(type));
  const sum = (/** @type {"bodyBytes" | "headerBytes"} */ part) =>
    some.reduce((total, download) => total + download[part], 0);
  return { bodyBytes: sum("bodyBytes"), headerBytes: sum("headerBytes") };
}

/**
 * The page itself and the styles that it waited for; a sheet that a script asks for later is for the next page.
 * @param {Download[]} downloads
 */
export function firstView(downloads) {
  return downloads.filter(
    ({ type, askedBy }) => type === "Document" || (type === "Stylesheet" && askedBy !== "script"),
  );
}
