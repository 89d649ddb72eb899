import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { claimForm } from "#app/domain/ledger/claim.ts";
import { ownOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { findOwnOrder } from "#app/domain/orders/queries.server.ts";
import { claimPayment, claimsOf } from "#app/domain/payments/claims.server.ts";
import { upiPayment } from "#app/domain/payments/upi-payment.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { limitedForm, refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { POSTED_FROM_OTHER_PAGES } from "#app/http/form/posted-from-other-pages.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { advancePayee } from "#app/http/upi-payee.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { UpiPaymentPanel } from "#app/ui/receipt/upi-payment-panel.tsx";
import { m } from "#messages";

export const links = () => [{ rel: "stylesheet", href: ticketStyles }];

export const handle = POSTED_FROM_OTHER_PAGES;

export const meta: MetaFunction = () => pageMeta(m.orders_payByUpi());

function ownOrder(user: User, orderNumber: string | undefined) {
  return orNotFound(findOwnOrder(user, orderNumber ?? ""));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const order = ownOrder(user, params.orderNumber);
  const payment = upiPayment(order, advancePayee(), claimsOf([order.id]).get(order.id));
  return { orderNumber: order.orderNumber, payment };
}

export const action = formAction(
  "claim a payment",
  async ({ request, params, form }) => {
    const { user } = await signedInVisitor(request);
    const { id, orderNumber } = ownOrder(user, params.orderNumber);
    const submission = parseForm(form, claimForm);
    if (submission.status !== "success") return refuseForm(submission);
    const claimed = claimPayment(user, orderNumber, submission.value.reference);
    const refused = claimed.ok ? claimed.value.refused : claimed;
    if (refused) {
      const errors = claimed.ok ? [{ path: "reference", msg: refused.message }] : undefined;
      return refuseWithProblem(submission, { ...refused, errors });
    }
    const details = ownOrdersList.url({ order: orderNumber });
    const payment = claimsOf([id]).get(id);
    return replyInPlace(form, returnPath(form, details), {
      type: "success",
      message: m.orders_paymentClaimThanks(),
      description: payment && m.orders_reference({ reference: payment.reference }),
    });
  },
  { fields: claimForm, onLimit: limitedForm, failure: () => m.orders_referenceNotSent() },
);

/** Where a form without scripts ends if something is wrong. */
export default function PaymentClaim() {
  const { orderNumber, payment } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const backLink = (
    <SecondaryLink to={ownOrdersList.url({ order: orderNumber })}>
      {m.shared_backToTheOrder()}
    </SecondaryLink>
  );
  return (
    <Page title={m.orders_payByUpi()} intro={m.orders_order({ orderNumber })} variant="narrow">
      {payment ? (
        <>
          <Card>
            <UpiPaymentPanel payment={payment} lastResult={actionData?.result} />
          </Card>
          <p>{backLink}</p>
        </>
      ) : (
        <Notice tone="info" action={backLink}>
          {m.orders_nothingToPayByUpi()}
        </Notice>
      )}
    </Page>
  );
}
