import { useEffect, useState } from "react";
import { type HeldOrder, heldOnDevice } from "./kept-order.ts";

/** The orders held on this device, also by other tabs; `readHeld` after one was held or resumed here. */
export function useHeldOrders(): { held: HeldOrder[]; readHeld: () => void } {
  const [held, setHeld] = useState<HeldOrder[]>([]);
  const readHeld = () => setHeld(heldOnDevice());
  useEffect(() => {
    const follow = () => setHeld(heldOnDevice());
    follow();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  return { held, readHeld };
}
