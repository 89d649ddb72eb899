import { useForm } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rejectionForm } from "#app/domain/ledger/claim.ts";
import { rejectionReasons } from "#app/domain/ledger/ledger-reasons.ts";
import { ledgerOfOrder } from "#app/domain/ledger/queries.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { rejectClaim } from "#app/domain/payments/claims.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ReasonField } from "#app/ui/form/reason-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useRefusal } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.payments_failedToRejectThePayment();

export const meta: MetaFunction = () => pageMeta(m.payments_rejectPayment());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take payments");
  const order = findOrder(user, params.orderId ?? "");
  const claim = order && ledgerOfOrder(order.id).find(({ id }) => id === params.claimId);
  if (!order || claim?.kind !== "claim") throw notFound();
  return {
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    amount: formatRupees(claim.amountPaise),
    reference: claim.reference,
    isOpen: claim.state === "claimed",
    constraint: formConstraint(rejectionForm),
    returnTo: returnPath(request, orderUrl(order.id)),
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form, url }) => {
    const { user } = await staffVisitor(request, "take payments", {
      returnTo: url.pathname + url.search,
    });
    const { reply, saved } = await saveForm(form, rejectionForm, ({ reason }) =>
      rejectClaim(user, params.claimId ?? "", reason),
    );
    if (reply) return reply;
    return redirectWithToast(returnPath(request, orderUrl(saved.id)), {
      type: "success",
      message: m.payments_paymentRejected(),
      description: m.payments_theCustomerCanReadWhy(),
    });
  },
  { fields: rejectionForm, failure: FAILED },
);

export default function ClaimRejection() {
  const { orderNumber, customerName, amount, reference, isOpen, constraint, returnTo } =
    useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    id: "rejection",
    constraint,
    lastResult: useRefusal(),
  });
  const backLink = <QuietLink to={returnTo}>{m.admin_back()}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.payments_rejectPaymentFor}
          inputs={{ orderNumber }}
          markup={{ number: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      intro={m.payments_claimSummary({ customerName, amount, reference })}
      variant="narrow"
    >
      {isOpen ? (
        <Card>
          <Form method="post" id={form.id} noValidate className="stack">
            <ErrorSummary form={form} />
            <ReasonField
              meta={fields.reason}
              label={m.shared_reason()}
              hint={m.payments_claimReplyHint()}
              reasons={rejectionReasons.labels()}
            />
            <div className="row">
              <SubmitButton variant="danger" pendingLabel={m.shared_saving()}>
                {m.payments_rejectPayment()}
              </SubmitButton>
              {backLink}
            </div>
          </Form>
        </Card>
      ) : (
        <Notice tone="info" action={backLink}>
          {m.payments_thisWasDecidedAlready()}
        </Notice>
      )}
    </Page>
  );
}
