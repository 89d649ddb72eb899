import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import type { User } from "#app/domain/access/user.ts";
import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import type { Result } from "#app/domain/result.ts";
import type { RateLimitedAction } from "../limits/rate-limits.server.ts";
import { type Audience, isForStaff } from "../session/authenticate.server.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Schema = z.ZodType | undefined;
type Checked<Given extends Schema> = Given extends z.ZodType ? z.output<Given> : undefined;

type EndpointContext<Who extends Audience, Query extends Schema, Body extends Schema> = {
  actor: Who extends "all" ? User | null : User;
  query: Checked<Query>;
  body: Checked<Body>;
  params: Record<string, string>;
  request: Request;
  context: AppLoadContext;
  /** The `Idempotency-Key` header of an idempotent endpoint. */
  once: IdempotencyKey | null;
  /** The session's token, for the endpoint that ends the session. */
  token: string | null;
};

type Nothing = { data?: undefined; pagination?: undefined; token?: undefined; user?: undefined };
type Outcome<Answer extends Schema> = Result<
  { message?: string } & (Answer extends z.ZodType ? z.input<Answer> : Nothing)
>;

/** An API endpoint: its audience, the schemas of its input and response, and the domain operation that it runs. */
export type Endpoint<
  Who extends Audience = Audience,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  audience: Who;
  /** Checked before the body is read. Every endpoint other than GET needs one, except those for staff. */
  rateLimit?: RateLimitedAction;
  /** One line for the API description. */
  summary: string;
  /** Clamps values and falls back to defaults; if it can refuse, `refusals` includes 400. */
  query?: Query;
  body?: Body;
  /** The fields of the envelope besides `success` and `message`: data, pagination, token, user. */
  response?: Answer;
  /** The content type of an endpoint that responds with a file instead of the envelope. */
  produces?: "text/csv" | "application/json";
  /** A call other than GET that still works while nothing can be saved. */
  storesNothing?: true;
  /** Whether a repeated `Idempotency-Key` runs it only once. */
  isIdempotent?: true;
  /** 201 if the endpoint creates something, otherwise 200. */
  status?: 201;
  /** Statuses that do not follow from the audience and schemas: a failed login, a conflict. */
  refusals?: (400 | 401 | 403 | 404 | 409 | 429)[];
  /** 64 KB by default. */
  maxBytes?: number;
  run(
    context: EndpointContext<Who, Query, Body>,
  ): Outcome<Answer> | Response | Promise<Outcome<Answer> | Response>;
};

export function endpoint<
  Who extends Audience,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Answer extends Schema = undefined,
>(definition: Endpoint<Who, Query, Body, Answer>): Endpoint {
  // Every endpoint is only run with the actor, query and body that its own definition declares.
  return definition as unknown as Endpoint;
}

export function rateLimitOf(
  { audience, rateLimit }: Endpoint,
  method: Method,
): RateLimitedAction | undefined {
  return rateLimit ?? (method !== "GET" && isForStaff(audience) ? "staff work" : undefined);
}

export type Endpoints = Partial<Record<Method, Endpoint>>;
const contract = new Map<string, Endpoints>();

/** Adds a path such as `/api/orders/{id}` to the API description. */
export function registerEndpoint(path: string, methods: Endpoints): void {
  contract.set(path, methods);
}

/** All endpoints by path, for the API description. */
export function registeredEndpoints(): ReadonlyMap<string, Endpoints> {
  return contract;
}
