import type { ElementType, ReactNode } from "react";
import { srcSetOf } from "#app/domain/images/image.ts";
import { shop } from "#app/domain/shop.ts";
import { Icon } from "./icon.tsx";
import { LatePicture } from "./menu/late-picture.tsx";
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

type DishCardProps = {
  dish: DishCardDish;
  /** Usually the Add to Cart button. */
  action?: ReactNode;
  heart?: ReactNode;
  titleLevel?: 2 | 3;
  /** For the first cards, those seen without scrolling. */
  eager?: boolean;
};

/** What the card's own element says of its dish. */
export function dishCardFrame({ id, soldOut }: Pick<DishCardDish, "id" | "soldOut">) {
  return { className: soldOut ? "dish card out" : "dish card", id: `dish-${id}` };
}

export function DishCard({ dish, action, heart, titleLevel = 3, eager }: DishCardProps) {
  const Heading: ElementType = `h${titleLevel}`;
  const srcSet = srcSetOf(dish.image);
  const picture = {
    src: dish.image,
    srcSet,
    sizes: srcSet && "(max-width: 40rem) 45vw, 20rem",
    width: 320,
    height: 240,
    decoding: "async",
  } as const;
  return (
    <article {...dishCardFrame(dish)}>
      <div className="dish-i">
        {eager ? <img {...picture} alt="" /> : <LatePicture {...picture} />}
        {dish.isPopular && <span className="dish-p">Popular</span>}
        {heart}
      </div>
      <Heading>{dish.name}</Heading>
      <DishBadges isVeg={dish.isVeg} isSpicy={dish.isSpicy} />
      <p className="dish-d">{dish.description}</p>
      <p className="dish-m">
        <Rating value={dish.rating} count={dish.reviewCount} />
        <span>
          <Icon name="clock" />
          {shop.preparationTime}
        </span>
      </p>
      <div className="dish-f">
        <Price paise={dish.pricePaise} large />
        {dish.soldOut ? <span className="dish-out">Sold out</span> : action}
      </div>
    </article>
  );
}

/** The veg and spicy marks as an Indian menu prints them, each with its word. */
export function DishBadges({ isVeg, isSpicy }: { isVeg: boolean; isSpicy: boolean }) {
  if (!isVeg && !isSpicy) return null;
  return (
    <ul className="marks">
      {isVeg && <li className="veg">Veg</li>}
      {isSpicy && (
        <li className="hot">
          <Icon name="chilli" />
          Spicy
        </li>
      )}
    </ul>
  );
}
