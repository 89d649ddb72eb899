import type { ActionFunctionArgs } from "@remix-run/node";
import { readBody } from "#app/http/body.server.ts";
import { log, withoutPeople } from "#app/http/log.server.ts";
import { checkRateLimit } from "#app/http/rate-limits.server.ts";
import { requestIdOf } from "#app/http/request-id.server.ts";

const MAX_BYTES = 2_000;

/** Logs that a page failed to hydrate in a browser. */
export async function action({ request }: ActionFunctionArgs) {
  const body = await readBody(request, MAX_BYTES);
  if (body && !(await checkRateLimit("report an error", null, request))) {
    const clientError = withoutPeople(new TextDecoder().decode(body));
    log.warn({ requestId: requestIdOf(request), clientError }, "A page was not hydrated");
  }
  return new Response(null, { status: 204 });
}
