import { blogQuery } from "#app/domain/blog/schema.ts";
import { withoutLanguage } from "#app/domain/language/paths.ts";
import { boardQuery } from "#app/domain/menu/schema.ts";
import { reviewsPageQuery } from "#app/domain/reviews/schema.ts";

// The shop's own spelling: other spellings of the same path would each be cached separately.
const slug = "(?:[a-z0-9-]|%[89A-F][0-9A-F])+";

/** Each cached page with the query parameters that it reads. */
const pages: [path: RegExp, ...parameters: string[]][] = [
  [/^\/$/, "branch", "coupon", "photo", "pincode"],
  [/^\/menu$/, ...Object.keys(boardQuery.shape), "pincode"],
  [new RegExp(`^/menu/${slug}$`)],
  [/^\/reviews$/, ...Object.keys(reviewsPageQuery.shape)],
  [/^\/blog$/, ...Object.keys(blogQuery.shape)],
  [new RegExp(`^/blog/${slug}$`)],
  [/^\/catering$/, "type", "date"],
  [/^\/catering\/days$/, "month"],
  [/^\/contact$/, "branch", "subject"],
  [/^\/delivery$/, "pincode"],
  [/^\/(about|api|corporate|faqs|order|privacy|sitemap|takeaway|terms|wedding)$/],
  [/^\/(login|register)$/, "returnTo"],
  [/^\/newsletter$/, "email"],
  [/^\/(robots\.txt|rss\.xml|sitemap\.xml)$/],
];

/** The router asks for the data of some of a page's routes. */
const ROUTER_PARAMETERS = ["_routes"];

/** Identifies the form of a dish, which has any number of fields. */
const DISH_FORM = "quantity";

/** Names a preview of unsaved texts. */
export const PREVIEW = "preview";

function pageOf(path: string): string {
  return withoutLanguage(path.replace(/(\/_root)?\.data$/, "") || "/");
}

/**
 * The URL of a cached page without the query parameters that it does not read, such as those added
 * by advertisements. Null if the page is not cached.
 */
export function cachedUrl(url: string): string | null {
  const [path = "", search = ""] = url.split("?", 2);
  const page = pages.find(([pattern]) => pattern.test(pageOf(path)));
  if (!page) return null;
  const query = new URLSearchParams(search);
  if (query.has(DISH_FORM) || query.has(PREVIEW)) return null;
  const [, ...known] = page;
  for (const name of [...query.keys()]) {
    if (!known.includes(name) && !ROUTER_PARAMETERS.includes(name)) query.delete(name);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
