import { env } from "./env.server.ts";

/** Takes a request, returns the host that its visitor asked for, or null. Source: decisions, One box (TRUST_PROXY). */
export function ownHost(request: Request): string | null {
  const forwarded = env.TRUST_PROXY > 0 ? request.headers.get("x-forwarded-host") : null;
  return forwarded?.split(",")[0]?.trim() || request.headers.get("host");
}

/**
 * Takes a request that changes something, returns whether this shop's own page sent it. A browser
 * always says where a POST comes from, so silence is a no.
 * Source: architecture, Security of Remix 2; API contract, Envelope.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === ownHost(request);
}

/** Takes a request, returns whether the customer's side of the connection is https. Source: decisions, Accounts ("Secure behind https"). */
export function isHttps(request: Request): boolean {
  const forwarded = env.TRUST_PROXY > 0 ? request.headers.get("x-forwarded-proto") : null;
  return forwarded ? forwarded.split(",")[0]?.trim() === "https" : request.url.startsWith("https:");
}

/**
 * Takes a request, returns the customer's address: as the nearest trusted proxy saw it, else as the shop's
 * own web server did. Null where neither tells (another server in front of the application).
 * Source: decisions, One box (TRUST_PROXY).
 */
export function clientAddress(request: Request): string | null {
  if (env.TRUST_PROXY > 0) {
    const hops = request.headers.get("x-forwarded-for")?.split(",") ?? [];
    return hops.at(-env.TRUST_PROXY)?.trim() ?? null;
  }
  return (env.CLIENT_ADDRESS_HEADER && request.headers.get(env.CLIENT_ADDRESS_HEADER)) || null;
}

/**
 * Takes a request for a page, returns whether its visitor has just arrived: typed the address or
 * followed a link elsewhere, instead of one on a page of ours. Source: spec 1 §2 Home (welcome toast).
 */
export function hasJustArrived(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin";
  // Without https a browser says only which page it came from.
  const referer = request.headers.get("referer");
  return !referer || !URL.canParse(referer) || new URL(referer).host !== ownHost(request);
}
