/** Source: spec 1 §8. */
export const POST_NOT_FOUND = "Blog post not found";

/** Source: spec 2 §5 Blog form ("a valid URL"). */
export const BAD_FEATURED_IMAGE = "Featured image must be a valid URL";

/** Two admins had the post open; the later one must not undo what the earlier one wrote. */
export const POST_CHANGED =
  "Somebody else changed this post after you opened it. Nothing was saved, and what you typed is still here.";

/** The same form sent again with other words: the post is there already. */
export const POST_CREATED_BEFORE =
  "This form has created a post already. Nothing was saved now: open that post in the list to change it.";
