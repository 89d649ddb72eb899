import { createContext, useContext } from "react";

/** When the last question was asked that the shop has answered, as `performance.now()` counts. */
export const ShopAnsweredAt = createContext(0);

export function useShopAnsweredAt(): number {
  return useContext(ShopAnsweredAt);
}
