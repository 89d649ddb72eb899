import type { LoaderFunctionArgs } from "@remix-run/node";
import { FEED_POSTS } from "#app/domain/blog/limits.ts";
import { listPublishedPosts } from "#app/domain/blog/queries.server.ts";
import { blogFeed } from "#app/domain/blog/rss.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const { items } = listPublishedPosts({ category: null, q: "", page: 1, limit: FEED_POSTS });
  return new Response(blogFeed(items, siteOrigin(request)), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
