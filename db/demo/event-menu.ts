import { dietaryOptions } from "#app/domain/catering/booking-form.ts";
import {
  type CateringPackage,
  cateringPackages,
  customItemPrices,
} from "#app/domain/catering/price-list.ts";
import { dishInstructions } from "./order-texts.ts";
import type { Random } from "./random.ts";

export type DemoMenu = {
  packages: CateringPackage[];
  customItems: {
    name: string;
    pricePaise: number;
    quantity: number;
    specialInstructions: string;
  }[];
  dietaryRequirements: string[];
};

function pickDistinct<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => {
    const [picked] = left.splice(random.integer(0, left.length - 1), 1);
    if (picked === undefined) throw new Error("There is nothing left to pick");
    return picked;
  });
}

export function randomMenu(random: Random, guestCount: number): DemoMenu {
  const packageCount = random.pickWeighted([
    [1, 72],
    [0, 18],
    [2, 10],
  ]);
  const itemCount = packageCount === 0 ? random.integer(2, 5) : random.integer(0, 3);
  return {
    packages: pickDistinct(random, cateringPackages, packageCount),
    customItems: pickDistinct(random, customItemPrices, itemCount).map((item) => ({
      ...item,
      quantity: Math.max(1, Math.round((guestCount * random.integer(2, 10)) / 10)),
      specialInstructions: random.percent(15) ? random.pick(dishInstructions) : "",
    })),
    dietaryRequirements: random.percent(45)
      ? pickDistinct(random, dietaryOptions, random.integer(1, 3))
      : [],
  };
}
