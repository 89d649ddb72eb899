import { and, desc, eq, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { posts } from "#db/schema/blog.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../accounts/user.ts";
import { foundRows, type Paging, pagingOf } from "../paging.ts";
import type { Post } from "./post.ts";
import { type PostSwitches, postColumns, postsMatching } from "./post-columns.server.ts";
import { countPosts } from "./post-counts.server.ts";
import type { PostStatus } from "./post-status.ts";
import type { BlogView } from "./schema.ts";

const lastWritten = variants((switches: PostSwitches) =>
  db
    .select(postColumns)
    .from(posts)
    .where(postsMatching(switches))
    .orderBy(desc(posts.seq))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

// The plus makes SQLite walk the posts in the order they are shown, until it has enough of those found.
const isFound = sql`+${posts.seq} in (
  select rowid from posts_fts where posts_fts match ${sql.placeholder("match")})`;

const lastPublished = variants(({ inCategory, searching }: PostSwitches) =>
  db
    .select(postColumns)
    .from(posts)
    .where(
      and(
        eq(posts.status, "published"),
        inCategory ? eq(posts.category, sql.placeholder("category")) : undefined,
        searching ? isFound : undefined,
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.seq))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

const bySlug = db
  .select(postColumns)
  .from(posts)
  .where(eq(posts.slug, sql.placeholder("slug")))
  .prepare();

const byId = db
  .select(postColumns)
  .from(posts)
  .where(eq(posts.id, sql.placeholder("id")))
  .prepare();

const newestOthers = db
  .select(postColumns)
  .from(posts)
  .where(and(eq(posts.status, "published"), ne(posts.id, sql.placeholder("id"))))
  .orderBy(desc(posts.publishedAt), desc(posts.seq))
  .limit(sql.placeholder("limit"))
  .prepare();

const slugs = db
  .select({ slug: posts.slug, updatedAt: posts.updatedAt })
  .from(posts)
  .where(eq(posts.status, "published"))
  .orderBy(desc(posts.publishedAt), desc(posts.seq))
  .prepare();

export type PostList = { items: Post[]; pagination: Paging };

type FullView = BlogView & { status: PostStatus | null };

function listed(view: FullView, pageOf: typeof lastWritten): PostList {
  const { category, q, status, page: wanted, limit } = view;
  const match = fullTextQuery(q);
  if (q && !match) return { items: [], pagination: pagingOf(wanted, limit, 0) };
  const switches = {
    withStatus: status !== null,
    inCategory: category !== null,
    searching: match !== null,
  };
  const values = { status, category, match };
  const place = match ? foundRows(wanted, limit) : { limit, offset: (wanted - 1) * limit };
  const items = pageOf(switches).all({ ...values, ...place });
  return { items, pagination: pagingOf(wanted, limit, countPosts(values)) };
}

/** All posts (status null means any), last written first, for admins. A search finds the newest 1000. */
export function listPosts(view: FullView): PostList {
  return listed(view, lastWritten);
}

/** Published posts, last published first. A search finds the newest 1000. */
export function listPublishedPosts(view: BlogView): PostList {
  return listed({ ...view, status: "published" }, lastPublished);
}

function ifReadable(post: Post | undefined, viewer: User | null): Post | undefined {
  return post?.status === "published" || viewer?.role === "admin" ? post : undefined;
}

/**
 * Takes a slug and who looks (null for a guest), returns the post, or undefined when there is none; a
 * draft or an archived one is there for admins only. Source: API contract, GET /api/blogs/slug/{slug}.
 */
export function findPostBySlug(slug: string, viewer: User | null): Post | undefined {
  return ifReadable(bySlug.get({ slug }), viewer);
}

/** Takes an id and who looks, returns the post as `findPostBySlug` does. Source: API contract, GET /api/blogs/{id}. */
export function findPost(id: string, viewer: User | null): Post | undefined {
  return ifReadable(byId.get({ id }), viewer);
}

/** Takes a post and how many, returns other published posts to read next, newest first. Source: spec 1 §2 Blog. */
export function morePosts({ id }: Post, limit: number): Post[] {
  return newestOthers.all({ id, limit });
}

/** Returns the slug of every published post, newest first, and when each was changed: what a map of the site lists. Source: decisions, Content that was fake or dead (`/sitemap.xml`). */
export function publishedSlugs(): { slug: string; updatedAt: Date }[] {
  return slugs.all();
}
