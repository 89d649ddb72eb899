import { createContext, useContext } from "react";

/** When the last answered request was sent, in `performance.now()` time. */
export const ShopAnsweredAt = createContext(0);

export function useShopAnsweredAt(): number {
  return useContext(ShopAnsweredAt);
}
