import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { editPostUrl, postUrl, previewUrl } from "#app/domain/blog/blog-url.ts";
import { postRow } from "#app/domain/blog/post.ts";
import { postValues } from "#app/domain/blog/post-fields.ts";
import { postForm } from "#app/domain/blog/post-input.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { changePost } from "#app/domain/blog/write-post.server.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import blogStyles from "#app/styles/pages/blog.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PostForm } from "#app/ui/posts/post-form.tsx";
import { m } from "#messages";
import { postFormAction } from "./post-form.server.ts";

const FAILED = () => m.posts_failedToLoadBlog();

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const meta: MetaFunction = () => pageMeta(m.posts_editBlog());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "write the blog");
  const post = findPost(params.postId ?? "", user);
  if (!post) throw await redirectWithToast("/admin/blogs", { type: "error", message: FAILED() });
  const form = openForm(postForm, postValues(post));
  return { ...form, post: postRow(post) };
}

export const action = postFormAction(({ postId = "" }) => ({
  id: postId,
  save: (actor, input) => changePost(actor, postId, input),
  successMessage: m.posts_blogUpdatedSuccessfully(),
}));

export default function BlogEdit() {
  const { post, ...form } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={m.posts_editBlog()}
      variant="narrow"
      trail={[{ label: m.shared_blogs(), to: "/admin/blogs" }]}
      intro={
        <ParaglideMessage
          message={m.posts_addressLastChanged}
          inputs={{ address: decodeURI(postUrl(post.slug)), changedOn: post.changedOn }}
          markup={{ address: ({ children }) => <span className="wrap-anywhere">{children}</span> }}
        />
      }
      actions={
        <SecondaryLink to={translationUrl("post", post.id)}>
          {m.translations_translate()}
        </SecondaryLink>
      }
    >
      <PostForm
        key={actionData?.version ?? post.id}
        {...form}
        action={editPostUrl(post.id)}
        previewHref={previewUrl(post.id)}
        saveLabel={m.posts_updateBlog()}
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
