import { v7 } from "uuid";

/** Ids sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** The smallest id at this instant. */
export function firstIdAt(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
