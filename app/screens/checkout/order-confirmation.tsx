import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { checkoutLines } from "#app/domain/cart/cart.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { quoteCart } from "#app/domain/checkout/quote-cart.server.ts";
import { now } from "#app/domain/clock.ts";
import { provisionalOrderNumber } from "#app/domain/orders/order-number.ts";
import { ownOrdersVersion } from "#app/domain/orders/queries.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { placedOrder } from "#app/http/placed-order.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { visitorWishes } from "#app/http/wishes.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
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
    return { placed: null, unplaced, version: 0, refreshSeconds: null };
  }
  const order = orNotFound(placedOrder(request, user, orderNumber));
  const { history: _, ...placed } = order;
  const { refreshSeconds } = placed;
  return { placed, unplaced: null, version: ownOrdersVersion(user), refreshSeconds };
}

export default function OrderConfirmation() {
  const { placed, version, refreshSeconds } = useLoaderData<typeof loader>();
  useOrderUpdates(version, refreshSeconds !== null, placed?.pollSeconds);
  if (!placed) return <NotPlacedYet />;
  const { receipt } = placed;
  const intro = receipt.status === "cancelled" ? undefined : m.checkout_thankYou();
  return (
    <Page title={receipt.headline} intro={intro}>
      <PlacedOrder {...placed} />
    </Page>
  );
}

/** Shows the cart if the URL contains no order; it must not look like a placed order. */
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
