import type { Unfinished } from "#app/domain/day/unfinished.ts";
import { formatRupees } from "#app/domain/money.ts";
import { allOrdersList, orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { orderStatusLabel } from "#app/domain/orders/status.ts";
import { paymentListLabels, paymentsList } from "#app/domain/payments/payment-lists.ts";
import { m } from "#messages";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { Line, Lines } from "./lines.tsx";

const LISTED_ORDERS = 20;
/** More would push the button off a phone's screen. */
const SHOWN_UNFOLDED = 5;

export function UnfinishedList({ unfinished }: { unfinished: Unfinished }) {
  const { orders, carried, refunds } = unfinished;
  const count = orders.length + carried.length + refunds.count;
  const moreCount = orders.length - LISTED_ORDERS;
  return (
    <Notice tone="warn">
      <details open={count <= SHOWN_UNFOLDED}>
        <summary className="link-summary">
          <strong>
            {m.day_notFinished()} ({count})
          </strong>
        </summary>
        <Lines>
          {orders
            .slice(0, LISTED_ORDERS)
            .map(({ orderId, token, orderNumber, status, totalPaise }) => (
              <Line
                key={orderId}
                label={
                  <Link to={orderUrl(orderId)}>
                    {token ? m.shared_token({ token }) : orderNumber}
                  </Link>
                }
                note={orderStatusLabel(status)}
                value={formatRupees(totalPaise)}
              />
            ))}
          {moreCount > 0 && (
            <Line
              label={
                <Link to={allOrdersList.url({})}>{m.day_moreOpenOrders({ count: moreCount })}</Link>
              }
              value=""
            />
          )}
          {carried.map(({ id, name, amountPaise }) => (
            <Line
              key={id}
              label={<Link to="/admin/deliveries">{m.shared_cashStillWithRiders()}</Link>}
              note={name}
              value={formatRupees(amountPaise)}
            />
          ))}
          {refunds.count > 0 && (
            <Line
              label={
                <Link to={paymentsList.url({ list: "refunds" })}>{paymentListLabels.refunds}</Link>
              }
              note={String(refunds.count)}
              value={formatRupees(refunds.paise)}
            />
          )}
        </Lines>
      </details>
    </Notice>
  );
}
