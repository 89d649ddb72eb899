/**
 * The minimum that a server can do for a page of the shop, in a separate process: send the same
 * bytes and headers from memory, or render the same tree with `renderToString`, without routing,
 * loaders and compression.
 */
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  type EntryContext,
  installGlobals,
  type ServerBuild,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

type Request = { url: string; headers: Record<string, string> };
export type ReferencePage = { send: "same bytes" | "rendered tree"; of: Request };
type Answer = { headers: IncomingMessage["headers"]; body: () => Buffer | string };

async function sameBytes({ url, headers }: Request): Promise<Answer> {
  const [response] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  const body = await buffer(response);
  // Node adds these itself.
  const { date, connection, "keep-alive": _, ...sent } = response.headers;
  if (response.statusCode !== 200 || !sent["content-encoding"]) {
    throw new Error(`${url} answered ${response.statusCode}, or was not compressed.`);
  }
  return { headers: sent, body: () => body };
}

/** Runs the page's loaders once in the built application, and renders the context that its entry gets. */
async function renderedTree({ url, headers }: Request): Promise<Answer> {
  installGlobals({ nativeFetch: true });
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  let context: EntryContext | undefined;
  const module: typeof build.entry.module = {
    ...build.entry.module,
    default(_request, status, _headers, given) {
      context = { ...given, serverHandoffStream: undefined };
      return new Response(null, { status });
    },
  };
  const handle = createRequestHandler({ ...build, entry: { module } }, "production");
  const { status } = await handle(new Request(url, { headers }));
  if (!context || status !== 200) throw new Error(`${url} answered ${status}.`);
  const tree = createElement(RemixServer, { context, url });
  return { headers: { "content-type": "text/html" }, body: () => renderToString(tree) };
}

process.once("message", async ({ send, of }: ReferencePage) => {
  const { headers, body } = await (send === "same bytes" ? sameBytes(of) : renderedTree(of));
  const server = createServer((_, response) => response.writeHead(200, headers).end(body()));
  server.listen(0, "127.0.0.1", () =>
    process.send?.({ port: (server.address() as AddressInfo).port }),
  );
});
process.once("disconnect", () => process.exit());
