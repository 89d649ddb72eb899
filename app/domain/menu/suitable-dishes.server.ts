import { and, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { isOffered } from "../availability/dish-state.server.ts";
import { saleHoursText } from "../availability/sale-hours.ts";
import { diets as allDiets, type Diet, onRequestLabels, type Suitability } from "../food/diet.ts";
import { nothingToChoose, type Offer } from "../options/configure-dish.ts";
import { factsOf, suitabilityOf } from "../options/dish-food.ts";
import { offersOf } from "../options/queries.server.ts";
import { pick } from "../pick.ts";
import { sharedRead } from "../shared-read.server.ts";
import { type Dish, type DishPageData, dishCardData, dishPageFields } from "./dish.ts";

const facts = db
  .select({
    id: products.id,
    kind: products.kind,
    contains: products.contains,
    isFoodChecked: products.isFoodChecked,
  })
  .from(products)
  .where(and(isOffered(), isNull(products.deletedAt)))
  .prepare();

/** By id, the dishes and combos of the menu that somebody on all of these diets can have. */
export const suitableDishes = sharedRead((diets: Diet[]): Record<string, Suitability> => {
  const dishes = facts.all();
  const offers = offersOf(dishes);
  const suited = dishes.map((dish): [string, Suitability] => [
    dish.id,
    suitabilityOf(diets, dish, offers.get(dish.id) ?? nothingToChoose),
  ]);
  return Object.fromEntries(suited.filter(([, how]) => how !== "no"));
});

/** What somebody on these diets must ask for with a dish, such as "Can be made Jain"; undefined for nothing. */
export function dietNote(dishId: string, diets: Diet[]): string | undefined {
  const onRequest = diets.filter((diet) => suitableDishes([diet])[dishId] === "on request");
  return onRequest.map((diet) => onRequestLabels[diet]).join(" · ") || undefined;
}

/** Includes what somebody on a diet must know. */
export function dishPageData(dish: Dish, offer: Offer): DishPageData {
  const suited = allDiets.map((diet) => ({ diet, how: suitabilityOf([diet], dish, offer) }));
  return {
    ...factsOf(dish, offer),
    diets: suited.filter(({ how }) => how !== "no"),
    ...dishCardData(dish),
    ...pick(dish, dishPageFields),
    hours: saleHoursText(dish.hours),
  };
}
