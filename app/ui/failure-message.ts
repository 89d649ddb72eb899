import { isRouteErrorResponse } from "@remix-run/react";

const refusals: Record<number, string> = {
  400: "The form could not be read. Go back and send it again.",
  403: "That form did not come from our site, so nothing was changed. Open the page here and send it again.",
  405: "That address cannot be used this way.",
  413: "What you sent is too large. Make it smaller and send it again.",
};

// Browsers' messages for a failed request.
const networkFailure = /^(Failed to fetch|Load failed|NetworkError)/;

export function failureMessage(
  error: unknown,
  failure = "This is our fault, not yours, and nothing you saved is lost. Please try again.",
): string {
  if (error instanceof TypeError && networkFailure.test(error.message)) {
    return "Network error. Please try again.";
  }
  if (!isRouteErrorResponse(error)) return failure;
  const ownMessage = error.status === 500 || error.status === 503 ? error.statusText : "";
  return refusals[error.status] ?? (ownMessage || failure);
}
