import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { addLineInput } from "#app/domain/cart/schema.ts";
import { previewImage } from "#app/domain/images/preview.ts";
import { type DishCardData, dishCardData, dishUrl } from "#app/domain/menu/dish.ts";
import { dishOfEarlierSlug } from "#app/domain/menu/dish-slug.server.ts";
import { TOP_DISHES } from "#app/domain/menu/limits.ts";
import {
  findDish,
  findDishBySlug,
  popularDishes,
  removedDish,
} from "#app/domain/menu/queries.server.ts";
import { dishPageData } from "#app/domain/menu/suitable-dishes.server.ts";
import { firstSelection } from "#app/domain/options/first-selection.ts";
import { offerOf } from "#app/domain/options/queries.server.ts";
import { withoutRepetition } from "#app/domain/options/sent-selection.ts";
import { listReviews } from "#app/domain/reviews/list-reviews.server.ts";
import { reviewCardData } from "#app/domain/reviews/review.ts";
import { wishlistDishIds } from "#app/domain/wishlist/wishlist-dishes.server.ts";
import { addToCart } from "#app/http/form/add-to-cart.server.ts";
import { dishFormInQuery } from "#app/http/form/dish-form.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { localUrl } from "#app/http/site-origin.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import optionsStyles from "#app/styles/options.css?url";
import dishPageStyles from "#app/styles/pages/dish-page.css?url";
import reviewsStyles from "#app/styles/pages/reviews.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { DishCards } from "#app/ui/dish/dish-cards.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { DishOrDialog } from "#app/ui/menu/dish-or-dialog.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { openGraph } from "#app/ui/page/open-graph.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { CART_LINK } from "#app/ui/toast.tsx";
import { m } from "#messages";

/** The others are at `/reviews?product=`. */
const REVIEWS_SHOWN = 3;

export const links: LinksFunction = () =>
  [optionsStyles, dishPageStyles, reviewsStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page || page.removed) return pageMeta(m.shared_menu());
  const { name, description } = page.dish;
  const image = page.preview;
  return [
    ...pageMeta(name, description),
    { tagName: "link", rel: "canonical", href: page.url },
    ...openGraph({ type: "website", title: name, description, url: page.url, image }),
  ];
};

/** Handles a slug without a dish on the menu. */
function replyWithoutDish(slug: string) {
  const moved = dishOfEarlierSlug(slug);
  const dish = moved && findDish(moved, null);
  if (dish) throw redirect(dishUrl(dish), 301);
  const removed = orNotFound(removedDish(slug, moved));
  const similar = popularDishes(TOP_DISHES, [], removed.category).map(dishCardData);
  return data({ removed: { name: removed.name, similar } } as const, { status: 410 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const slug = params.dishSlug ?? "";
  const dish = findDishBySlug(slug, user);
  if (!dish) return replyWithoutDish(slug);
  const offer = offerOf(dish);
  const first = { selection: withoutRepetition(firstSelection(offer)), values: noValues };
  const all = { rating: null, featured: false, verified: false, liked: false };
  const reviews = listReviews({ ...all, product: dish.id, page: 1, limit: REVIEWS_SHOWN }, user);
  return data({
    removed: null,
    dish: dishPageData(dish, offer),
    offer,
    ...(dishFormInQuery(request, offer) ?? first),
    constraint: formConstraint(addLineInput),
    reviews: reviews.items.map(reviewCardData),
    alongside: popularDishes(TOP_DISHES, [dish.id]).map(dishCardData),
    isHearted: wishlistDishIds(user).includes(dish.id),
    url: localUrl(request, dishUrl(dish)),
    preview: previewImage(dish.image, dish.name),
  });
}

const noValues = { quantity: "1", specialInstructions: "" };

export const action = formAction(
  "use the shop",
  async ({ request, form, url }) => {
    const { submission, added, cookies } = await addToCart(request, form);
    if (!added) return refuseForm(submission);
    if (!added.ok) return refuseWithProblem(submission, added);
    const message = m.cart_nowInCart({ name: added.value.name });
    const toast = { type: "success", message, description: CART_LINK } as const;
    return redirectWithToast(returnPath(form, url.pathname), toast, cookies);
  },
  { ignoresSecondTap: true, failure: () => m.cart_notUpdated() },
);

export default function DishScreen() {
  const page = useLoaderData<typeof loader>();
  return page.removed ? <RemovedDish {...page.removed} /> : <DishOrDialog {...page} />;
}

export const ErrorBoundary = errorBoundary(m.menu_failedToLoadMenuItems);

function RemovedDish({ name, similar }: { name: string; similar: DishCardData[] }) {
  return (
    <Page
      title={m.menu_dishOffMenu({ name })}
      intro={m.menu_dishDiscontinued()}
      actions={<ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>}
    >
      {similar.length > 0 && (
        <Section title={m.menu_similarDishes()}>
          <DishCards dishes={similar} page="/menu" className="three-columns" />
        </Section>
      )}
    </Page>
  );
}
