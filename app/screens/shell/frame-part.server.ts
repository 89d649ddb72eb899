import { log } from "#app/http/log.server.ts";

/** Reads a part of the frame around a page. Without it, the page can still be shown, or say what it failed to load. */
export function framePart<Part>(read: () => Part, otherwise: Part): Part {
  try {
    return read();
  } catch (error) {
    log.error({ err: error }, "a part of the frame could not be read");
    return otherwise;
  }
}
