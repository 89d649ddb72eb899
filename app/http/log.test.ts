import { expect, test } from "vitest";
import { loggedPath, withoutPeople } from "./log.server.ts";

test.each([
  ["/menu", "/menu"],
  ["/asha@chatpata.test/x", "/[address]/x"],
  ["/blog/asha%40chatpata.test", "/blog/[address]"],
  ["/@/x", "/@/x"],
  ["/images/Zm9vYmFyZm9vYmFyZm9vYmFy/400", "/images/[token]/400"],
  ["/track/abc", "/track/[token]"],
  ["/Track/abc/cancellation.data", "/Track/[token]/cancellation.data"],
  ["/api/track/abcdefghijklmnop.data", "/api/track/[token]"],
  ["/blog/a-long-slug-of-a-post-in-lower-case", "/blog/a-long-slug-of-a-post-in-lower-case"],
])("a logged path has no address and no token: %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test("a long path is cut between segments, so that no part of an address or a token is logged", () => {
  const start = `/${"z".repeat(190)}/`;

  expect(loggedPath(`${start}asha.kulkarni@chatpata.test/x`)).toBe(`${start}…`);
  expect(loggedPath(`/${"a".repeat(15_000)}`)).toBe("/…");
});

test("an error's text has no addresses and no parameters", () => {
  const text = "failed for asha@chatpata.test: insert\nparams: Asha,7\n    at run (x.ts:1)";

  expect(withoutPeople(text)).toBe("failed for [address]: insert\n    at run (x.ts:1)");
});

test("a text has no tracking token", () => {
  const text = 'Failed at "https://chatpata.test/track/ab-c_d?x" (http://x/track/abc.data:7)';

  expect(withoutPeople(text)).toBe(
    'Failed at "https://chatpata.test/track/[token]?x" (http://x/track/[token])',
  );
});
