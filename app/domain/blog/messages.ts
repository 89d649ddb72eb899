import { m } from "#messages";

export const POST_NOT_FOUND = "Blog post not found";

export const BAD_FEATURED_IMAGE = () => m.blog_featuredImageMustBeA();

export const POST_CHANGED =
  "Somebody else changed this post after you opened it. Nothing was saved, and what you typed is still here.";

/** The same form was sent again with different content. */
export const POST_CREATED_BEFORE =
  "This form has created a post already. Nothing was saved now: open that post in the list to change it.";
