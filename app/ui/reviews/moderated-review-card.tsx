import { listAfterChange } from "#app/domain/lists/changed-row.ts";
import type { ReviewCardData } from "#app/domain/reviews/review.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { QuietLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { RowButtons } from "../rows/row-buttons.tsx";
import { ReviewCard } from "./review-card.tsx";

type ModeratedReviewRow = ReviewCardData & { isHidden: boolean };

type ModeratedReviewCardProps = {
  review: ModeratedReviewRow;
  /** The URL of the list. */
  list: string;
  /** The index in the list. */
  place: number;
};

export function ModeratedReviewCard({ review, list, place }: ModeratedReviewCardProps) {
  return (
    <ReviewCard
      review={review}
      isRow
      titleLevel={2}
      actions={
        <>
          {review.isHidden && <Badge tone="warn">{m.shared_hidden()}</Badge>}
          <ReviewActions review={review} list={list} place={place} />
        </>
      }
    />
  );
}

function ReviewActions({ review, list, place }: ModeratedReviewCardProps) {
  const { id, title, isFeatured, isHidden } = review;
  const returnTo = listAfterChange(list, id, place);
  const address = `/admin/reviews/${id}`;
  const feature = isFeatured ? m.reviews_removeFromFeatured() : m.reviews_feature();
  const show = isHidden ? m.reviews_show() : m.reviews_hide();
  return (
    <RowButtons id={id} returnTo={returnTo} label={title} className="row">
      {(fetcher) => (
        <>
          <PostButton
            fetcher={fetcher}
            action={`${address}/feature`}
            fields={{ featured: isFeatured ? "no" : "yes", returnTo }}
            label={feature}
            ariaLabel={`${feature}: ${title}`}
            icon={isFeatured ? "star-filled" : "star"}
            variant="secondary"
            size="small"
          />
          <PostButton
            fetcher={fetcher}
            action={`${address}/visibility`}
            fields={{ hidden: isHidden ? "no" : "yes", returnTo }}
            label={show}
            ariaLabel={`${show}: ${title}`}
            icon={isHidden ? "eye" : "eye-off"}
            variant="secondary"
            size="small"
          />
          <QuietLink
            to={`${address}/removal?${new URLSearchParams({ returnTo: list })}`}
            size="small"
            icon="trash"
            aria-label={m.shared_deleteTitled({ title })}
          >
            {m.shared_delete()}
          </QuietLink>
        </>
      )}
    </RowButtons>
  );
}
