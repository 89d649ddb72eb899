import { expect, test } from "vitest";
import { failureMessage } from "./failure-message.ts";

function answered(status: number, statusText: string) {
  return { status, statusText, data: "", internal: false };
}

test.each(["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."])(
  "a request without an answer (%s) is the network's fault",
  (message) => {
    expect(failureMessage(new TypeError(message), "Login failed")).toBe(
      "Network error. Please try again.",
    );
  },
);

test("shows the form's own failure message", () => {
  expect(failureMessage(answered(500, "Login failed"))).toBe("Login failed");
});

test("a form that could not be saved says what the shop says of that", () => {
  expect(failureMessage(answered(503, "We cannot save anything right now."), "Login failed")).toBe(
    "We cannot save anything right now.",
  );
});

test("shows the page's own failure message", () => {
  expect(failureMessage(new Error("no such table"), "Failed to load orders")).toBe(
    "Failed to load orders",
  );
});

test.each([new Error("SQLITE_CORRUPT"), new TypeError("x is undefined"), "thrown text", undefined])(
  "never shows an exception's message: %s",
  (error) => {
    expect(failureMessage(error)).toMatch(/^It is our fault, not yours/);
  },
);

test("a form from elsewhere reads that nothing was changed", () => {
  expect(failureMessage(answered(403, "Forbidden"), "Login failed")).toContain(
    "nothing was changed",
  );
});
