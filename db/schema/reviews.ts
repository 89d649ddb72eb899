import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { belongsTo, createdAt, flag, publicId, seq } from "./columns.ts";
import { images } from "./images.ts";
import { orders } from "./orders.ts";
import { products } from "./products.ts";

export const reviews = sqliteTable(
  "reviews",
  {
    seq: seq(),
    id: publicId(),
    /** Null after the account was deleted; the review stays without the name. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    customerName: text().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    productId: text().references(() => products.id, { onDelete: "set null" }),
    /** The delivered order that makes the review verified. */
    orderId: text().references(() => orders.id, { onDelete: "set null" }),
    isVerified: flag(),
    isFeatured: flag(),
    isHidden: flag(),
    createdAt: createdAt(),
  },
  (t) => [
    // Two of the indexes also cover counts by rating and flags.
    index("reviews_kept_by_rating").on(t.rating, t.seq, t.isHidden, t.isFeatured),
    index("reviews_shown").on(t.isHidden, t.seq),
    index("reviews_by_rating").on(t.isHidden, t.rating, t.seq, t.isVerified, t.isFeatured),
    index("reviews_featured").on(t.isHidden, t.isFeatured, t.seq),
    index("reviews_verified").on(t.isHidden, t.isVerified, t.seq),
    index("reviews_of_product").on(t.productId, t.isHidden, t.seq),
    index("reviews_of_user").on(t.userId, t.seq),
    index("reviews_of_order").on(t.orderId, t.productId),
  ],
);

export const reviewImages = sqliteTable(
  "review_images",
  {
    reviewId: belongsTo(() => reviews.id),
    position: integer().notNull(),
    imageId: text()
      .notNull()
      .references(() => images.id),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.position] }),
    index("review_images_of_image").on(t.imageId),
  ],
);

export const reviewVotes = sqliteTable(
  "review_votes",
  {
    userId: belongsTo(() => users.id),
    reviewId: belongsTo(() => reviews.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reviewId] }),
    index("review_votes_of_review").on(t.reviewId),
    index("review_votes_in_time").on(t.userId, t.createdAt),
  ],
);
