import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { findPayments } from "#app/domain/payments/confirm-references.server.ts";
import type { FoundPayment } from "#app/domain/payments/find-references.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { useUnsentAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { FINDINGS, FindPaymentsForm } from "#app/ui/payments/find-payments-form.tsx";
import { FoundPayments } from "#app/ui/payments/found-payments.tsx";
import { m } from "#messages";

const MAX_BYTES = 1_000_000;
const MAX_FOUND = 500;

type Reply = {
  messages: string;
  problem?: string;
  fileProblem?: string;
  found?: FoundPayment[];
};

export const meta: MetaFunction = () => pageMeta(m.payments_findPayments());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  return null;
}

const tooLarge = () => problem("too_large", m.admin_fileTooLarge());

/** Spreadsheets may save text as UTF-16, and old programs use a Windows code page. */
async function textOf(file: File): Promise<string | Problem> {
  if (file.size > MAX_BYTES) return tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  let text: string;
  try {
    text = new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return /^(?:PK|%PDF)|\0/.test(text) ? problem("validation", m.payments_fileNotText()) : text;
}

function refused(messages: string, field: "problem" | "fileProblem", { code, message }: Problem) {
  return data<Reply>({ messages, [field]: message }, { status: problemStatus(code) });
}

async function sentText({ form, isTooLarge }: FormContext, messages: string) {
  const file = form.get("file");
  if (isTooLarge) return tooLarge();
  return file instanceof File && file.size > 0 ? await textOf(file) : messages;
}

export const action = formAction(
  "staff work",
  async (context) => {
    const { user } = await staffVisitor(context.request, "keep the books", { returnTo: FINDINGS });
    const messages = String(context.form.get("messages") ?? "");
    const text = await sentText(context, messages);
    if (typeof text !== "string") return refused(messages, "fileProblem", text);
    if (text.trim() === "") {
      const nothing = problem("validation", m.payments_findInputRequired());
      return refused(messages, "problem", nothing);
    }
    const found = findPayments(user, text);
    if (!found.ok) return refused(messages, "problem", found);
    return data<Reply>({ messages, found: found.value.slice(0, MAX_FOUND) });
  },
  { hasImages: true, maxTextBytes: MAX_BYTES, failure: () => m.payments_paymentsNotFound() },
);

export default function PaymentFindings() {
  const unsent = useUnsentAnswer();
  const { found, ...typed } = useActionData<Reply>() ?? {
    messages: String(unsent?.result.initialValue.messages ?? ""),
  };
  return (
    <Page title={m.payments_findPayments()}>
      {found && <FoundPayments payments={found} />}
      {found?.length === 0 && <Notice>{m.payments_noneFound()}</Notice>}
      <FindPaymentsForm {...typed} />
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.payments_findPayments, m.payments_paymentsNotFound);
