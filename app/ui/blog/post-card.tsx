import { postUrl } from "#app/domain/blog/blog-url.ts";
import { blogCategoryLabel } from "#app/domain/blog/categories.ts";
import type { PostCardData } from "#app/domain/blog/post.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { MediaCard } from "../media-card.tsx";

type PostCardProps = { post: PostCardData; titleLevel?: 2 | 3; eager?: boolean };

export function PostCard({ post, titleLevel = 2, eager }: PostCardProps) {
  const { slug, title, excerpt, category, tags, featuredImage, isFeatured } = post;
  return (
    <MediaCard
      title={post.titleLang ? <span lang={post.titleLang}>{title}</span> : title}
      titleLevel={titleLevel}
      to={postUrl(slug)}
      image={featuredImage ? { src: featuredImage, width: 640, height: 360 } : undefined}
      eager={eager}
      meta={
        <>
          {isFeatured && <Badge tone="hot">{m.shared_featured()}</Badge>}
          <span>{blogCategoryLabel(category)}</span>
          <span>{post.publishedOn}</span>
          {post.contentLang && <span>{m.blog_inEnglish()}</span>}
          <span>{m.blog_minRead({ readTimeMinutes: post.readTimeMinutes })}</span>
        </>
      }
      footer={tags.length > 0 && tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
    >
      <p lang={post.excerptLang}>{excerpt}</p>
    </MediaCard>
  );
}
