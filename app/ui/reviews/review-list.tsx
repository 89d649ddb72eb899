import type { Paging } from "#app/domain/lists/paging.ts";
import type { ReviewCardData } from "#app/domain/reviews/review.ts";
import { newReviewUrl, reviewsUrl } from "#app/domain/reviews/reviews-url.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Pagination } from "../page/pagination.tsx";
import { HelpfulButton } from "./helpful-button.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { FilteredView } from "./review-filters.tsx";

type ReviewListProps = { view: FilteredView; reviews: ReviewCardData[]; pagination: Paging };

export function ReviewList({ view, reviews, pagination }: ReviewListProps) {
  const { page, limit, totalItems, totalPages } = pagination;
  if (reviews.length === 0) return <NoReviews view={view} />;
  return (
    <>
      <ul className="reviews">
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            actions={<HelpfulButton review={review} returnTo={reviewsUrl(view)} />}
          />
        ))}
      </ul>
      <Pagination
        label={m.reviews_reviewPages()}
        page={page}
        pages={totalPages}
        hrefFor={(wanted) => reviewsUrl({ ...view, page: wanted })}
        results={{ limit, shown: reviews.length, total: totalItems }}
      />
    </>
  );
}

function NoReviews({ view: { rating, featured, verified } }: { view: FilteredView }) {
  if (rating || featured || verified) {
    return (
      <EmptyState
        illustration="/illustrations/empty-search.svg"
        title={m.reviews_noMatchingReviews()}
        titleLevel={3}
        action={<ButtonLink to="/reviews">{m.reviews_showAllReviews()}</ButtonLink>}
      >
        {m.reviews_noMatch()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration="/illustrations/empty-orders.svg"
      title={m.reviews_noReviewsYet()}
      titleLevel={3}
      action={<ButtonLink to={newReviewUrl()}>{m.reviews_writeTheFirstOne()}</ButtonLink>}
    >
      {m.reviews_writeTeaser({ cityStem: shop.cityStem })}
    </EmptyState>
  );
}
