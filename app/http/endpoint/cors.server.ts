import { env } from "../env.server.ts";

const allowed: ReadonlySet<string> = new Set(env.API_ORIGINS);

function allowedOrigin(request: Request): string | null {
  const origin = request.headers.get("origin");
  return origin !== null && allowed.has(origin) ? origin : null;
}

/** Lets the sites in `API_ORIGINS` read the response. Those sites can only use tokens, never cookies. */
export function allowOrigin(request: Request, response: Response): Response {
  if (allowed.size === 0) return response;
  response.headers.append("Vary", "Origin");
  const origin = allowedOrigin(request);
  if (origin) {
    response.headers.set("Access-Control-Allow-Origin", origin);
    response.headers.set("Access-Control-Expose-Headers", "ETag, Retry-After");
  }
  return response;
}

export function preflight(request: Request, methods: string): Response {
  const response = new Response(null, { status: 204, headers: { Allow: methods } });
  if (allowedOrigin(request)) {
    response.headers.set("Access-Control-Allow-Methods", methods);
    response.headers.set(
      "Access-Control-Allow-Headers",
      "Authorization, Content-Type, Idempotency-Key, If-None-Match",
    );
    response.headers.set("Access-Control-Max-Age", "600");
  }
  return response;
}
