import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findModeratedReview } from "#app/domain/reviews/list-moderated-reviews.server.ts";
import { deleteReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPathAfterRemoval } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Rating } from "#app/ui/dish/rating.tsx";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.reviews_failedToDeleteReview();

export const meta: MetaFunction = () => pageMeta(m.reviews_deleteReview());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "moderate reviews");
  const review = orNotFound(findModeratedReview(params.reviewId ?? ""));
  const { title, comment, rating, customerName, images } = review;
  const returnTo = returnPathAfterRemoval(request, moderatedReviewsList.url(), "review");
  return { title, comment, rating, customerName, imageCount: images.length, returnTo };
}

export const action = removalAction({
  needs: "moderate reviews",
  remove: (actor, params) => deleteReview(actor, params.reviewId ?? ""),
  listOf: (request) => returnPathAfterRemoval(request, moderatedReviewsList.url(), "review"),
  success: () => m.reviews_reviewDeletedSuccessfully(),
  nameOf: ({ title }) => title,
  failure: FAILED,
});

export default function ReviewRemoval() {
  const { title, comment, rating, customerName, imageCount, returnTo } =
    useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.reviews_deleteReview()}
      cancelLabel={m.reviews_keepTheReview()}
      returnTo={returnTo}
    >
      <Rating value={rating} stars />
      <p className="wrap-anywhere">
        <strong>{title}</strong>
        <span className="subtext">{customerName}</span>
      </p>
      <blockquote className="preserve-lines">{comment}</blockquote>
      <p>{imageCount > 0 ? m.reviews_deleteWithPicturesQuestion() : m.reviews_deleteQuestion()}</p>
      <p className="muted">{m.reviews_deleteAlternative()}</p>
    </RemovalPage>
  );
}
