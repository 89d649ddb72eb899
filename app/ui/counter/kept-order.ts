import type { CounterOrder } from "#app/domain/counter/counter-order.ts";

const PLACE = "counter";

type Kept = { order: CounterOrder; mayBePlaced: boolean };
type Stored = { current?: Kept };

function isEmpty({ lines, customerName, phone, street, notes }: CounterOrder): boolean {
  return lines.length === 0 && [customerName, phone, street, notes].every((text) => text === "");
}

/**
 * Keeps the order on the screen in this browser until it is sold or cleared, whoever uses it. `mayBePlaced`: the shop has
 * not answered.
 */
export function keepOnDevice(order: CounterOrder, mayBePlaced: boolean): void {
  const stored: Stored = isEmpty(order) ? {} : { current: { order, mayBePlaced } };
  try {
    localStorage.setItem(PLACE, JSON.stringify(stored));
  } catch (error) {
    console.warn("This browser stores nothing", error);
  }
}

/**
 * Null if there is none. It has a new id, so that it cannot be mistaken for an order that another tab sent, unless the shop
 * may have it already. `wasKey`: the id that it had.
 */
export function keptOnDevice(empty: CounterOrder): { order: CounterOrder; wasKey: string } | null {
  try {
    const { current }: Stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (!current || !Array.isArray(current.order.lines)) return null;
    const { order, mayBePlaced } = current;
    const restored = { ...empty, ...order, ...(!mayBePlaced && { key: empty.key }) };
    return { order: restored, wasKey: order.key };
  } catch (error) {
    console.warn("The order kept in this browser cannot be read", error);
    return null;
  }
}
