import { createHash } from "node:crypto";
import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { readCsv, withoutFormulaPrefix } from "../csv/read-csv.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { cleanText } from "../text.ts";
import { type TranslationLanguage, translationLanguages } from "../translations/translatable.ts";
import { writeTranslation } from "../translations/translation-rows.server.ts";
import { listSubjects } from "./subjects.server.ts";
import { fieldsOf } from "./translation-fields.ts";
import { translationReader } from "./translation-list.server.ts";
import type { TranslationChange, TranslationsPreview } from "./translations-preview.ts";

const MAX_LINES = 20_000;
const MAX_AUDITED = 200;

type Columns = { kind: number; id: number; field: number } & Record<TranslationLanguage, number>;

function columnsOf(titles: string[]): Result<Columns> {
  const named = titles.map((title) => title.trim().toLowerCase());
  const at = (name: string) => named.indexOf(name);
  const columns = {
    kind: at("kind"),
    id: at("id"),
    field: at("field"),
    hi: at("hi"),
    mr: at("mr"),
  };
  const lacking = (["kind", "id", "field"] as const).find((name) => columns[name] < 0);
  if (lacking) return problem("validation", m.translations_columnMissing({ column: lacking }));
  if (columns.hi < 0 && columns.mr < 0) {
    return problem("validation", m.translations_noTextColumn());
  }
  return ok(columns);
}

function fingerprintOf(changes: TranslationChange[]): string {
  return createHash("sha256").update(JSON.stringify(changes)).digest("base64url");
}

/** What an import of this text would do; writes nothing. Problems: `validation` (no such file at all). */
export function planTranslations(text: string): Result<TranslationsPreview> {
  const csv = readCsv(text);
  if (!csv.ok) return csv;
  const [titles = [], ...lines] = csv.value.lines;
  const columns = columnsOf(titles);
  if (!columns.ok) return columns;
  if (lines.length > MAX_LINES) {
    return problem("validation", m.translations_tooManyLines({ max: MAX_LINES }));
  }
  const translationsOf = translationReader();
  const subjects = new Map(
    listSubjects({ isWhole: true }).map((subject) => [`${subject.kind}/${subject.id}`, subject]),
  );
  const problems: TranslationsPreview["problems"] = [];
  const changes: TranslationChange[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const number = index + 2;
    const report = (message: string) => problems.push({ line: number, message });
    if (line.every((cell) => cell.trim() === "")) continue;
    if (line.length !== titles.length) {
      const [wanted, found] = [titles.length, line.length];
      report(m.translations_wrongCellCount({ wanted, found }));
      continue;
    }
    const cell = (at: number) => (line[at] ?? "").trim();
    const { kind: kindAt, id: idAt, field: fieldAt } = columns.value;
    const field = cell(fieldAt);
    const subject = subjects.get(`${cell(kindAt)}/${cell(idAt)}`);
    const english = subject?.english[field];
    if (!subject || !english) {
      report(m.translations_noSuchField());
      continue;
    }
    const key = `${subject.kind}/${subject.id}/${field}`;
    const earlier = lineOf.get(key);
    if (earlier !== undefined) {
      report(m.translations_sameTextInLine({ earlier }));
      continue;
    }
    lineOf.set(key, number);
    const limits = fieldsOf(subject.kind).find(([name]) => name === field)?.[1];
    for (const language of translationLanguages) {
      const at = columns.value[language];
      if (at < 0) continue;
      const before = translationsOf(subject)[field]?.[language] ?? "";
      const typed = cleanText(line[at] ?? "").trim();
      // The text itself may begin like an escaped formula.
      const after = typed === before ? typed : withoutFormulaPrefix(typed);
      if (limits && after.length > limits.max) {
        report(m.translations_tooLong({ field: `${field} ${language}`, max: limits.max }));
      } else if (after !== before) {
        const { kind, id, name } = subject;
        changes.push({ line: number, kind, id, name, field, language, before, after });
      }
    }
  }
  return ok({ problems, changes, fingerprint: fingerprintOf(changes) });
}

/**
 * Saves what the preview with this fingerprint showed, all of it or nothing, and returns how many texts changed. Problems:
 * `forbidden`, `validation`, `conflict` (the preview is out of date).
 */
export function importTranslations(actor: User, text: string, fingerprint: string): Result<number> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const plan = planTranslations(text);
    if (!plan.ok) return plan;
    const { problems, changes } = plan.value;
    if (problems.length > 0) return problem("validation", m.translations_hasProblems());
    if (plan.value.fingerprint !== fingerprint) {
      return problem("conflict", m.translations_outdated());
    }
    if (changes.length === 0) return problem("validation", m.translations_nothingToDo());
    const at = now();
    const before: Record<string, string> = {};
    const after: Record<string, string> = {};
    for (const { kind, id: subjectId, name, field, language, ...change } of changes) {
      writeTranslation({ kind, subjectId, field, language, text: change.after }, at);
      const key = `${name}: ${field} ${language}`;
      before[key] = change.before.slice(0, MAX_AUDITED);
      after[key] = change.after.slice(0, MAX_AUDITED);
    }
    recordAudit(actor, {
      action: "translation.imported",
      subject: { id: "import", name: `${changes.length} texts` },
      before,
      after,
    });
    return ok(changes.length);
  });
}
