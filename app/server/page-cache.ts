import { createHash } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Shop } from "#app/entry.server.tsx";

const MAX_BYTES = 24_000_000;
/** For all versions of a path together (search, language and so on), so that they do not displace other pages. */
const MAX_BYTES_OF_PATH = 4_000_000;
/** The approximate size of an entry besides its key and body. */
const ENTRY_BYTES = 6_000;

type CachedShop = Pick<Shop, "publicVersion" | "cookiesOfAnonymous" | "cachedUrl">;

/** `headers` alternates names and values: Node writes such a list as it is. */
type Page = { version: string; headers: string[]; body: Buffer; etag: string };

/**
 * Answers repeated requests of anonymous visitors from memory, in front of Express. An entry is
 * valid for one version of the public data, so nothing has to be invalidated by hand.
 */
export function cachePages(render: RequestListener, shop: CachedShop): RequestListener {
  const pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES_OF_PATH,
    sizeCalculation: (page, key) => key.length + page.body.length + ENTRY_BYTES,
  });
  const rendering = new Map<string, Promise<Page | null>>();

  function keep(path: string, key: string, page: Page): void {
    pages.set(key, page);
    let bytes = 0;
    // The most recently used ones come first.
    for (const [other, { body }] of [...pages.entries()]) {
      if (!other.startsWith(`${path} `)) continue;
      bytes += other.length + body.length + ENTRY_BYTES;
      if (bytes > MAX_BYTES_OF_PATH) pages.delete(other);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = isVisit(request) && shop.cachedUrl(request.url ?? "/");
    const cookies = shop.cookiesOfAnonymous(request.headers.cookie ?? "");
    if (!url || cookies === null) return render(request, response);
    // Anything that is not in the key must not affect the page either.
    request.url = url;
    request.headers.cookie = cookies;
    const [path = ""] = url.split("?", 1);
    const key = `${path} ${variantOf(request)}`;
    const version = shop.publicVersion();
    const cached = pages.get(key);
    if (cached?.version === version) return send(cached, request, response);

    // Visitors who request the same page at the same moment share one rendering.
    const shared = `${version} ${key}`;
    const first = rendering.get(shared);
    if (first) {
      const page = await first;
      return page ? send(page, request, response) : render(request, response);
    }
    const page = capture(response, version).finally(() => rendering.delete(shared));
    rendering.set(shared, page);
    render(request, response);
    const captured = await page;
    if (captured) keep(path, key, captured);
  }

  return (request, response) => {
    // The application logs the failure and answers with an error.
    answer(request, response).catch((failure: unknown) =>
      render(Object.assign(request, { failure }), response),
    );
  };
}

function isVisit({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET") return false;
  if (headers.authorization || headers.range) return false;
  // A prefetch is not a visit, so its reply sets no visitor cookies.
  return !String(headers["sec-purpose"] ?? headers.purpose).includes("prefetch");
}

function variantOf({ url, headers }: IncomingMessage): string {
  return JSON.stringify([
    headers.host,
    url,
    headers.cookie,
    headers["accept-language"],
    headers["accept-encoding"],
    // The home page greets visitors who come from elsewhere.
    headers["sec-fetch-site"] ?? headers.referer,
    headers["x-forwarded-proto"],
  ]);
}

function send(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const headers = [...page.headers, "x-request-id", String(request.headers["x-request-id"])];
  const isKnown = request.headers["if-none-match"]?.includes(page.etag);
  if (isKnown) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(page.body);
}

/**
 * Holds the response back until it is complete, then sends it. Resolves to the page if it may be
 * cached, otherwise to null.
 */
function capture(response: ServerResponse, version: string): Promise<Page | null> {
  const { writeHead, write, end } = response;
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    response.once("close", () => resolve(null));
    // Assigned to rather than declared, because compression and on-headers wrap these methods in turn.
    Object.assign(response, {
      writeHead(status: number) {
        response.statusCode = status;
        return response;
      },
      write(chunk: unknown, encoding: unknown) {
        collect(chunk, encoding);
        return true;
      },
      end(chunk?: unknown, encoding?: unknown) {
        collect(chunk, encoding);
        Object.assign(response, { writeHead, write, end });
        const body = Buffer.concat(chunks);
        const page = isCacheable(response) ? toPage(response, body, version) : null;
        resolve(page);
        response.end(body);
        return response;
      },
    });
  });
}

function isCacheable(response: ServerResponse): boolean {
  const type = String(response.getHeader("content-type"));
  return (
    response.statusCode === 200 &&
    /^(text\/(html|plain|x-script)|application\/(rss\+)?xml)/.test(type) &&
    !response.hasHeader("set-cookie") &&
    !String(response.getHeader("cache-control")).includes("no-store")
  );
}

function toPage(response: ServerResponse, body: Buffer, version: string): Page {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  response.setHeader("ETag", `W/${etag}`);
  response.setHeader("Vary", "Accept-Encoding, Accept-Language, Cookie");
  response.setHeader("Content-Length", body.length);
  const { "x-request-id": _, ...headers } = response.getHeaders();
  return { version, headers: Object.entries(headers).flat() as string[], body, etag };
}
