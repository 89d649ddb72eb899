import { randomBytes } from "node:crypto";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { readSessionToken } from "#app/http/cookies.server.ts";
import { firstViewOf } from "#app/http/first-view.server.ts";
import { log, loggedPath } from "#app/http/log.server.ts";
import { replaceRemixOriginCheck } from "#app/http/origin-check.server.ts";
import { pageHeaders } from "#app/http/page-headers.server.ts";
import { hydrationData, takeProgram } from "#app/http/page-program.server.ts";
import { keepProgram } from "#app/http/page-programs.server.ts";
import { renewedCookies } from "#app/http/renewed-cookies.server.ts";
import { requestIdOf } from "#app/http/request-id.server.ts";
import { serverTiming, takeTimes } from "#app/http/server-timing.server.ts";
import { logSlowQueries } from "#app/http/slow-queries.server.ts";
import { startShop } from "#app/http/start-shop.server.ts";
import { WholeAnswer } from "#app/http/whole-answer.server.ts";
import sheet from "#app/styles/index.css?inline";
import sheetAddress from "#app/styles/index.css?url";
import lateScript from "#app/ui/hydration/late.js?url";
import { renderWithKeptCards, withCards } from "#app/ui/menu/kept-cards.ts";
import { NonceProvider } from "#app/ui/nonce.tsx";
import { markRefused } from "#app/ui/refused-title.ts";
import { ReferenceProvider } from "#app/ui/request-reference.tsx";

/** For the web server in front. */
export { box } from "#app/http/box.server.ts";

replaceRemixOriginCheck();
logSlowQueries();
if (import.meta.env.DEV) takeTimes();
await startShop();

const firstView = firstViewOf(sheet, sheetAddress);

/** Renders a page whole: sent in one piece it compresses to less and costs less than a stream. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const renderBeganMs = performance.now();
  const mark = randomBytes(16).toString("hex");
  const requestId = requestIdOf(request);
  const data = await hydrationData(context.serverHandoffStream);
  const tree = (
    <NonceProvider value={mark}>
      <ReferenceProvider value={requestId}>
        <RemixServer
          context={{ ...context, serverHandoffStream: undefined }}
          url={request.url}
          nonce={mark}
        />
      </ReferenceProvider>
    </NonceProvider>
  );
  // While the shop is developed, a card that was edited would come back as it was.
  const rendered = import.meta.env.DEV
    ? { html: renderToString(tree), mark, cards: [] }
    : renderWithKeptCards(mark, () => renderToString(tree));
  const refused = request.method === "POST" && status >= 400 && status < 500;
  const html = refused ? rendered.html.replace(/(?<=<title>)[^<]*/, markRefused) : rendered.html;
  const { page, script } = import.meta.env.DEV
    ? { page: html, script: `<script>${data}</script>` }
    : await withoutProgram(html, mark, data, request);
  const end = page.lastIndexOf("</body>");
  const body = page.slice(0, end);
  const { pieces, fingerprint } = import.meta.env.DEV
    ? { pieces: [body], fingerprint: null }
    : firstView({ html: body, parts: rendered.cards, request });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("X-Request-Id", requestId);
  for (const [name, value] of pageHeaders(fingerprint)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const timing = serverTiming(renderBeganMs);
  if (timing) headers.set("Server-Timing", timing);
  for (const cookie of await renewedCookies(request)) headers.append("Set-Cookie", cookie);
  const filled = pieces.flatMap((piece) =>
    typeof piece === "string" ? withCards(piece, rendered) : piece,
  );
  const all = ["<!DOCTYPE html>", ...filled, script, page.slice(end)];
  return new WholeAnswer(all, { status, headers });
}

/** A page goes out without a script but the one that later asks for its program. */
async function withoutProgram(
  html: string,
  mark: string,
  data: string,
  request: Request,
): Promise<{ page: string; script: string }> {
  const { page, program } = takeProgram(html, mark, data);
  const id = keepProgram(program, await readSessionToken(request));
  const script = `<script type="module" async fetchpriority="low" src="${lateScript}" data-page="/page-programs/${id}"></script>`;
  return { page, script };
}

/** What enhanced navigation asks for belongs to one visitor as the page does. */
export const handleDataRequest: HandleDataRequestFunction = (answer) => {
  if (!answer.headers.has("Cache-Control")) {
    answer.headers.set("Cache-Control", "private, no-cache");
  }
  answer.headers.set("X-Content-Type-Options", "nosniff");
  return answer;
};

/** Logs what nobody expected; a refusal, a missing page or a visitor who left is none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // Remix's own refusals, such as a form sent to a page that takes none.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // Remix warns of an old kind of address that anybody may try; nothing went wrong.
  if (error instanceof Error && error.message.startsWith("Warning: Single fetch-enabled")) return;
  log.error({
    err: error,
    requestId: requestIdOf(request),
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
  });
};
