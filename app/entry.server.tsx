import { randomBytes } from "node:crypto";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { hydrationScript } from "#app/http/hydration-data.server.ts";
import { log } from "#app/http/log.server.ts";
import { pageHeaders } from "#app/http/page-headers.server.ts";
import { isSameOrigin } from "#app/http/same-origin.server.ts";
import { startShop } from "#app/http/start-shop.server.ts";
import { NonceProvider } from "#app/ui/nonce.tsx";
import { markRefused } from "#app/ui/refused-title.ts";

await startShop();

function isForeignChange(request: Request): boolean {
  return !["GET", "HEAD", "OPTIONS"].includes(request.method) && !isSameOrigin(request);
}

/** Renders a page whole: sent in one piece it compresses to less and costs less than a stream. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const data = await hydrationScript(context.serverHandoffStream, nonce);
  const html = renderToString(
    <NonceProvider value={nonce}>
      <RemixServer
        context={{ ...context, serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </NonceProvider>,
  );
  const refused = request.method === "POST" && status >= 400 && status < 500;
  const page = refused ? html.replace(/(?<=<title>)[^<]*/, markRefused) : html;
  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const [name, value] of pageHeaders(nonce)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // Remix refuses some foreign forms itself, as if that were an error of ours.
  const shownStatus = status === 500 && isForeignChange(request) ? 403 : status;
  return new Response(`<!DOCTYPE html>${page.replace("</body>", () => `${data}</body>`)}`, {
    status: shownStatus,
    headers,
  });
}

/** Answers a refused enhanced form like any other refusal; Remix calls its own refusals an error of ours. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) =>
  response.status === 500 && isForeignChange(request)
    ? new Response(response.body, { status: 403, headers: response.headers })
    : response;

/** Logs what nobody expected; a refusal, a missing page or a visitor who left is none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isForeignChange(request)) return;
  // An address of an older Remix that anybody may try; it opens nothing.
  if (new URL(request.url).searchParams.has("_data")) return;
  log.error({ err: error, method: request.method, path: new URL(request.url).pathname });
};
