import type { ReviewCardData } from "#app/domain/reviews/review.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";

type HelpfulButtonProps = {
  review: Pick<ReviewCardData, "id" | "title" | "helpfulCount" | "isLikedByUser">;
  returnTo: string;
};

/** Sends the wanted state, so that a double tap counts once. */
export function HelpfulButton({ review, returnTo }: HelpfulButtonProps) {
  const { id, title, helpfulCount, isLikedByUser } = review;
  return (
    <PostButton
      action={`/reviews/${id}/votes`}
      fields={{ helpful: isLikedByUser ? "no" : "yes", returnTo: `${returnTo}#review-${id}` }}
      icon={isLikedByUser ? "heart-filled" : "heart"}
      label={m.reviews_helpful({ helpfulCount })}
      ariaLabel={m.reviews_helpfulOf({ helpfulCount, title })}
      pressed={isLikedByUser}
      variant="secondary"
      size="small"
    />
  );
}
