import type { ElementType } from "react";
import { srcSetOf } from "#app/domain/images/image.ts";
import { shop } from "#app/domain/shop.ts";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Price } from "./price.tsx";
import { Rating } from "./rating.tsx";

export type DishCardDish = {
  id: string;
  name: string;
  description: string;
  pricePaise: number;
  image: string;
  isVeg: boolean;
  isSpicy: boolean;
  isPopular: boolean;
  soldOut?: boolean;
  rating: number | null;
  reviewCount: number;
};

export const ADD_TO_CART = "/cart/lines";
export const ADD_HEART = "/wishlist/dishes";
export const REMOVE_HEART = "/wishlist/dishes/removal";

type DishCardProps = {
  dish: DishCardDish;
  titleLevel: 2 | 3;
  /** Visible without scrolling. */
  isEager: boolean;
  isAdding: boolean;
  /** Undefined for a card without a heart. */
  heartAction: typeof ADD_HEART | typeof REMOVE_HEART | undefined;
  isHeartPending: boolean;
};

// Created once, because a component per icon and card would slow down long menus.
const icons = {
  addHeart: Icon({ name: "heart" }),
  removeHeart: Icon({ name: "heart-filled" }),
  plus: Icon({ name: "plus" }),
  clock: Icon({ name: "clock" }),
  chilli: Icon({ name: "chilli" }),
};
const spinner = <span className="spinner" />;

const addClass = buttonClass({});
const heartClass = buttonClass({ variant: "icon", className: "heart" });

/** The buttons submit the form around the list. No hooks here: a menu has dozens of cards. */
export function DishCard({
  dish,
  titleLevel,
  isEager,
  isAdding,
  heartAction,
  isHeartPending,
}: DishCardProps) {
  const { id, name, soldOut } = dish;
  const isOnWishlist = heartAction === REMOVE_HEART;
  const Heading: ElementType = `h${titleLevel}`;
  const srcSet = srcSetOf(dish.image);
  return (
    <article className={soldOut ? "dish card sold-out" : "dish card"} id={`dish-${id}`}>
      <div className="dish-image">
        <img
          loading={isEager ? undefined : "lazy"}
          src={dish.image}
          srcSet={srcSet}
          sizes={srcSet && "(max-width: 40rem) 45vw, 20rem"}
          width={320}
          height={240}
          decoding="async"
          alt=""
        />
        {dish.isPopular && <span className="dish-popular">Popular</span>}
        {heartAction && (
          <button
            type="submit"
            formAction={heartAction}
            name="productId"
            value={id}
            className={heartClass}
            aria-label={`${isOnWishlist ? "Remove from" : "Add to"} wishlist: ${name}`}
            aria-disabled={isHeartPending || undefined}
          >
            {isHeartPending ? spinner : isOnWishlist ? icons.removeHeart : icons.addHeart}
          </button>
        )}
      </div>
      <Heading>{name}</Heading>
      <DishBadges isVeg={dish.isVeg} isSpicy={dish.isSpicy} />
      <p className="dish-description">{dish.description}</p>
      <p className="dish-meta">
        <Rating value={dish.rating} count={dish.reviewCount} />
        <span>
          {icons.clock}
          {shop.preparationTime}
        </span>
      </p>
      <div className="dish-footer">
        <Price paise={dish.pricePaise} large />
        {soldOut ? (
          <span className="dish-sold-out">Sold out</span>
        ) : (
          <button
            type="submit"
            name="productId"
            value={id}
            className={addClass}
            aria-label={`Add to Cart: ${name}`}
            aria-disabled={isAdding || undefined}
          >
            {isAdding ? spinner : icons.plus}
            Add to Cart
          </button>
        )}
      </div>
    </article>
  );
}

export function DishBadges({ isVeg, isSpicy }: { isVeg: boolean; isSpicy: boolean }) {
  if (!isVeg && !isSpicy) return null;
  return (
    <ul className="marks">
      {isVeg && <li className="veg">Veg</li>}
      {isSpicy && (
        <li className="hot">
          {icons.chilli}
          Spicy
        </li>
      )}
    </ul>
  );
}
