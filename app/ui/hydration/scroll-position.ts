import type { GetScrollRestorationKeyFunction } from "react-router-dom";

/**
 * While hydrating, React Router scrolls to the position stored for this history entry. The visitor
 * may have scrolled since the browser restored it, so the entry gets a new key without a stored
 * position.
 */
export function keepScrollPosition(): void {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, "");
}

/** Once an order has emptied the cart, earlier pages are shorter, and Back must not scroll them to the end. */
export const scrollKey: GetScrollRestorationKeyFunction = ({ key }, matches) => {
  const shop = matches.find(({ id }) => id === "shop")?.data as { cartCount: number } | undefined;
  return shop?.cartCount ? key : `${key} empty`;
};
