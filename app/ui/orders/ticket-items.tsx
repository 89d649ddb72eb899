import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { TicketItem } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Price } from "../price.tsx";

function hasSpecialRequests(item: TicketItem): boolean {
  return item.choices.length > 0 || item.specialInstructions !== "";
}

function SpecialRequests({ item }: { item: TicketItem }) {
  if (!hasSpecialRequests(item)) return null;
  return (
    <span className="special-request">
      {item.choices.map((choice) => (
        <Badge key={choice} tone="hot">
          {choice}
        </Badge>
      ))}
      {item.specialInstructions && <q>{item.specialInstructions}</q>}
    </span>
  );
}

function Dish({ item }: { item: TicketItem }) {
  return (
    <span>
      <span className="numeric">{item.quantity} ×</span> {item.name}
    </span>
  );
}

export function TicketItems({ items }: { items: TicketItem[] }) {
  return (
    <ul className="ticket-list ticket-list-ruled">
      {items.map((item) => (
        <li key={item.id}>
          <strong>
            <Dish item={item} />
          </strong>
          <SpecialRequests item={item} />
          <span className="price-end">
            <span className="muted">
              <ParaglideMessage
                message={m.orders_eachPrice}
                inputs={{}}
                markup={{ price: () => <Price paise={item.pricePaise} exact /> }}
              />{" "}
              ·{" "}
            </span>
            <Price paise={item.totalPaise} exact />
          </span>
        </li>
      ))}
    </ul>
  );
}
