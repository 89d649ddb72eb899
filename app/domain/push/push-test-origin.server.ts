let testOrigin: string | undefined;

/** `origin`: a push service on this machine, for tests. */
export function allowPushTestOrigin(origin: string | undefined): void {
  testOrigin = origin;
}

export function pushTestOrigin(): string | undefined {
  return testOrigin;
}
