import type { PostCardData, PostPageData } from "#app/domain/blog/post.ts";
import { PostView } from "../blog/post-view.tsx";
import { Button } from "../button.tsx";

export type Preview = { post: PostPageData; address: string; more: PostCardData[] };

/** A post as its readers will see it; nobody can like yet what is not there. */
export function PostPreview({ post, address, more }: Preview) {
  return (
    <PostView
      post={post}
      address={address}
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
