import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { eventRefundForm } from "#app/domain/catering/schema.ts";
import { refundEvent } from "#app/domain/catering/settle-event.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { refundForm } from "#app/domain/payments/schema.ts";
import { approvalTerms } from "#app/domain/staff/approval.server.ts";
import { refundWithApproval } from "#app/domain/staff/refund-with-approval.server.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { payableAt } from "./payable.server.ts";
import { SettlementPage } from "./settlement-page.tsx";

export const meta: MetaFunction = () => pageMeta(m.shared_recordRefund());

export async function loader(args: LoaderFunctionArgs) {
  const { user, kind, page } = await payableAt(args, "take payments");
  return {
    ...page,
    approval: kind === "order" ? approvalTerms(user, "refund payments") : undefined,
    constraint: formConstraint(kind === "order" ? refundForm : eventRefundForm),
    paymentKey: newToken(),
  };
}

export const action = formAction(
  "staff work",
  async ({ form, ...at }) => {
    const { user, kind, page } = await payableAt(at, "take payments");
    const once = formKey(form, "paymentKey");
    const { reply, sent } =
      kind === "order"
        ? await saveForm(form, refundForm, (typed) =>
            refundWithApproval(user, page.id, typed, once),
          )
        : await saveForm(form, eventRefundForm, (typed) => refundEvent(user, page.id, typed, once));
    if (reply) return reply;
    const amount = formatRupees(sent.amount);
    return redirectWithToast(page.backTo, m.events_refundRecorded({ amount }));
  },
  { fields: refundForm, failure: () => m.events_failedToRecordTheRefund() },
);

export default function RecordRefund() {
  return <SettlementPage {...useLoaderData<typeof loader>()} kind="refund" />;
}
