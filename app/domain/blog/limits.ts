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

/** How many characters a post's texts may have. Source: spec 2 §5 Blog form; the most of a content is what a form can carry. */
export const postLimits = {
  title: { min: 5, max: 200 },
  content: { min: 100, max: 200_000 },
  excerpt: { min: 10, max: 300 },
  metaTitle: { max: 60 },
  metaDescription: { max: 160 },
} as const;

/** A read time in minutes; the default is a new post's. Source: spec 2 §5 Blog form. */
export const readTimeLimits = { min: 1, max: 600, default: 5 } as const;

/** Tags, and keywords for search engines: more than anybody needs. */
export const wordListLimits = { words: 30, length: 60 } as const;
