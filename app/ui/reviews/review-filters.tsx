import { ratingFilters, reviewsAddress } from "#app/domain/reviews/reviews-address.ts";
import type { ReviewsView } from "#app/domain/reviews/schema.ts";
import { Icon } from "../icon.tsx";
import { Tabs } from "../tabs.tsx";
import { ToggleLink } from "./toggle-link.tsx";

export type FilteredView = Omit<ReviewsView, "limit" | "liked">;

/** Which reviews to show: stars, featured, verified. Each choice is an address. */
export function ReviewFilters({ view }: { view: FilteredView }) {
  const { featured, verified } = view;
  const first = { ...view, page: 1 };
  return (
    <div className="review-filters">
      <Tabs
        label="Rating"
        tabs={ratingFilters.map(({ label, rating }) => ({
          label: rating ? `${label} ★` : label,
          to: reviewsAddress({ ...first, rating }),
          current: view.rating === rating,
        }))}
      />
      <Icon name="filter" />
      <ToggleLink to={reviewsAddress({ ...first, featured: !featured })} on={featured}>
        Featured
      </ToggleLink>
      <ToggleLink to={reviewsAddress({ ...first, verified: !verified })} on={verified}>
        Verified
      </ToggleLink>
    </div>
  );
}
