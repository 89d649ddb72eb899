import { randomBytes } from "node:crypto";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { hydrationScript } from "#app/http/hydration-data.server.ts";
import { log } from "#app/http/log.server.ts";
import { replaceRemixOriginCheck } from "#app/http/origin-check.server.ts";
import { pageHeaders } from "#app/http/page-headers.server.ts";
import { renewedCookies } from "#app/http/renewed-cookies.server.ts";
import { startShop } from "#app/http/start-shop.server.ts";
import { NonceProvider } from "#app/ui/nonce.tsx";
import { markRefused } from "#app/ui/refused-title.ts";

/** For the web server in front. */
export { box } from "#app/http/box.server.ts";

replaceRemixOriginCheck();
await startShop();

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
  for (const cookie of await renewedCookies(request)) headers.append("Set-Cookie", cookie);
  return new Response(`<!DOCTYPE html>${page.replace("</body>", () => `${data}</body>`)}`, {
    status,
    headers,
  });
}

/** Logs what nobody expected; a refusal, a missing page or a visitor who left is none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // Remix's own refusals, such as a form sent to a page that takes none.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // Remix warns of an old kind of address that anybody may try; nothing went wrong.
  if (error instanceof Error && error.message.startsWith("Warning: Single fetch-enabled")) return;
  log.error({ err: error, method: request.method, path: new URL(request.url).pathname });
};
