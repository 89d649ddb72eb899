import type { CounterOrder } from "#app/domain/counter/counter-order.ts";
import type { PlacedOrder } from "#app/domain/counter/placed-order.ts";

const PLACE = "counter";

type Kept = { order: CounterOrder; mayBePlaced: boolean };
/** An order that waits for its customer; staff call it by the customer's name, or else by its number. */
export type HeldOrder = Kept & { number: number };
type Stored = { current?: Kept; held?: HeldOrder[]; placed?: PlacedOrder };

function isEmpty({ lines, customerName, phone, street, notes }: CounterOrder): boolean {
  return lines.length === 0 && [customerName, phone, street, notes].every((text) => text === "");
}

const isReadable = (kept: Kept | undefined): kept is Kept => Array.isArray(kept?.order?.lines);

function read(): Stored {
  try {
    const { current, held, placed }: Stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return {
      placed,
      current: isReadable(current) ? current : undefined,
      held: Array.isArray(held) ? held.filter(isReadable) : [],
    };
  } catch (error) {
    console.warn("The orders kept in this browser cannot be read", error);
    return {};
  }
}

function write(stored: Stored): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(stored));
    return true;
  } catch (error) {
    console.warn("This browser stores nothing", error);
    return false;
  }
}

/**
 * Saves the order on the screen in this browser until it is sold or cleared, no matter who uses it.
 * `mayBePlaced`: the shop has not responded.
 */
export function keepOnDevice(order: CounterOrder, mayBePlaced: boolean): void {
  const current = isEmpty(order) ? undefined : { order, mayBePlaced };
  const { held, placed } = read();
  // The next sale has begun.
  write({ held, current, ...(order.lines.length === 0 && { placed }) });
}

/** Saves the last sale and its change, for somebody who comes back before the next sale. */
export function keepPlaced(placed: PlacedOrder): void {
  write({ ...read(), placed });
}

export function placedOnDevice(): PlacedOrder | null {
  return read().placed ?? null;
}

/**
 * An order gets a new id, so that it cannot be mistaken for one that another tab sent, unless the
 * shop may already have it.
 */
function reopened({ order, mayBePlaced }: Kept, empty: CounterOrder): CounterOrder {
  return { ...empty, ...order, ...(!mayBePlaced && { key: empty.key }) };
}

/** Null if there is none. `wasKey`: its previous id. */
export function keptOnDevice(empty: CounterOrder): { order: CounterOrder; wasKey: string } | null {
  const { current } = read();
  return current ? { order: reopened(current, empty), wasKey: current.order.key } : null;
}

export function heldOnDevice(): HeldOrder[] {
  return read().held ?? [];
}

function withHeld(held: HeldOrder[], order: CounterOrder, mayBePlaced: boolean): HeldOrder[] {
  if (isEmpty(order)) return held;
  const number = Math.max(0, ...held.map((one) => one.number)) + 1;
  return [...held, { order: { ...order, query: "" }, mayBePlaced, number }];
}

/** Sets the order on the screen aside; returns false if the browser cannot store it, so that it has to stay. */
export function holdOnDevice(order: CounterOrder, mayBePlaced: boolean): boolean {
  const { held = [], placed } = read();
  return write({ held: withHeld(held, order, mayBePlaced), placed });
}

/**
 * Resumes a held order and holds the one on the screen in its place. Null if another tab was
 * faster, or the browser cannot store anything.
 */
export function resumeOnDevice(
  key: string,
  onScreen: CounterOrder,
  mayBePlaced: boolean,
  empty: CounterOrder,
): CounterOrder | null {
  const held = heldOnDevice();
  const resumed = held.find(({ order }) => order.key === key);
  if (!resumed) return null;
  const others = held.filter((one) => one !== resumed);
  const order = reopened(resumed, empty);
  const current = { order, mayBePlaced: resumed.mayBePlaced };
  return write({ current, held: withHeld(others, onScreen, mayBePlaced) }) ? order : null;
}
