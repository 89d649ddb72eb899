import { Link } from "@remix-run/react";
import type { PlacedOrder } from "#app/domain/counter/placed-order.ts";
import { formatRupees } from "#app/domain/money.ts";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { ButtonLink } from "../button.tsx";

/** The order that was taken last: what to call out, and what to give back. */
export function PlacedPanel({ placed }: { placed: PlacedOrder | null }) {
  if (!placed) return null;
  const { id, orderNumber, token, totalPaise, duePaise, givenPaise } = placed;
  return (
    <section
      className="counter-placed"
      aria-label={`Order ${orderNumber || "taken"}`}
      role="status"
    >
      <p className="counter-token">
        <span>Token</span> <strong>{token}</strong>
      </p>
      <div>
        {givenPaise > 0 && (
          <p className="counter-change">
            {formatRupees(givenPaise)} → <strong>{formatRupees(givenPaise - totalPaise)}</strong>
            <span className="subtext">change</span>
          </p>
        )}
        <p>
          {duePaise > 0 ? `${formatRupees(duePaise)} to pay` : `${formatRupees(totalPaise)} paid`}
        </p>
        {id ? (
          <Link to={allOrdersList.url({ order: id })} className="tap-target">
            {orderNumber}
          </Link>
        ) : (
          <p className="muted small">Kept on this device until the shop has it</p>
        )}
      </div>
      {id && (
        <p className="row">
          <ButtonLink
            to={`/admin/orders/${id}/ticket`}
            variant="secondary"
            size="small"
            icon="print"
          >
            Ticket
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
