import { expect, vi } from "vitest";
import type { TestServer } from "./server.ts";

/** Waits for a failed request's log entry, which is printed after its response. */
export async function loggedFailure(server: TestServer): Promise<string> {
  let logged = "";
  await vi.waitFor(
    () => {
      logged += server
        .takeUnexpectedErrors()
        .map((line) => `${line}\n`)
        .join("");
      expect(logged).toMatch(/"status":500/);
    },
    { timeout: 20_000 },
  );
  return logged;
}
