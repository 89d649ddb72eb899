import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { shopIdentity } from "#app/domain/content/shop-identity.server.ts";
import { languages } from "#app/domain/language/language.ts";
import { setPaymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { publicVersion } from "#app/domain/public-version.server.ts";
import { identifyShop } from "#app/domain/shop.ts";
import { cachedUrl } from "#app/http/cached-pages.server.ts";
import { clientNetwork } from "#app/http/client.server.ts";
import { env } from "#app/http/env.server.ts";
import { FAILURE_HEADER } from "#app/http/form/failure-header.ts";
import { removeUploads } from "#app/http/form/read-form.server.ts";
import { hydrationData } from "#app/http/hydration-data.server.ts";
import { log, loggedPath, requestIdOf } from "#app/http/log.server.ts";
import { chosenProvider } from "#app/http/payment-provider.server.ts";
import { inPreviewOf } from "#app/http/preview.server.ts";
import { isSameOrigin, refusedFormText } from "#app/http/same-origin.server.ts";
import { inLanguageOf, languageOf } from "#app/http/session/language.server.ts";
import { cookiesOfAnonymous } from "#app/http/session/shop-cookie.server.ts";
import { slidingSessionCookies } from "#app/http/session/sliding-session.server.ts";
import { smallPage } from "#app/http/small-page.server.ts";
import { startShop, stopShop } from "#app/jobs/start-shop.server.ts";
import { HydrationProvider } from "#app/ui/hydration/hydration-scripts.tsx";
import { withErrorTitles } from "#app/ui/page/error-title.ts";
import { ReferenceProvider } from "#app/ui/page/request-reference.tsx";

// Called here, so that any server that loads the application knows the shop.
identifyShop(shopIdentity);
setPaymentProvider(chosenProvider);

/** The parts of the application that `app/server` uses; importing the source instead would duplicate its state. */
export const shop = {
  async start() {
    removeUploads();
    await startShop();
  },
  stop: stopShop,
  log,
  loggedPath,
  publicVersion,
  cookiesOfAnonymous,
  cachedUrl,
  clientNetwork,
  languages,
  languageOf,
  inLanguageOf,
  inPreviewOf,
  isSameOrigin,
  refusedFormText,
  smallPage,
  paymentPages: chosenProvider?.pageOrigins ?? [],
  trustedProxies: env.TRUST_PROXY,
};

export type Shop = typeof shop;

/** Renders to a string, because a string compresses better than a stream and all loaders have finished anyway. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const hydration = await hydrationData(context);
  const isRefusedForm = request.method === "POST" && status >= 400 && status < 500;
  const routeModules = isRefusedForm ? withErrorTitles(context.routeModules) : context.routeModules;
  const html = renderToString(
    <HydrationProvider value={hydration}>
      <ReferenceProvider value={requestIdOf(request)}>
        <RemixServer
          context={{ ...context, routeModules, serverHandoffStream: undefined }}
          url={request.url}
        />
      </ReferenceProvider>
    </HydrationProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Link", stylesheetPreloads(context));
  const { actionHeaders, loaderHeaders } = context.staticHandlerContext;
  setRetryAfter(status, headers, [
    ...Object.values(actionHeaders),
    ...Object.values(loaderHeaders),
  ]);
  if (status === 405) headers.set("Allow", methodsOf(context));
  for (const cookie of await slidingSessionCookies(request)) headers.append("Set-Cookie", cookie);
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

/** Lets browsers request the stylesheets while the page itself is still arriving, which is slow on a phone. */
function stylesheetPreloads({ manifest, routeModules, staticHandlerContext }: EntryContext) {
  const hrefs = staticHandlerContext.matches.flatMap(({ route }) => [
    ...(manifest.routes[route.id]?.css ?? []),
    ...(routeModules[route.id]?.links?.() ?? []).flatMap((link) =>
      "rel" in link && link.rel === "stylesheet" ? (link.href ?? []) : [],
    ),
  ]);
  return [...new Set(hrefs)].map((href) => `<${href}>; rel=preload; as=style`).join(", ");
}

/** The methods that a page supports; Remix does not list them when it refuses one. */
function methodsOf({ manifest, staticHandlerContext }: EntryContext): string {
  const page = manifest.routes[staticHandlerContext.matches.at(-1)?.route.id ?? ""];
  return page?.hasAction ? "GET, HEAD, POST" : "GET, HEAD";
}

/** Loader data, too, compresses better as a whole than as a stream. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { context }) => {
  setRetryAfter(response.status, response.headers);
  // Remix drops an action's own headers.
  const { formFailure } = context;
  if (formFailure) response.headers.set(FAILURE_HEADER, encodeURIComponent(formFailure));
  // A reply such as 204 must not have a body, not even an empty one.
  return new Response(response.body && (await response.text()), response);
};

/** Each page decides about the other headers of its actions and loaders. */
function setRetryAfter(status: number, headers: Headers, sent: Headers[] = []): void {
  const seconds = sent.map((each) => each.get("Retry-After")).find((value) => value !== null);
  if (seconds) headers.set("Retry-After", seconds);
  // Remix drops the headers of a response that an action throws.
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "10");
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // Client errors that Remix reports itself, such as a form posted to a page without an action.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // Remix only warns about `?_data=` requests, which any client can send.
  if (error instanceof Error && error.message.startsWith("Warning: Single fetch-enabled")) return;
  log.error({
    err: error,
    requestId: requestIdOf(request),
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
  });
};
