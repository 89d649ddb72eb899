import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReactNode } from "react";
import { srcSetOf } from "#app/domain/images/image.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { formatRupees } from "#app/domain/money.ts";
import { comboContents, separatePricePaise } from "#app/domain/options/combo-part.ts";
import { newReviewUrl, reviewsUrl } from "#app/domain/reviews/reviews-url.ts";
import { dishData } from "#app/domain/shop/structured-data.ts";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import { CartBar } from "../cart/cart-bar.tsx";
import { useCart } from "../cart/use-cart.ts";
import { ADD_HEART, DishBadges, REMOVE_HEART } from "../dish/dish-card.tsx";
import { DishCards } from "../dish/dish-cards.tsx";
import { FromPrice } from "../dish/from-price.tsx";
import { Price } from "../dish/price.tsx";
import { Rating } from "../dish/rating.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import { HelpfulButton } from "../reviews/helpful-button.tsx";
import { ReviewCard } from "../reviews/review-card.tsx";
import { Section } from "../section.tsx";
import { OpeningLine } from "../shop/opening-line.tsx";
import { DishFood } from "./dish-food.tsx";
import type { DishOrDialogProps } from "./dish-or-dialog.tsx";

export function DishPage({ form, ...props }: DishOrDialogProps & { form: ReactNode }) {
  const { dish, offer, alongside, url } = props;
  return (
    <div className="page dish-page">
      <Breadcrumb trail={[{ label: m.shared_menu(), to: "/menu" }]} here={dish.name} />
      <div className="dish-page-top">
        <Picture {...props} />
        <div className="stack">
          <Facts {...props} />
          {form}
          <InCart id={dish.id} />
        </div>
      </div>
      <Reviews {...props} />
      {alongside.length > 0 && (
        <Section title={m.menu_goesWellWith()}>
          <DishCards dishes={alongside} page={dishUrl(dish)} className="three-columns" />
        </Section>
      )}
      <CartBar />
      <StructuredData data={import.meta.env.SSR ? dishData(url, dish, offer) : null} />
    </div>
  );
}

function Picture({ dish, isHearted }: DishOrDialogProps) {
  const srcSet = srcSetOf(dish.image);
  return (
    <div className="dish-page-picture">
      <img
        src={dish.image}
        srcSet={srcSet}
        sizes={srcSet && "(max-width: 48rem) 100vw, 36rem"}
        width={640}
        height={480}
        alt=""
      />
      {dish.isPopular && <span className="dish-popular">{m.shared_popular()}</span>}
      <PostButton
        action={isHearted ? REMOVE_HEART : ADD_HEART}
        fields={{ productId: dish.id, returnTo: dishUrl(dish) }}
        variant="icon"
        icon={isHearted ? "heart-filled" : "heart"}
        className="heart"
        ariaLabel={
          isHearted
            ? m.shared_removeFromWishlist({ name: dish.name })
            : m.shared_addToWishlist({ name: dish.name })
        }
      />
    </div>
  );
}

function Facts({ dish, offer }: DishOrDialogProps) {
  const { ingredients, hours } = dish;
  const isCombo = dish.kind === "combo";
  const savePaise = isCombo ? separatePricePaise(offer.parts) - dish.pricePaise : 0;
  return (
    <div className="dish-facts stack stack-small">
      <div>
        {dish.nameDevanagari && <p lang="mr">{dish.nameDevanagari}</p>}
        <h1 lang={dish.nameLang}>{dish.name}</h1>
      </div>
      <DishBadges isVeg={dish.isVeg} isSpicy={dish.isSpicy} />
      <p className="row">
        <span>
          {dish.isSized ? (
            <FromPrice paise={dish.pricePaise} />
          ) : (
            <Price paise={dish.pricePaise} large />
          )}
        </span>
        {savePaise > 0 && (
          <span className="badge tone-good">{m.menu_save({ save: formatRupees(savePaise) })}</span>
        )}
        {dish.reviewCount > 0 ? (
          <a href="#reviews" className="tap-target">
            <Rating value={dish.rating} count={dish.reviewCount} />
          </a>
        ) : (
          <Rating value={null} />
        )}
      </p>
      <OpeningLine />
      <p lang={dish.descriptionLang}>{dish.description}</p>
      <dl className="dish-details">
        {isCombo && <Detail name={m.menu_inIt()}>{comboContents(offer.parts).join(" + ")}</Detail>}
        {ingredients.length > 0 && (
          <Detail name={m.menu_madeOf()}>
            <span lang={dish.ingredientsLang}>{ingredients.join(", ")}</span>
          </Detail>
        )}
        {hours && <Detail name={m.menu_hours()}>{hours}</Detail>}
      </dl>
      <DishFood dish={dish} />
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function InCart({ id }: { id: string }) {
  const inCart = useCart().quantities[id] ?? 0;
  if (inCart === 0) return null;
  return (
    <p className="center">
      <ParaglideMessage
        message={m.menu_countInCart}
        inputs={{ count: inCart }}
        markup={{ link: ({ children }) => <Link to="/cart">{children}</Link> }}
      />
    </p>
  );
}

function Reviews({ dish, reviews }: DishOrDialogProps) {
  const write = (
    <SecondaryLink to={newReviewUrl()} icon="edit">
      {m.shared_writeAReview()}
    </SecondaryLink>
  );
  return (
    <Section title={m.shared_reviews()} id="reviews" action={write}>
      {reviews.length === 0 ? (
        <p className="muted">{m.menu_nobodyHasWrittenAboutYet({ name: dish.name })}</p>
      ) : (
        <ul className="reviews">
          {reviews.map((review) => (
            <ReviewCard
              key={review.id}
              // All of them are about this dish.
              review={{ ...review, product: null }}
              actions={<HelpfulButton review={review} returnTo={dishUrl(dish)} />}
            />
          ))}
        </ul>
      )}
      {dish.reviewCount > reviews.length && (
        <p>
          <Link to={reviewsUrl({ product: dish.id })}>
            {m.menu_allReviewsOf({ reviewCount: dish.reviewCount, name: dish.name })}
          </Link>
        </p>
      )}
    </Section>
  );
}
