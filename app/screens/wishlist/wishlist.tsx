import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translated } from "#app/domain/language/translated.ts";
import { openingTab, wishlistOf } from "#app/domain/wishlist/wishlist.server.ts";
import { wishlistPage, wishlistTabs } from "#app/domain/wishlist/wishlist-url.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import reviewsStyles from "#app/styles/pages/reviews.css?url";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { LikedReviews, SavedPosts, WishlistDishes } from "#app/ui/wishlist/wishlist-entries.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: reviewsStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_wishlist(), m.wishlist_intro());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const { tab, page } = wishlistPage.read(new URL(request.url).searchParams);
  if (!tab) throw redirect(wishlistPage.url({ tab: openingTab(user), page }));
  const view = { tab, page };
  const wishlist = wishlistOf(user, view);
  const { totalPages } = wishlist.pagination;
  if (view.page > totalPages) throw redirect(wishlistPage.url({ ...view, page: totalPages }));
  return { view, ...wishlist };
}

const sources = {
  reviews: translated({
    to: "/reviews",
    label: m.wishlist_browseReviews,
    empty: m.wishlist_noLikedReviewsYet,
    hint: m.wishlist_reviewsEmpty,
  }),
  posts: translated({
    to: "/blog",
    label: m.wishlist_readTheBlog,
    empty: m.wishlist_noLikedPostsYet,
    hint: m.wishlist_postsEmpty,
  }),
  dishes: translated({
    to: "/menu",
    label: m.shared_browseMenu,
    empty: m.wishlist_noDishesYet,
    hint: m.wishlist_dishesEmpty,
  }),
};

export default function Wishlist() {
  const { view, counts, pagination } = useLoaderData<typeof loader>();
  const { to, label } = sources[view.tab];
  return (
    <Page
      title={m.shared_wishlist()}
      actions={counts[view.tab] > 0 && <SecondaryLink to={to}>{label}</SecondaryLink>}
    >
      <Tabs
        label={m.shared_wishlist()}
        tabs={wishlistTabs.map(({ tab, label }) => ({
          label,
          to: wishlistPage.url({ tab }),
          current: tab === view.tab,
          count: counts[tab],
        }))}
      />
      <Entries />
      <Pagination
        label={m.wishlist_wishlistPages()}
        page={view.page}
        pages={pagination.totalPages}
        hrefFor={(page) => wishlistPage.url({ ...view, page })}
      />
    </Page>
  );
}

function Entries() {
  const { view, counts, reviews, posts, dishes } = useLoaderData<typeof loader>();
  const path = wishlistPage.url(view);
  const { to, label, empty, hint } = sources[view.tab];
  if (counts[view.tab] === 0) {
    return (
      <EmptyState
        illustration="/illustrations/empty-orders.svg"
        title={empty}
        action={<ButtonLink to={to}>{label}</ButtonLink>}
      >
        {hint}
      </EmptyState>
    );
  }
  if (view.tab === "posts") return <SavedPosts posts={posts} returnTo={path} />;
  if (view.tab === "dishes") return <WishlistDishes dishes={dishes} returnTo={path} />;
  return <LikedReviews reviews={reviews} returnTo={path} />;
}

export const ErrorBoundary = loadFailure(m.shared_wishlist, m.wishlist_failedToLoadYourWishlist);
