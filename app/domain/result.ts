/** What went wrong, in words a person can act on. The edge alone turns a code into a status. */
export type ProblemCode =
  | "validation"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "already_in_status"
  | "final_status"
  | "email_taken"
  | "out_of_stock"
  | "empty_cart"
  | "key_reused"
  | "rate_limited"
  | "unavailable";

/** One field's complaint; `path` is dotted with indexes in brackets: `items[0].quantity`. Source: API contract, Envelope. */
export type FieldError = { path: string; msg: string };

export type Problem = {
  ok: false;
  code: ProblemCode;
  message: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
};

export type Ok<Value> = { ok: true; value: Value };
export type Result<Value> = Ok<Value> | Problem;

/** Takes the outcome of a domain call, returns it as success. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/**
 * Takes a code and the sentence to show, returns an expected problem as a value (bugs are thrown instead).
 * Source: architecture, habit 4.
 */
export function problem(
  code: ProblemCode,
  message: string,
  more: Pick<Problem, "errors" | "retryAfterSeconds"> = {},
): Problem {
  return { ok: false, code, message, ...more };
}
