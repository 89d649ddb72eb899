import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changedRow, keepInPlace } from "#app/domain/lists/changed-row.ts";
import { formatCount } from "#app/domain/lists/search-limits.ts";
import {
  findModeratedReview,
  listModeratedReviews,
  type ModeratedReview,
  moderatedReviewCounts,
} from "#app/domain/reviews/list-moderated-reviews.server.ts";
import { reviewCardData } from "#app/domain/reviews/review.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import reviewsStyles from "#app/styles/pages/reviews.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { ModeratedReviewCard } from "#app/ui/reviews/moderated-review-card.tsx";
import { ReviewModerationFilters } from "#app/ui/reviews/review-moderation-filters.tsx";
import { StillRows } from "#app/ui/rows/still-rows.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: reviewsStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_reviews(), m.reviews_description());

const idOf = ({ id }: { id: string }) => id;

const moderatedCard = (review: ModeratedReview) => ({
  ...reviewCardData(review),
  isHidden: review.isHidden,
});

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "moderate reviews");
  const query = new URL(request.url).searchParams;
  const view = moderatedReviewsList.read(query);
  const changed = changedRow(query);
  const counts = moderatedReviewCounts(view.rating);
  if (view.review) {
    const review = findModeratedReview(view.review);
    const reviews = review ? [moderatedCard(review)] : [];
    const found = { view, counts, reviews, pagination: null };
    return data(found, { status: review ? 200 : 404 });
  }
  const { items, pagination } = listModeratedReviews(view);
  if (view.page > pagination.totalPages) {
    throw redirect(moderatedReviewsList.url({ ...view, page: pagination.totalPages }));
  }
  const row = changed && findModeratedReview(changed.id);
  const kept = row ? [{ row, place: changed.place }] : [];
  const reviews = keepInPlace(items, kept, idOf).map(moderatedCard);
  return data({ view, counts, pagination, reviews });
}

export default function Reviews() {
  const { view, counts, pagination, reviews } = useLoaderData<typeof loader>();
  const isFiltered = Boolean(view.search || view.rating || view.state !== "all" || view.review);
  return (
    <Page title={m.shared_reviews()}>
      <ReviewModerationFilters view={view} counts={counts} />
      {pagination && isFiltered && (
        <p className="muted" role="status">
          {m.reviews_reviews({ totalItems: formatCount(pagination.totalItems, view.search) })}
        </p>
      )}
      {view.review && (
        <p>
          <SecondaryLink to={moderatedReviewsList.url()}>{m.reviews_allReviews()}</SecondaryLink>
        </p>
      )}
      <StillRows list={moderatedReviewsList.url(view)} loaded={reviews} idOf={idOf}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              illustration="/illustrations/empty-search.svg"
              title={isFiltered ? m.reviews_noReviewsFound() : m.reviews_noReviewsYet()}
              clearTo={isFiltered ? "/admin/reviews" : undefined}
            >
              {isFiltered ? m.reviews_listNoMatch() : m.reviews_listEmpty()}
            </EmptyState>
          ) : (
            <ul className="grid grid-wide">
              {rows.map((review, place) => (
                <ModeratedReviewCard
                  key={review.id}
                  review={review}
                  list={moderatedReviewsList.url(view)}
                  place={place}
                />
              ))}
            </ul>
          )
        }
      </StillRows>
      {pagination && (
        <Pagination
          page={pagination.page}
          pages={pagination.totalPages}
          hrefFor={(page) => moderatedReviewsList.url({ ...view, page })}
          label={m.reviews_pagesOfReviews()}
        />
      )}
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_reviews, m.reviews_failedToLoadReviews);
