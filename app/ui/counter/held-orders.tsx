import type { CounterDish } from "#app/domain/counter/counter-quote.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import type { HeldOrder } from "./kept-order.ts";
import type { Counter } from "./use-counter.ts";

function dishesOf({ order }: HeldOrder, dishes: CounterDish[]): string {
  return order.lines
    .map(({ dish, quantity }) => {
      const name = dishes.find(({ id }) => id === dish)?.name ?? m.counter_unknownDish();
      return `${quantity} × ${name}`;
    })
    .join(", ");
}

type HeldOrdersProps = { counter: Counter; dishes: CounterDish[] };

/** One tap continues an order; the one on the screen is held instead. */
export function HeldOrders({ counter, dishes }: HeldOrdersProps) {
  const { held, corrected, isSending, resume } = counter;
  // A refused order must be finished or set aside first.
  if (held.length === 0 || corrected) return null;
  return (
    <section className="counter-held" aria-label={m.counter_heldOrders()}>
      <h2>{m.counter_held()}</h2>
      <ul>
        {held.map((one) => (
          <li key={one.order.key}>
            <Button variant="secondary" disabled={isSending} onClick={() => resume(one.order.key)}>
              <strong>{one.order.customerName.trim() || one.number}</strong>
              <span className="muted">{dishesOf(one, dishes)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
