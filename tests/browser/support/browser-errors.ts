import type { BrowserContext } from "playwright/test";

/** Documents and their data may respond with 4xx by design, which Chromium also logs to the console. */
const TYPES_WITH_EXPECTED_ERRORS = ["document", "fetch", "xhr"];

/** Returns a function that lists the console errors and uncaught exceptions of the context's pages so far. */
export function watchForErrors(context: BrowserContext): () => string[] {
  const exceptions: string[] = [];
  const consoleErrors: { text: string; url: string }[] = [];
  const expectedErrors = new Set<string>();
  context.on("response", (response) => {
    const isClientError = response.status() >= 400 && response.status() < 500;
    if (isClientError && TYPES_WITH_EXPECTED_ERRORS.includes(response.request().resourceType())) {
      expectedErrors.add(response.url());
    }
  });
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    consoleErrors.push({ text: message.text(), url: message.location().url });
  });
  context.on("weberror", (thrown) => {
    const error = thrown.error();
    // Chromium reports each view transition that it skips, which is not a script error.
    if (/^(Transition was (aborted|skipped)|$)/.test(error.message)) return;
    exceptions.push(error.stack || error.message);
  });
  return () => {
    const unexpected = consoleErrors.filter(
      ({ text, url }) => !text.startsWith("Failed to load resource") || !expectedErrors.has(url),
    );
    return [...exceptions, ...unexpected.map(({ text, url }) => `${text} (${url})`)];
  };
}
