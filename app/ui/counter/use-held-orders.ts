import { type MutableRefObject, useEffect, useState } from "react";
import { type CounterOrder, emptyOrder } from "#app/domain/counter/counter-order.ts";
import { type HeldOrder, heldOnDevice, holdOnDevice, resumeOnDevice } from "./kept-order.ts";
import { newKey } from "./new-key.ts";

type OnScreen = {
  read: () => CounterOrder;
  /** Shows another order; null if the browser cannot store one. */
  show: (next: CounterOrder | null) => void;
  /** The key of an order that the shop may have, because it has not responded. */
  unanswered: MutableRefObject<string>;
};

/** The orders held on this device, including those from other tabs. */
export function useHeldOrders({ read, show, unanswered }: OnScreen) {
  const [held, setHeld] = useState<HeldOrder[]>([]);
  useEffect(() => {
    const follow = () => setHeld(heldOnDevice());
    follow();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  const hold = () => {
    const order = read();
    const isHeld = holdOnDevice(order, order.key === unanswered.current);
    setHeld(heldOnDevice());
    show(isHeld ? emptyOrder(newKey()) : null);
  };

  /** Continues a held order at today's prices, and holds the one on the screen instead. */
  const resume = (key: string) => {
    const order = read();
    const empty = emptyOrder(newKey());
    const resumed = resumeOnDevice(key, order, order.key === unanswered.current, empty);
    setHeld(heldOnDevice());
    if (resumed && resumed.key !== empty.key) unanswered.current = resumed.key;
    show(resumed);
  };

  return { held, hold, resume };
}
