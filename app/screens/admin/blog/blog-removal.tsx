import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postRow } from "#app/domain/blog/post.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { deletePost } from "#app/domain/blog/write-post.server.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PostStatusBadge } from "#app/ui/posts/post-status-badge.tsx";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.posts_failedToDeleteBlog();

export const meta: MetaFunction = () => pageMeta(m.posts_deleteBlog());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "write the blog");
  const returnTo = returnPath(request, "/admin/blogs");
  const post = findPost(params.postId ?? "", user);
  if (!post) {
    const message = m.posts_failedToLoadBlog();
    throw await redirectWithToast(returnTo, { type: "error", message });
  }
  return { post: postRow(post), returnTo };
}

export const action = removalAction({
  needs: "write the blog",
  remove: (actor, params) => deletePost(actor, params.postId ?? ""),
  listOf: (request) => returnPath(request, "/admin/blogs"),
  success: () => m.posts_blogDeletedSuccessfully(),
  nameOf: ({ title }) => title,
  failure: FAILED,
});

export default function BlogRemoval() {
  const { post, returnTo } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.posts_deleteThisBlog()}
      label={m.posts_yesDeleteBlog()}
      cancelLabel={m.posts_keepBlog()}
      returnTo={returnTo}
    >
      <h2 className="wrap-anywhere">{post.title}</h2>
      <p className="row">
        <PostStatusBadge status={post.status} />
        <span className="muted">
          {m.posts_writtenBy({
            categoryName: post.categoryName,
            writtenOn: post.writtenOn,
            authorName: post.authorName,
          })}
        </span>
      </p>
      <p>
        {m.posts_deleteEffect({
          views: formatNumber(post.views),
          likes: formatNumber(post.likes),
        })}
      </p>
    </RemovalPage>
  );
}
