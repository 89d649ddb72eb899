import {
  type ConfiguredDish,
  configureDish,
  nothingToChoose,
  type Offer,
} from "#app/domain/options/configure-dish.ts";
import { starterGroupIds } from "#app/domain/options/customizations.ts";
import type { DishOptionGroup } from "#app/domain/options/option-group.ts";
import { offersOf } from "#app/domain/options/queries.server.ts";
import type { ChosenOptions, Selection } from "#app/domain/options/selection.ts";
import { sqlite } from "#db/client.server.ts";
import { type Random, weightedPicker } from "./random.ts";
import { dishInstructions } from "./texts/order-texts.ts";

export type DemoDish = {
  id: string;
  name: string;
  description: string;
  category: string;
  image: string;
  pricePaise: number;
  isPopular: number;
  kind: "dish" | "combo";
  offer: Offer;
};

export type DemoItem = {
  dish: DemoDish;
  quantity: number;
  configured: ConfiguredDish;
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
type DishesOnSale = { dishes: DemoDish[]; pick: (random: Random) => DemoDish };

export function dishesOnSale(): DishesOnSale {
  const rows = sqlite
    .prepare<[], Omit<DemoDish, "offer">>(
      `select id, name, description, category, image, price_paise as pricePaise, is_popular as isPopular, kind
       from products where is_available = 1 and deleted_at is null order by seq`,
    )
    .all();
  const offers = offersOf(rows);
  const dishes = rows.map((dish) => ({ ...dish, offer: offers.get(dish.id) ?? nothingToChoose }));
  return {
    dishes,
    pick: weightedPicker(
      dishes.map((dish, index) => [dish, (dish.isPopular ? 5 : 1) + (index % 4) * 0.5] as const),
    ),
  };
}

/** Few guests choose anything optional. */
const CHOOSES_OPTION_PERCENT = 20;

function randomOptions(random: Random, groups: DishOptionGroup[]): ChosenOptions {
  const chosen: ChosenOptions = {};
  for (const { choices, isRequired } of groups) {
    if (!isRequired && !random.percent(CHOOSES_OPTION_PERCENT)) continue;
    const offered = choices.filter(({ isHidden, soldOut }) => !isHidden && !soldOut);
    if (offered.length > 0) chosen[random.pick(offered).id] = 1;
  }
  return chosen;
}

function randomSelection(random: Random, { groups, parts }: Offer): Selection {
  const chosenParts = parts.flatMap(({ id, quantity, dishes }) => {
    const dish = random.pick(dishes);
    const options = randomOptions(random, dish.groups);
    return Array.from({ length: quantity }, () => ({ part: id, product: dish.id, options }));
  });
  return { options: randomOptions(random, groups), parts: chosenParts };
}

const MOST_DRAWS = 50;

/** Draws again if the choices contradict each other. */
function configured(random: Random, dish: DemoDish): ConfiguredDish {
  for (let draw = 1; ; draw += 1) {
    const result = configureDish(dish, dish.offer, randomSelection(random, dish.offer));
    if (result.ok) return result.value;
    if (draw === MOST_DRAWS) throw new Error(result.message);
  }
}

function offersSpice({ offer }: DemoDish): boolean {
  return offer.groups.some(({ id }) => id === starterGroupIds.spiceLevel);
}

export function randomBasket(random: Random, { dishes, pick }: DishesOnSale): DemoItem[] {
  const wanted = Math.min(random.pickWeighted(dishCountShares), dishes.length);
  const chosen = new Set<DemoDish>();
  while (chosen.size < wanted) chosen.add(pick(random));
  return Array.from(chosen, (dish) => ({
    dish,
    quantity: random.pickWeighted(quantityShares),
    configured: configured(random, dish),
    // Drinks get no instructions such as less onion.
    specialInstructions:
      offersSpice(dish) && random.percent(9) ? random.pick(dishInstructions) : "",
  }));
}
