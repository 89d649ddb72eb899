import { and, desc, eq, ne, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { posts } from "#db/schema/blog.ts";
import { variants } from "#db/variants.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { foundRows, type Paging, pagingOf } from "../lists/paging.ts";
import { constantProblem } from "../result.ts";
import { withUnsavedViews } from "./count-view.server.ts";
import { localPost, localPostCard } from "./local-post.server.ts";
import type { Post } from "./post.ts";
import { type PostSwitches, postColumns, postsMatching } from "./post-columns.server.ts";
import { countPosts } from "./post-counts.server.ts";
import type { PostStatus } from "./post-status.ts";
import type { BlogView } from "./schema.ts";

const lastCreated = variants((switches: PostSwitches) =>
  db
    .select(postColumns)
    .from(posts)
    .where(postsMatching(switches))
    .orderBy(desc(posts.seq))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

// The plus makes SQLite walk the posts in display order until the page is full.
const isFound = sql`+${posts.seq} in (
  select rowid from posts_fts where posts_fts match ${sql.placeholder("match")})`;

const lastPublished = variants(({ inCategory, searching }: PostSwitches) =>
  db
    .select(postColumns)
    .from(posts)
    .where(
      and(
        eq(posts.status, "published"),
        inCategory ? given(posts.category) : undefined,
        searching ? isFound : undefined,
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.seq))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

const bySlug = db.select(postColumns).from(posts).where(given(posts.slug)).prepare();

const byId = db.select(postColumns).from(posts).where(given(posts.id)).prepare();

const urlsOfPublished = db
  .select({ slug: posts.slug, title: posts.title, updatedAt: posts.updatedAt })
  .from(posts)
  .where(eq(posts.status, "published"))
  .orderBy(desc(posts.publishedAt), desc(posts.seq))
  .limit(sql.placeholder("limit"))
  .prepare();

const newestOthers = db
  .select(postColumns)
  .from(posts)
  .where(and(eq(posts.status, "published"), ne(posts.id, sql.placeholder("id"))))
  .orderBy(desc(posts.publishedAt), desc(posts.seq))
  .limit(sql.placeholder("limit"))
  .prepare();

export const noSuchPost = constantProblem("not_found", () => m.blog_postNotFound());

type PostList = { items: Post[]; pagination: Paging };

type FullView = BlogView & { status: PostStatus | null };

function listed(view: FullView, pageOf: typeof lastCreated): PostList {
  const { category, q, status, page: wanted, limit } = view;
  const match = fullTextQuery(q);
  if (q && !match) return { items: [], pagination: pagingOf(wanted, limit, 0) };
  const switches = {
    withStatus: status !== null,
    inCategory: category !== null,
    searching: match !== null,
  };
  const values = { status, category, match };
  const range = match ? foundRows(wanted, limit) : { limit, offset: (wanted - 1) * limit };
  const items = pageOf(switches)
    .all({ ...values, ...range })
    .map((post) => localPostCard(withUnsavedViews(post)));
  return { items, pagination: pagingOf(wanted, limit, countPosts(values)) };
}

/** For admins, last created first; status null means any. A search finds the newest 1000. */
export function listPosts(view: FullView): PostList {
  return listed(view, lastCreated);
}

/** Published posts, last published first. A search finds the newest 1000. */
export function listPublishedPosts(view: BlogView): PostList {
  return listed({ ...view, status: "published" }, lastPublished);
}

function ifReadable(post: Post | undefined, viewer: User | null): Post | undefined {
  const isReadable = post?.status === "published" || may(viewer, "write the blog");
  return post && isReadable ? localPost(withUnsavedViews(post)) : undefined;
}

/** Drafts and archived posts are visible to admins only. */
export function findPostBySlug(slug: string, viewer: User | null): Post | undefined {
  return ifReadable(bySlug.get({ slug }), viewer);
}

/** Drafts and archived posts are visible to admins only. */
export function findPost(id: string, viewer: User | null): Post | undefined {
  return ifReadable(byId.get({ id }), viewer);
}

/** Addresses of all published posts, newest first. */
export function publishedUrls(limit: number): { slug: string; title: string; updatedAt: Date }[] {
  return urlsOfPublished.all({ limit });
}

/** Other published posts, newest first. */
export function morePosts({ id }: Post, limit: number): Post[] {
  return newestOthers.all({ id, limit }).map(localPostCard);
}
