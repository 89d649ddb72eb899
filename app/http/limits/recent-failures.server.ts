const MAX_FAILURES = 20;

export type Failure = {
  at: Date;
  requestId: string | null;
  /** The error's name, such as `TypeError`; never its message, which may contain personal data. */
  name: string;
};

function failureIn(entry: unknown): Failure {
  const { err, requestId } = Object(entry);
  return {
    at: new Date(),
    requestId: typeof requestId === "string" ? requestId : null,
    name: err instanceof Error ? err.name : "Error",
  };
}

const failures: Failure[] = [];

/** The last twenty errors logged since the start, newest first. */
export const recentFailures = {
  add(entry: unknown): void {
    failures.unshift(failureIn(entry));
    failures.length = Math.min(failures.length, MAX_FAILURES);
  },
  list: (): readonly Failure[] => failures,
};
