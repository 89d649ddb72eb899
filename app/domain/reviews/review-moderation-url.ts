import type { ReviewModerationView } from "./review-moderation-view.ts";

export const reviewStates = ["all", "shown", "featured", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];

export function reviewModerationUrl(view: Partial<ReviewModerationView>): string {
  const query = new URLSearchParams();
  if (view.state && view.state !== "all") query.set("state", view.state);
  if (view.rating) query.set("rating", String(view.rating));
  if (view.search) query.set("search", view.search);
  if (view.page && view.page > 1) query.set("page", String(view.page));
  if (view.review) query.set("review", view.review);
  return query.size > 0 ? `/admin/reviews?${query}` : "/admin/reviews";
}
