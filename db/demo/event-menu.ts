import { dietaryOptions } from "#app/domain/catering/booking-form.ts";
import {
  type CateringPackage,
  cateringPackages,
  customItemPrices,
} from "#app/domain/catering/price-list.ts";
import type { Dice } from "./dice.ts";
import { dishInstructions } from "./order-texts.ts";

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

function someOf<Thing>(dice: Dice, things: readonly Thing[], count: number): Thing[] {
  const left = [...things];
  return Array.from({ length: count }, () => {
    const [taken] = left.splice(dice.whole(0, left.length - 1), 1);
    if (taken === undefined) throw new Error("There is nothing left to take");
    return taken;
  });
}

export function randomMenu(dice: Dice, guestCount: number): DemoMenu {
  const packages = dice.pickWeighted([
    [1, 72],
    [0, 18],
    [2, 10],
  ]);
  const items = packages === 0 ? dice.whole(2, 5) : dice.whole(0, 3);
  return {
    packages: someOf(dice, cateringPackages, packages),
    customItems: someOf(dice, customItemPrices, items).map((item) => ({
      ...item,
      quantity: Math.max(1, Math.round((guestCount * dice.whole(2, 10)) / 10)),
      specialInstructions: dice.percent(15) ? dice.pick(dishInstructions) : "",
    })),
    dietaryRequirements: dice.percent(45) ? someOf(dice, dietaryOptions, dice.whole(1, 3)) : [],
  };
}
