import { ratingFilters, reviewsUrl } from "#app/domain/reviews/reviews-url.ts";
import type { ReviewsPageView } from "#app/domain/reviews/schema.ts";
import { m } from "#messages";
import { Tabs } from "../tabs.tsx";

export type FilteredView = Omit<ReviewsPageView, "limit" | "liked">;

export function ReviewFilters({ view }: { view: FilteredView }) {
  const { featured, verified } = view;
  const first = { ...view, page: 1 };
  return (
    <div className="review-filters">
      <span className="muted" aria-hidden="true">
        {m.shared_rating()}
      </span>
      <Tabs
        label={m.shared_rating()}
        tabs={ratingFilters.map(({ label, rating }) => ({
          label,
          to: reviewsUrl({ ...first, rating }),
          current: view.rating === rating,
        }))}
      />
      <span className="muted" aria-hidden="true">
        {m.reviews_only()}
      </span>
      <Tabs
        label={m.reviews_only()}
        tabs={[
          {
            label: m.shared_featured(),
            to: reviewsUrl({ ...first, featured: !featured }),
            current: featured,
          },
          {
            label: m.reviews_verified(),
            to: reviewsUrl({ ...first, verified: !verified }),
            current: verified,
          },
        ]}
      />
    </div>
  );
}
