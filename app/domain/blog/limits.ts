/** Posts on one page of the blog. Source: spec 1 §9. */
export const BLOG_PAGE_SIZE = 9;

/** Posts on one page of the admin's list, and of a call that does not say. Source: spec 2 §7 GET /api/blogs. */
export const BLOG_ADMIN_PAGE_SIZE = 10;

/** Tags that a card shows. Source: spec 1 §2 Blog. */
export const MOST_CARD_TAGS = 3;

/** Posts that a post leads on to. */
export const MORE_POSTS = 3;

/** Posts in the feed. */
export const FEED_POSTS = 20;
