import { formatDate } from "../clock.ts";
import { type Image, type ImageSource, imageSource } from "../images/image.ts";
import type { ReviewOutput } from "./schema.ts";

/** What a customer says of the shop or of a dish. Source: spec 1 §3 Review. */
export type Review = {
  id: string;
  customerName: string;
  rating: number;
  title: string;
  comment: string;
  tags: string[];
  images: Image[];
  product: { id: string; name: string } | null;
  isFeatured: boolean;
  isVerified: boolean;
  helpfulCount: number;
  /** Whether the one who looks found it helpful. */
  isLikedByUser: boolean;
  createdAt: Date;
};

/** Takes a review, returns the contract's: both ids, ISO time, pictures by address. Source: API contract, Envelope. */
export function presentReview({ product, images, createdAt, ...review }: Review): ReviewOutput {
  return {
    _id: review.id,
    ...review,
    images: images.map((image) => imageSource(image).src),
    product: product && { _id: product.id, ...product },
    createdAt: createdAt.toISOString(),
  };
}

/** What a page shows of a review: the pictures ready for their tags, the day in words. */
export type ReviewCardData = Omit<Review, "images" | "createdAt"> & {
  pictures: ImageSource[];
  writtenOn: string;
};

/** Takes a review, returns what a page shows of it. Source: spec 1 §2 Reviews. */
export function reviewCardData({ images, createdAt, ...review }: Review): ReviewCardData {
  return { ...review, pictures: images.map(imageSource), writtenOn: formatDate(createdAt) };
}
