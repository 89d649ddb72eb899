/**
 * The header in which this server tells the application the customer's address. Its name is invented at
 * each start, so that nobody outside can send it.
 */
export const ADDRESS_HEADER = `x-address-${crypto.randomUUID()}`;

/** More than the largest body that any door takes; who sends on is cut off. */
const MOST_BYTES_DROPPED = 64_000_000;
const DROPPED_WITHIN_MS = 10_000;
const HOST = /^[\w.:[\]-]+$/;

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
    ...(hasBody && { body: bodyOf(incoming), duplex: "half" }),
  });
}

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @returns {URL | null}
 */
function addressOf({ url = "/", headers }) {
  const { host = "localhost" } = headers;
  if (!url.startsWith("/") || !HOST.test(host)) return null;
  const [path = "/", ...query] = url.split("?");
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  const address = `http://${host}${canBeRead(path) ? path : path.replaceAll("%", "%25")}${search}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * The router would throw on half an escape; taken as plain text it is an address like any other that leads nowhere.
 * @param {string} path
 */
function canBeRead(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Hands the body on as fast as it is read and no faster.
 * @param {import("node:http").IncomingMessage} incoming
 * @returns {ReadableStream<Uint8Array>}
 */
function bodyOf(incoming) {
  let isOver = false;
  return new ReadableStream({
    start(controller) {
      incoming.pause();
      /** @param {Buffer} chunk */
      const take = (chunk) => {
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      };
      /** @param {() => void} how */
      const end = (how) => () => {
        if (isOver) return;
        isOver = true;
        incoming.off("data", take);
        how();
      };
      incoming.on("data", take).pause();
      incoming.once(
        "end",
        end(() => controller.close()),
      );
      incoming.once(
        "error",
        end(() => controller.error(new Error("The sender left"))),
      );
      incoming.once(
        "close",
        end(() => controller.error(new Error("The sender left"))),
      );
      incoming.once(
        "unwanted",
        end(() => controller.error(new Error("Answered already"))),
      );
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      isOver = true;
      incoming.removeAllListeners("data");
    },
  });
}

/**
 * Takes a request that was answered, reads what is left of its body and forgets it, so that the connection
 * can take the sender's next request; a sender without end is cut off.
 * @param {import("node:http").IncomingMessage} incoming
 */
export function dropRest(incoming) {
  if (incoming.destroyed) return;
  incoming.emit("unwanted");
  incoming.resume();
  if (incoming.complete) return;
  const late = setTimeout(() => incoming.socket.destroy(), DROPPED_WITHIN_MS);
  let size = 0;
  incoming.on("data", (/** @type {Buffer} */ chunk) => {
    size += chunk.length;
    if (size > MOST_BYTES_DROPPED) incoming.socket.destroy();
  });
  incoming.once("close", () => clearTimeout(late));
  incoming.once("end", () => clearTimeout(late));
}
