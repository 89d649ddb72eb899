import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { CateringEvent, ChecklistLine } from "../events/event.ts";
import { findEvent } from "../events/queries.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import type { ChecklistChange, ChecklistTick } from "./schema.ts";

type Lines = readonly ChecklistLine[];

const counted = (lines: Lines) => ({
  lines: lines.length,
  done: lines.filter(({ isDone }) => isDone).length,
});

/** `changed` returns the new lines. The audit log leaves out their texts, because these may name people. */
function change(
  actor: User,
  eventId: string,
  changed: (event: CateringEvent) => Result<ChecklistLine[]>,
): Result<null> {
  if (!may(actor, "run catering")) return adminOnly;
  return write(() => {
    const event = findEvent(actor, eventId);
    if (!event) return problem("not_found", m.shared_eventNotFound());
    const lines = changed(event);
    if (!lines.ok) return lines;
    const isSame = JSON.stringify(lines.value) === JSON.stringify(event.checklist);
    if (isSame) return ok(null);
    updateRow(events, eventId, { checklist: lines.value });
    recordAudit(actor, {
      action: "event.checklist_changed",
      subject: { id: eventId, name: event.eventNumber },
      before: counted(event.checklist),
      after: counted(lines.value),
    });
    return ok(null);
  });
}

const changedMeanwhile = (): Problem => problem("conflict", m.catering_checklistConflict());

/**
 * Lines that stay keep their ticks. Problems: `forbidden`, `not_found`, `conflict` (somebody else changed the list).
 */
export function saveChecklist(
  actor: User,
  eventId: string,
  { seen, lines }: ChecklistChange,
): Result<null> {
  return change(actor, eventId, ({ checklist }) => {
    const stored = checklist.map(({ text }) => text).join("\n");
    // If the form is sent twice, the second one finds its own lines.
    if (stored !== seen.join("\n") && stored !== lines.join("\n")) return changedMeanwhile();
    const done = new Set(checklist.flatMap(({ text, isDone }) => (isDone ? [text] : [])));
    return ok(lines.map((text) => ({ text, isDone: done.has(text) })));
  });
}

/** Problems: `forbidden`, `not_found`, `conflict` (the line is gone). */
export function tickChecklist(
  actor: User,
  eventId: string,
  { line, isDone }: ChecklistTick,
): Result<null> {
  return change(actor, eventId, ({ checklist }) =>
    checklist.some(({ text }) => text === line)
      ? ok(checklist.map((one) => (one.text === line ? { ...one, isDone } : one)))
      : changedMeanwhile(),
  );
}
