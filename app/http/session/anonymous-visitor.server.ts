/** The one cookie that comes before anything is bought or signed, and says nothing of who it is: theme, language, currency. */
const ANONYMOUS_COOKIES = /^\s*(preferences=[^;]*)?$/;

/**
 * Takes the cookies that a request carries (empty: none), returns whether nothing is known of the visitor: pages may then be
 * kept for others of the kind, and the browser has not kept the stylesheet.
 * Source: standards of speed (pages for visitors without a cookie).
 */
export function isAnonymousVisitor(cookies: string): boolean {
  return ANONYMOUS_COOKIES.test(cookies);
}
