import { unescape as decoded } from "node:querystring";
import type { NextFunction, Request, Response } from "express";
import onHeaders from "on-headers";

const YEAR_SECONDS = 31_536_000;
/** Pages that neither a cache nor the Back button may show again. */
const PERSONAL =
  /^\/(?:(?:hi|mr)\/)?(admin|cart|catering\/book|checkout|email-verification|login\/code|my-events|my-orders|order-confirmation|password-reset|profile|wishlist)([/.]|$)/i;

/** Anyone with one of these URLs may read the page. */
const SECRET_URL = /^\/((api\/)?track|pay|quote)\//i;
const ADMIN = /^\/admin([/.]|$)/;

/** During development, Vite puts styles into the page; nothing else is allowed beyond production. */
const styleSource = process.env.NODE_ENV === "development" ? "'self' 'unsafe-inline'" : "'self'";

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src ${styleSource}`,
  // A dish's image may be a link to another site.
  "img-src 'self' data: https: http:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join("; ");

/** Staff write to customers with forms that redirect to an app; browsers check where each redirect leads. */
const ADMIN_PAGE_POLICY = `${PAGE_POLICY} https://wa.me https://api.whatsapp.com sms:`;

const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Applies to requests of a script that runs as a worker: Leaflet's for map tiles, the service
 * worker's for the page and the files that it fetches.
 */
const SCRIPT_POLICY = `${NO_PAGE}; script-src 'self'; connect-src 'self' https:`;

/** A file opened on its own, such as an SVG, must not run anything. */
const FILE_POLICY = `${NO_PAGE}; style-src 'unsafe-inline'`;

function policyFor(contentType: string, path: string, paymentPages: readonly string[]): string {
  if (contentType.startsWith("text/html")) {
    if (ADMIN.test(path)) return ADMIN_PAGE_POLICY;
    // Placing an order leads to its payment page.
    return [PAGE_POLICY, ...paymentPages].join(" ");
  }
  return /^(text|application)\/javascript/.test(contentType) ? SCRIPT_POLICY : FILE_POLICY;
}

/** Sets the headers of every response, whatever produced it. `paymentPages`: sites that forms may lead to. */
export function securityHeaders(
  paymentPages: readonly string[],
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  onHeaders(response, () => {
    const type = String(response.getHeader("Content-Type") ?? "");
    const path = decoded(request.path);
    // Without a type, it would replace the policy of the browser's cached copy.
    if (response.statusCode !== 304) {
      response.setHeader("Content-Security-Policy", policyFor(type, path, paymentPages));
    }
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("X-Frame-Options", "DENY");
    if (SECRET_URL.test(path)) {
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Referrer-Policy", "no-referrer");
      response.setHeader("X-Robots-Tag", "noindex");
    }
    // Pages with a secret in their query set a stricter one.
    if (!response.hasHeader("Referrer-Policy")) {
      response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    }
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader(
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    );
    if (!response.hasHeader("Cache-Control")) {
      const isPersonal = PERSONAL.test(path);
      response.setHeader("Cache-Control", isPersonal ? "no-store" : "private, no-cache");
    }
    if (request.secure) {
      const cookies = response.getHeader("Set-Cookie");
      if (cookies) {
        const secureCookies = [cookies].flat().map((cookie) => `${cookie}; Secure`);
        response.setHeader("Set-Cookie", secureCookies);
      }
      const value = `max-age=${YEAR_SECONDS}; includeSubDomains`;
      response.setHeader("Strict-Transport-Security", value);
    }
  });
  next();
}
