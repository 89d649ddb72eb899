import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ADD_POST_URL, editPostUrl, postUrl } from "#app/domain/blog/blog-url.ts";
import { MORE_POSTS } from "#app/domain/blog/limits.ts";
import { postCardData, postPageData } from "#app/domain/blog/post.ts";
import { postForm } from "#app/domain/blog/post-input.ts";
import { previewPost } from "#app/domain/blog/preview-post.ts";
import { findPost, morePosts } from "#app/domain/blog/queries.server.ts";
import { renderMarkdown } from "#app/domain/blog/render-markdown.server.ts";
import { now } from "#app/domain/clock.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { knownFields } from "#app/http/form/parse-form.server.ts";
import { POSTED_FROM_OTHER_PAGES } from "#app/http/form/posted-from-other-pages.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import blogStyles from "#app/styles/pages/blog.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { OnceField } from "#app/ui/form/once-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PostPreview } from "#app/ui/posts/post-preview.tsx";
import { TypedByField } from "#app/ui/unsent-forms.tsx";
import { m } from "#messages";
import { addPendingWords, postEditor, postFormValues } from "./post-form.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const handle = POSTED_FROM_OTHER_PAGES;

export const meta: MetaFunction = () => [
  ...pageMeta(m.admin_preview()),
  { name: "robots", content: "noindex" },
];

function formPath(request: Request): string {
  const id = new URL(request.url).searchParams.get("post");
  return id ? editPostUrl(id) : ADD_POST_URL;
}

/** Must not redirect, because it also runs after the action. */
export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "write the blog");
  return { formHref: formPath(request) };
}

export const action = formAction(
  "staff work",
  async ({ request, form, url }) => {
    const path = formPath(request);
    const user = await postEditor(request, path);
    const entries = [...knownFields(form, postForm)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    addPendingWords(form);
    const stored = findPost(url.searchParams.get("post") ?? "", user) ?? null;
    const post = previewPost(postFormValues(form), user, stored, now());
    return {
      post: postPageData(post, renderMarkdown(post.content)),
      url: siteOrigin(request) + postUrl(post.slug),
      more: morePosts(post, MORE_POSTS).map(postCardData),
      form: { path, entries },
    };
  },
  { maxTextBytes: MAX_LONG_BODY_BYTES },
);

export default function BlogPreview() {
  const actionData = useActionData<typeof action>();
  if (!actionData || !("post" in actionData)) return <NoPreview />;
  const { form, ...preview } = actionData;
  return (
    <>
      <PreviewBar {...form} />
      <PostPreview {...preview} />
    </>
  );
}

/** For a GET request, which carries no form. */
function NoPreview() {
  const { formHref } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.admin_preview()}
      intro={m.posts_previewEmpty()}
      actions={<ButtonLink to={formHref}>{m.posts_openTheForm()}</ButtonLink>}
    >
      {null}
    </Page>
  );
}

function PreviewBar({ path, entries }: { path: string; entries: [string, string][] }) {
  return (
    <section className="preview-bar" aria-label={m.admin_preview()}>
      <p>
        <ParaglideMessage
          message={m.posts_previewNotSavedYet}
          inputs={{}}
          markup={{ what: ({ children }) => <strong>{children}</strong> }}
        />
      </p>
      {/* A plain form, because the admin area is a separate document and loads completely anyway. */}
      <form method="post" action={path} encType="multipart/form-data" className="row">
        <TypedByField />
        {path === ADD_POST_URL && <OnceField />}
        {entries.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton name="do" value="continue" variant="secondary" icon="arrow-left">
          {m.posts_backToEditing()}
        </SubmitButton>
        <SubmitButton>{m.shared_save()}</SubmitButton>
      </form>
    </section>
  );
}

export const ErrorBoundary = errorBoundary(m.posts_failedToShowThePreview);
