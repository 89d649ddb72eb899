import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { readingApart } from "../shared-read.server.ts";
import type { ContentRow } from "./queries.server.ts";
import type { SubjectName } from "./subjects.ts";

const PREVIEW_MINUTES = 30;

/** Rows that are not saved, by an unguessable key; a restart forgets them. */
const previews = new LRUCache<string, ContentRow>({ max: 50, ttl: PREVIEW_MINUTES * 60_000 });
const shown = new AsyncLocalStorage<ContentRow>();

/** Without an id, the row is a new one. Returns the key of the preview. */
export function keepPreview(
  subject: SubjectName,
  id: string | undefined,
  fields: ContentRow["fields"],
): string {
  const key = randomUUID();
  previews.set(key, { id: id ?? key, subject, fields, former: null, isSample: false });
  return key;
}

/** Runs a function, and everything it starts, as if the row of a preview were saved. */
export function inPreview(key: string, run: () => void): void {
  const row = previews.get(key);
  if (!row) run();
  else readingApart(() => shown.run(row, run));
}

/** With the row that a preview shows in the place of the stored one, or after the others. */
export function withPreviewed(rows: ContentRow[]): ContentRow[] {
  const row = shown.getStore();
  if (!row) return rows;
  const isStored = rows.some(({ id }) => id === row.id);
  return isStored ? rows.map((stored) => (stored.id === row.id ? row : stored)) : [...rows, row];
}
