import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ADD_POST_URL, previewUrl } from "#app/domain/blog/blog-url.ts";
import { newPostValues } from "#app/domain/blog/post-fields.ts";
import { postForm } from "#app/domain/blog/post-input.ts";
import { createPost, newPostId } from "#app/domain/blog/write-post.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import blogStyles from "#app/styles/pages/blog.css?url";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PostForm } from "#app/ui/posts/post-form.tsx";
import { m } from "#messages";
import { postFormAction } from "./post-form.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const meta: MetaFunction = () => pageMeta(m.posts_addBlog());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "write the blog");
  const newId = newPostId();
  const form = openForm(postForm, newPostValues(newId));
  return { ...form, values: { ...form.values, newId: form.values.newId || newId } };
}

export const action = postFormAction(() => ({
  id: undefined,
  save: (actor, input) => createPost(actor, input, input.newId),
  successMessage: m.posts_blogCreatedSuccessfully(),
}));

export default function BlogAdd() {
  const form = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={m.posts_addBlog()}
      variant="narrow"
      trail={[{ label: m.shared_blogs(), to: "/admin/blogs" }]}
    >
      <PostForm
        key={actionData?.version}
        {...form}
        action={ADD_POST_URL}
        previewHref={previewUrl(null)}
        saveLabel={m.posts_createBlog()}
        withTestData
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.posts_failedToSaveBlog);
