import type { ReactNode } from "react";
import { blogUrl } from "#app/domain/blog/blog-url.ts";
import { blogCategories, blogCategoryLabel } from "#app/domain/blog/categories.ts";
import type { PostCardData, PostPageData } from "#app/domain/blog/post.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { OwnerText } from "../content/owner-text.tsx";
import { Icon } from "../icon.tsx";
import { Page } from "../layout/page.tsx";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";
import { PostCard } from "./post-card.tsx";
import { ShareLinks } from "./share-links.tsx";

type PostViewProps = {
  post: PostPageData;
  /** The post's absolute URL. */
  url: string;
  /** Like, save, share. */
  actions: ReactNode;
  more: PostCardData[];
  notice?: ReactNode;
};

/** Used by the blog and by the preview in the admin area. */
export function PostView({ post, url, actions, more, notice }: PostViewProps) {
  return (
    <Page
      title={<span lang={post.titleLang}>{post.title}</span>}
      intro={<span lang={post.excerptLang}>{post.excerpt}</span>}
      before={
        <p>
          <QuietLink to="/blog" size="small" icon="arrow-left">
            {m.blog_backToBlog()}
          </QuietLink>
        </p>
      }
    >
      {notice}
      {post.contentLang && <Notice tone="info" title={m.translations_onlyInEnglish()} />}
      <div className="split">
        <article className="stack stack-large">
          <PostFacts post={post} />
          {post.featuredImage && (
            <img className="post-image" src={post.featuredImage} alt="" width={640} height={360} />
          )}
          <OwnerText html={post.html} lang={post.contentLang} className="prose post-content" />
          <PostTags tags={post.tags} />
          {actions}
        </article>
        <aside className="stack" aria-label={m.blog_aboutThisPost()}>
          <AuthorCard name={post.authorName} email={post.authorEmail} />
          <ShareLinks title={post.title} url={url} />
        </aside>
      </div>
      {more.length > 0 && (
        <Section title={m.blog_moreToRead()}>
          <div className="grid three-columns">
            {more.map((card) => (
              <PostCard key={card.slug} post={card} titleLevel={3} />
            ))}
          </div>
        </Section>
      )}
    </Page>
  );
}

type AuthorCardProps = { name: string; email: string };

function AuthorCard({ name, email }: AuthorCardProps) {
  return (
    <Card title={m.blog_writtenBy()} className="author">
      <div className="row">
        <span className="author-initial" aria-hidden="true">
          {[...name.trim()][0]?.toUpperCase() ?? "C"}
        </span>
        <p>
          <strong>{name}</strong>
          <br />
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </div>
    </Card>
  );
}

function PostFacts({ post }: { post: PostPageData }) {
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

function PostTags({ tags }: { tags: string[] }) {
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
