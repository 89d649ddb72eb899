import type { ZodType } from "zod";
import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { Result } from "#app/domain/result.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

type Settlement<Input> = {
  kind: "payment" | "refund";
  needs: Action;
  form: ZodType<Input>;
  /** The parameter of the URL with the id of the order or booking. */
  param: "orderId" | "eventId";
  record: (
    actor: User,
    id: string,
    input: Input,
    once: IdempotencyKey | null,
  ) => Result<unknown> | Promise<Result<unknown>>;
  urlOf: (id: string) => string;
};

/** The action of pages that record a payment or refund of an order or booking. */
export function settlementAction<Input extends { amount: number }>(of: Settlement<Input>) {
  const failure = () =>
    of.kind === "payment"
      ? m.events_failedToRecordThePayment()
      : m.events_failedToRecordTheRefund();
  return formAction(
    "staff work",
    async ({ request, params, form, url }) => {
      const id = params[of.param] ?? "";
      const { user } = await staffVisitor(request, of.needs, { returnTo: url.pathname });
      const submission = parseForm(form, of.form);
      if (submission.status !== "success") return refuseForm(submission, failure());
      const recorded = await of.record(user, id, submission.value, formKey(form, "paymentKey"));
      if (!recorded.ok) return refuseWithProblem(submission, recorded);
      const amount = formatRupees(submission.value.amount);
      const message =
        of.kind === "payment"
          ? m.events_paymentRecorded({ amount })
          : m.events_refundRecorded({ amount });
      return redirectWithToast(of.urlOf(id), message);
    },
    { fields: of.form, failure },
  );
}
