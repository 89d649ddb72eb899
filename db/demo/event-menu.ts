import { dietaryOptions } from "#app/domain/catering/booking-form.ts";
import type { CateringPackage, PricedDish, PriceList } from "#app/domain/events/price-list.ts";
import type { Random } from "./random.ts";
import { dishInstructions } from "./texts/order-texts.ts";

export type DemoMenu = {
  packages: CateringPackage[];
  customItems: (PricedDish & { quantity: number; specialInstructions: string })[];
  dietaryRequirements: string[];
};

export function randomMenu(random: Random, guestCount: number, prices: PriceList): DemoMenu {
  const packageCount = random.pickWeighted([
    [1, 72],
    [0, 18],
    [2, 10],
  ]);
  const itemCount = packageCount === 0 ? random.integer(2, 5) : random.integer(0, 3);
  return {
    packages: random.pickDistinct(prices.packages, packageCount),
    customItems: random.pickDistinct(prices.items, itemCount).map((item) => ({
      ...item,
      quantity: Math.max(1, Math.round((guestCount * random.integer(2, 10)) / 10)),
      specialInstructions: random.percent(15) ? random.pick(dishInstructions) : "",
    })),
    dietaryRequirements: random.percent(45)
      ? random.pickDistinct(dietaryOptions, random.integer(1, 3))
      : [],
  };
}
