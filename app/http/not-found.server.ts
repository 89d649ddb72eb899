/** The body is for the log and for scripts; the page says it in the language of the visitor. */
export function notFound(): Response {
  return new Response("Oops! Page Not Found", { status: 404 });
}

/** What a page is about; without it, the page does not exist. */
export function orNotFound<Found>(found: Found): NonNullable<Found> {
  if (!found) throw notFound();
  return found;
}
