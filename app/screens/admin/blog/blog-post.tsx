import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ADD_POST_URL, editPostUrl, postUrl, previewUrl } from "#app/domain/blog/blog-url.ts";
import { postRow } from "#app/domain/blog/post.ts";
import { newPostValues, postValues } from "#app/domain/blog/post-fields.ts";
import { postForm } from "#app/domain/blog/post-input.ts";
import { findPost } from "#app/domain/blog/queries.server.ts";
import { newPostId } from "#app/domain/blog/write-post.server.ts";
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
import { postAction } from "./post-form.server.ts";

const FAILED = () => m.posts_failedToLoadBlog();

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const meta: MetaFunction = ({ params }) =>
  pageMeta(params.postId ? m.posts_editBlog() : m.posts_addBlog());

export async function loader({ request, params: { postId } }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "write the blog");
  if (!postId) return { form: openForm(postForm, newPostValues(newPostId())), post: null };
  const post = findPost(postId, user);
  if (!post) throw await redirectWithToast("/admin/blogs", { type: "error", message: FAILED() });
  return { form: openForm(postForm, postValues(post)), post: postRow(post) };
}

export const action = postAction;

/** Adds a post, or changes the one in the address. */
export default function BlogPost() {
  const { form, post } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={post ? m.posts_editBlog() : m.posts_addBlog()}
      variant="narrow"
      trail={[{ label: m.shared_blogs(), to: "/admin/blogs" }]}
      intro={
        post && (
          <ParaglideMessage
            message={m.posts_addressLastChanged}
            inputs={{ address: decodeURI(postUrl(post.slug)), changedOn: post.changedOn }}
            markup={{
              address: ({ children }) => <span className="wrap-anywhere">{children}</span>,
            }}
          />
        )
      }
      actions={
        post && (
          <SecondaryLink to={translationUrl("post", post.id)}>
            {m.translations_translate()}
          </SecondaryLink>
        )
      }
    >
      <PostForm
        key={actionData?.version ?? post?.id}
        {...form}
        action={post ? editPostUrl(post.id) : ADD_POST_URL}
        previewHref={previewUrl(post?.id ?? null)}
        saveLabel={post ? m.posts_updateBlog() : m.posts_createBlog()}
        withTestData={!post}
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
