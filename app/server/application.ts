import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
} from "express";
import expressStaticGzip from "express-static-gzip";
import onHeaders from "on-headers";
import type { ViteDevServer } from "vite";
import type { Shop } from "#app/entry.server.tsx";
import { type Area, areaOf, areaRoutes } from "./areas.ts";
import { securityHeaders } from "./security-headers.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const HOST = /^[\w.:[\]-]+$/;
/** The default, 4, makes the menu a tenth larger. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const HOUR_MS = 3_600_000;
const YEAR_MS = 31_536_000_000;
// On a path of slashes, matching routes takes quadratic time.
const MAX_PATH_LENGTH = 1_000;
const MAX_URL_LENGTH = 8_000;

type Parts = {
  /** In development, a function that returns the current build. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  shop: Shop;
  /** Null in development, where one set of scripts contains all languages. */
  assets: LanguageAssets | null;
  vite: ViteDevServer | null;
};

type Language = Shop["languages"][number];

/** The steps are in the order in which a request passes through them: headers, refusals, files, Remix. */
export function createApplication({ build, assets, shop, vite }: Parts): Express {
  const application = express()
    .disable("x-powered-by")
    .disable("etag")
    .set("query parser", false)
    .set("trust proxy", shop.trustedProxies);
  const { paymentPages } = shop;
  application.use((...handled) => securityHeaders(paymentPages, ...handled));
  application.use(compression({ brotli: BROTLI }));
  application.use((request, response, next) => {
    response.setHeader("X-Request-Id", String(request.headers["x-request-id"]));
    onHeaders(response, () => {
      // Remix also refuses methods for files, which are read-only, but does not list the allowed
      // ones.
      if (response.statusCode !== 405 || response.hasHeader("Allow")) return;
      response.setHeader("Allow", "GET, HEAD");
    });
    // The page cache may have failed.
    next((request as { failure?: unknown }).failure);
  });
  application.use((request, response, next) => {
    // The one client address that Express trusts; anything else in this header is dropped.
    request.headers["x-forwarded-for"] = request.ip ?? "";
    // Remix would trust it.
    delete request.headers["x-forwarded-host"];
    if (!METHODS.includes(request.method)) {
      response.setHeader("Allow", METHODS.join(", "));
      return refuse(shop, response, 405, "Method not allowed");
    }
    if (!HOST.test(request.headers.host ?? "localhost") || !request.url.startsWith("/")) {
      return refuse(shop, response, 400, "This address cannot be read");
    }
    if (request.path.length > MAX_PATH_LENGTH || request.url.length > MAX_URL_LENGTH) {
      return refuse(shop, response, 414, "This address is too long");
    }
    // Remix would log a warning about an incomplete escape, which is just another URL that leads
    // nowhere.
    if (!isDecodable(request.path)) {
      request.url = request.originalUrl = request.url.replaceAll("%", "%25");
    }
    // Unread bytes of a body would block the next request on this connection.
    response.once("finish", () => request.removeAllListeners("data").resume());
    next();
  });
  if (vite) application.use(vite.middlewares);
  else application.use(staticFiles());
  application.use((request, _response, next) => {
    shop.inLanguageOf(request, () => shop.inPreviewOf(request, next));
  });
  application.use((request, response, next) => {
    // The API authenticates and checks origins itself: other sites may call it with a token.
    if (request.path.startsWith("/api/")) return next();
    if (
      !["GET", "HEAD"].includes(request.method) &&
      !shop.isSameOrigin(request, request.protocol)
    ) {
      return refuse(shop, response, 403, shop.refusedFormText(request));
    }
    // Remix would compare it with the host again and answer a mismatch with an empty 500, even for
    // the "null" that browsers send from a page without a referrer.
    delete request.headers.origin;
    next();
  });
  application.use(remixHandler({ build, assets, shop }));
  const answerErrors: ErrorRequestHandler = (error, request, response, _next) => {
    shop.log.error({
      err: error,
      requestId: request.headers["x-request-id"],
      method: request.method,
      path: shop.loggedPath(request.path),
    });
    if (response.headersSent) return void response.destroy();
    refuse(shop, response, 500, "Something went wrong");
  };
  return application.use(answerErrors);
}

/** Sends files as the build compressed them. */
function staticFiles() {
  return expressStaticGzip(fileURLToPath(new URL("client", import.meta.url)), {
    enableBrotli: true,
    orderPreference: ["br"],
    index: false,
    serveStatic: {
      redirect: false,
      maxAge: HOUR_MS,
      setHeaders(response, path) {
        // Express only adds the charset to text files.
        if (/\.svg(\.br|\.gz)?$/.test(path)) {
          response.setHeader("Content-Type", "image/svg+xml; charset=utf-8");
        }
        // These file names contain a hash of the content.
        if (path.includes("/assets/")) {
          response.setHeader("Cache-Control", `public, max-age=${YEAR_MS / 1000}, immutable`);
        }
        // A new one must not wait until a cached copy of the old one expires.
        if (path.includes("/service-worker.js")) response.setHeader("Cache-Control", "no-cache");
      },
    },
  });
}

/** The files that browsers load, by language. */
export type LanguageAssets = Record<Language, ServerBuild["assets"]>;

const AREAS = ["api", "admin", "shop", "all"] as const;

function remixHandler({ build, assets, shop }: Pick<Parts, "build" | "assets" | "shop">) {
  const handlerFor = (area: Area, language: Language) => {
    const prefix = language === "en" ? "" : language;
    const routesOf = (of: ServerBuild) =>
      areaRoutes(of, area, { prefix, assets: assets?.[language] ?? of.assets });
    return createRequestHandler({
      build: typeof build === "function" ? async () => routesOf(await build()) : routesOf(build),
      getLoadContext: (request, response) => ({
        clientIsReady: () => clientIsReady(response),
        onDisconnect: (listener) => onDisconnect(response, listener),
        isDataRequest: request.path.endsWith(".data"),
      }),
    });
  };
  const handlers = Object.fromEntries(
    shop.languages.map((language) => [
      language,
      Object.fromEntries(AREAS.map((area) => [area, handlerFor(area, language)])),
    ]),
  ) as Record<Language, Record<Area, ReturnType<typeof createRequestHandler>>>;
  return ((request, response, next) => {
    const area = areaOf(request.path);
    const language = area === "all" ? languageOfScripts(request, assets) : shop.languageOf(request);
    return handlers[language][area](request, response, next);
  }) as ReturnType<typeof createRequestHandler>;
}

/** When a page asks for more routes, it sends the version of its scripts. */
function languageOfScripts({ url }: Request, assets: LanguageAssets | null): Language {
  const version = new URL(url, "http://shop.invalid").searchParams.get("version");
  const found = Object.entries(assets ?? {}).find(([, { version: known }]) => known === version);
  return (found?.[0] as Language | undefined) ?? "en";
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function clientIsReady(response: Response): Promise<void> {
  // Lets other requests run and written data leave between two pieces.
  await setImmediate();
  if (!response.writableNeedDrain || response.destroyed) return;
  await new Promise((resolve) => response.once("drain", resolve).once("close", resolve));
}

function onDisconnect(response: Response, listener: () => void): void {
  if (response.destroyed) listener();
  else response.once("close", listener);
}

/** For requests that never reach the application. */
function refuse(shop: Shop, response: Response, status: number, message: string): void {
  response.status(status).setHeader("Cache-Control", "no-store");
  if (status === 405 || /^\/(api\/|healthz)/.test(response.req.path)) {
    response.json({ success: false, message });
  } else {
    response.type("html").send(shop.smallPage(message));
  }
}
