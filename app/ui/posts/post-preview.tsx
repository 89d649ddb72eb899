import type { PostCardData, PostPageData } from "#app/domain/blog/post.ts";
import { m } from "#messages";
import { PostView } from "../blog/post-view.tsx";
import { Button } from "../button.tsx";

export type Preview = { post: PostPageData; url: string; more: PostCardData[] };

/** A post as readers will see it, with disabled actions. */
export function PostPreview({ post, url, more }: Preview) {
  return (
    <PostView
      post={post}
      url={url}
      more={more}
      actions={
        <div className="row post-buttons">
          <Button variant="secondary" icon="heart" disabled>
            {m.blog_like({ likes: post.likes })}
          </Button>
          <Button variant="secondary" icon="star" disabled>
            {m.blog_save()}
          </Button>
          <Button variant="secondary" icon="share" disabled>
            {m.posts_share()}
          </Button>
        </div>
      }
    />
  );
}
