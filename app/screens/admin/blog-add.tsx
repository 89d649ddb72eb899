import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ADD_POST_URL, previewUrl } from "#app/domain/blog/blog-url.ts";
import { newPostForm } from "#app/domain/blog/post-form.ts";
import { createPost, newPostId } from "#app/domain/blog/write-post.server.ts";
import { draftFor } from "#app/http/form/form-drafts.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PostForm } from "#app/ui/posts/post-form.tsx";
import { readPostForm } from "./post-form.server.ts";
import { postFormAction } from "./post-form-action.server.ts";

export const meta: MetaFunction = () => pageMeta("Add Blog");

export async function loader({ request }: LoaderFunctionArgs) {
  await adminVisitor(request);
  const draft = await draftFor(request, ADD_POST_URL);
  const opened = newPostForm(newPostId());
  const typed = draft && readPostForm(draft);
  return {
    values: typed ? { ...typed, newId: typed.newId || opened.newId } : opened,
    isDraft: draft !== null,
  };
}

export const action = postFormAction(() => ({
  id: undefined,
  save: (actor, input, { newId }) => createPost(actor, input, newId || undefined),
  done: "Blog created successfully",
}));

export default function BlogAdd() {
  const { values, isDraft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Add Blog"
      variant="narrow"
      before={
        <Breadcrumb trail={[{ label: "Blogs", to: "/admin/blogs" }, { label: "Add Blog" }]} />
      }
    >
      <PostForm
        action={ADD_POST_URL}
        previewHref={previewUrl(null)}
        values={values}
        answer={answer}
        isDraft={isDraft}
        saveLabel="Create Blog"
        withTestData
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure="Failed to save blog" />;
}
