import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { releasePaidOrders } from "#app/domain/fulfilment/awaiting-payment.server.ts";
import { paymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { linkById, payableOf } from "#app/domain/online-payments/links.server.ts";
import { findPayable } from "#app/domain/online-payments/pay-page.server.ts";
import { recordArrival } from "#app/domain/online-payments/record-arrival.server.ts";
import { payPath } from "#app/domain/orders/pay-path.server.ts";
import { payToken } from "#app/domain/orders/tracking-token.server.ts";
import { checkRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { problemPage } from "#app/http/problem-page.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { m } from "#messages";

/**
 * The provider sends customers here after paying. Its signature proves the payment, so it counts
 * even if the provider's own message never arrives.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const proof = paymentProvider()?.readReturn(new URL(request.url).searchParams);
  const link = proof && linkById(proof.reference);
  if (!proof || !link) {
    const limited = checkRateLimit("open a secret link", null, request);
    if (limited) throw problemPage(limited);
    throw new Response(m.payments_returnNotReadable(), { status: 400 });
  }
  // A link takes exactly its amount; the fee is known later.
  const { amountPaise } = link;
  const payment = { id: proof.paymentId, amountPaise, currency: "INR", feePaise: null };
  recordArrival(link, payment);
  releasePaidOrders();
  const payable = payableOf(link);
  const { user } = await visitorOf(request);
  const paid = findPayable(payToken(payable));
  if (!paid) return redirect("/");
  if (!user || user.id !== paid.userId) return redirect(paid.seenAt ?? payPath(payable));
  return redirect(
    paid.order ? `/order-confirmation?order=${paid.number}` : `/my-events?event=${paid.number}`,
  );
}
