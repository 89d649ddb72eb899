import { eq, max } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { content } from "#db/schema/content.ts";
import { starterContent } from "#db/starter/content/index.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { attachImage } from "../images/store-image.server.ts";
import { movedTo } from "../lists/moved-to.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { translationLanguages } from "../translations/translatable.ts";
import { markOutdated, writeTranslation } from "../translations/translation-rows.server.ts";
import { cooksOnlineOrders, marked } from "./cooking-mark.ts";
import { writeStarterTranslations } from "./fill-starter-content.server.ts";
import {
  type ContentRow,
  contentRows,
  findContent,
  isInventedSubject,
  markedBranch,
  withoutInvented,
} from "./queries.server.ts";
import {
  type ContentField,
  fieldsOf,
  isSubjectName,
  type SubjectName,
  subjects,
} from "./subjects.ts";

const MAX_ROWS = 60;

const gone = () => problem("not_found", m.content_gone());

/** A row is named by its first line, or else by its selected option. */
export function contentName({ subject, fields }: Pick<ContentRow, "subject" | "fields">): string {
  if (!isSubjectName(subject)) return subject;
  if (!subjects[subject].isList) return subjects[subject].label;
  const all = fieldsOf(subject);
  const [field = "", { options = {} } = {}] =
    all.find(([, { kind }]) => kind === "line") ?? all[0] ?? [];
  const text = fields[field] ?? "";
  return options[text] ?? text;
}

type Change = Partial<Pick<ContentRow, "fields" | "former" | "isSample">>;
type Named = { id: string; subject: SubjectName; name: string };

function named(row: ContentRow): Named {
  return { id: row.id, subject: row.subject as SubjectName, name: contentName(row) };
}

/** The row's position in its list, starting at 1. */
function placeOf({ id, subject }: ContentRow): number {
  return contentRows(subject as SubjectName).findIndex((row) => row.id === id) + 1;
}

/** Changes a row, or removes it where `change` returns null. Problems: `forbidden`, `not_found`, those of `change`. */
function changeRow(
  actor: User,
  id: string,
  change: (row: ContentRow) => Result<Change | null>,
): Result<Named> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const row = findContent(id);
    if (!row) return gone();
    const place = placeOf(row);
    const changed = change(row);
    if (!changed.ok) return changed;
    const after = changed.value && { ...row, ...changed.value };
    const taken = after && nameTaken(after);
    if (taken) return taken;
    if (changed.value === null) db.delete(content).where(eq(content.id, id)).run();
    else {
      db.update(content)
        .set({ ...changed.value, updatedAt: now() })
        .where(eq(content.id, id))
        .run();
    }
    if (after) {
      markChanged(row, after);
      attachPictures(row.subject as SubjectName, after.fields);
    }
    recordAudit(actor, {
      action: after ? "content.changed" : "content.removed",
      subject: { id, name: contentName(after ?? row) },
      before: { ...row.fields, sample: row.isSample, place },
      after: after && { ...after.fields, sample: after.isSample, place: placeOf(row) },
    });
    if (after && changed.value?.fields) unmarkOthers(actor, after);
    return ok(named(after ?? row));
  });
}

/** Orders from this website are cooked in one branch only. */
function unmarkOthers(actor: User, cooking: ContentRow): void {
  if (!cooksOnlineOrders(cooking)) return;
  for (const row of contentRows("branch").filter(({ id }) => id !== cooking.id)) {
    if (row.fields.cooksOnlineOrders || row.former?.fields.cooksOnlineOrders) {
      markBranch(actor, row, "");
    }
  }
}

/** Marks what an undo would restore as well, because undoing a text must not move the kitchen. */
function markBranch(actor: User, row: ContentRow, mark: "yes" | ""): void {
  const { fields } = marked(row, mark);
  const { id, isSample, former } = row;
  const formerly = former && { fields: marked(former, mark).fields, isSample: former.isSample };
  db.update(content)
    .set({ fields, former: formerly, updatedAt: now() })
    .where(eq(content.id, id))
    .run();
  if (fields.cooksOnlineOrders === row.fields.cooksOnlineOrders) return;
  const place = placeOf(row);
  recordAudit(actor, {
    action: "content.changed",
    subject: { id, name: contentName(row) },
    before: { ...row.fields, sample: isSample, place },
    after: { ...fields, sample: isSample, place },
  });
}

/** Bookings refer to packages and dishes by name. */
function nameTaken(row: Pick<ContentRow, "id" | "subject" | "fields">) {
  const subject = row.subject as SubjectName;
  if (!("hasUniqueNames" in subjects[subject])) return null;
  const same = (other: ContentRow) =>
    other.id !== row.id && contentName(other).toLowerCase() === contentName(row).toLowerCase();
  return contentRows(subject).some(same) ? fieldProblem("name", m.content_nameTaken()) : null;
}

function attachPictures(subject: SubjectName, fields: Record<string, string>): void {
  for (const [field, { kind }] of fieldsOf(subject)) {
    if (kind === "image" && fields[field]) attachImage(fields[field]);
  }
}

/** Translations of a changed text are out of date; those of a sample describe another shop. */
function markChanged(before: ContentRow, after: ContentRow): void {
  for (const [field, text] of Object.entries(after.fields)) {
    if (text === before.fields[field]) continue;
    if (!before.isSample) markOutdated("content", before.id, field);
    else {
      for (const language of translationLanguages) {
        writeTranslation(
          { kind: "content", subjectId: before.id, field, language, text: "" },
          now(),
        );
      }
    }
  }
}

/** Adds a row to a list. Problems: `forbidden`, `validation` (the name is taken), `conflict` when the list is full. */
export function addContent(
  actor: User,
  subject: SubjectName,
  fields: Record<string, string>,
): Result<Named> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    if (!subjects[subject].isList || contentRows(subject).length >= MAX_ROWS) {
      return problem("conflict", m.content_tooMany({ max: MAX_ROWS }));
    }
    const last = db
      .select({ position: max(content.position) })
      .from(content)
      .where(eq(content.subject, subject))
      .get();
    const row = { id: newId(), subject, fields, former: null, isSample: false };
    const position = (last?.position ?? -1) + 1;
    const taken = nameTaken(row);
    if (taken) return taken;
    attachPictures(subject, fields);
    db.insert(content)
      .values({ ...row, position, updatedAt: now() })
      .run();
    recordAudit(actor, {
      action: "content.added",
      subject: { id: row.id, name: contentName(row) },
      before: null,
      after: fields,
    });
    unmarkOthers(actor, row);
    return ok(named(row));
  });
}

const figures: ContentField["kind"][] = ["rating", "count"];

/** A figure that a sample invented becomes the owner's only if another one was typed. */
function withoutSampleFigures(row: ContentRow, typed: ContentRow["fields"]): ContentRow["fields"] {
  const invented = fieldsOf(row.subject as SubjectName).filter(
    ([field, { kind }]) =>
      row.isSample && figures.includes(kind) && typed[field] === row.fields[field],
  );
  return { ...typed, ...Object.fromEntries(invented.map(([field]) => [field, ""])) };
}

/** An edited sample becomes the owner's own. Problems: `forbidden`, `not_found`, `validation` (the name is taken). */
export function saveContent(actor: User, id: string, typed: Record<string, string>): Result<Named> {
  return changeRow(actor, id, (row) => {
    const fields = withoutSampleFigures(row, typed);
    const cooking = markedBranch();
    const takesOrders = cooksOnlineOrders({ ...row, fields }) && cooking && cooking.id !== id;
    if (takesOrders) {
      const former = { fields: marked(row, "").fields, isSample: row.isSample };
      return ok({ fields, former: { ...former, tookOrdersFrom: cooking.id }, isSample: false });
    }
    // A form that is sent twice must not overwrite the state that undo restores.
    const isSame = JSON.stringify(fields) === JSON.stringify(row.fields);
    const former = isSame ? row.former : { fields: row.fields, isSample: row.isSample };
    return ok({ fields, former, isSample: false });
  });
}

/** The owner confirms that a sample is true. Problems: `forbidden`, `not_found`. */
export function confirmContent(actor: User, id: string): Result<Named> {
  return changeRow(actor, id, () => ok({ isSample: false }));
}

/** The owner confirms that all samples of a list are true. Problems: `forbidden`, `not_found`. */
export function confirmList(actor: User, list: string | undefined): Result<{ name: string }> {
  if (!isSubjectName(list)) return gone();
  return write(() => {
    for (const { id } of contentRows(list).filter(({ isSample }) => isSample)) {
      const confirmed = confirmContent(actor, id);
      if (!confirmed.ok) return confirmed;
    }
    return ok({ name: subjects[list].label });
  });
}

/**
 * A row that was a sample becomes one again, and a branch returns the orders that it took over from another. Problems:
 * `forbidden`, `not_found`, `conflict` when there is nothing to undo.
 */
export function undoContent(actor: User, id: string): Result<Named> {
  return write(() => {
    const tookOrdersFrom = findContent(id)?.former?.tookOrdersFrom;
    const undone = changeRow(actor, id, ({ former }) =>
      former
        ? ok({ fields: former.fields, isSample: former.isSample, former: null })
        : problem("conflict", m.content_nothingToUndo()),
    );
    const cookedBefore = undone.ok && tookOrdersFrom && findContent(tookOrdersFrom);
    if (cookedBefore && !cookedBefore.fields.comingSoon && !markedBranch()) {
      markBranch(actor, cookedBefore, "yes");
    }
    const sample =
      undone.ok && findContent(id)?.isSample && starterContent.find((row) => row.id === id);
    if (sample) writeStarterTranslations(sample, now());
    return undone;
  });
}

/** Removes invented content of a sample: the whole row, or some of its fields. Problems: `forbidden`, `not_found`. */
export function removeInvented(actor: User, id: string): Result<Named> {
  return changeRow(actor, id, (row) =>
    isInventedSubject(row.subject as SubjectName)
      ? ok(null)
      : ok({ fields: withoutInvented(row.subject as SubjectName, row), former: null }),
  );
}

/** Empties fields of a row, which stays a sample if it is one. Problems: `forbidden`, `not_found`. */
export function emptyFields(actor: User, id: string, names: string[]): Result<Named> {
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  return changeRow(actor, id, ({ fields }) =>
    ok({ fields: { ...fields, ...empty }, former: null }),
  );
}

/** Only rows of lists. Problems: `forbidden`, `not_found`. */
export function removeContent(actor: User, id: string): Result<Named> {
  return changeRow(actor, id, ({ subject }) =>
    isSubjectName(subject) && subjects[subject].isList ? ok(null) : gone(),
  );
}

/** Moves a row within its list; 0 is the first place. Problems: `forbidden`, `not_found`. */
export function placeContent(actor: User, id: string, to: number): Result<Named> {
  return changeRow(actor, id, (row) => {
    const rows = contentRows(row.subject as SubjectName);
    const moved = movedTo(
      rows,
      rows.findIndex(({ id: other }) => other === id),
      to,
    );
    for (const [position, { id: rowId }] of moved.entries()) {
      db.update(content).set({ position }).where(eq(content.id, rowId)).run();
    }
    return ok({});
  });
}
