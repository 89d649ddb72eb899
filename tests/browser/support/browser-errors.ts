import type { BrowserContext } from "playwright/test";

/** A page, or the data of one, may well answer 404 or 400: Chromium writes that to the console too. */
const ANSWERS_OF_THEIR_OWN = ["document", "fetch", "xhr"];

/** Returns a function that lists the console errors and uncaught exceptions on the context's pages so far. */
export function watchForErrors(context: BrowserContext): () => string[] {
  const exceptions: string[] = [];
  const complaints: { text: string; url: string }[] = [];
  const designedAnswers = new Set<string>();
  context.on("response", (response) => {
    const isDesigned = response.status() >= 400 && response.status() < 500;
    if (isDesigned && ANSWERS_OF_THEIR_OWN.includes(response.request().resourceType())) {
      designedAnswers.add(response.url());
    }
  });
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    complaints.push({ text: message.text(), url: message.location().url });
  });
  context.on("weberror", (thrown) => {
    const error = thrown.error();
    // Chromium itself tells of each view transition between pages that it gives up; no script is at fault.
    if (/^(Transition was (aborted|skipped)|$)/.test(error.message)) return;
    exceptions.push(error.stack || error.message);
  });
  return () => {
    const unexplained = complaints.filter(
      ({ text, url }) => !text.startsWith("Failed to load resource") || !designedAnswers.has(url),
    );
    return [...exceptions, ...unexplained.map(({ text, url }) => `${text} (${url})`)];
  };
}
