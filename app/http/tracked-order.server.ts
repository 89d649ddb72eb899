import type { Order } from "#app/domain/orders/order.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import { findTrackedOrder } from "#app/domain/tracking/tracking-link.server.ts";
import { m } from "#messages";
import { problemStatus } from "./problem-status.ts";
import { checkRateLimit } from "./rate-limits.server.ts";

/** Problems: `not_found`, `rate_limited` (after too many of them). */
export async function trackedOrderOf(request: Request, token = ""): Promise<Result<Order>> {
  const order = findTrackedOrder(token);
  if (order) return ok(order);
  const limited = await checkRateLimit("open a tracking link", null, request);
  return limited ?? problem("not_found", m.shared_orderNotFound());
}

/** The page for a link that leads nowhere. */
export function trackingProblem({ code, message, retryAfterSeconds }: Problem): Response {
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return new Response(message, { status: problemStatus(code), headers });
}
