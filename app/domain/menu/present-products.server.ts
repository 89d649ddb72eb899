import { paiseToRupees } from "../money.ts";
import type { Offer } from "../options/configure-dish.ts";
import { nothingToChoose } from "../options/configure-dish.ts";
import { presentOffer } from "../options/present-offer.ts";
import { offerOf, offersOf } from "../options/queries.server.ts";
import type { Dish } from "./dish.ts";
import type { ProductOutput } from "./schema.ts";

function present(dish: Dish, offer: Offer): ProductOutput {
  const { pricePaise, rating, reviewCount, createdAt, updatedAt, ...others } = dish;
  const { id, name, slug, kind, category, description, image, isVeg, isSpicy, isPopular } = others;
  return {
    _id: id,
    id,
    name,
    slug,
    kind,
    category,
    description,
    image,
    isVeg,
    isSpicy,
    isPopular,
    isAvailable: others.isAvailable,
    soldOut: others.soldOut,
    stock: dish.kind === "combo" ? others.portionsLeft : others.stock,
    ingredients: others.ingredients,
    allergens: others.allergens,
    ...presentOffer(offer),
    price: paiseToRupees(pricePaise),
    rating: rating ?? 0,
    reviews: reviewCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
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
