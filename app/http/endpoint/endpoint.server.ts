import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import type { User } from "#app/domain/accounts/user.ts";
import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import type { Result } from "#app/domain/result.ts";
import type { Audience } from "../session/authenticate.server.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Schema = z.ZodType | undefined;
type Checked<Given extends Schema> = Given extends z.ZodType ? z.output<Given> : undefined;

export type EndpointContext<Who extends Audience, Query extends Schema, Body extends Schema> = {
  actor: Who extends "all" ? User | null : User;
  query: Checked<Query>;
  body: Checked<Body>;
  params: Record<string, string>;
  request: Request;
  context: AppLoadContext;
  /** The request's `Idempotency-Key`, where the call honours one and it was sent. */
  once: IdempotencyKey | null;
  /** The session's token, for the call that ends it. */
  token: string | null;
};

type Nothing = { data?: undefined; pagination?: undefined; token?: undefined; user?: undefined };
type Outcome<Answer extends Schema> = Result<
  { message?: string } & (Answer extends z.ZodType ? z.input<Answer> : Nothing)
>;

/**
 * One call of the contract, as its api file writes it: who may call, the shape of what comes in and
 * of what goes out, and the domain call between them.
 */
export type Endpoint<
  Who extends Audience = Audience,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  audience: Who;
  /** One line for the description of the interface. */
  summary: string;
  /** Reads the query's words; it clamps and falls back, so it never refuses. */
  query?: Query;
  body?: Body;
  /** What stands in the envelope beside `success` and `message`: data, pagination, token, user. */
  response?: Answer;
  /** For a call that answers with a file instead of the envelope: its type. */
  produces?: "text/csv" | "application/json";
  /** Whether the same `Idempotency-Key` does it once. */
  isIdempotent?: true;
  /** 201 when the call makes something, else 200. */
  status?: 201;
  /** Refusals that neither audience nor shape tell of: a login's 401, a conflict, a limit. */
  refusals?: (401 | 403 | 404 | 409 | 429)[];
  /** The most bytes a body may have, 1 MB unless told. */
  maxBytes?: number;
  run(
    context: EndpointContext<Who, Query, Body>,
  ): Outcome<Answer> | Response | Promise<Outcome<Answer> | Response>;
};

/** Takes one call as its api file writes it, returns it as an address keeps it. Source: API contract, Calls. */
export function endpoint<
  Who extends Audience,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Answer extends Schema = undefined,
>(definition: Endpoint<Who, Query, Body, Answer>): Endpoint {
  // The address hands each call only the actor, query and body that its own definition asked for.
  return definition as unknown as Endpoint;
}

export type Endpoints = Partial<Record<Method, Endpoint>>;
const contract = new Map<string, Endpoints>();

/** Takes an address (`/api/orders/{id}`) and its calls, and keeps them in the contract. Source: architecture, habit 3. */
export function registerEndpoint(path: string, calls: Endpoints): void {
  contract.set(path, calls);
}

/** Returns all calls of the shop by address: what a description of the interface is made from. Source: API contract, GET /api/openapi.json. */
export function registeredEndpoints(): ReadonlyMap<string, Endpoints> {
  return contract;
}
