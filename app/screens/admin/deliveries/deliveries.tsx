import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { now } from "#app/domain/clock.ts";
import { deliveredRow, deliveryCard } from "#app/domain/deliveries/delivery.ts";
import { deliveredToday, outgoingDeliveries } from "#app/domain/deliveries/queries.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { cashCarriers, cashOwedPaise } from "#app/domain/payments/carried-cash.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { DeliveredList } from "#app/ui/deliveries/delivered-list.tsx";
import { DeliveryTicket } from "#app/ui/deliveries/delivery-ticket.tsx";
import { HandoverForms } from "#app/ui/deliveries/handover-forms.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const REFRESH_SECONDS = 60;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ticketStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_deliveries());

export const handle = SHOWS_NEWS;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "deliver orders");
  const at = now();
  return {
    refreshSeconds: REFRESH_SECONDS,
    deliveries: outgoingDeliveries(user).map((order) => deliveryCard(order, at)),
    delivered: deliveredToday(user).map(deliveredRow),
    carriedPaise: cashOwedPaise(user.id),
    carriers: may(user, "take payments") ? cashCarriers() : [],
  };
}

export default function Deliveries() {
  const { deliveries, delivered, carriedPaise, carriers } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_deliveries()}>
      {carriedPaise > 0 && (
        <Notice>
          <strong>{m.deliveries_youCarry({ carried: formatRupees(carriedPaise) })}</strong>{" "}
          {m.deliveries_handInAtCounter()}
        </Notice>
      )}
      {deliveries.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-orders.svg"
          title={m.deliveries_nothingIsOutForDelivery()}
        >
          {m.deliveries_listEmpty()}
        </EmptyState>
      ) : (
        <ol className="deliveries" aria-label={m.deliveries_outgoingDeliveries()}>
          {deliveries.map((delivery) => (
            <DeliveryTicket key={`${delivery.id} ${delivery.duePaise}`} delivery={delivery} />
          ))}
        </ol>
      )}
      <HandoverForms carriers={carriers} />
      <DeliveredList delivered={delivered} />
    </Page>
  );
}
