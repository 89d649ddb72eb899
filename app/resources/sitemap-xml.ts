import type { LoaderFunctionArgs } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { publishedUrls } from "#app/domain/blog/queries.server.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { dishPages } from "#app/domain/menu/list-dishes.server.ts";
import { shownSections } from "#app/domain/sections/sections.server.ts";
import { publicPages } from "#app/domain/shop/public-pages.ts";
import { sitemapXml } from "#app/domain/shop/sitemap-xml.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

/** A sitemap is limited to 50,000 URLs. */
const maxPosts = 10_000;

export function loader({ request }: LoaderFunctionArgs) {
  const pages = publicPages.flatMap((group) => group.pages.map(({ path }) => ({ path })));
  const categoryPages = shownSections().map(({ id }) => ({
    path: `/menu?category=${encodeURIComponent(id)}`,
  }));
  const dishes = dishPages().map(({ slug, updatedAt }) => ({
    path: dishUrl({ slug }),
    changedAt: updatedAt,
  }));
  const posts = publishedUrls(maxPosts).map(({ slug, updatedAt }) => ({
    path: postUrl(slug),
    changedAt: updatedAt,
  }));
  const all = [...pages, ...categoryPages, ...dishes, ...posts];
  return new Response(sitemapXml(siteOrigin(request), all), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
