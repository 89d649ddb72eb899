import type { ActionFunctionArgs } from "@remix-run/node";
import { readBody } from "#app/http/body.server.ts";
import { checkRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { log, requestIdOf, withoutPeople } from "#app/http/log.server.ts";

const MAX_BYTES = 2_000;
const rateLimit = "report an error";

async function report({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") {
    return new Response(null, { status: 405, headers: { Allow: "POST" } });
  }
  const body = checkRateLimit(rateLimit, null, request) ? null : await readBody(request, MAX_BYTES);
  if (body) {
    const clientError = withoutPeople(new TextDecoder().decode(body));
    log.warn({ requestId: requestIdOf(request), clientError }, "A page was not hydrated");
  }
  return new Response(null, { status: 204 });
}

/** Logs that a page failed to hydrate in a browser. */
export const action = Object.assign(report, { rateLimit });
