import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import type { ShopFacts } from "#app/domain/shop/shop-facts.ts";
import { defaultDeliveryTerms } from "#app/domain/terms/delivery-fee.ts";

/** The id of the route whose loader returns the shop's facts. */
const SHOP_ROUTE = "shop";

/** For pages whose loader failed, such as error pages. Does not say when the shop is open. */
const defaultFacts: ShopFacts = {
  hours: { lines: [], note: "", sentence: "" },
  delivery: { kind: "everywhere", ...defaultDeliveryTerms },
  opening: { state: "open", takesOrders: true, opensAt: null, sentence: "", line: "" },
};

const Facts = createContext<ShopFacts>(defaultFacts);

type ShopFactsProviderProps = { facts: ShopFacts | undefined; children: ReactNode };

export function ShopFactsProvider({ facts, children }: ShopFactsProviderProps) {
  return <Facts.Provider value={facts ?? defaultFacts}>{children}</Facts.Provider>;
}

export function useShopFacts(): ShopFacts {
  return useContext(Facts);
}

type FactsLoader = () => { facts: ShopFacts };

export function metaWithFacts(
  describe: (facts: ShopFacts) => MetaDescriptor[],
): MetaFunction<unknown, Record<typeof SHOP_ROUTE, FactsLoader>> {
  return ({ matches }) => describe(factsIn(matches));
}

/** For the title and description of a page. */
export function factsIn(matches: readonly { id: string; data: unknown }[]): ShopFacts {
  const data = matches.find((match) => match.id === SHOP_ROUTE)?.data;
  return (data as { facts?: ShopFacts } | undefined)?.facts ?? defaultFacts;
}

/** Includes the next holiday. */
export function HoursLines() {
  const { lines } = useShopFacts().hours;
  return lines.map((line) => (
    <span key={line} className="own-line">
      {line}
    </span>
  ));
}
