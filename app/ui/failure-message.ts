import { isRouteErrorResponse } from "@remix-run/react";
import { m } from "#messages";

const refusals: Record<number, string> = {
  get 400() {
    return m.shared_theFormCouldNotBe();
  },
  get 403() {
    return m.shared_thatFormDidNotCome();
  },
  get 405() {
    return m.shared_thatAddressCannotBeUsed();
  },
  get 413() {
    return m.shared_whatYouSentIsToo();
  },
};

// Browsers' messages for a failed request.
const networkFailure = /^(Failed to fetch|Load failed|NetworkError)/;

export function failureMessage(
  error: unknown,
  failure: string = m.shared_thisIsOurFaultNot(),
): string {
  if (error instanceof TypeError && networkFailure.test(error.message)) {
    return m.shared_networkErrorPleaseTryAgain();
  }
  if (!isRouteErrorResponse(error)) return failure;
  const ownMessage = error.status === 500 || error.status === 503 ? String(error.data ?? "") : "";
  return refusals[error.status] ?? (ownMessage || failure);
}
