import { findQuote, type QuoteByLink } from "#app/domain/catering/quotes.server.ts";
import { findTrackedOrder, type TrackedByLink } from "#app/domain/orders/tracking-link.server.ts";
import { ok, problem, type Result } from "#app/domain/result.ts";
import { m } from "#messages";
import { checkRateLimit } from "./limits/check-rate-limit.server.ts";
import { problemPage } from "./problem-page.server.ts";

/** Problems: `not_found`, `rate_limited` (after too many of them). */
export async function trackedOrderOf(request: Request, token = ""): Promise<Result<TrackedByLink>> {
  const tracked = findTrackedOrder(token);
  if (tracked) return ok(tracked);
  const limited = checkRateLimit("open a secret link", null, request);
  return limited ?? problem("not_found", m.shared_orderNotFound());
}

/** For anyone with the link, like a tracking link. */
export function quoteByLink(request: Request, token = ""): QuoteByLink {
  const found = findQuote(token);
  if (found) return found;
  const limited = checkRateLimit("open a secret link", null, request);
  throw problemPage(limited ?? problem("not_found", m.catering_quoteNotFound()));
}
