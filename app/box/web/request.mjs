import { createReadableStreamFromReadable } from "@remix-run/node";

/**
 * The header in which this server tells the application the customer's address. Its name is invented at
 * each start, so that nobody outside can send it.
 */
export const ADDRESS_HEADER = `x-address-${crypto.randomUUID()}`;

/**
 * Takes what arrived, returns the same as the application reads it; null when no address can be made of it.
 * @param {import("node:http").IncomingMessage} incoming
 * @param {import("node:http").ServerResponse} outgoing
 * @param {string} requestId
 * @returns {Request | null}
 */
export function readRequest(incoming, outgoing, requestId) {
  const url = addressOf(incoming);
  if (!url) return null;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  headers.set(ADDRESS_HEADER, incoming.socket.remoteAddress ?? "");
  headers.set("x-request-id", requestId);
  const leaving = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) leaving.abort();
  });
  const { method = "GET" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(url, {
    method,
    headers,
    signal: leaving.signal,
    ...(hasBody && { body: createReadableStreamFromReadable(incoming), duplex: "half" }),
  });
}

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @returns {URL | null}
 */
function addressOf({ url = "/", headers }) {
  try {
    const address = new URL(`http://${headers.host ?? "localhost"}${url}`);
    // The router would throw on a half-written escape.
    decodeURIComponent(address.pathname);
    return url.startsWith("/") ? address : null;
  } catch {
    return null;
  }
}
