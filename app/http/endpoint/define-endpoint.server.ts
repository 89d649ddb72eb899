import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { User } from "#app/domain/access/user.ts";
import { ok, problem } from "#app/domain/result.ts";
import { isStorageFailure, storageUnavailable } from "#app/domain/storage.server.ts";
import { dropBody } from "../body.server.ts";
import { checkEmailLimit, checkRateLimit } from "../limits/check-rate-limit.server.ts";
import { MAX_BODY_BYTES } from "../limits/input-budget.ts";
import { reserveRoom } from "../limits/large-bodies.server.ts";
import { log, requestIdOf } from "../log.server.ts";
import { authenticate, type Caller } from "../session/authenticate.server.ts";
import { allowOrigin, preflight } from "./cors.server.ts";
import {
  type Endpoint,
  type Endpoints,
  type Method,
  rateLimitOf,
  registerEndpoint,
} from "./endpoint.server.ts";
import { idempotencyKey } from "./idempotency-key.server.ts";
import { checkInput, readJson } from "./json-body.server.ts";
import { conditional, json, refuse, refuseWith } from "./json-reply.server.ts";

function maxBytesOf({ maxBytes = MAX_BODY_BYTES }: Endpoint): number {
  return maxBytes;
}

type RouteArguments = LoaderFunctionArgs | ActionFunctionArgs;

/** If a query parameter is repeated, its first value counts. */
function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].reverse());
}

async function respond(endpoint: Endpoint, args: RouteArguments): Promise<Response> {
  const { request } = args;
  const caller = await authenticate(endpoint.audience, request);
  if (!caller.ok) return refuse(caller);
  const rateLimit = rateLimitOf(endpoint, request.method as Method);
  const limited = rateLimit && checkRateLimit(rateLimit, caller.value.user, request);
  if (limited) return refuse(limited);
  if (!endpoint.body) return run(endpoint, args, caller.value);
  const room = reserveRoom(request, maxBytesOf(endpoint), caller.value.user);
  if (!room.ok) return refuse(room);
  try {
    return await run(endpoint, args, caller.value);
  } finally {
    room.value();
  }
}

async function run(
  endpoint: Endpoint,
  { request, params, context }: RouteArguments,
  { user, token }: Caller,
): Promise<Response> {
  const query = endpoint.query ? checkInput(endpoint.query, queryOf(request)) : ok(undefined);
  if (!query.ok) return refuse(query);
  const read = endpoint.body && (await readJson(request, maxBytesOf(endpoint)));
  if (read instanceof Response) return read;
  const limited =
    endpoint.rateLimit &&
    (await checkEmailLimit(endpoint.rateLimit, Object(read?.value).email, request));
  if (limited) return refuse(limited);
  const body = endpoint.body ? checkInput(endpoint.body, read?.value) : ok(undefined);
  if (!body.ok) return refuse(body);
  const once = endpoint.isIdempotent ? idempotencyKey(request, body.value) : ok(null);
  if (!once.ok) return refuse(once);
  const outcome = await endpoint.run({
    // `authenticate` has made sure that there is a user unless the audience is "all".
    actor: user as User,
    query: query.value,
    body: body.value,
    params: params as Record<string, string>,
    request,
    context,
    once: once.value,
    token,
  });
  if (outcome instanceof Response) return outcome;
  if (!outcome.ok) return refuse(outcome);
  return json(endpoint.status ?? 200, { success: true, ...Object(outcome.value) });
}

/** A file is streamed, so it has no ETag. */
async function fileOf(request: Request, file: Response): Promise<Response> {
  if (request.method !== "HEAD") return file;
  await file.body?.cancel();
  return new Response(null, file);
}

/**
 * The Remix loader and action of an API path such as `/api/orders/{id}`. Handles authentication,
 * body size, type and shape, the envelope, statuses, ETag, HEAD and 405 for all endpoints.
 */
export function defineEndpoint(path: string, methods: Endpoints) {
  registerEndpoint(path, methods);
  const allow = [...Object.keys(methods), ...(methods.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");

  async function handle(args: RouteArguments): Promise<Response> {
    const { request } = args;
    if (request.method === "OPTIONS") return preflight(request, allow);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const endpoint = methods[method as Method];
    if (!endpoint) return refuseWith(405, "Method not allowed", { Allow: allow });
    try {
      const full = await respond(endpoint, args);
      if (endpoint.produces === "text/csv" && full.status === 200) return fileOf(request, full);
      return method === "GET" ? await conditional(request, full) : full;
    } catch (error) {
      // A client that disconnects while sending its body is not a server error.
      if (!request.signal.aborted) {
        log.error({ err: error, requestId: requestIdOf(request), method: request.method, path });
      }
      if (isStorageFailure(error)) return refuse(storageUnavailable());
      return refuseWith(500, "Something went wrong");
    }
  }

  async function serve(args: RouteArguments): Promise<Response> {
    return finish(args.request, await handle(args));
  }
  return { loader: serve, action: serve };
}

/** A client that disconnects while its unread body is drained is not a server error. */
async function finish(request: Request, response: Response): Promise<Response> {
  await dropBody(request).catch(() => {});
  return allowOrigin(request, response);
}

/** Answers unknown paths under `/api` with the envelope. */
export function unknownEndpoint({ request }: RouteArguments): Promise<Response> {
  return finish(request, refuse(problem("not_found", "No such address")));
}
