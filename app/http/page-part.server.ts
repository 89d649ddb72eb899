import { log } from "./log.server.ts";

/** Reads an optional part of a page. Without it, the page can still be shown, or say what it failed to load. */
export function pagePart<Part>(read: () => Part, otherwise: Part): Part {
  try {
    return read();
  } catch (error) {
    log.error({ err: error }, "a part of a page could not be read");
    return otherwise;
  }
}
