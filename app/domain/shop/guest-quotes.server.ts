import { listReviews } from "../reviews/list-reviews.server.ts";
import { pageContent } from "./page-content.server.ts";

const SHOWN = 3;

type GuestQuote = { id: string; name: string; from: string; rating: number; text: string };

/**
 * The owner's testimonials; if there are none, the newest reviews that the owner features, or else
 * simply the newest.
 */
export function guestQuotes(): GuestQuote[] {
  const own = pageContent("testimonial");
  if (own.length > 0) {
    return own.map(({ id, name, from, text }) => ({ id, name, from, rating: 5, text }));
  }
  const newest = (featured: boolean) =>
    listReviews(
      { rating: null, featured, verified: false, liked: false, page: 1, limit: SHOWN },
      null,
    ).items;
  const featured = newest(true);
  return (featured.length > 0 ? featured : newest(false)).map((review) => ({
    id: review.id,
    name: review.customerName,
    from: review.product?.name ?? "",
    rating: review.rating,
    text: review.comment,
  }));
}
