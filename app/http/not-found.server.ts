import { m } from "#messages";

/** A page has its own words; scripts show the body. */
export function notFound(): Response {
  return new Response(m.shared_pageNotFound(), { status: 404 });
}

/** Returns the subject of a page; without it, the page does not exist. */
export function orNotFound<Found>(found: Found): NonNullable<Found> {
  if (!found) throw notFound();
  return found;
}
