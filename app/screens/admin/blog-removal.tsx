import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { postRow } from "#app/domain/blog/post-row.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { deletePost } from "#app/domain/blog/write-post.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PostStatusBadge } from "#app/ui/posts/post-status-badge.tsx";

const FAILED = "Failed to delete blog";

export const meta: MetaFunction = () => pageMeta("Delete blog");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "write the blog");
  const returnTo = returnPath(request, "/admin/blogs");
  const post = findPost(params.postId ?? "", user);
  if (!post)
    throw await redirectWithToast(returnTo, { type: "error", message: "Failed to load blog" });
  return { post: postRow(post), returnTo };
}

export const action = formAction(
  async ({ request, params, url }) => {
    const { user } = await staffVisitor(request, "write the blog", {
      returnTo: url.pathname + url.search,
    });
    const deleted = deletePost(user, params.postId ?? "");
    if (deleted.ok) {
      return redirectWithToast(returnPath(request, "/admin/blogs"), {
        type: "success",
        message: "Blog deleted successfully",
      });
    }
    const { message: description } = deleted;
    return redirectWithToast(returnPath(request, "/admin/blogs"), {
      type: "error",
      message: FAILED,
      description,
    });
  },
  { failure: FAILED },
);

export default function BlogRemoval() {
  const { post, returnTo } = useLoaderData<typeof loader>();
  return (
    <Page title="Delete this blog?" variant="narrow">
      <Card className="stack stack-small">
        <h2 className="wrap-anywhere">{post.title}</h2>
        <p className="row">
          <PostStatusBadge status={post.status} />
          <span className="muted">
            {post.categoryName}, written {post.writtenOn} by {post.authorName}
          </span>
        </p>
        <p>
          This also deletes its {post.views.toLocaleString("en-IN")} views and{" "}
          {post.likes.toLocaleString("en-IN")} likes. This action cannot be undone. To hide it
          instead, archive it.
        </p>
      </Card>
      <div className="row">
        <Form method="post" noValidate>
          <SubmitButton variant="danger" icon="trash" pendingLabel="Deleting…">
            Yes, Delete Blog
          </SubmitButton>
        </Form>
        <ButtonLink to={returnTo} variant="secondary">
          Keep Blog
        </ButtonLink>
      </div>
    </Page>
  );
}
