import { expect, test } from "vitest";
import { jsonInScript } from "./structured-data.tsx";

test.each([
  "</script><script>alert(1)</script>",
  "<!--",
  "]]>",
  "&lt;/script&gt;",
  "a\u2028b\u2029c",
])("keeps %j from closing the script element and preserves it", (name) => {
  const json = jsonInScript({ name });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name });
});
