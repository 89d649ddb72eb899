/** Source: spec 1 §8. */
export const POST_NOT_FOUND = "Blog post not found";
