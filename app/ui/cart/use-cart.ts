import { useRouteLoaderData } from "@remix-run/react";
import { type CartSummary, emptyCart } from "#app/domain/cart/cart.ts";

type ShopLoader = () => { cart: CartSummary };

/** The cart as the shop's layout loaded it. */
export function useCart(): CartSummary {
  return useRouteLoaderData<ShopLoader>("shop")?.cart ?? emptyCart;
}
