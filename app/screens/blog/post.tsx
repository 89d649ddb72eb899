import { ParaglideMessage } from "@inlang/paraglide-js-react";
import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { type MetaDescriptor, useLoaderData } from "@remix-run/react";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { countView } from "#app/domain/blog/count-view.server.ts";
import { hasLiked } from "#app/domain/blog/like-post.server.ts";
import { MORE_POSTS } from "#app/domain/blog/limits.ts";
import { type PostPageData, postCardData, postPageData } from "#app/domain/blog/post.ts";
import { findPostBySlug, morePosts, noSuchPost } from "#app/domain/blog/queries.server.ts";
import { renderedPost } from "#app/domain/blog/render-markdown.server.ts";
import { hasSaved } from "#app/domain/blog/save-post.server.ts";
import { type PreviewImage, previewImage } from "#app/domain/images/preview.ts";
import { currentLanguage } from "#app/domain/language/language.ts";
import { shop } from "#app/domain/shop.ts";
import { loginUrl } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { localUrl } from "#app/http/site-origin.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import blogStyles from "#app/styles/pages/blog.css?url";
import { PostView } from "#app/ui/blog/post-view.tsx";
import { ShareButton } from "#app/ui/blog/share-button.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { openGraph } from "#app/ui/page/open-graph.ts";
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

type PostActionsProps = {
  post: PostPageData;
  hasLiked: boolean;
  hasSaved: boolean;
  /** The post's absolute URL. */
  url: string;
  /** Null for a logged-in visitor. */
  loginHref: string | null;
};

function PostActions({ post, hasLiked, hasSaved, url, loginHref }: PostActionsProps) {
  const path = postUrl(post.slug);
  return (
    <div className="stack stack-small">
      <div className="row post-buttons">
        <PostButton
          action={hasLiked ? `${path}/likes/removal` : `${path}/likes`}
          icon={hasLiked ? "heart-filled" : "heart"}
          label={m.blog_like({ likes: post.likes })}
          pressed={hasLiked}
          variant="secondary"
        />
        <PostButton
          action={hasSaved ? `${path}/saves/removal` : `${path}/saves`}
          icon={hasSaved ? "star-filled" : "star"}
          label={m.blog_save()}
          pressed={hasSaved}
          variant="secondary"
        />
        <ShareButton title={post.title} url={url} />
      </div>
      {loginHref && (
        <p className="muted small">
          <ParaglideMessage
            message={m.blog_loginToLike}
            inputs={{}}
            markup={{ login: ({ children }) => <Link to={loginHref}>{children}</Link> }}
          />
        </p>
      )}
    </div>
  );
}

function structuredData(post: PostPageData, url: string, image: PreviewImage) {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    inLanguage: post.contentLang ?? currentLanguage(),
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: new URL(image.url, url).href,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    keywords: post.tags.join(", "),
    author: { "@type": "Person", name: post.authorName, email: post.authorEmail },
    publisher: { "@type": "Restaurant", name: shop.name, url: new URL("/", url).href },
  };
}

function postHead(post: PostPageData, url: string, image: PreviewImage): MetaDescriptor[] {
  const title = post.metaTitle || post.title;
  const description = post.metaDescription || post.excerpt;
  const times = {
    "article:published_time": post.publishedAt,
    "article:modified_time": post.updatedAt,
  };
  return [
    ...pageMeta(title, description),
    { tagName: "link", rel: "canonical", href: url },
    ...openGraph({ type: "article", title, description, url, image }),
    ...Object.entries(times).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    ...(post.status === "published" ? [] : [{ name: "robots", content: "noindex" }]),
    { "script:ld+json": structuredData(post, url, image) },
  ];
}
