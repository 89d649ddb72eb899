import { formatDate } from "../clock.ts";
import { type Image, type ImageSource, imageSource } from "../images/image.ts";
import type { ReviewOutput } from "./schema.ts";

export type Review = {
  id: string;
  customerName: string;
  rating: number;
  title: string;
  comment: string;
  tags: string[];
  images: Image[];
  product: { id: string; name: string; slug: string } | null;
  isFeatured: boolean;
  isVerified: boolean;
  helpfulCount: number;
  /** Whether the viewer found it helpful. */
  isLikedByUser: boolean;
  createdAt: Date;
};

/** The review as the API returns it. */
export function presentReview({ product, images, createdAt, ...review }: Review): ReviewOutput {
  return {
    _id: review.id,
    ...review,
    images: images.map((image) => imageSource(image).src),
    product: product && { _id: product.id, id: product.id, name: product.name },
    createdAt: createdAt.toISOString(),
  };
}

/** A review as pages show it. */
export type ReviewCardData = Omit<Review, "images" | "createdAt"> & {
  pictures: ImageSource[];
  writtenOn: string;
};

export function reviewCardData({ images, createdAt, ...review }: Review): ReviewCardData {
  return { ...review, pictures: images.map(imageSource), writtenOn: formatDate(createdAt) };
}
