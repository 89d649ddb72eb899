import { type ReviewStats, stars } from "#app/domain/reviews/review-stats.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Rating } from "../dish/rating.tsx";
import { Icon } from "../icon.tsx";

export function RatingSummary({ stats }: { stats: ReviewStats }) {
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
