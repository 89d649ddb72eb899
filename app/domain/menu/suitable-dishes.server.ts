import { and, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { isOffered } from "../availability/dish-state.server.ts";
import { saleHoursText } from "../availability/sale-hours.ts";
import { type Avoided, avoidedOn, diets, onRequestLabels, type Suitability } from "../food/diet.ts";
import { type Food, foodNames } from "../food/food.ts";
import { nothingToChoose, type Offer } from "../options/configure-dish.ts";
import { factsOf, suitabilityOf } from "../options/dish-food.ts";
import { offersOf } from "../options/queries.server.ts";
import { pick } from "../pick.ts";
import { sharedRead } from "../shared-read.server.ts";
import { englishName, type LocalName } from "../translations/local-name.ts";
import { type Dish, type DishPageData, dishCardData, dishPageFields } from "./dish.ts";
import { type ReadSearch, readSearch } from "./read-search.ts";

const facts = db
  .select(pick(products, ["id", "name", "kind", "contains", "isFoodChecked", "isVeg", "isSpicy"]))
  .from(products)
  .where(and(isOffered(), isNull(products.deletedAt)))
  .prepare();

const offeredFood = sharedRead(() => {
  const dishes = facts.all();
  const offers = offersOf(dishes);
  return dishes.map((dish) => ({ dish, offer: offers.get(dish.id) ?? nothingToChoose }));
});

/**
 * Only the name of a dish or choice, such as "No sugar", tells that it leaves out something that
 * the shop does not check.
 */
function leftOutByName(named: LocalName): Avoided[] {
  const { avoided } = readSearch(englishName(named));
  return avoided.filter((one) => one.startsWith("unchecked:"));
}

/** The dishes and combos of the menu that suit somebody who avoids all of these, by id. */
export const suitableDishes = sharedRead((avoided: Avoided[]): Record<string, Suitability> => {
  const suited = offeredFood().map(({ dish, offer }): [string, Suitability] => {
    const called = leftOutByName(dish);
    const still = avoided.filter((one) => !called.includes(one));
    return [dish.id, suitabilityOf(still, dish, offer, leftOutByName)];
  });
  return Object.fromEntries(suited.filter(([, how]) => how !== "no"));
});

/** Which of these foods the dishes and combos of the menu contain, if any, by id. */
export const dishesContaining = sharedRead((foods: Food[]): Record<string, Food[]> => {
  const found = offeredFood().map(({ dish, offer }): [string, Food[]] => {
    const { contains } = factsOf(dish, offer);
    return [dish.id, foods.filter((food) => contains.includes(food))];
  });
  return Object.fromEntries(found.filter(([, contained]) => contained.length > 0));
});

/** What a customer who avoids or asks for something must know about a dish, such as "Can be made Jain". */
export function foodNote(
  dishId: string,
  { diets, avoided, names, named }: ReadSearch,
): string | undefined {
  const isOnRequest = (one: Avoided[]) => suitableDishes(one)[dishId] === "on request";
  const asked = avoided.filter((one) => isOnRequest([one])).map((one) => names[one]);
  // A menu has dozens of dishes, and most visitors ask for no food in particular.
  const contained = named.length > 0 ? dishesContaining(named)[dishId] : undefined;
  const notes = [
    ...diets.filter((diet) => isOnRequest(avoidedOn([diet]))).map((diet) => onRequestLabels[diet]),
    ...(asked.length > 0 ? [m.menu_canBeWithout({ names: asked.join(", ") })] : []),
    ...(contained ? [`${m.menu_contains()}: ${foodNames(contained)}`] : []),
  ];
  return notes.join(" · ") || undefined;
}

/** Includes the note for somebody on a diet. */
export function dishPageData(dish: Dish, offer: Offer): DishPageData {
  const suited = diets.map((diet) => ({
    diet,
    how: suitabilityOf(avoidedOn([diet]), dish, offer),
  }));
  return {
    ...factsOf(dish, offer),
    diets: suited.filter(({ how }) => how !== "no"),
    ...dishCardData(dish),
    ...pick(dish, dishPageFields),
    hours: saleHoursText(dish.hours),
  };
}
