import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { formatRupees } from "#app/domain/money.ts";
import { type KeepInput, keepForm } from "#app/domain/payments/schema.ts";
import type { Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

type CancellationFee = {
  needs: Action;
  /** The parameter of the URL with the id of the order or booking. */
  param: "orderId" | "eventId";
  keep: (actor: User, id: string, input: KeepInput) => Result<unknown>;
  urlOf: (id: string) => string;
};

const FAILED = () => m.payments_amountNotKept();

/** The action of pages that keep part of the payment for a cancelled order or booking. */
export function cancellationFeeAction({ needs, param, keep, urlOf }: CancellationFee) {
  return formAction(
    "staff work",
    async ({ request, params, form, url }) => {
      const id = params[param] ?? "";
      const { user } = await staffVisitor(request, needs, { returnTo: url.pathname });
      const submission = parseForm(form, keepForm);
      if (submission.status !== "success") return refuseForm(submission, FAILED());
      const kept = keep(user, id, submission.value);
      if (!kept.ok) return refuseWithProblem(submission, kept);
      const message = m.payments_changeKept({ amount: formatRupees(submission.value.amount) });
      return redirectWithToast(urlOf(id), message);
    },
    { fields: keepForm, failure: FAILED },
  );
}
