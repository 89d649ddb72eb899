import { paiseToRupees } from "../money.ts";
import { nothingToChoose, type Offer } from "../options/configure-dish.ts";
import { factsOf } from "../options/dish-food.ts";
import { presentOffer } from "../options/present-offer.ts";
import { offerOf, offersOf } from "../options/queries.server.ts";
import { pick } from "../pick.ts";
import type { Dish } from "./dish.ts";
import type { ProductOutput } from "./schema.ts";

const presentedFields = [
  "id",
  "name",
  "slug",
  "kind",
  "category",
  "description",
  "image",
  "isVeg",
  "isSpicy",
  "isPopular",
  "isAvailable",
  "soldOut",
  "ingredients",
  "foodNote",
] as const;

function present(dish: Dish, offer: Offer): ProductOutput {
  const { contains, isFoodChecked } = factsOf(dish, offer);
  return {
    _id: dish.id,
    ...pick(dish, presentedFields),
    stock: dish.kind === "combo" ? dish.portionsLeft : dish.stock,
    contains,
    foodChecked: isFoodChecked,
    ...presentOffer(offer),
    price: paiseToRupees(dish.pricePaise),
    rating: dish.rating ?? 0,
    reviews: dish.reviewCount,
    createdAt: dish.createdAt.toISOString(),
    updatedAt: dish.updatedAt.toISOString(),
  };
}

/** For the JSON API: rupees, ISO times, and rating 0 without reviews. */
export function presentProducts(dishes: Dish[]): ProductOutput[] {
  const offers = offersOf(dishes);
  return dishes.map((dish) => present(dish, offers.get(dish.id) ?? nothingToChoose));
}

export function presentProduct(dish: Dish): ProductOutput {
  return present(dish, offerOf(dish));
}
