import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { REVIEWS_PER_PAGE } from "#app/domain/reviews/limits.ts";
import { listReviews } from "#app/domain/reviews/list-reviews.server.ts";
import { reviewStats } from "#app/domain/reviews/queries.server.ts";
import { reviewCardData } from "#app/domain/reviews/review.ts";
import { type ReviewStats, stars } from "#app/domain/reviews/review-stats.ts";
import { newReviewUrl, reviewsUrl } from "#app/domain/reviews/reviews-url.ts";
import { reviewsView } from "#app/domain/reviews/schema.ts";
import { shop } from "#app/domain/shop.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import reviewsStyles from "#app/styles/pages/reviews.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Rating } from "#app/ui/dish/rating.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PageUnderDialog } from "#app/ui/page/page-or-dialog.tsx";
import { ReviewFilters } from "#app/ui/reviews/review-filters.tsx";
import { ReviewList } from "#app/ui/reviews/review-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: reviewsStyles }];

export const meta: MetaFunction = () =>
  pageMeta(m.reviews_customerReviews(), m.reviews_pageDescription(shop.nameAndCity));

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const query = reviewsView(new URL(request.url).searchParams);
  const view = { ...query, limit: REVIEWS_PER_PAGE, liked: false };
  const { items, pagination } = listReviews(view, user);
  if (view.page > pagination.totalPages) {
    throw redirect(reviewsUrl({ ...view, page: pagination.totalPages }));
  }
  const dish = view.product === null ? undefined : findDish(view.product, user);
  return {
    view,
    dish: dish && { name: dish.name, slug: dish.slug },
    stats: dish ? null : reviewStats(),
    reviews: items.map(reviewCardData),
    pagination,
  };
}

export default function Reviews() {
  return (
    <PageUnderDialog>
      <ReviewsPage />
    </PageUnderDialog>
  );
}

function ReviewsPage() {
  const { view, dish, stats, reviews, pagination } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.reviews_customerReviews()}
      intro={m.reviews_intro()}
      actions={
        <ButtonLink to={newReviewUrl()} icon="edit">
          {m.shared_writeAReview()}
        </ButtonLink>
      }
    >
      {stats && <RatingSummary stats={stats} />}
      <Section
        title={dish ? m.reviews_about({ name: dish.name }) : m.reviews_whatTheySay()}
        action={
          dish && (
            <span className="row">
              <Link to={dishUrl(dish)}>{m.reviews_order({ name: dish.name })}</Link>
              <Link to="/reviews">{m.reviews_allReviews()}</Link>
            </span>
          )
        }
      >
        <ReviewFilters view={view} />
        <ReviewList view={view} reviews={reviews} pagination={pagination} />
      </Section>
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.reviews_customerReviews, m.reviews_failedToLoadReviews);

function RatingSummary({ stats }: { stats: ReviewStats }) {
  const { averageRating, totalReviews, ratingCounts } = stats;
  return (
    <Card variant="board" className="overall">
      <div className="overall-average">
        <h2>{m.reviews_overallRating()}</h2>
        {averageRating !== null && (
          <p className="overall-value">
            <span aria-hidden="true">{averageRating.toFixed(1)}</span>
            <span className="visually-hidden">
              {m.shared_outOf5Stars({ rating: averageRating.toFixed(1) })}
            </span>
          </p>
        )}
        {averageRating !== null && (
          <span aria-hidden="true">
            <Rating value={averageRating} stars />
          </span>
        )}
        <p className="muted">{m.reviews_reviews({ totalItems: totalReviews })}</p>
      </div>
      <ul className="rating-bars">
        {stars.map((star) => (
          <li key={star}>
            <span className="visually-hidden">
              {m.reviews_stars({ stars: star })}: {ratingCounts[star]}
            </span>
            <span aria-hidden="true">
              {star}
              <Icon name="star-filled" />
            </span>
            <Bar count={ratingCounts[star]} total={totalReviews} />
            <span aria-hidden="true" className="numeric">
              {ratingCounts[star]}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Bar({ count, total }: { count: number; total: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={total === 0 ? 0 : (100 * count) / total} height="10" />
    </svg>
  );
}
