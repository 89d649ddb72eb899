import { expect, vi } from "vitest";
import type { TestServer } from "./server.ts";

/**
 * Returns what the server logged of a failure that the test provoked, and forgives it. The line of the
 * request itself is printed after its answer was sent, so it is waited for.
 */
export async function loggedFailure(server: TestServer): Promise<string> {
  let logged = "";
  await vi.waitFor(() => {
    logged += server
      .takeUnexpectedErrors()
      .map((line) => `${line}\n`)
      .join("");
    expect(logged).toMatch(/"status":500/);
  });
  return logged;
}
