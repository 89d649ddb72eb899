import type { ZodType } from "zod";
import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import type { OrderMoney } from "#app/domain/ledger/order-money.ts";
import type { LedgerMethod } from "#app/domain/ledger/payment.ts";
import type { Reversal } from "#app/domain/payments/schema.ts";
import type { Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

type ReversalAction<Method extends LedgerMethod> = {
  needs: Action;
  /** The parameters of the URL with the id of the order or booking and of its payment. */
  params: readonly ["orderId", "paymentId"] | readonly ["eventId", "eventPaymentId"];
  form: ZodType<Reversal<Method>>;
  reverse: (
    actor: User,
    id: string,
    paymentId: string,
    reversal: Reversal<Method>,
  ) => Result<unknown>;
  urlOf: (id: string) => string;
};

const FAILED = () => m.admin_failedToReverseThePayment();

/** The action of pages that reverse a payment or refund of an order or booking. */
export function reversalAction<Method extends LedgerMethod>({
  needs,
  params: [subject, payment],
  form: schema,
  reverse,
  urlOf,
}: ReversalAction<Method>) {
  return formAction(
    "staff work",
    async ({ request, params, form, url }) => {
      const id = params[subject] ?? "";
      const { user } = await staffVisitor(request, needs, { returnTo: url.pathname });
      const submission = parseForm(form, schema);
      if (submission.status !== "success") return refuseForm(submission, FAILED());
      const reversed = reverse(user, id, params[payment] ?? "", submission.value);
      if (!reversed.ok) return refuseWithProblem(submission, reversed);
      return redirectWithToast(urlOf(id), m.admin_reversed());
    },
    { failure: FAILED },
  );
}

/** The payment or refund that a page offers to reverse. */
export function reversiblePayment({ payments }: OrderMoney, id: string | undefined) {
  const payment = payments.find((row) => row.id === id);
  if (!payment || payment.kind === "claim") throw notFound();
  return payment;
}
