import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { findPayments } from "#app/domain/payments/confirm-references.server.ts";
import type { Doubt, FoundPayment } from "#app/domain/payments/find-references.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useUnsentAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form, Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { FINDINGS, FindPaymentsForm } from "#app/ui/payments/find-payments-form.tsx";
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

const doubts: Record<Doubt, () => string> = {
  "other amount": () => m.payments_doubtOtherAmount(),
  "several amounts": () => m.payments_doubtSeveralAmounts(),
  "several references": () => m.payments_doubtSeveralReferences(),
  "several entries": () => m.payments_doubtSeveralEntries(),
  "no reference of the bank": () => m.payments_doubtNoReference(),
  "not a payment received": () => m.payments_doubtNotReceived(),
  "column not known": () => m.payments_doubtColumn(),
  "in use": () => m.payments_doubtInUse(),
};

/** If the text contains the amount due, staff may confirm a match that is not certain. */
const mayConfirm = ({ doubt }: FoundPayment) => doubt !== "other amount" && doubt !== "in use";

function Payment({ payment }: { payment: FoundPayment }) {
  const { id, amountPaise, utr, text, doubt, orderId, orderNumber, customerName } = payment;
  const name = [orderNumber, customerName, formatRupees(amountPaise)].filter(Boolean).join(" · ");
  return (
    <li>
      {mayConfirm(payment) ? (
        <label className="choice">
          <input
            type="checkbox"
            name="payment"
            value={`${id} ${amountPaise} ${utr}`}
            defaultChecked={doubt === null}
          />
          <span>{name}</span>
        </label>
      ) : (
        <Link to={orderUrl(orderId)}>{name}</Link>
      )}
      {doubt && <p>{doubts[doubt]()}</p>}
      <p className="muted">{text}</p>
    </li>
  );
}

type PaymentsProps = { title: string; hint?: string; payments: FoundPayment[]; button: string };

function Payments({ title, hint, payments, button }: PaymentsProps) {
  if (payments.length === 0) return null;
  const isChoice = payments.some(mayConfirm);
  return (
    <Form method="post" action="/admin/payments/confirmations">
      <Card title={title}>
        {hint && isChoice && <p className="muted">{hint}</p>}
        <ul className="stack">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
        {isChoice && (
          <div className="row">
            <SubmitButton pendingLabel={m.payments_confirming()}>{button}</SubmitButton>
          </div>
        )}
      </Card>
    </Form>
  );
}

/** Separate forms, so that doubtful payments are never confirmed together with the rest. */
function FoundPayments({ payments }: { payments: FoundPayment[] }) {
  const certain = payments.filter(({ doubt }) => doubt === null);
  const totalPaise = certain.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return (
    <>
      <Payments
        title={m.payments_certain()}
        payments={certain}
        button={m.payments_confirmAll({ count: certain.length, total: formatRupees(totalPaise) })}
      />
      <Payments
        title={m.payments_checkYourself()}
        hint={m.payments_checkYourselfHint()}
        payments={payments.filter(({ doubt }) => doubt !== null)}
        button={m.payments_confirmChosen()}
      />
    </>
  );
}

export const ErrorBoundary = loadFailure(m.payments_findPayments, m.payments_paymentsNotFound);
