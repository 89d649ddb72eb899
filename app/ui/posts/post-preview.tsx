import type { PostCardData, PostPageData } from "#app/domain/blog/post.ts";
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
            Like ({post.likes})
          </Button>
          <Button variant="secondary" icon="star" disabled>
            Save
          </Button>
          <Button variant="secondary" icon="share" disabled>
            Share
          </Button>
        </div>
      }
    />
  );
}
