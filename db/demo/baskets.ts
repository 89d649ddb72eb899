import { canonicalCustomizations, choicesOf } from "#app/domain/cart/customizations.ts";
import { sqlite } from "#db/client.server.ts";
import { dishInstructions } from "./order-texts.ts";
import { type Random, weightedPicker } from "./random.ts";

export type DemoDish = {
  id: string;
  name: string;
  description: string;
  category: string;
  image: string;
  pricePaise: number;
  isPopular: number;
};

export type DemoItem = {
  dish: DemoDish;
  quantity: number;
  customizations: string;
  specialInstructions: string;
};

const dishCountShares = [
  [1, 22],
  [2, 36],
  [3, 24],
  [4, 12],
  [5, 6],
] as const;
const quantityShares = [
  [1, 58],
  [2, 30],
  [3, 8],
  [4, 4],
] as const;

/** `pick` prefers popular dishes, as guests do. */
export type DishesOnSale = { dishes: DemoDish[]; pick: (random: Random) => DemoDish };

export function dishesOnSale(): DishesOnSale {
  const dishes = sqlite
    .prepare<[], DemoDish>(
      `select id, name, description, category, image, price_paise as pricePaise, is_popular as isPopular
       from products where is_available = 1 and deleted_at is null order by seq`,
    )
    .all();
  return {
    dishes,
    pick: weightedPicker(
      dishes.map((dish, index) => [dish, (dish.isPopular ? 5 : 1) + (index % 4) * 0.5] as const),
    ),
  };
}

function customizationsFor(random: Random, category: string): string {
  const offered = choicesOf(category);
  return canonicalCustomizations(
    {
      spiceLevel:
        offered.spiceLevel && random.percent(30)
          ? random.pick(["mild", "medium", "hot"])
          : undefined,
      water: offered.water && random.percent(25) ? random.pick(["sweet", "tangy"]) : undefined,
      jain: offered.jain && random.percent(7),
    },
    category,
  );
}

export function randomBasket(random: Random, { dishes, pick }: DishesOnSale): DemoItem[] {
  const wanted = Math.min(random.pickWeighted(dishCountShares), dishes.length);
  const chosen = new Set<DemoDish>();
  while (chosen.size < wanted) chosen.add(pick(random));
  return Array.from(chosen, (dish) => ({
    dish,
    quantity: random.pickWeighted(quantityShares),
    customizations: customizationsFor(random, dish.category),
    // Drinks come without instructions such as less onion.
    specialInstructions:
      choicesOf(dish.category).jain && random.percent(9) ? random.pick(dishInstructions) : "",
  }));
}
