import { isRouteErrorResponse } from "@remix-run/react";
import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";

const refusals: Record<number, string> = translated({
  400: m.shared_formUnreadableRetry,
  403: m.shared_formFromElsewhere,
  405: m.shared_methodNotAllowed,
  413: m.shared_requestTooLarge,
});

// Browsers' messages for a failed request.
const networkFailure = /^(Failed to fetch|Load failed|NetworkError)/;

export function failureMessage(error: unknown, failure: string = m.shared_ourFault()): string {
  if (error instanceof TypeError && networkFailure.test(error.message)) {
    return m.shared_networkFailed();
  }
  if (!isRouteErrorResponse(error)) return failure;
  return refusals[error.status] ?? (String(error.data ?? "") || failure);
}
