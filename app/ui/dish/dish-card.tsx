import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ElementType } from "react";
import { srcSetOf } from "#app/domain/images/image.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { type DishCardData, dishUrl } from "#app/domain/menu/dish.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { buttonClass } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { FromPrice } from "./from-price.tsx";
import { Price } from "./price.tsx";
import { Rating } from "./rating.tsx";

export const ADD_TO_CART = "/cart/lines";
export const TAKE_FROM_CART = "/cart/portions/removal";
export const ADD_HEART = "/wishlist/dishes";
export const REMOVE_HEART = "/wishlist/dishes/removal";

type DishCardProps = {
  dish: DishCardData;
  titleLevel: 2 | 3;
  /** Whether it is visible without scrolling. */
  isEager: boolean;
  /** Whether it spans the whole list. */
  isLarge: boolean;
  /** Whether it opens over the page with the card instead of on the dish's own page. */
  opensDialog: boolean;
  /** The quantity in the cart. */
  quantity: number;
  /** Undefined for a card without a heart. */
  heartAction: typeof ADD_HEART | typeof REMOVE_HEART | undefined;
  isHeartPending: boolean;
};

// Created once, because a component per icon and card would slow down long menus.
const icons = {
  addHeart: Icon({ name: "heart" }),
  removeHeart: Icon({ name: "heart-filled" }),
  minus: Icon({ name: "minus" }),
  plus: Icon({ name: "plus" }),
  clock: Icon({ name: "clock" }),
  chilli: Icon({ name: "chilli" }),
};
const spinner = <span className="spinner" />;
const addLabel = () => (
  <span>
    <ParaglideMessage
      message={m.shared_addToCartShort}
      inputs={{}}
      markup={{
        rest: ({ children }) => <span className="visually-hidden-on-phone">{children}</span>,
      }}
    />
  </span>
);
const vegMark = () => (
  <span className="veg">
    <span className="visually-hidden">{m.shared_veg()}</span>
  </span>
);
const spicyMark = () => (
  <span className="hot">
    {icons.chilli}
    <span className="visually-hidden">{m.shared_spicy()}</span>
  </span>
);

const addClass = buttonClass({ variant: "secondary", className: "dish-add" });
const stepClass = buttonClass({ variant: "icon" });
const heartClass = buttonClass({ variant: "icon", className: "heart" });

/** The buttons submit the form around the list. No hooks here, because a menu has dozens of cards. */
export function DishCard(props: DishCardProps) {
  const { dish, titleLevel, isEager, isLarge, opensDialog, quantity, heartAction, isHeartPending } =
    props;
  const { id, name, soldOut } = dish;
  const isOnWishlist = heartAction === REMOVE_HEART;
  const Heading: ElementType = `h${titleLevel}`;
  const srcSet = srcSetOf(dish.image);
  const url = localPath(dishUrl(dish));
  const isOff = soldOut || dish.saleHours !== null;
  const lastClass = quantity > 0 ? stepClass : addClass;
  return (
    <article
      className={classNames("dish card", isLarge && "dish-large", isOff && "sold-out")}
      id={`dish-${id}`}
    >
      <div className="dish-text">
        {dish.nameDevanagari && <p lang="mr">{dish.nameDevanagari}</p>}
        <div className="dish-name">
          {dish.isVeg && vegMark()}
          <Heading>
            {/* A plain link loads faster than a router link per card renders. */}
            <a href={url} lang={dish.nameLang}>
              {name}
            </a>
          </Heading>
          {dish.isSpicy && spicyMark()}
        </div>
        <div className="brief" lang={dish.descriptionLang}>
          {dish.description}
        </div>
        {dish.note && (
          <p className="dish-note" lang={dish.noteLang}>
            {dish.note}
          </p>
        )}
        <p className="dish-meta">
          <span>
            {dish.isSized ? (
              <FromPrice paise={dish.pricePaise} />
            ) : (
              <Price paise={dish.pricePaise} large />
            )}
          </span>
          <Rating value={dish.rating} count={dish.reviewCount} />
          <span>
            {icons.clock}
            {dish.saleHours ?? shop.preparationTime}
          </span>
        </p>
      </div>
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
        {dish.isPopular && <span className="dish-popular">{m.shared_popular()}</span>}
        {heartAction && (
          <button
            type="submit"
            formAction={heartAction}
            name="productId"
            value={id}
            className={heartClass}
            aria-label={
              isOnWishlist
                ? m.shared_removeFromWishlist({ name })
                : m.shared_addToWishlist({ name })
            }
            aria-disabled={isHeartPending || undefined}
          >
            {isHeartPending ? spinner : isOnWishlist ? icons.removeHeart : icons.addHeart}
          </button>
        )}
        {soldOut && <span className="dish-sold-out">{m.shared_soldOut()}</span>}
        {!isOff && (
          // The last button stays the same element, so that it keeps the focus.
          <span className={quantity > 0 ? "dish-quantity quantity" : "dish-quantity"}>
            {quantity > 0 && (
              <button
                type="submit"
                formAction={TAKE_FROM_CART}
                name="productId"
                value={id}
                className={stepClass}
                aria-label={m.shared_decreaseQuantityOf({ name })}
              >
                {icons.minus}
              </button>
            )}
            {quantity > 0 && <output aria-label={m.shared_quantityOf({ name })}>{quantity}</output>}
            {dish.needsChoices ? (
              <Link
                to={url}
                className={lastClass}
                aria-label={m.shared_choose({ name })}
                preventScrollReset={opensDialog}
              >
                {quantity > 0 ? icons.plus : m.shared_chooseLink()}
              </Link>
            ) : (
              <button
                type="submit"
                name="product"
                value={id}
                className={lastClass}
                aria-label={m.shared_addToCart({ name })}
              >
                {quantity > 0 ? icons.plus : addLabel()}
              </button>
            )}
          </span>
        )}
      </div>
    </article>
  );
}

export function DishBadges({ isVeg, isSpicy }: { isVeg: boolean; isSpicy: boolean }) {
  if (!isVeg && !isSpicy) return null;
  return (
    <ul className="marks">
      {isVeg && <li className="veg">{m.shared_veg()}</li>}
      {isSpicy && (
        <li className="hot">
          {icons.chilli}
          {m.shared_spicy()}
        </li>
      )}
    </ul>
  );
}
