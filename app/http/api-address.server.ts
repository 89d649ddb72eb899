import { createHash } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { userOfSession } from "#app/domain/accounts/sessions.server.ts";
import type { User } from "#app/domain/accounts/user.ts";
import { type FieldError, type Problem, problem, type Result } from "#app/domain/result.ts";
import { readBody } from "./body.server.ts";
import { readSessionToken } from "./cookies.server.ts";
import { log } from "./log.server.ts";
import { problemStatus } from "./problem-status.ts";
import { isSameOrigin } from "./same-origin.server.ts";

const MAX_BODY_BYTES = 1_000_000;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Caller = "all" | "user" | "admin";

/** What a call answers beside `success`; `status` only where it is not 200. */
export type Reply = {
  status?: 201;
  message?: string;
  data?: unknown;
  pagination?: unknown;
  token?: string;
  user?: unknown;
};

type Actor<Who extends Caller> = Who extends "all" ? User | null : User;

export type CallContext<Who extends Caller, Body> = {
  actor: Actor<Who>;
  body: Body;
  params: Record<string, string>;
  query: URLSearchParams;
  request: Request;
  /** The session's token, for the call that ends it. */
  token: string | null;
};

export type Call<Who extends Caller = Caller, Body extends z.ZodType = z.ZodType> = {
  who: Who;
  /** One line for the description of the interface. */
  summary: string;
  body?: Body;
  maxBytes?: number;
  run(context: CallContext<Who, z.output<Body>>): Result<Reply> | Promise<Result<Reply>>;
};

/**
 * Takes one call of an address as its api file writes it, returns it in the form that addresses keep.
 * Source: API contract, Calls.
 */
export function call<Who extends Caller, Body extends z.ZodType>(
  definition: Call<Who, Body>,
): Call {
  // The mechanism hands each call only the actor and the body that its own definition asked for.
  return definition as unknown as Call;
}

function json(status: number, body: unknown, headers: HeadersInit = {}): Response {
  const answer = new Response(JSON.stringify(body), { status, headers });
  answer.headers.set("Content-Type", "application/json; charset=utf-8");
  answer.headers.set("Cache-Control", "private, no-cache");
  answer.headers.set("X-Content-Type-Options", "nosniff");
  return answer;
}

function refuse({ code, message, errors, retryAfterSeconds }: Problem): Response {
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return json(problemStatus(code), { success: false, message, errors }, headers);
}

function refuseWith(status: number, message: string, headers: HeadersInit = {}): Response {
  return json(status, { success: false, message }, headers);
}

/** Takes zod's path, returns the contract's: `items[0].quantity`. */
function dotted(path: PropertyKey[]): string {
  return path
    .map((step, depth) =>
      typeof step === "number" ? `[${step}]` : `${depth === 0 ? "" : "."}${String(step)}`,
    )
    .join("");
}

async function readJson(request: Request, call: Call): Promise<Response | { body: unknown }> {
  if (!call.body) return { body: undefined };
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuseWith(415, "Send the body as application/json");
  const bytes = await readBody(request, call.maxBytes ?? MAX_BODY_BYTES);
  if (!bytes) return refuseWith(413, "The body is too large");
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return refuseWith(400, "Invalid JSON");
  }
  const checked = await call.body.safeParseAsync(parsed);
  if (checked.success) return { body: checked.data };
  const errors: FieldError[] = checked.error.issues.map((issue) => ({
    path: dotted(issue.path),
    msg: issue.message,
  }));
  return refuse(problem("validation", "Validation failed", { errors }));
}

type Identity = { token: string | null; user: User | null; byCookie: boolean; given: boolean };

async function identify(request: Request): Promise<Identity> {
  const header = request.headers.get("authorization");
  if (header !== null) {
    const token = /^Bearer (.+)$/i.exec(header)?.[1]?.trim() ?? null;
    const user = (token && userOfSession(token)) || null;
    return { token, user, byCookie: false, given: true };
  }
  const token = await readSessionToken(request);
  const user = (token && userOfSession(token)) || null;
  return { token, user, byCookie: true, given: false };
}

function admit(call: Call, request: Request, identity: Identity): Response | null {
  if (call.who === "all") return null;
  if (!identity.user) {
    return refuse(
      problem(
        "unauthenticated",
        identity.given ? "Invalid or expired token" : "Authentication required",
      ),
    );
  }
  const changes = request.method !== "GET" && request.method !== "HEAD";
  if (changes && identity.byCookie && !isSameOrigin(request)) {
    return refuse(problem("forbidden", "Requests from other sites need a token"));
  }
  if (call.who === "admin" && identity.user.role !== "admin") {
    return refuse(problem("forbidden", "Admin access required"));
  }
  return null;
}

async function answer(
  call: Call,
  { request, params }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const identity = await identify(request);
  const refused = admit(call, request, identity);
  if (refused) return refused;
  const read = await readJson(request, call);
  if (read instanceof Response) return read;
  // Who a call is for was settled above; "all" means that nobody in particular is fine too.
  const actor = identity.user as User;
  const outcome = await call.run({
    actor,
    body: read.body,
    params: params as Record<string, string>,
    query: new URL(request.url).searchParams,
    request,
    token: identity.token,
  });
  if (!outcome.ok) return refuse(outcome);
  const { status = 200, ...reply } = outcome.value;
  return json(status, { success: true, ...reply });
}

/** Takes the answer to a GET, adds its ETag; returns 304 when the caller already has it. Source: API contract, Envelope. */
async function conditional(request: Request, full: Response): Promise<Response> {
  if (full.status !== 200) return full;
  const body = await full.text();
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers(full.headers);
  headers.set("ETag", etag);
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  const unchanged = known.some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
  return unchanged
    ? new Response(null, { status: 304, headers })
    : new Response(request.method === "HEAD" ? null : body, { headers });
}

/**
 * Takes the calls of one address by method, returns its Remix loader and action. Who may call, the
 * body's size, type and shape, the envelope, statuses, ETag, HEAD and 405 are settled here, once.
 * Source: API contract, Envelope; architecture, habits 3 to 5.
 */
export function apiAddress(calls: Partial<Record<Method, Call>>) {
  const methods = Object.keys(calls);
  const allow = [...methods, ...(calls.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");

  async function serve(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const { request } = args;
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: { Allow: allow } });
    }
    const method = request.method === "HEAD" ? "GET" : request.method;
    const called = calls[method as Method];
    if (!called) return refuseWith(405, "Method not allowed", { Allow: allow });
    try {
      const full = await answer(called, args);
      return method === "GET" ? await conditional(request, full) : full;
    } catch (error) {
      log.error({ err: error, method: request.method, path: new URL(request.url).pathname });
      return refuseWith(500, "Something went wrong");
    }
  }
  return { loader: serve, action: serve };
}

/** Answers every address under `/api` that is none, in the envelope. Source: API contract, Envelope. */
export function unknownAddress(): Response {
  return refuse(problem("not_found", "No such address"));
}
