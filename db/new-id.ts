import { v7 } from "uuid";

/** Ids sort by the time they were made. */
export function newId(): string {
  return v7();
}
