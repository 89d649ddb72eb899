import { useShopFacts } from "./shop-facts.tsx";

/** Whether the shop is open, in a few words. */
export function OpeningLine() {
  const { opening } = useShopFacts();
  return <p className={`opening-line opening-${opening.state}`}>{opening.line}</p>;
}
