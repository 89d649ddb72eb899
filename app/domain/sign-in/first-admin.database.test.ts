import { expect, test } from "vitest";
import { ensureFirstAdmin } from "./first-admin.server.ts";

test("the first admin gets a password of 128 random bits, once", async () => {
  const first = await ensureFirstAdmin({});
  const second = await ensureFirstAdmin({});

  expect(first?.generatedPassword).toMatch(/^[\w-]{22}$/);
  expect(second).toBeUndefined();
});
