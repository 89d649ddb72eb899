import type { PlacedOrder } from "#app/domain/counter/placed-order.ts";
import { formatRupees } from "#app/domain/money.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import { Link } from "../link.tsx";

/** The order that was taken last: the token to call out, and the change to give back. */
export function PlacedPanel({ placed }: { placed: PlacedOrder | null }) {
  if (!placed) return null;
  const { id, orderNumber, token, totalPaise, duePaise, givenPaise } = placed;
  return (
    <section
      className="counter-placed"
      aria-label={orderNumber ? m.orders_order({ orderNumber }) : m.counter_orderTaken()}
      role="status"
    >
      <p className="counter-token">
        <span>{m.admin_token()}</span> <strong>{token}</strong>
      </p>
      <div>
        {givenPaise > 0 && (
          <p className="counter-change">
            {formatRupees(givenPaise)} → <strong>{formatRupees(givenPaise - totalPaise)}</strong>
            <span className="subtext">{m.counter_change()}</span>
          </p>
        )}
        <p>
          {duePaise > 0
            ? m.counter_toPay({ due: formatRupees(duePaise) })
            : m.counter_paid({ total: formatRupees(totalPaise) })}
        </p>
        {id ? (
          <Link to={orderUrl(id)} className="tap-target">
            {orderNumber}
          </Link>
        ) : (
          <p className="muted small">{m.counter_orderKeptHere()}</p>
        )}
      </div>
      {id && (
        <p className="row">
          <SecondaryLink to={`/admin/orders/${id}/ticket`} size="small" icon="print">
            {m.counter_ticket()}
          </SecondaryLink>
        </p>
      )}
    </section>
  );
}
