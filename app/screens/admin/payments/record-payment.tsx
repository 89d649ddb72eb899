import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { eventPaymentForm } from "#app/domain/catering/schema.ts";
import { takeEventPayment } from "#app/domain/catering/settle-event.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { paymentForm } from "#app/domain/payments/schema.ts";
import { takePayment } from "#app/domain/payments/settle-order.server.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { payableAt } from "./payable.server.ts";
import { SettlementPage } from "./settlement-page.tsx";

export const meta: MetaFunction = () => pageMeta(m.shared_recordPayment());

export async function loader(args: LoaderFunctionArgs) {
  const { kind, page } = await payableAt(args, "take payments");
  const constraint = formConstraint(kind === "order" ? paymentForm : eventPaymentForm);
  return { ...page, constraint, paymentKey: newToken() };
}

export const action = formAction(
  "staff work",
  async ({ form, ...at }) => {
    const { user, kind, page } = await payableAt(at, "take payments");
    const once = formKey(form, "paymentKey");
    const { reply, sent } =
      kind === "order"
        ? await saveForm(form, paymentForm, (typed) => takePayment(user, page.id, typed, once))
        : await saveForm(form, eventPaymentForm, (typed) =>
            takeEventPayment(user, page.id, typed, once),
          );
    if (reply) return reply;
    const amount = formatRupees(sent.amount);
    return redirectWithToast(page.backTo, m.events_paymentRecorded({ amount }));
  },
  { fields: eventPaymentForm, failure: () => m.events_failedToRecordThePayment() },
);

export default function RecordPayment() {
  return <SettlementPage {...useLoaderData<typeof loader>()} kind="payment" />;
}
