import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTime } from "#app/domain/clock.ts";
import { paymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { formatRupees } from "#app/domain/money.ts";
import { findPayable, type ToPay } from "#app/domain/online-payments/pay-page.server.ts";
import { shop } from "#app/domain/shop.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { checkRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { otherWays, providerPage } from "#app/http/pay-online.server.ts";
import { problemPage } from "#app/http/problem-page.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.payments_payOnline());

/** Anyone with the page's link may pay, as with a tracking link. */
function toPayAt(request: Request, token: string | undefined): ToPay {
  const found = findPayable(token ?? "");
  if (found) return found;
  const limited = checkRateLimit("open a secret link", null, request);
  throw limited ? problemPage(limited) : notFound();
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { number, duePaise, isCancelled, order, seenAt } = toPayAt(request, params.payToken);
  return {
    number,
    amount: formatRupees(duePaise),
    state: isCancelled ? "cancelled" : duePaise === 0 ? "paid" : "due",
    isOffered: paymentProvider() !== null,
    payBy: order?.payBy ? formatTime(order.payBy) : null,
    others: order?.payBy ? otherWays(order) : [],
    url: `/pay/${params.payToken}`,
    seenAt: seenAt ?? "/my-events",
    isOrder: order !== null,
  };
}

export const action = formAction("pay online", async ({ request, params }) => {
  const toPay = toPayAt(request, params.payToken);
  if (toPay.isCancelled || toPay.duePaise === 0) return redirect(`/pay/${params.payToken}`);
  const page = await providerPage(request, toPay);
  if (page.ok) return redirect(page.value);
  return data({ refusal: page.message }, { status: problemStatus(page.code) });
});

export default function Pay() {
  const { number, amount, state, seenAt, isOrder } = useLoaderData<typeof loader>();
  return (
    <Page title={m.payments_payOnline()} intro={number} variant="narrow">
      {state === "paid" && (
        <Notice tone="good" title={m.payments_nothingIsLeftToPay()}>
          {m.payments_thankYou()}
        </Notice>
      )}
      {state === "cancelled" && (
        <Notice
          tone="bad"
          title={m.orders_thisOrderWasCancelled()}
          action={<a href={shop.phoneHref}>{shop.phone}</a>}
        >
          {m.payments_cancelledOrderAgain()}
        </Notice>
      )}
      {state === "due" && <Due amount={amount} />}
      <p>
        <QuietLink to={seenAt}>
          {isOrder ? m.shared_backToTheOrder() : m.shared_backToTheEvent()}
        </QuietLink>
      </p>
    </Page>
  );
}

function Due({ amount }: { amount: string }) {
  const { payBy, others, isOffered, url } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <>
      {refusal && (
        <Notice tone="bad" role="alert" title={refusal}>
          {m.payments_orderIsKept()}
        </Notice>
      )}
      {isOffered && (
        <Card title={amount}>
          {payBy && <p>{m.payments_keptUntil({ time: payBy })}</p>}
          <Form method="post" action={url} noValidate>
            <SubmitButton wide pendingLabel={m.payments_openingPaymentPage()}>
              {refusal ? m.shared_tryAgain() : m.payments_payNow({ amount })}
            </SubmitButton>
          </Form>
        </Card>
      )}
      {others.length > 0 && (
        <Card title={m.payments_payAnotherWay()}>
          <ul className="stack stack-small">
            {others.map(({ value, label, hint }) => (
              <li key={value}>
                <Form method="post" action={`${url}/another-way`} noValidate>
                  <input type="hidden" name="paymentMethod" value={value} />
                  <SubmitButton variant="secondary" wide>
                    {label}
                  </SubmitButton>
                  <p className="muted small">{hint}</p>
                </Form>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
