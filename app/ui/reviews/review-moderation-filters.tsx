import type { ListView } from "#app/domain/lists/list-url.ts";
import {
  moderatedReviewsList,
  type ReviewState,
  reviewStates,
} from "#app/domain/reviews/review-moderation-url.ts";
import { m } from "#messages";
import { ClearFilters, FilterForm, FilterSelect, SearchField } from "../form/filter-form.tsx";
import { Tabs } from "../tabs.tsx";

const labels: Record<ReviewState, () => string> = {
  all: m.shared_all,
  shown: m.reviews_shown,
  featured: m.shared_featured,
  hidden: m.shared_hidden,
};
const ratings = () => [
  { value: "", label: m.reviews_anyRating() },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: m.reviews_stars({ stars }) })),
];

type ReviewModerationFiltersProps = {
  view: ListView<typeof moderatedReviewsList>;
  counts: Record<ReviewState, number>;
};

export function ReviewModerationFilters({ view, counts }: ReviewModerationFiltersProps) {
  const { search, rating, state } = view;
  return (
    <>
      <FilterForm
        action="/admin/reviews"
        label={m.reviews_searchReviews()}
        submitLabel={m.shared_search()}
        hiddenFields={{ state: state === "all" ? undefined : state }}
        clearLink={(search || rating) && <ClearFilters to={moderatedReviewsList.url({ state })} />}
      >
        <SearchField
          name="search"
          value={search}
          label={m.shared_search()}
          hideLabel
          placeholder={m.reviews_titleWordsOrName()}
        />
        <FilterSelect
          name="rating"
          value={String(rating ?? "")}
          label={m.shared_rating()}
          hideLabel
          options={ratings()}
        />
      </FilterForm>
      <Tabs
        label={m.shared_reviews()}
        tabs={reviewStates.map((to) => ({
          label: labels[to](),
          to: moderatedReviewsList.url({ search, rating, state: to }),
          current: to === state,
          // The counts cover all reviews, so they would be misleading next to a search.
          count: search ? undefined : counts[to],
        }))}
      />
    </>
  );
}
