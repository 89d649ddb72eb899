import { useForm } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reverseEventPayment } from "#app/domain/catering/settle-event.server.ts";
import { reversalReasons } from "#app/domain/ledger/ledger-reasons.ts";
import { paymentNames } from "#app/domain/ledger/payment.ts";
import { eventReversalForm, reversalForm } from "#app/domain/payments/schema.ts";
import { reversePayment } from "#app/domain/payments/settle-order.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ChoiceField } from "#app/ui/form/field.tsx";
import { ReasonField } from "#app/ui/form/reason-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useRefusal } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PaymentList } from "#app/ui/payments/payment-list.tsx";
import { m } from "#messages";
import { payableAt } from "./payable.server.ts";

export const meta: MetaFunction = () => pageMeta(m.admin_reverseAPayment());

type Params = LoaderFunctionArgs["params"];
const idOfPayment = ({ paymentId, eventPaymentId = "" }: Params) => paymentId ?? eventPaymentId;

export async function loader(args: LoaderFunctionArgs) {
  const { page } = await payableAt(args, "refund payments");
  const { number, methods, money, backTo } = page;
  const payment = money.payments.find(({ id }) => id === idOfPayment(args.params));
  if (!payment || payment.kind === "claim") throw notFound();
  return { number, methods, payment, backTo, constraint: formConstraint(reversalForm) };
}

export const action = formAction(
  "staff work",
  async ({ form, ...at }) => {
    const { user, kind, page } = await payableAt(at, "refund payments");
    const paymentId = idOfPayment(at.params);
    const { reply } =
      kind === "order"
        ? await saveForm(form, reversalForm, (typed) =>
            reversePayment(user, page.id, paymentId, typed),
          )
        : await saveForm(form, eventReversalForm, (typed) =>
            reverseEventPayment(user, page.id, paymentId, typed),
          );
    return reply ?? redirectWithToast(page.backTo, m.admin_reversed());
  },
  { fields: reversalForm, failure: () => m.admin_failedToReverseThePayment() },
);

/** Reverses a payment or refund that never happened; actual payments are refunded instead. */
export default function PaymentReversal() {
  const { number, methods, payment, backTo, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string; paidBy: string }>({
    id: "reversal",
    constraint,
    lastResult: useRefusal(),
  });
  const backLink = <QuietLink to={backTo}>{m.payments_keepIt()}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.payments_reverseOf}
          inputs={{ kind: payment.kind, number }}
          markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      variant="narrow"
    >
      <PaymentList payments={[payment]} />
      {payment.state === "reversed" ? (
        <Notice tone="info" action={backLink}>
          {m.payments_alreadyReversed({ kind: payment.kind })}
        </Notice>
      ) : (
        <Form method="post" id={form.id} noValidate className="stack">
          <p>{m.payments_reversalHint({ kind: payment.kind })}</p>
          <ErrorSummary form={form} />
          <ReasonField
            meta={fields.reason}
            label={m.shared_reason()}
            hint={m.payments_reasonHint()}
            reasons={reversalReasons.labels()}
          />
          {payment.kind === "payment" && (
            <ChoiceField
              meta={fields.paidBy}
              legend={m.payments_paidOtherwise()}
              hint={m.payments_paidOtherwiseHint()}
              optional
              options={methods
                .filter((method) => paymentNames[method] !== payment.method)
                .map((value) => ({ value, label: paymentNames[value] }))}
            />
          )}
          <div className="row">
            <SubmitButton variant="danger" pendingLabel={m.shared_saving()}>
              {m.shared_reverse()}
            </SubmitButton>
            {backLink}
          </div>
        </Form>
      )}
    </Page>
  );
}
