/** The preferences cookie (theme, language, currency) identifies no visitor. */
const ANONYMOUS_COOKIES = /^\s*(preferences=[^;]*)?$/;

/** Anonymous visitors get cached pages. An empty string means no cookies. */
export function isAnonymousVisitor(cookies: string): boolean {
  return ANONYMOUS_COOKIES.test(cookies);
}
