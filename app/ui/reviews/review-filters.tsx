import { ratingFilters, reviewsUrl } from "#app/domain/reviews/reviews-url.ts";
import type { ReviewsPageView } from "#app/domain/reviews/schema.ts";
import { Tabs } from "../tabs.tsx";

export type FilteredView = Omit<ReviewsPageView, "limit" | "liked">;

export function ReviewFilters({ view }: { view: FilteredView }) {
  const { featured, verified } = view;
  const first = { ...view, page: 1 };
  return (
    <div className="review-filters">
      <span className="muted" aria-hidden="true">
        Rating
      </span>
      <Tabs
        label="Rating"
        tabs={ratingFilters.map(({ label, rating }) => ({
          label,
          to: reviewsUrl({ ...first, rating }),
          current: view.rating === rating,
        }))}
      />
      <span className="muted" aria-hidden="true">
        Only
      </span>
      <Tabs
        label="Only"
        tabs={[
          {
            label: "Featured",
            to: reviewsUrl({ ...first, featured: !featured }),
            current: featured,
          },
          {
            label: "Verified",
            to: reviewsUrl({ ...first, verified: !verified }),
            current: verified,
          },
        ]}
      />
    </div>
  );
}
