import { formatDate } from "../clock.ts";

/** A post that somebody liked or saved. Source: spec 1 §2 Wishlist. */
export type SavedPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  featuredImage: string;
  readTimeMinutes: number;
  likes: number;
  publishedAt: Date | null;
};

/** A post on the wishlist's page, its day in words. */
export type SavedPostCardData = Omit<SavedPost, "publishedAt"> & { publishedOn: string };

/** Takes a post, returns what the wishlist's page shows of it. Source: spec 1 §2 Wishlist. */
export function savedPostCardData({ publishedAt, ...post }: SavedPost): SavedPostCardData {
  return { ...post, publishedOn: publishedAt ? formatDate(publishedAt) : "" };
}
