/** Pages that anyone can read, in every language. */
export const publicPages = [
  "/",
  "/menu",
  "/about",
  "/contact",
  "/faqs",
  "/delivery",
  "/takeaway",
  "/order",
  "/corporate",
  "/wedding",
  "/privacy",
  "/terms",
  "/catering",
  "/catering/days",
  "/reviews",
  "/blog",
  "/sitemap",
  "/nothing-here",
];

/** Other files that anyone can request. */
export const publicFiles = [
  "/login",
  "/register",
  "/cart",
  "/checkout",
  "/preferences",
  "/manifest.webmanifest",
  "/admin/manifest.webmanifest",
  "/rss.xml",
  "/sitemap.xml",
  "/api",
  "/api/openapi.json",
  "/service-worker.js",
];
