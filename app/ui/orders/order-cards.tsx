import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { Fragment, type ReactNode } from "react";
import { type Done, listAfterChange } from "#app/domain/lists/changed-row.ts";
import { rowProps } from "#app/domain/lists/row-anchor.ts";
import { lateText, minutesText } from "#app/domain/orders/expected-at.ts";
import type { ReadableCard } from "#app/domain/orders/readable-order.ts";
import { m } from "#messages";
import { Badge, StatusBadge } from "../badge.tsx";
import { Price } from "../dish/price.tsx";
import { Link } from "../link.tsx";
import { RowButtons } from "../rows/row-buttons.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { TicketPayment } from "./payment-badge.tsx";

type Order = ReadableCard & { done?: Done | null };

type OrderCardsProps = {
  label: string;
  orders: Order[];
  hrefFor: (orderId: string) => string;
  /** The URL of this list, with its filters. */
  returnTo: string;
};

export function OrderCards({ label, orders, hrefFor, returnTo }: OrderCardsProps) {
  return (
    <ol className="order-cards" aria-label={label}>
      {orders.map((order, place) => (
        <li
          key={order.id}
          className={`order-card order-${order.waiting?.urgency ?? "finished"}`}
          {...rowProps(order.id)}
        >
          <p className="order-card-head">
            <Link to={hrefFor(order.id)} className="order-number" aria-label={order.orderNumber}>
              {order.token}
            </Link>
            <OrderTime order={order} />
            <StatusBadge status={order.status} isReady={order.isReady} />
            {order.payBy && <Badge tone="warn">{m.orders_waitsForPayment()}</Badge>}
            {order.isNotHome && <Badge tone="bad">{m.orders_notHome()}</Badge>}
            {order.changedAt && <Badge tone="warn">{m.shared_changed()}</Badge>}
            {"soldDifferently" in order && order.soldDifferently && (
              <Badge tone="warn">{m.orders_soldDifferently()}</Badge>
            )}
          </p>
          <p className="order-card-dishes">
            {order.notes && <q>{order.notes}</q>}
            {requestsFirst(order.items).map((item) => (
              <Dish key={item.id} item={item} />
            ))}
          </p>
          <OrderCardButtons order={order} returnTo={listAfterChange(returnTo, order.id, place)} />
          <p className="order-card-who">
            <span>{order.customerName}</span>
            <span>{order.handover}</span>
            {"totalPaise" in order && (
              <>
                <Price paise={order.totalPaise} />
                <TicketPayment ticket={order} />
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function OrderCardButtons({ order, returnTo }: { order: Order; returnTo: string }) {
  const { id, orderNumber: label, done } = order;
  return (
    <RowButtons id={id} done={done} returnTo={returnTo} label={label} className="order-card-steps">
      {(fetcher) => <OrderSteps ticket={order} returnTo={returnTo} fetcher={fetcher} onlyNext />}
    </RowButtons>
  );
}

function OrderTime({ order: { waiting, placed, laterFor, startsAt } }: { order: Order }) {
  if (!waiting) return <span className="order-time muted">{placed}</span>;
  if (waiting.waitedMinutes === null) {
    return (
      <span className="order-time">
        <strong>{m.orders_for({ laterFor: laterFor ?? "" })}</strong>
        {startsAt && ` · ${m.orders_startAtTime({ startsAt })}`}
      </span>
    );
  }
  const age = minutesText(waiting.waitedMinutes);
  const late = lateText(waiting.lateMinutes);
  const strong = ({ children }: { children?: ReactNode }) => <strong>{children}</strong>;
  return (
    <span className="order-time">
      {late ? (
        <ParaglideMessage
          message={m.orders_ageAndLateness}
          inputs={{ age, late }}
          markup={{ hidden: VisuallyHidden, strong }}
        />
      ) : (
        <ParaglideMessage
          message={m.orders_dueAt}
          inputs={{ age, expectedAt: waiting.expectedAt }}
          markup={{ strong }}
        />
      )}
    </span>
  );
}

type Item = Order["items"][number];

const hasRequests = ({ choices, specialInstructions }: Item) =>
  choices.length > 0 || specialInstructions !== "";

/** A card shows only the first lines, which must not hide a customer's requests. */
function requestsFirst(items: Item[]): Item[] {
  return items.toSorted((a, b) => Number(hasRequests(b)) - Number(hasRequests(a)));
}

function Dish({ item }: { item: Item }) {
  return (
    <span>
      <span className="numeric">{item.quantity} ×</span> {item.name}{" "}
      {item.choices.map((choice) => (
        <Fragment key={choice}>
          <strong>{choice}</strong>{" "}
        </Fragment>
      ))}
      {item.specialInstructions && <q>{item.specialInstructions}</q>}{" "}
    </span>
  );
}
