import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepPartOfEvent } from "#app/domain/catering/keep-part.server.ts";
import { keepPartOfOrder } from "#app/domain/fulfilment/keep-part.server.ts";
import { keptReasons } from "#app/domain/ledger/ledger-reasons.ts";
import { formatRupees, paiseToRupees } from "#app/domain/money.ts";
import { keepForm } from "#app/domain/payments/schema.ts";
import type { Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { AmountField } from "#app/ui/form/field.tsx";
import { ReasonField } from "#app/ui/form/reason-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useRefusal } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OrderMoney } from "#app/ui/orders/order-money.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { payableAt } from "./payable.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_cancellationFee());

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await payableAt(args, "refund payments");
  return { ...page, constraint: formConstraint(keepForm) };
}

export const action = formAction(
  "staff work",
  async ({ form, ...at }) => {
    const { user, kind, page } = await payableAt(at, "refund payments");
    const keepPart = kind === "order" ? keepPartOfOrder : keepPartOfEvent;
    const { reply, sent } = await saveForm(
      form,
      keepForm,
      (typed): Result<unknown> => keepPart(user, page.id, typed),
    );
    if (reply) return reply;
    const amount = formatRupees(sent.amount);
    return redirectWithToast(page.backTo, m.payments_changeKept({ amount }));
  },
  { fields: keepForm, failure: () => m.payments_amountNotKept() },
);

/** Keeps part of the payment for a cancelled order or booking instead of refunding it. */
export default function CancellationFee() {
  const { number, name, money, backTo, backLabel, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ amount: string; reason: string }>({
    id: "cancellation-fee",
    constraint,
    lastResult: useRefusal(),
    defaultValue: {
      amount: String(paiseToRupees(money.mostKeptPaise)),
      reason: money.keptReason,
    },
  });
  const backLink = <QuietLink to={backTo}>{backLabel}</QuietLink>;
  return (
    <Page title={m.payments_keepPartOf({ number })} intro={name} variant="narrow">
      {money.mostKeptPaise === 0 ? (
        <Notice tone="info" action={backLink}>
          {m.payments_nothingToKeep()}
        </Notice>
      ) : (
        <Form method="post" id={form.id} noValidate className="stack">
          <p>{m.payments_keepHint()}</p>
          <ErrorSummary form={form} />
          <AmountField meta={fields.amount} label={m.payments_amountToKeep()} width="s" />
          <ReasonField
            meta={fields.reason}
            label={m.shared_reason()}
            reasons={keptReasons.labels()}
          />
          <div className="row">
            <SubmitButton pendingLabel={m.shared_saving()}>{m.shared_save()}</SubmitButton>
            {backLink}
          </div>
        </Form>
      )}
      <Card title={m.shared_payments()}>
        <OrderMoney money={money} />
      </Card>
    </Page>
  );
}
