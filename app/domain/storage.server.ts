import { groupCommit } from "#db/group-commit.server.ts";
import { type Problem, problem, type Result } from "./result.ts";

/** What SQLite says where the disk is full, broken or read-only, or where somebody else holds the file. */
const FAILURES = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY)/;
/** How long a customer is asked to wait; somebody has to make room first. */
const TRY_AGAIN_SECONDS = 60;

/** Takes anything that was thrown, returns whether the database could not be written; nothing was changed then. Source: SQLite's result codes. */
export function isStorageFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ("code" in thrown && FAILURES.test(String(thrown.code))) return true;
  return isStorageFailure(thrown.cause);
}

/** Takes words to show (or none), returns the problem of a file that cannot be written: `unavailable`. Source: architecture, habit 4. */
export function storageUnavailable(
  message = "We cannot save anything right now. Nothing was changed. Please try again in a few minutes.",
): Problem {
  return problem("unavailable", message, { retryAfterSeconds: TRY_AGAIN_SECONDS });
}

let onFailure: (thrown: unknown) => void = () => {};

/** Takes what is told of each storage failure that was answered in words, so that it reaches the log. */
export function onStorageFailure(tell: (thrown: unknown) => void): void {
  onFailure = tell;
}

/**
 * Takes what to say and a write, returns what the write returned, or `unavailable` in those words where
 * the file cannot be written. Source: architecture, habit 4.
 */
export function orUnavailable<Value>(message: string, work: () => Result<Value>): Result<Value> {
  try {
    return work();
  } catch (thrown) {
    return inWords(message, thrown);
  }
}

/** Takes what to say and what was thrown, returns the problem; what is no storage failure is a bug, and thrown on. */
function inWords(message: string, thrown: unknown): Problem {
  if (!isStorageFailure(thrown)) throw thrown;
  onFailure(thrown);
  return storageUnavailable(message);
}

/**
 * The same for a write that may share its commit with others of the same moment: what it returns is on the disk.
 * Source: architecture, habit 4; standards of speed.
 */
export async function groupCommitOrUnavailable<Value>(
  message: string,
  work: () => Result<Value>,
): Promise<Result<Value>> {
  try {
    return await groupCommit(work);
  } catch (thrown) {
    return inWords(message, thrown);
  }
}

/**
 * Takes a write that no visitor waits for, such as when a session was last seen, and what to return
 * without it: a page is shown although nothing can be written.
 */
export function bestEffortWrite<Value>(without: Value, work: () => Value): Value {
  try {
    return work();
  } catch (thrown) {
    if (!isStorageFailure(thrown)) throw thrown;
    onFailure(thrown);
    return without;
  }
}
