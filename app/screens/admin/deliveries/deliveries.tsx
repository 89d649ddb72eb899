import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { now } from "#app/domain/clock.ts";
import { type DeliveredRow, deliveredRow, deliveryCard } from "#app/domain/deliveries/delivery.ts";
import {
  deliveredToday,
  findDelivery,
  listRiders,
  outgoingDeliveries,
} from "#app/domain/deliveries/queries.server.ts";
import { doneToOrder } from "#app/domain/fulfilment/done-to-order.server.ts";
import { collectPaise } from "#app/domain/ledger/money-state.ts";
import { paymentNames } from "#app/domain/ledger/payment.ts";
import { upiLink } from "#app/domain/ledger/upi-link.ts";
import { changedRow, keepInPlace, listAfterChange } from "#app/domain/lists/changed-row.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { cashCarriers, cashOwedPaise } from "#app/domain/payments/carried-cash.server.ts";
import { qrCode } from "#app/domain/qr-code.server.ts";
import type { UpiPayee } from "#app/domain/terms/upi-payee.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { DeliveryTicket } from "#app/ui/deliveries/delivery-ticket.tsx";
import { HandoverForms } from "#app/ui/deliveries/handover-forms.tsx";
import { NoRiders } from "#app/ui/deliveries/rider-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StillRows } from "#app/ui/rows/still-rows.tsx";
import { m } from "#messages";

const REFRESH_SECONDS = 60;
const DELIVERIES = "/admin/deliveries";

const idOf = ({ id }: { id: string }) => id;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ticketStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_deliveries());

export const handle = SHOWS_NEWS;

/** The code for the customer to scan at the door; null if nothing is due or there is no payee. */
function upiCode(order: Order, payee: UpiPayee | null) {
  const duePaise = collectPaise(order);
  return payee && duePaise > 0 ? qrCode(upiLink(payee, duePaise, order.orderNumber)) : null;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "deliver orders");
  const at = now();
  const payee = upiPayee();
  const changed = changedRow(new URL(request.url).searchParams);
  const row = changed && findDelivery(user, changed.id);
  const kept = row ? [{ row, place: changed.place }] : [];
  const doneTo = (order: Order) =>
    doneToOrder(user, order, "deliver orders", `/admin/deliveries/${order.id}/delivery/removal`);
  return {
    refreshSeconds: REFRESH_SECONDS,
    refreshTo: DELIVERIES,
    deliveries: keepInPlace(outgoingDeliveries(user), kept, idOf).map((order) => ({
      ...deliveryCard(order, at),
      code: upiCode(order, payee),
      done: order.status === "delivered" ? doneTo(order) : null,
    })),
    riders: may(user, "change orders") ? listRiders() : null,
    delivered: deliveredToday(user).map(deliveredRow),
    carriedPaise: cashOwedPaise(user.id),
    carriers: may(user, "take payments") ? cashCarriers() : [],
  };
}

export default function Deliveries() {
  const { deliveries, riders, delivered, carriedPaise, carriers } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_deliveries()}>
      <StillRows list={DELIVERIES} loaded={deliveries} idOf={idOf}>
        {(rows) =>
          rows.length === 0 ? (
            <NoDeliveries />
          ) : (
            <ol className="deliveries" aria-label={m.deliveries_outgoingDeliveries()}>
              {rows.map((delivery, place) => (
                <DeliveryTicket
                  key={`${delivery.id} ${delivery.duePaise}`}
                  delivery={delivery}
                  riders={riders ?? []}
                  returnTo={listAfterChange(DELIVERIES, delivery.id, place)}
                />
              ))}
            </ol>
          )
        }
      </StillRows>
      {/* Below the deliveries, because above them it would move them under the finger. */}
      {carriedPaise > 0 && (
        <Notice>
          <strong>{m.deliveries_youCarry({ carried: formatRupees(carriedPaise) })}</strong>{" "}
          {m.deliveries_handInAtCounter()}
        </Notice>
      )}
      {riders?.length === 0 && <NoRiders />}
      <HandoverForms carriers={carriers} />
      <DeliveredList delivered={delivered} />
    </Page>
  );
}

function NoDeliveries() {
  return (
    <EmptyState
      illustration="/illustrations/empty-orders.svg"
      title={m.deliveries_nothingIsOutForDelivery()}
    >
      {m.deliveries_listEmpty()}
    </EmptyState>
  );
}

/** The deliveries of the person who is signed in, with the cash to hand over. */
function DeliveredList({ delivered }: { delivered: DeliveredRow[] }) {
  if (delivered.length === 0) return null;
  return (
    <Disclosure summary={m.deliveries_deliveredByYouToday({ count: delivered.length })}>
      <ul className="stack stack-small">
        {delivered.map(({ orderNumber, street, deliveredAt, cashPaise }) => (
          <li key={orderNumber}>
            {deliveredAt} · {street} <span className="muted nowrap">{orderNumber}</span>
            {cashPaise > 0 && (
              <>
                {" · "}
                <strong className="nowrap">
                  {paymentNames.cash} {formatRupees(cashPaise)}
                </strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
