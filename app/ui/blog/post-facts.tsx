import { Link } from "@remix-run/react";
import { blogAddress } from "#app/domain/blog/blog-address.ts";
import { blogCategories, blogCategoryName } from "#app/domain/blog/categories.ts";
import type { PostOnPage } from "#app/domain/blog/post.ts";
import { Badge } from "../badge.tsx";
import { Icon } from "../icon.tsx";

/** When it was written, how long it takes, and how many have read it. */
export function PostFacts({ post }: { post: PostOnPage }) {
  const { publishedAt, publishedOn, readTimeMinutes, views, isFeatured } = post;
  const category = blogCategories.find(({ id }) => id === post.category);
  return (
    <ul className="row muted small">
      <li>
        {category ? (
          <Link to={blogAddress({ category: category.id })}>{category.name}</Link>
        ) : (
          blogCategoryName(post.category)
        )}
      </li>
      <li className="post-f">
        <Icon name="calendar" />
        <time dateTime={publishedAt}>{publishedOn}</time>
      </li>
      <li className="post-f">
        <Icon name="clock" />
        {readTimeMinutes} min read
      </li>
      <li className="post-f">
        <Icon name="eye" />
        {views === 1 ? "1 view" : `${views.toLocaleString("en-IN")} views`}
      </li>
      {isFeatured && (
        <li>
          <Badge tone="hot">Featured</Badge>
        </li>
      )}
    </ul>
  );
}

/** Each tag leads to the posts that speak of it. */
export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="row" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={blogAddress({ q: tag })} className="bd tag">
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
