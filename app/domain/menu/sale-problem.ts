import { type SaleHours, saleHoursText } from "../availability/sale-hours.ts";
import { soldOutText } from "../options/combo-part.ts";
import type { Offer } from "../options/configure-dish.ts";
import { type Problem, problem } from "../result.ts";

type OfferedDish = { name: string; soldOut: boolean; isOffHours: boolean; hours: SaleHours };

/**
 * Null if the dish is on sale now. Problems: `out_of_stock` (names the missing part of a combo),
 * `conflict` (off hours).
 */
export function saleProblem(
  { name, soldOut, isOffHours, hours }: OfferedDish,
  { parts }: Pick<Offer, "parts">,
): Problem | null {
  if (soldOut) return problem("out_of_stock", soldOutText(name, parts));
  return isOffHours ? problem("conflict", `${name}: ${saleHoursText(hours)}.`) : null;
}
