import { m } from "#messages";

/** Mapped to an HTTP status in `http/problem-status.ts`. */
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
  | "too_large"
  | "rate_limited"
  | "unavailable";

/** `path` is dotted, with indexes in brackets: `items[0].quantity`. */
export type FieldError = { path: string; msg: string };

export type Problem = {
  ok: false;
  code: ProblemCode;
  message: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
};

type Ok<Value> = { ok: true; value: Value };
export type Result<Value> = Ok<Value> | Problem;

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/** An expected problem, returned as a value; bugs are thrown instead. */
export function problem(
  code: ProblemCode,
  message: string,
  more: Pick<Problem, "errors" | "retryAfterSeconds"> = {},
): Problem {
  return { ok: false, code, message, ...more };
}

/** A problem with one field of a form. */
export function fieldProblem(path: string, msg: string, code: ProblemCode = "validation"): Problem {
  return problem(code, msg, { errors: [{ path, msg }] });
}

/** For constants: the message is evaluated for each reply, in its language. */
export function constantProblem(code: ProblemCode, message: () => string): Problem {
  return {
    ok: false,
    code,
    get message() {
      return message();
    },
  };
}

export const adminOnly = constantProblem("forbidden", () => m.shared_adminAccessRequired());
