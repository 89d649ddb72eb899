import { v7 } from "uuid";

/** Returns a new time-ordered text id, so that rows made later sort later. */
export function newId(): string {
  return v7();
}
