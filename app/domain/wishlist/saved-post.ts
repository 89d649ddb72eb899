import { formatDate } from "../clock.ts";

/** A post that a visitor liked or saved. */
export type SavedPost = {
  id: string;
  slug: string;
  title: string;
  titleLang?: "en";
  excerpt: string;
  excerptLang?: "en";
  category: string;
  featuredImage: string;
  readTimeMinutes: number;
  likes: number;
  publishedAt: Date | null;
};

/** The fields that the wishlist page shows of a saved post. */
export type SavedPostCardData = Omit<SavedPost, "publishedAt"> & { publishedOn: string };

export function savedPostCardData({ publishedAt, ...post }: SavedPost): SavedPostCardData {
  return { ...post, publishedOn: publishedAt ? formatDate(publishedAt) : "" };
}
