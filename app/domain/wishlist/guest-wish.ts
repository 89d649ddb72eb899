import { z } from "zod";

/** What a guest asked for by a button that needs an account. */
export const guestWish = z.object({
  kind: z.enum(["save_dish", "like_post", "save_post", "find_review_helpful"]),
  /** For a post, the slug. */
  id: z.string().max(200),
});
export type GuestWish = z.output<typeof guestWish>;
