import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Endpoints } from "#app/http/endpoint/endpoint.server.ts";

type Exchange = {
  method: string;
  path: string;
  status: number;
  /** Undefined unless it was JSON. */
  requestBody?: unknown;
  responseBody: unknown;
};

/** Throws if a request or its response does not match the API description. */
export type ExchangeCheck = (exchange: Exchange) => void;

export type Description = {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: object; requestBody?: object }>
  >;
};

/** Loads all endpoints, with a separate database to which nothing is written. */
export async function loadContract(): Promise<ReadonlyMap<string, Endpoints>> {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-contract-"));
  process.env.DATABASE_PATH = join(folder, "shop.db");
  try {
    const apiFiles = import.meta.glob("/app/api/**/*.ts");
    await Promise.all(Object.values(apiFiles).map((load) => load()));
    const { registeredEndpoints } = await import("#app/http/endpoint/endpoint.server.ts");
    return registeredEndpoints();
  } finally {
    // Removed now, because the process may be killed later; the open file remains usable.
    rmSync(folder, { recursive: true, force: true });
  }
}

const DESCRIPTION = "CHATPATA_DESCRIPTION";

/** Saves a running shop's API description. The workers inherit its path in the environment. */
export async function saveDescription(baseUrl: string, path: string): Promise<void> {
  const reply = await fetch(`${baseUrl}/api/openapi.json`);
  if (reply.status !== 200) throw new Error(`The API is not described (${reply.status}).`);
  writeFileSync(path, await reply.text());
  process.env[DESCRIPTION] = path;
}

export function readDescription(): Description {
  const path = process.env[DESCRIPTION];
  if (!path) throw new Error(`${DESCRIPTION} is not set: run the tests with their configuration.`);
  return JSON.parse(readFileSync(path, "utf8"));
}

const ROOT = "chatpata";

/**
 * Checks a request and its response against the OpenAPI document: path, request body (if it was
 * accepted), status and every field, with no additional ones.
 */
export function exchangeCheck(description: Description): ExchangeCheck {
  // A separate test validates the document itself.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  // A CommonJS default export that the types do not describe.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addSchema(description as object, ROOT);

  function validationErrors(pointer: string[], value: unknown): string | null {
    const path = pointer.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
    const validate: ValidateFunction | undefined = ajv.getSchema(`${ROOT}#/${path}`);
    if (!validate) throw new Error(`The description has nothing at ${path}.`);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  }
  const json = ["content", "application/json", "schema"];

  return ({ method, path, status, requestBody, responseBody }) => {
    const summary = `${method} ${path} returned ${status}`;
    const template = templateOf(Object.keys(description.paths), path);
    const verb = (method === "HEAD" ? "GET" : method).toLowerCase();
    const operation = template && description.paths[template]?.[verb];
    if (!template || !operation) {
      if (status < 400) throw new Error(`${summary}, but the endpoint is not described.`);
      const errors = validationErrors(["components", "schemas", "Failure"], responseBody);
      if (errors) throw new Error(`${summary}: ${errors}`);
      return;
    }
    if (!(status in operation.responses)) throw new Error(`${summary}, which is not described.`);
    const operationPath = ["paths", template, verb];
    const errors =
      status >= 400
        ? validationErrors(["components", "schemas", "Failure"], responseBody)
        : validationErrors([...operationPath, "responses", String(status), ...json], responseBody);
    if (errors) throw new Error(`${summary}: ${errors}`);
    if (status >= 400 || !operation.requestBody) return;
    const requestErrors = validationErrors([...operationPath, "requestBody", ...json], requestBody);
    if (requestErrors) {
      throw new Error(`${summary} to a body that the description would refuse: ${requestErrors}`);
    }
  };
}

function templateOf(templates: string[], path: string): string | undefined {
  const steps = path.replace(/\?.*/, "").split("/");
  // As in the router, a literal segment takes precedence over a parameter.
  return [...templates]
    .sort((a, b) => a.split("{").length - b.split("{").length)
    .find((template) => {
      const expected = template.split("/");
      return (
        expected.length === steps.length &&
        expected.every((step, depth) => step.startsWith("{") || step === steps[depth])
      );
    });
}
