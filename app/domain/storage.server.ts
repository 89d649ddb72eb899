import { m } from "#messages";
import { type Problem, problem, type Result } from "./result.ts";

/** The disk is full, broken or read-only, or another process holds the file. */
const FAILURES = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY)|E(NOSPC|DQUOT|FBIG|ROFS|IO)$)/;
const RETRY_AFTER_SECONDS = 60;

/** Whether writing the database or an uploaded file failed; nothing was changed in that case. */
export function isStorageFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ("code" in thrown && FAILURES.test(String(thrown.code))) return true;
  return isStorageFailure(thrown.cause);
}

export function storageUnavailable(message: string = m.shared_cannotSaveRightNow()): Problem {
  return problem("unavailable", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

let onFailure: (thrown: unknown) => void = () => {};

/** `report` receives storage failures that were handled, so that they are logged. */
export function onStorageFailure(report: (thrown: unknown) => void): void {
  onFailure = report;
}

/** Turns a storage failure into the problem `unavailable` with this message. */
export function orUnavailable<Value>(message: string, work: () => Result<Value>): Result<Value> {
  try {
    return work();
  } catch (thrown) {
    // Everything else is a bug.
    if (!isStorageFailure(thrown)) throw thrown;
    onFailure(thrown);
    return storageUnavailable(message);
  }
}

/** For writes that no visitor waits for: the page is shown even if nothing can be written. */
export function bestEffortWrite<Value>(fallback: Value, work: () => Value): Value {
  try {
    return work();
  } catch (thrown) {
    if (!isStorageFailure(thrown)) throw thrown;
    onFailure(thrown);
    return fallback;
  }
}
