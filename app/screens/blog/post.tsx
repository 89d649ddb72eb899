import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { countView } from "#app/domain/blog/count-view.server.ts";
import { hasLiked } from "#app/domain/blog/like-post.server.ts";
import { MORE_POSTS } from "#app/domain/blog/limits.ts";
import { postCardData, postPageData } from "#app/domain/blog/post.ts";
import { findPostBySlug, morePosts, noSuchPost } from "#app/domain/blog/queries.server.ts";
import { renderedPost } from "#app/domain/blog/render-markdown.server.ts";
import { hasSaved } from "#app/domain/blog/save-post.server.ts";
import { previewImage } from "#app/domain/images/preview.ts";
import { loginUrl } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { localUrl } from "#app/http/site-origin.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import blogStyles from "#app/styles/pages/blog.css?url";
import { PostActions } from "#app/ui/blog/post-actions.tsx";
import { postHead } from "#app/ui/blog/post-head.ts";
import { PostView } from "#app/ui/blog/post-view.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { firstVisitCookie } from "./first-visit.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: blogStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? postHead(page.post, page.address, page.preview) : pageMeta(m.shared_blog());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const post = findPostBySlug(params.slug ?? "", user);
  if (!post) throw await redirectWithToast("/blog", { type: "error", message: noSuchPost.message });
  const seen = await firstVisitCookie(request, post.id);
  const path = postUrl(post.slug);
  const page = {
    post: postPageData(seen ? countView(post) : post, renderedPost(post)),
    address: localUrl(request, path),
    preview: previewImage(post.featuredImage, post.title),
    hasLiked: hasLiked(user, post.id),
    hasSaved: hasSaved(user, post.id),
    loginHref: user ? null : loginUrl(path),
    more: morePosts(post, MORE_POSTS).map(postCardData),
  };
  return data(page, seen ? { headers: { "Set-Cookie": seen } } : undefined);
}

export default function Post() {
  const { post, address, more, ...reader } = useLoaderData<typeof loader>();
  return (
    <PostView
      post={post}
      url={address}
      more={more}
      actions={<PostActions post={post} url={address} {...reader} />}
      notice={
        post.status !== "published" && (
          <Notice tone="warn" title={m.blog_notPublished()}>
            {m.blog_onlyAdminsRead()}
          </Notice>
        )
      }
    />
  );
}

export const ErrorBoundary = errorBoundary(m.blog_failedToLoadBlogPosts);
