import { z } from "zod";
import { pagingOutput } from "#app/domain/lists/paging.ts";
import { ok, problem } from "#app/domain/result.ts";
import { listReviews } from "#app/domain/reviews/list-reviews.server.ts";
import { presentReview } from "#app/domain/reviews/review.ts";
import { reviewInput, reviewOutput, reviewsQuery } from "#app/domain/reviews/schema.ts";
import { submitReview } from "#app/domain/reviews/submit-review.server.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";

const { loader, action } = defineEndpoint("/api/reviews", {
  GET: endpoint({
    audience: "all",
    summary:
      "Reviews, newest first; with a token and `liked=true`, those that its user found helpful",
    query: reviewsQuery,
    refusals: [401],
    response: z.object({ data: z.array(reviewOutput), pagination: pagingOutput }),
    run({ actor, query }) {
      if (query.liked && !actor) return problem("unauthenticated", "Authentication required");
      const { items, pagination } = listReviews(query, actor);
      return ok({ data: items.map(presentReview), pagination });
    },
  }),

  POST: endpoint({
    audience: "user",
    rateLimit: "review",
    summary: "Write a review, of the shop, a dish or a delivered order of one's own",
    refusals: [409],
    body: reviewInput,
    maxBytes: MAX_LONG_BODY_BYTES,
    response: z.object({ data: reviewOutput }),
    status: 201,
    async run({ actor, body }) {
      const review = await submitReview(actor, body);
      if (!review.ok) return review;
      return ok({ message: "Review submitted successfully!", data: presentReview(review.value) });
    },
  }),
});

export { action, loader };
