import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { awaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { checkoutLines } from "#app/domain/cart/cart.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { quoteCart } from "#app/domain/checkout/quote-cart.server.ts";
import { now } from "#app/domain/clock.ts";
import { orderMoney, paidRows } from "#app/domain/ledger/queries.server.ts";
import { changesOfOrder } from "#app/domain/orders/order-history.server.ts";
import { provisionalOrderNumber } from "#app/domain/orders/order-number.ts";
import { orderReceipt } from "#app/domain/orders/order-ticket.ts";
import { findOwnOrder, ownOrdersVersion } from "#app/domain/orders/queries.server.ts";
import { ORDER_REFRESH_SECONDS } from "#app/domain/orders/refresh-seconds.ts";
import { isFinal } from "#app/domain/orders/status.ts";
import { trackingUrl } from "#app/domain/orders/tracking-link.server.ts";
import { claimsOf } from "#app/domain/payments/claims.server.ts";
import { upiPayment } from "#app/domain/payments/upi-payment.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { cookingBranch } from "#app/domain/shop/branches.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import { visitorWishes } from "#app/http/wishes.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NOT_FOUND } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OrderLines } from "#app/ui/receipt/order-lines.tsx";
import { PlacedOrder } from "#app/ui/receipt/placed-order.tsx";
import { totalRows } from "#app/ui/receipt/totals.tsx";
import { useOrderUpdates } from "#app/ui/receipt/use-order-updates.ts";
import { Summary } from "#app/ui/summary.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ticketStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.unplaced ? m.checkout_notPlacedYet() : m.checkout_orderConfirmation());

export async function loader({ request }: LoaderFunctionArgs) {
  const visitor = await signedInVisitor(request);
  const { user, cartOwner } = visitor;
  const orderNumber = new URL(request.url).searchParams.get("order");
  if (orderNumber === null) {
    const { wishes, customer } = await visitorWishes(request, visitor);
    const { lines } = cartOf(cartOwner, wishes.requestedFor);
    const { amounts, totalPaise } = quoteCart(lines, wishes, customer)[wishes.deliveryType];
    const number = provisionalOrderNumber(now());
    const unplaced = { number, items: checkoutLines(lines), amounts, totalPaise };
    return {
      placed: null,
      trackingUrl: null,
      answer: null,
      pickupAt: null,
      unplaced,
      version: 0,
      refreshSeconds: null,
    };
  }
  const order = findOwnOrder(user, orderNumber);
  if (!order) throw new Response(NOT_FOUND, { status: 404 });
  return {
    placed: orderReceipt(
      order,
      upiPayment(order, upiPayee(), claimsOf([order.id]).get(order.id)),
      paidRows(orderMoney(order)),
      changesOfOrder(order),
    ),
    trackingUrl: trackingUrl(order, siteOrigin(request)),
    answer: awaitedAnswer(order, shopSettings(), now()),
    pickupAt:
      order.deliveryType === "pickup" && !isFinal(order.status) ? (cookingBranch() ?? null) : null,
    unplaced: null,
    version: ownOrdersVersion(user),
    refreshSeconds: isFinal(order.status) ? null : ORDER_REFRESH_SECONDS,
  };
}

export default function OrderConfirmation() {
  const { placed, trackingUrl, answer, pickupAt, version, refreshSeconds } =
    useLoaderData<typeof loader>();
  useOrderUpdates(version, refreshSeconds !== null);
  if (!placed) return <NotPlacedYet />;
  const intro = placed.status === "cancelled" ? undefined : m.checkout_thankYou();
  return (
    <Page title={placed.headline} intro={intro}>
      <PlacedOrder receipt={placed} trackingUrl={trackingUrl} answer={answer} pickupAt={pickupAt} />
    </Page>
  );
}

/** Shows the cart if the URL names no order; it must not look like a placed order. */
function NotPlacedYet() {
  const { unplaced } = useLoaderData<typeof loader>();
  if (!unplaced || unplaced.items.length === 0) {
    return (
      <Page title={m.checkout_noOrderHereYet()}>
        <EmptyState
          illustration="/illustrations/empty-cart.svg"
          title={m.shared_yourCartIsEmpty()}
          action={<ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>}
        >
          {m.checkout_noOrderHint()}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={m.checkout_notPlacedYet()} variant="narrow">
      <Notice
        tone="warn"
        title={m.checkout_cartNotOrder()}
        action={<ButtonLink to="/checkout">{m.shared_proceedToCheckout()}</ButtonLink>}
      >
        {m.checkout_nothingSent()}
      </Notice>
      <Card
        title={unplaced.number}
        actions={<Badge tone="warn">{m.checkout_notPlacedYet()}</Badge>}
      >
        <OrderLines items={unplaced.items} />
      </Card>
      <Summary
        title={m.checkout_ifYouOrderNow()}
        rows={totalRows(unplaced.amounts)}
        totalPaise={unplaced.totalPaise}
      />
    </Page>
  );
}
