import { z } from "zod";
import { permissions } from "#app/domain/access/permissions.ts";
import { shop } from "#app/domain/shop.ts";
import { MAX_PROBLEMS } from "../limits/input-budget.ts";
import { type Audience, isForStaff } from "../session/authenticate.server.ts";
import { type Endpoint, type Method, rateLimitOf, registeredEndpoints } from "./endpoint.server.ts";

type Json = Record<string, unknown>;
type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Json;
};

/** The response to every refused request. */
const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.string().min(1).describe("A sentence to show"),
  errors: z
    .array(
      z.object({
        path: z.string().describe("The field, dotted: `items[0].quantity`"),
        msg: z.string().min(1),
      }),
    )
    .max(MAX_PROBLEMS)
    .optional()
    .describe(`Each field that fails, at most ${MAX_PROBLEMS}, when the payload was refused`),
});

const failures = {
  400: "The payload or a parameter is not valid (`errors` names each field), not JSON, or has too many values or levels",
  401: "No token, or an unknown or expired one",
  403: "Not allowed",
  404: "Missing, or not yours",
  405: "Wrong method; `Allow` names the right ones",
  409: "Conflicts with the present state: already so, final, taken, too few left, key used for something else",
  413: "The body is too large",
  414: "The address is longer than 8,000 characters, or its path than 1,000",
  415: "The body is not JSON",
  429: "Too many requests; `Retry-After` says how many seconds to wait",
  500: "Something went wrong on our side",
  503: "Nothing can be saved now, nothing was changed; `Retry-After` says how many seconds to wait",
} as const;

type FailureStatus = keyof typeof failures;

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** Such as `patchOrdersByIdStatus`. */
function operationId(method: string, path: string): string {
  const segments = path.replace("/api/", "").split(/[/.-]/);
  const parts = segments.map((word) => (word.startsWith("{") ? `By-${word.slice(1, -1)}` : word));
  return [method.toLowerCase(), ...parts.join("-").split("-").map(capital)].join("");
}

/** The first segment after `/api/`: `orders`. */
function tagOf(path: string): string {
  return path.split("/")[2]?.replace(".json", "") ?? "";
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function parametersOf(endpoint: Endpoint, path: string): Parameter[] {
  const inPath: Parameter[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const query = endpoint.query ? schemaOf(endpoint.query, "output") : {};
  const { required = [] } = endpoint.query ? schemaOf(endpoint.query, "input") : {};
  const inQuery: Parameter[] = Object.entries<Json>(Object(query.properties)).map(
    ([name, schema]) => ({
      name,
      in: "query",
      required: (required as string[]).includes(name),
      schema,
    }),
  );
  const once: Parameter = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "Kept for 24 hours: repeating the same key changes nothing and gets the same answer",
    schema: { type: "string", maxLength: 200 },
  };
  return [...inPath, ...inQuery, ...(endpoint.isIdempotent ? [once] : [])];
}

function failuresOf(endpoint: Endpoint, method: Method, path: string): FailureStatus[] {
  const changes = method !== "GET" && !endpoint.storesNothing;
  const possible: [FailureStatus, boolean][] = [
    [400, endpoint.body !== undefined || endpoint.isIdempotent === true],
    [401, endpoint.audience !== "all"],
    [403, isForStaff(endpoint.audience) || (endpoint.audience === "user" && changes)],
    [404, path.includes("{")],
    [405, true],
    [409, false],
    [413, endpoint.body !== undefined],
    [414, true],
    [415, endpoint.body !== undefined],
    [429, rateLimitOf(endpoint, method) !== undefined],
    [500, true],
    [503, changes],
  ];
  const refusals = new Set<number>(endpoint.refusals);
  return possible
    .filter(([status, isPossible]) => isPossible || refusals.has(status))
    .map(([status]) => status);
}

type Described = { description: string; content?: Record<string, { schema: Json }> };

function successOf(endpoint: Endpoint): Described {
  if (endpoint.produces) {
    const schema = endpoint.produces === "text/csv" ? { type: "string" } : { type: "object" };
    return { description: "The file", content: { [endpoint.produces]: { schema } } };
  }
  const response = endpoint.response ? schemaOf(endpoint.response, "output") : {};
  const schema = {
    ...response,
    type: "object",
    properties: {
      success: { const: true },
      message: { type: "string" },
      ...Object(response.properties),
    },
    required: ["success", ...((response.required as string[] | undefined) ?? [])],
    additionalProperties: false,
  };
  return { description: "Done", content: { "application/json": { schema } } };
}

function describeAudience(audience: Audience): string {
  if (audience === "all") return "For everyone.";
  if (audience === "user") return "Signed-in customers.";
  return `Staff: ${permissions[audience].join(", ")}.`;
}

function operation(endpoint: Endpoint, method: Method, path: string) {
  const hasEtag = method === "GET" && endpoint.produces !== "text/csv";
  const failed = failuresOf(endpoint, method, path).map((code) => [
    code,
    { $ref: `#/components/responses/${code}` },
  ]);
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    summary: endpoint.summary,
    description: describeAudience(endpoint.audience),
    security: endpoint.audience === "all" ? [{}, { token: [] }] : [{ token: [] }, { session: [] }],
    parameters: parametersOf(endpoint, path),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: successOf(endpoint),
      ...(hasEtag && { "304": { description: "Unchanged since the `ETag` of `If-None-Match`" } }),
      ...Object.fromEntries(failed),
    } as Record<string, Described>,
  };
}

function describe() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [path, methods] of [...registeredEndpoints()].sort(([a], [b]) => (a < b ? -1 : 1))) {
    paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, endpoint]) => [
        method.toLowerCase(),
        operation(endpoint, method as Method, path),
      ]),
    );
  }
  const responses = Object.entries(failures).map(([code, description]) => [
    code,
    {
      description,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  ]);
  return {
    openapi: "3.1.0",
    info: {
      title: `${shop.name}: the API of the shop`,
      version: "1.0.0",
      description:
        "JSON in and out. Money is in rupees, times are ISO 8601 in UTC, days are `YYYY-MM-DD`. Unknown fields are ignored, wrong types are refused.",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: schemaOf(failureEnvelope, "output") },
      responses: Object.fromEntries(responses),
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The token of a login" },
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "Its name is `__Host-session` over https",
        },
      },
    },
  };
}

let described: ReturnType<typeof describe> | undefined;

/** The OpenAPI 3.1 description of the API, made from the same schemas that validate requests. */
export function openApi() {
  described ??= describe();
  return described;
}

/** The operations, flat enough for the documentation page to print. */
export function describedOperations() {
  return Object.entries(openApi().paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, details]) => {
      const { operationId, tags, summary, description, parameters, requestBody } = details;
      const [status = "", ...others] = Object.keys(details.responses);
      return {
        ...{ operationId, summary, description, parameters, path },
        method: method.toUpperCase(),
        tag: tags[0] ?? "",
        body: requestBody?.content["application/json"].schema,
        successStatus: status,
        success: details.responses[status]?.content?.["application/json"]?.schema,
        failures: others.filter((code) => code !== "304"),
      };
    }),
  );
}
