import { m } from "#messages";
import type { OwnFigures } from "./own-figures.ts";

export function shopStatistics(own: OwnFigures | null) {
  return [
    { label: m.pages_customersServed(), value: "10K+" },
    { label: m.pages_menuItems(), value: own ? String(own.dishes) : "20+" },
    { label: m.pages_yearsOnTheStreet(), value: "5+" },
    { label: m.shared_rating(), value: own ? own.rating.toFixed(1) : "4.9" },
    { label: m.pages_readyIn(), value: m.shared_minutesToPrepare() },
    { label: m.pages_servedWithin(), value: m.pages_15Min() },
  ];
}
