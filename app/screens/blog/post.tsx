import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { postAddress } from "#app/domain/blog/blog-address.ts";
import { countView } from "#app/domain/blog/count-view.server.ts";
import { hasLiked } from "#app/domain/blog/like-post.server.ts";
import { MORE_POSTS } from "#app/domain/blog/limits.ts";
import { POST_NOT_FOUND } from "#app/domain/blog/messages.ts";
import { postOnCard, postOnPage } from "#app/domain/blog/post.ts";
import { findPostBySlug, morePosts } from "#app/domain/blog/queries.server.ts";
import { renderedPost } from "#app/domain/blog/rendered-post.server.ts";
import { hasSaved } from "#app/domain/blog/save-post.server.ts";
import { firstVisitCookie } from "#app/http/first-visit.server.ts";
import { loginAddress } from "#app/http/return-to.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { seeOther } from "#app/http/toast.server.ts";
import { visitorOf } from "#app/http/visitor.server.ts";
import { AuthorBox } from "#app/ui/blog/author-box.tsx";
import { PostActions } from "#app/ui/blog/post-actions.tsx";
import { PostCard } from "#app/ui/blog/post-card.tsx";
import { PostContent } from "#app/ui/blog/post-content.tsx";
import { PostFacts, PostTags } from "#app/ui/blog/post-facts.tsx";
import { postHead } from "#app/ui/blog/post-head.ts";
import { ShareLinks } from "#app/ui/blog/share-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  found ? postHead(found.post, found.address) : pageMeta("Blog");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const post = findPostBySlug(params.slug ?? "", user);
  if (!post) throw await seeOther("/blog", { type: "error", message: POST_NOT_FOUND });
  const seen = await firstVisitCookie(request, post.id);
  const path = postAddress(post.slug);
  const found = {
    post: postOnPage(seen ? countView(post) : post, renderedPost(post)),
    address: siteOrigin(request) + path,
    hasLiked: hasLiked(user, post.id),
    hasSaved: hasSaved(user, post.id),
    loginHref: user ? null : loginAddress(path),
    more: morePosts(post, MORE_POSTS).map(postOnCard),
  };
  return data(found, seen ? { headers: { "Set-Cookie": seen } } : undefined);
}

export default function Post() {
  const { post, address, more, ...reader } = useLoaderData<typeof loader>();
  return (
    <Page
      title={post.title}
      intro={post.excerpt}
      before={
        <p>
          <ButtonLink to="/blog" variant="quiet" size="small" icon="arrow-left">
            Back to Blog
          </ButtonLink>
        </p>
      }
    >
      {post.status !== "published" && (
        <Notice tone="warn" title="Not published">
          Only admins can read this post now.
        </Notice>
      )}
      <div className="split">
        <article className="stack s-l">
          <PostFacts post={post} />
          {post.featuredImage && (
            <img className="post-i" src={post.featuredImage} alt="" width={640} height={360} />
          )}
          <PostContent html={post.html} />
          <PostTags tags={post.tags} />
          <PostActions post={post} address={address} {...reader} />
        </article>
        <aside className="stack" aria-label="About this post">
          <AuthorBox name={post.authorName} email={post.authorEmail} />
          <ShareLinks title={post.title} address={address} />
        </aside>
      </div>
      {more.length > 0 && (
        <Section title="More to read">
          <div className="grid three">
            {more.map((other) => (
              <PostCard key={other.slug} post={other} titleLevel={3} />
            ))}
          </div>
        </Section>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure="Failed to load blog posts" />;
}
