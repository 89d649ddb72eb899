import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/http/site-origin.server.ts";

/** Private pages, and pages that are useless in search results. */
const disallowed = [
  "/admin",
  "/api/",
  // The cart page itself may be crawled, because it is empty for a robot.
  "/cart/",
  "/cart?",
  "/catering/book",
  "/checkout",
  "/email-verification",
  "/my-",
  "/order-confirmation",
  "/password-reset",
  "/track/",
  "/quote/",
];

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
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
