import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { postStatuses } from "#app/domain/blog/post-status.ts";
import { users } from "./accounts.ts";
import { belongsTo, createdAt, flag, instant, publicId, seq } from "./columns.ts";

export const posts = sqliteTable(
  "posts",
  {
    seq: seq(),
    id: publicId(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
    category: text().notNull(),
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    featuredImage: text().notNull().default(""),
    status: text({ enum: postStatuses }).notNull().default("draft"),
    isFeatured: flag(),
    readTimeMinutes: integer().notNull().default(5),
    metaTitle: text().notNull().default(""),
    metaDescription: text().notNull().default(""),
    seoKeywords: text({ mode: "json" }).$type<string[]>().notNull(),
    authorId: text().references(() => users.id, { onDelete: "set null" }),
    /** Copied from the account, which they outlive. */
    authorName: text().notNull(),
    authorEmail: text().notNull(),
    views: integer().notNull().default(0),
    publishedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index("posts_by_status").on(t.status, t.publishedAt, t.seq),
    index("posts_by_category").on(t.status, t.category, t.publishedAt, t.seq),
    // Covers the sum of all views by status.
    index("posts_kept_by_status").on(t.status, t.seq, t.views),
    index("posts_kept_by_category").on(t.category, t.seq),
    index("posts_kept_by_status_and_category").on(t.status, t.category, t.seq),
    index("posts_by_author").on(t.authorId),
  ],
);

export const postLikes = sqliteTable(
  "post_likes",
  {
    userId: belongsTo(() => users.id),
    postId: belongsTo(() => posts.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("post_likes_of_post").on(t.postId),
    index("post_likes_in_time").on(t.userId, t.createdAt),
  ],
);

export const postSaves = sqliteTable(
  "post_saves",
  {
    userId: belongsTo(() => users.id),
    postId: belongsTo(() => posts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index("post_saves_of_post").on(t.postId)],
);
