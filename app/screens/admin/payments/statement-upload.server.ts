import { data } from "@remix-run/node";
import type { User } from "#app/domain/access/user.ts";
import { now } from "#app/domain/clock.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import type { Statement } from "#app/domain/statements/credit.ts";
import {
  importStatement,
  MAX_STATEMENT_BYTES,
  rememberColumns,
  rememberedColumns,
} from "#app/domain/statements/import-statement.server.ts";
import { readMessages } from "#app/domain/statements/read-messages.ts";
import {
  readStatementLines,
  statementLines,
} from "#app/domain/statements/read-statement-csv.server.ts";
import { findLayout, likelyHeadingLine } from "#app/domain/statements/statement-layout.ts";
import { columnsForm } from "#app/domain/statements/statement-schema.ts";
import {
  importSummary,
  PASTED_MESSAGES,
  type UnknownFile,
} from "#app/domain/statements/statement-upload.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { STATEMENTS } from "#app/ui/statements/statements-url.ts";
import { m } from "#messages";

export type StatementReply = {
  /** What was typed, and what is wrong with it. */
  messages?: string;
  messagesProblem?: string;
  fileProblem?: string;
  unknown?: UnknownFile;
  columns?: Record<string, string>;
  columnProblems?: Record<string, string>;
};

const tooLarge = () => problem("too_large", m.statements_theFileIsLargerThan());
const notText = () => problem("validation", m.statements_thisIsNotACsv());

async function textOf(file: File): Promise<Result<string>> {
  if (file.size > MAX_STATEMENT_BYTES) return tooLarge();
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return /^(PK|%PDF)|\0/.test(text) ? notText() : ok(text);
}

function refused(field: "messages" | "file", { message, code }: Problem, messages: string) {
  const answer = { messages, [`${field}Problem`]: message };
  return data<StatementReply>(answer, { status: problemStatus(code) });
}

function saved(actor: User, name: string, statement: Statement) {
  const imported = importStatement(actor, name, statement);
  if (!imported.ok) return imported;
  const type = imported.value.newCount > 0 ? "success" : "info";
  return redirectWithToast(STATEMENTS, { type, ...importSummary(imported.value, statement) });
}

function unknownFile(
  name: string,
  csv: string,
  lines: string[][],
  headingLine: number,
): UnknownFile {
  const [headings = [], example = []] = lines.slice(headingLine);
  return {
    name,
    csv,
    headingLine,
    columns: headings.slice(0, 40).map((heading, at) => ({ heading, example: example[at] ?? "" })),
    lines: lines.slice(0, 20).map((line) => line.filter(Boolean).join(" · ").slice(0, 80)),
  };
}

/** The file comes back with what its columns mean. */
async function withColumns(actor: User, form: FormData, lines: string[][], csv: string) {
  const name = String(form.get("name")).slice(0, 100);
  const headingLine = Math.min(Number(form.get("headingLine")) || 0, lines.length - 1);
  const unknown = unknownFile(name, csv, lines, headingLine);
  const typed = Object.fromEntries(
    Object.keys(columnsForm.shape).map((field) => [field, String(form.get(field) ?? "")]),
  );
  const asked = (problems: Record<string, string>, status: number) =>
    data<StatementReply>({ unknown, columns: typed, columnProblems: problems }, { status });
  if (form.has("reread")) return asked({}, 200);
  const columns = columnsForm.safeParse(typed);
  if (!columns.success) {
    const issues = columns.error.issues.map(({ path, message }) => [String(path[0]), message]);
    return asked(Object.fromEntries(issues), 400);
  }
  const statement = readStatementLines(lines, { headingLine, columns: columns.data });
  const debits = statement.ignored.debits + statement.ignored.failed;
  if (statement.credits.length + debits === 0) {
    return asked({ amount: m.statements_noLineHasADate() }, 400);
  }
  rememberColumns(lines[headingLine] ?? [], columns.data);
  return saved(actor, name, statement);
}

/** A statement as a file or as pasted messages, or the columns of a file that was sent before. */
export async function receiveStatement(actor: User, { form, isTooLarge }: FormContext) {
  const messages = String(form.get("messages") ?? "");
  if (isTooLarge) return refused("file", tooLarge(), messages);
  const sent = form.get("csv");
  const file = form.get("file");
  if (typeof sent === "string" || file instanceof File) {
    const text = typeof sent === "string" ? ok(sent) : await textOf(file as File);
    if (!text.ok) return refused("file", text, messages);
    const lines = statementLines(text.value);
    if (!lines.ok) return refused("file", lines, messages);
    if (typeof sent === "string") return withColumns(actor, form, lines.value, sent);
    const name = (file as File).name.slice(0, 100) || "File";
    const layout = findLayout(lines.value, rememberedColumns);
    if (!layout) {
      const unknown = unknownFile(name, text.value, lines.value, likelyHeadingLine(lines.value));
      return data<StatementReply>({ unknown });
    }
    const done = saved(actor, name, readStatementLines(lines.value, layout));
    return "ok" in done ? refused("file", done, messages) : done;
  }
  if (messages.trim() === "") {
    const nothing = problem("validation", m.statements_pasteMessagesOrChooseA());
    return refused("messages", nothing, messages);
  }
  const statement = readMessages(messages, now());
  if (statement.credits.length === 0) {
    const { message, description } = importSummary({ creditCount: 0, newCount: 0 }, statement);
    const text = m.statements_noMoneyArrivedInThese({ summary: description ?? message });
    return refused("messages", problem("validation", text), messages);
  }
  const done = saved(actor, PASTED_MESSAGES, statement);
  return "ok" in done ? refused("messages", done, messages) : done;
}
