import { findQuote, type QuoteByLink } from "#app/domain/catering/quotes.server.ts";
import { problem } from "#app/domain/result.ts";
import { m } from "#messages";
import { checkRateLimit } from "./limits/check-rate-limit.server.ts";
import { problemPage } from "./problem-page.server.ts";

/** For whoever has the link, as for a tracking link. */
export function quoteByLink(request: Request, token = ""): QuoteByLink {
  const found = findQuote(token);
  if (found) return found;
  const limited = checkRateLimit("open a secret link", null, request);
  throw problemPage(limited ?? problem("not_found", m.catering_quoteNotFound()));
}
