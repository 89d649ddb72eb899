import { editPostUrl, postUrl } from "#app/domain/blog/blog-url.ts";
import type { PostRow } from "#app/domain/blog/post.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { ButtonAnchor, SecondaryLink } from "../button.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Link } from "../link.tsx";
import { PostStatusBadge } from "./post-status-badge.tsx";

export function PostTable({ posts, returnTo }: { posts: PostRow[]; returnTo: string }) {
  const columns: Column<PostRow>[] = [
    {
      label: m.posts_title(),
      rowHeader: true,
      cell: (post) => (
        <>
          <Link to={editPostUrl(post.id)} className="row-title">
            {post.title}
          </Link>
          <span className="subtext">
            {post.authorName}, {post.writtenOn}
          </span>
        </>
      ),
    },
    {
      label: m.admin_status(),
      cell: (post) => (
        <span className="row">
          <PostStatusBadge status={post.status} />
          {post.isFeatured && <Badge tone="hot">{m.shared_featured()}</Badge>}
        </span>
      ),
    },
    { label: m.shared_category(), cell: (post) => post.categoryName },
    {
      label: m.posts_views(),
      numeric: true,
      cell: (post) => (
        <span>
          {formatNumber(post.views)}
          <span className="subtext">{m.posts_likes({ likes: formatNumber(post.likes) })}</span>
        </span>
      ),
    },
    {
      label: m.shared_actions(),
      hideLabel: true,
      cell: (post) => <Actions post={post} returnTo={returnTo} />,
    },
  ];
  return (
    <Table
      caption={m.posts_blogPostsNewestFirst()}
      columns={columns}
      rows={posts}
      rowKey={(post) => post.id}
    />
  );
}

function Actions({ post, returnTo }: { post: PostRow; returnTo: string }) {
  const removal = `/admin/blogs/${post.id}/removal?${new URLSearchParams({ returnTo })}`;
  return (
    <span className="row post-row-buttons">
      {post.status === "published" && (
        <ButtonAnchor
          href={postUrl(post.slug)}
          target="_blank"
          rel="noopener"
          variant="secondary"
          size="small"
          icon="eye"
          aria-label={m.posts_viewInNewTab({ title: post.title })}
        >
          {m.posts_view()}
        </ButtonAnchor>
      )}
      <SecondaryLink
        to={editPostUrl(post.id)}
        size="small"
        icon="edit"
        aria-label={m.posts_edit({ title: post.title })}
      >
        {m.shared_edit()}
      </SecondaryLink>
      <SecondaryLink
        to={removal}
        size="small"
        icon="trash"
        aria-label={m.shared_deleteTitled({ title: post.title })}
      >
        {m.shared_delete()}
      </SecondaryLink>
    </span>
  );
}
