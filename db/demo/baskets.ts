import { canonicalCustomizations, choicesOf } from "#app/domain/cart/customizations.ts";
import { sqlite } from "#db/client.server.ts";
import { type Dice, drawerOf } from "./dice.ts";
import { dishInstructions } from "./order-texts.ts";

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

const dishCounts = [
  [1, 22],
  [2, 36],
  [3, 24],
  [4, 12],
  [5, 6],
] as const;
const plates = [
  [1, 58],
  [2, 30],
  [3, 8],
  [4, 4],
] as const;

/** The dishes on sale, and a way to draw one as guests do: popular ones most. */
export type OnSale = { dishes: DemoDish[]; draw: (dice: Dice) => DemoDish };

/** Returns the dishes on sale. */
export function dishesOnSale(): OnSale {
  const dishes = sqlite
    .prepare<[], DemoDish>(
      `select id, name, description, category, image, price_paise as pricePaise, is_popular as isPopular
       from products where is_available = 1 and deleted_at is null order by seq`,
    )
    .all();
  return {
    dishes,
    draw: drawerOf(
      dishes.map((dish, place) => [dish, (dish.isPopular ? 5 : 1) + (place % 4) * 0.5] as const),
    ),
  };
}

function customizationsFor(dice: Dice, category: string): string {
  const offered = choicesOf(category);
  return canonicalCustomizations(
    {
      spiceLevel:
        offered.spiceLevel && dice.percent(30) ? dice.pick(["mild", "medium", "hot"]) : undefined,
      water: offered.water && dice.percent(25) ? dice.pick(["sweet", "tangy"]) : undefined,
      jain: offered.jain && dice.percent(7),
    },
    category,
  );
}

export function randomBasket(dice: Dice, { dishes, draw }: OnSale): DemoItem[] {
  const wanted = Math.min(dice.pickWeighted(dishCounts), dishes.length);
  const chosen = new Set<DemoDish>();
  while (chosen.size < wanted) chosen.add(draw(dice));
  return Array.from(chosen, (dish) => ({
    dish,
    quantity: dice.pickWeighted(plates),
    customizations: customizationsFor(dice, dish.category),
    // Nobody asks for less onion in a drink.
    specialInstructions:
      choicesOf(dish.category).jain && dice.percent(9) ? dice.pick(dishInstructions) : "",
  }));
}
