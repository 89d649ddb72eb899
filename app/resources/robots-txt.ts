import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/http/site-origin.server.ts";

/** Pages that are somebody's own, or that a search engine would only wander about in. */
const keptOut = [
  "/admin",
  "/api/",
  // The cart itself is one page, empty for a robot.
  "/cart/",
  "/cart?",
  "/catering/book",
  "/checkout",
  "/my-",
  "/order-confirmation",
  "/password-reset",
];

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...keptOut.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
