import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { editPostUrl, postUrl, previewUrl } from "#app/domain/blog/blog-url.ts";
import { postForm } from "#app/domain/blog/post-form.ts";
import { postRow } from "#app/domain/blog/post-row.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { changePost } from "#app/domain/blog/write-post.server.ts";
import { draftFor } from "#app/http/form/form-drafts.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PostForm } from "#app/ui/posts/post-form.tsx";
import { readPostForm } from "./post-form.server.ts";
import { postFormAction } from "./post-form-action.server.ts";

const FAILED = "Failed to load blog";

export const meta: MetaFunction = () => pageMeta("Edit Blog");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await adminVisitor(request);
  const post = findPost(params.postId ?? "", user);
  if (!post) throw await redirectWithToast("/admin/blogs", { type: "error", message: FAILED });
  const draft = await draftFor(request, editPostUrl(post.id));
  return {
    post: postRow(post),
    values: draft ? readPostForm(draft) : postForm(post),
    isDraft: draft !== null,
  };
}

export const action = postFormAction(({ postId = "" }) => ({
  id: postId,
  save: (actor, input) => changePost(actor, postId, input),
  done: "Blog updated successfully",
}));

export default function BlogEdit() {
  const { post, values, isDraft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Edit Blog"
      variant="narrow"
      before={
        <Breadcrumb trail={[{ label: "Blogs", to: "/admin/blogs" }, { label: "Edit Blog" }]} />
      }
      intro={
        <>
          Address: <span className="any">{decodeURI(postUrl(post.slug))}</span>, last changed{" "}
          {post.changedOn}
        </>
      }
    >
      <PostForm
        key={post.id}
        action={editPostUrl(post.id)}
        previewHref={previewUrl(post.id)}
        values={values}
        answer={answer}
        isDraft={isDraft}
        saveLabel="Update Blog"
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={FAILED} />;
}
