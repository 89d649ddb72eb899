export const BLOG_PAGE_SIZE = 9;

/** Also the default limit of the API. */
export const BLOG_ADMIN_PAGE_SIZE = 10;

export const MAX_CARD_TAGS = 3;

export const MORE_POSTS = 3;

export const FEED_POSTS = 20;

/** In characters. */
export const postLimits = {
  title: { min: 5, max: 200 },
  content: { min: 100, max: 200_000 },
  excerpt: { min: 10, max: 300 },
  metaTitle: { max: 60 },
  metaDescription: { max: 160 },
} as const;

/** In minutes. */
export const readTimeLimits = { min: 1, max: 600, default: 5 } as const;

/** For tags and SEO keywords. */
export const wordListLimits = { words: 30, length: 60 } as const;
