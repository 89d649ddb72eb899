import { expect, test } from "vitest";
import { failureMessage } from "./failure-message.ts";

function errorResponse(status: number, data: string) {
  return { status, statusText: "", data, internal: false };
}

test.each(["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."])(
  "reports a network error when a request fails: %s",
  (message) => {
    expect(failureMessage(new TypeError(message), "Login failed")).toBe(
      "Request failed. Network error. Please try again.",
    );
  },
);

test("shows the form's own failure message", () => {
  expect(failureMessage(errorResponse(500, "Login failed"))).toBe("Login failed");
});

test.each([
  [503, "We cannot save anything right now."],
  [429, "Too many attempts. Please wait 1 minute and try again."],
  [409, "Asha is now logged in."],
])("shows the server's own message of a form refused with %i", (status, message) => {
  expect(failureMessage(errorResponse(status, message), "Login failed")).toBe(message);
});

test("shows the page's own failure message", () => {
  expect(failureMessage(new Error("no such table"), "Failed to load orders")).toBe(
    "Failed to load orders",
  );
});

test.each([new Error("SQLITE_CORRUPT"), new TypeError("x is undefined"), "thrown text", undefined])(
  "never shows an exception's message: %s",
  (error) => {
    expect(failureMessage(error)).toMatch(/^Request failed\. This is our fault, not yours/);
  },
);

test("says that nothing was changed by a form from another site", () => {
  expect(failureMessage(errorResponse(403, "Forbidden"), "Login failed")).toContain(
    "nothing was changed",
  );
});
