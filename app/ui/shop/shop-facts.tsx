import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import {
  type FormattedHours,
  formatHoliday,
  formatHours,
} from "#app/domain/settings/format-hours.ts";
import { defaultFacts, type ShopFacts } from "#app/domain/shop/shop-facts.ts";

/** The id of the route whose loader returns the shop's facts. */
const SHOP_ROUTE = "shop";

const Facts = createContext<ShopFacts>(defaultFacts);

type ShopFactsProviderProps = { facts: ShopFacts | undefined; children: ReactNode };

export function ShopFactsProvider({ facts, children }: ShopFactsProviderProps) {
  return <Facts.Provider value={facts ?? defaultFacts}>{children}</Facts.Provider>;
}

export function useShopFacts(): ShopFacts & { hours: FormattedHours } {
  const facts = useContext(Facts);
  return { ...facts, hours: formatHours(facts.week) };
}

type FactsLoader = () => { facts: ShopFacts };

export function metaWithFacts(
  describe: (facts: ShopFacts & { hours: FormattedHours }) => MetaDescriptor[],
): MetaFunction<unknown, Record<typeof SHOP_ROUTE, FactsLoader>> {
  return ({ matches }) => {
    const facts = factsIn(matches);
    return describe({ ...facts, hours: formatHours(facts.week) });
  };
}

/** For the title and description of a page. */
export function factsIn(matches: readonly { id: string; data: unknown }[]): ShopFacts {
  const data = matches.find((match) => match.id === SHOP_ROUTE)?.data;
  return (data as { facts?: ShopFacts } | undefined)?.facts ?? defaultFacts;
}

/** Includes the next holiday. */
export function HoursLines() {
  const { hours, holidays } = useShopFacts();
  const lines = [
    ...hours.lines.map(({ days, times }) => `${days}, ${times}`),
    ...holidays.slice(0, 1).map(formatHoliday),
  ];
  return lines.map((line) => (
    <span key={line} className="own-line">
      {line}
    </span>
  ));
}
