import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import {
  type FormattedHours,
  formatHoliday,
  formatHours,
} from "#app/domain/settings/format-hours.ts";
import { defaultFacts, type ShopFacts } from "#app/domain/settings/shop-facts.ts";

/** The route whose loader brings the facts of the shop's pages. */
const SHOP = "shop";

const Facts = createContext<ShopFacts>(defaultFacts);

type ShopFactsProviderProps = { facts: ShopFacts | undefined; children: ReactNode };

/** Gives the pages of a layout what its loader knows of the shop. */
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
): MetaFunction<unknown, Record<typeof SHOP, FactsLoader>> {
  return ({ matches }) => {
    const found = matches.find((match) => match.id === SHOP)?.data;
    const facts = found && "facts" in found ? found.facts : defaultFacts;
    return describe({ ...facts, hours: formatHours(facts.week) });
  };
}

/** The week's hours, a line for each group of days, and the next day on which the shop stays closed. */
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
