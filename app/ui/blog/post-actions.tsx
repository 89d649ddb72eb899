import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import type { PostPageData } from "#app/domain/blog/post.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { ShareButton } from "./share-button.tsx";

type PostActionsProps = {
  post: PostPageData;
  hasLiked: boolean;
  hasSaved: boolean;
  /** The post's absolute URL. */
  url: string;
  /** Null for a logged-in visitor. */
  loginHref: string | null;
};

export function PostActions({ post, hasLiked, hasSaved, url, loginHref }: PostActionsProps) {
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
