import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReadableItem as Item } from "#app/domain/orders/readable-order.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Price } from "../dish/price.tsx";

function hasSpecialRequests(item: Item): boolean {
  return item.choices.length > 0 || item.specialInstructions !== "";
}

function SpecialRequests({ item }: { item: Item }) {
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

function Dish({ item }: { item: Item }) {
  return (
    <span>
      <span className="numeric">{item.quantity} ×</span> {item.name}
    </span>
  );
}

export function TicketItems({ items }: { items: Item[] }) {
  return (
    <ul className="ticket-list ticket-list-ruled">
      {items.map((item) => (
        <li key={item.id}>
          <strong>
            <Dish item={item} />
          </strong>
          <SpecialRequests item={item} />
          {"pricePaise" in item && <ItemPrices {...item} />}
        </li>
      ))}
    </ul>
  );
}

function ItemPrices({ pricePaise, totalPaise }: { pricePaise: number; totalPaise: number }) {
  return (
    <span className="price-end">
      <span className="muted">
        <ParaglideMessage
          message={m.cart_priceEach}
          inputs={{}}
          markup={{ price: () => <Price paise={pricePaise} exact /> }}
        />{" "}
        ·{" "}
      </span>
      <Price paise={totalPaise} exact />
    </span>
  );
}
