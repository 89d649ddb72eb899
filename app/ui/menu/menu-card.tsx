import type { DishCardData } from "#app/domain/menu/dish.ts";
import { AddToCart } from "../add-to-cart.tsx";
import { DishCard, dishCardFrame } from "../dish-card.tsx";
import { HeartButton } from "../wishlist/heart-button.tsx";
import { keptCard } from "./kept-cards.ts";

/** Plain data only: the server tells by them whether it has this card already. */
export type MenuCardProps = {
  dish: DishCardData;
  /** Seen without scrolling. */
  eager: boolean;
  isOnWishlist: boolean;
  /** The page's address, with the card's place on it. */
  returnTo: string;
};

/** A dish on the menu with its buttons. Nothing but its props may change what it shows. */
export function MenuCard(props: MenuCardProps) {
  const { dish, eager, isOnWishlist, returnTo } = props;
  // None of it is in the browser's files.
  const slot = import.meta.env.SSR ? slotFor(props) : undefined;
  if (import.meta.env.SSR && slot !== undefined) {
    return <article {...dishCardFrame(dish)}>{slot}</article>;
  }
  return (
    <DishCard
      dish={dish}
      eager={eager}
      heart={<HeartButton dish={dish} isOnWishlist={isOnWishlist} returnTo={returnTo} />}
      action={<AddToCart dish={dish} returnTo={returnTo} />}
    />
  );
}

function slotFor(props: MenuCardProps): string | undefined {
  const { className, id } = dishCardFrame(props.dish);
  return keptCard(JSON.stringify(props), `<article class="${className}" id="${id}">`);
}
