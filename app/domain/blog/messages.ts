import { m } from "#messages";

export const POST_NOT_FOUND = () => m.blog_postNotFound();

export const BAD_FEATURED_IMAGE = () => m.blog_featuredImageMustBeA();

export const POST_CHANGED = () => m.blog_postChangedMeanwhile();

/** The same form was sent again with different content. */
export const POST_CREATED_BEFORE = () => m.blog_postCreatedBefore();
