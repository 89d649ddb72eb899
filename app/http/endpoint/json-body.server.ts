import type { z } from "zod";
import { type FieldError, ok, problem, type Result } from "#app/domain/result.ts";
import { readBody } from "../body.server.ts";
import { isJsonWithinBudget, MAX_PROBLEMS } from "../limits/input-budget.ts";
import { refuseWith } from "./json-reply.server.ts";

/** The path of a zod issue in the API's notation: `items[0].quantity`. */
function dotted(path: PropertyKey[]): string {
  return path
    .map((step, depth) =>
      typeof step === "number" ? `[${step}]` : `${depth === 0 ? "" : "."}${String(step)}`,
    )
    .join("");
}

/** The message for an issue that has none. */
function fallbackMessage({ code, expected }: { code?: string; expected?: string }): string {
  return code === "invalid_type" && expected === "object" ? "Must be an object" : "Is not valid";
}

/** Problems: `validation`, with one error for each invalid field. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>> {
  const checked = schema.safeParse(value, { error: fallbackMessage });
  if (checked.success) return ok(checked.data);
  const errors = new Map<string, FieldError>();
  for (const { path, message } of checked.error.issues) {
    if (errors.size === MAX_PROBLEMS) break;
    const field = dotted(path);
    // Later issues of the same field follow from the first one.
    if (!errors.has(field)) errors.set(field, { path: field, msg: message });
  }
  return problem("validation", "Validation failed", { errors: [...errors.values()] });
}

function isJson(request: Request): boolean {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  return type === "application/json" && encoding === "identity";
}

/** The parsed body, or the response that refuses it: 415, 413 or 400. */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<Response | { value: unknown }> {
  if (!isJson(request)) return refuseWith(415, "Send the body as application/json");
  const bytes = await readBody(request, maxBytes);
  if (!bytes) return refuseWith(413, "The body is too large");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!isJsonWithinBudget(text)) return refuseWith(400, "The body has too many values or levels");
    return { value: JSON.parse(text) };
  } catch {
    return refuseWith(400, "Invalid JSON");
  }
}
