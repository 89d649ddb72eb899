import { blogUrl } from "#app/domain/blog/blog-url.ts";
import { blogCategories, blogCategoryLabel } from "#app/domain/blog/categories.ts";
import type { PostPageData } from "#app/domain/blog/post.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";

export function PostFacts({ post }: { post: PostPageData }) {
  const { publishedAt, publishedOn, readTimeMinutes, views, isFeatured } = post;
  const category = blogCategories.find(({ id }) => id === post.category);
  return (
    <ul className="row muted small">
      <li>
        {category ? (
          <Link to={blogUrl({ category: category.id })}>{blogCategoryLabel(category.id)}</Link>
        ) : (
          blogCategoryLabel(post.category)
        )}
      </li>
      <li className="post-fact">
        <Icon name="calendar" />
        <time dateTime={publishedAt}>{publishedOn}</time>
      </li>
      <li className="post-fact">
        <Icon name="clock" />
        {m.blog_minRead({ readTimeMinutes })}
      </li>
      <li className="post-fact">
        <Icon name="eye" />
        {m.blog_views({ views: formatNumber(views) })}
      </li>
      {isFeatured && (
        <li>
          <Badge tone="hot">{m.shared_featured()}</Badge>
        </li>
      )}
    </ul>
  );
}

export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="row" aria-label={m.shared_tags()}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={blogUrl({ q: tag })} className="badge tag">
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
