import { m } from "#messages";
import { ownFigures } from "./own-figures.server.ts";
import { pageContent } from "./page-content.server.ts";
import type { Statistic } from "./statistic.ts";

/** The owner's figures. Once there are enough reviews, the shop's own rating and number of dishes replace theirs. */
export function shopStatistics(): Statistic[] {
  const own = ownFigures();
  const counted = own && [
    { label: m.pages_menuItems(), value: String(own.dishes) },
    { label: m.shared_rating(), value: own.rating.toFixed(1) },
  ];
  const typed = pageContent("statistic").map(({ label, value }) => ({ label, value }));
  if (!counted) return typed;
  const shown = typed.map((one) => counted.find(({ label }) => label === one.label) ?? one);
  return shown.length > 0 ? shown : counted;
}
