import type { ProblemCode } from "#app/domain/result.ts";

const statusOf: Record<ProblemCode, number> = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  already_in_status: 409,
  final_status: 409,
  email_taken: 409,
  out_of_stock: 409,
  empty_cart: 409,
  key_reused: 409,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
};

export function problemStatus(code: ProblemCode): number {
  return statusOf[code];
}
