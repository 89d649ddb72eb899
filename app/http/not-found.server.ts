/** The body is for the log and scripts; the page says it in the visitor's language. */
export function notFound(): Response {
  return new Response("Oops! Page Not Found", { status: 404 });
}

/** Returns the subject of a page; without it, the page does not exist. */
export function orNotFound<Found>(found: Found): NonNullable<Found> {
  if (!found) throw notFound();
  return found;
}
