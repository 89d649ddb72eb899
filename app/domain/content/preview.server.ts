import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { withoutSharedReads } from "../shared-read.server.ts";
import { withOneMark } from "./cooking-mark.ts";
import type { ContentRow } from "./queries.server.ts";
import type { SubjectName } from "./subjects.ts";

const PREVIEW_MINUTES = 30;

type Preview = { row: ContentRow; stored: ContentRow | undefined };

/** Unsaved rows by an unguessable key; a restart forgets them. */
const previews = new LRUCache<string, Preview>({ max: 50, ttl: PREVIEW_MINUTES * 60_000 });
const shown = new AsyncLocalStorage<Preview>();

/** `stored`: the row that is changed; undefined for a new one. Returns the key of the preview. */
export function keepPreview(
  subject: SubjectName,
  stored: ContentRow | undefined,
  fields: ContentRow["fields"],
): string {
  const key = randomUUID();
  const row = { id: stored?.id ?? key, subject, fields, former: null, isSample: false };
  previews.set(key, { row, stored });
  return key;
}

/** Runs a function, and everything it starts, as if the row of a preview were saved. */
export function inPreview(key: string, run: () => void): void {
  const preview = previews.get(key);
  if (!preview) run();
  else withoutSharedReads(() => shown.run(preview, run));
}

/** The rows with the previewed row in place of the stored one, or after the others. */
export function withPreviewed(rows: ContentRow[]): ContentRow[] {
  const row = shown.getStore()?.row;
  if (!row) return rows;
  const isStored = rows.some(({ id }) => id === row.id);
  const shownRows = isStored
    ? rows.map((stored) => (stored.id === row.id ? row : stored))
    : [...rows, row];
  return withOneMark(shownRows, row);
}

/** Whether saving the previewed row removes the translations of a field, as it does when a sample is changed. */
export function losesTranslation(id: string, field: string): boolean {
  const { row, stored } = shown.getStore() ?? {};
  return row?.id === id && stored?.isSample === true && stored.fields[field] !== row.fields[field];
}
