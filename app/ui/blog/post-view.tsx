import type { ReactNode } from "react";
import type { PostCardData, PostPageData } from "#app/domain/blog/post.ts";
import { ButtonLink } from "../button.tsx";
import { Page } from "../layout/page.tsx";
import { Section } from "../section.tsx";
import { AuthorBox } from "./author-box.tsx";
import { PostCard } from "./post-card.tsx";
import { PostContent } from "./post-content.tsx";
import { PostFacts, PostTags } from "./post-facts.tsx";
import { ShareLinks } from "./share-links.tsx";

type PostViewProps = {
  post: PostPageData;
  /** The post's whole address. */
  address: string;
  /** Like, save, share. */
  actions: ReactNode;
  /** Other posts to go on with. */
  more: PostCardData[];
  /** Stands before the post: that it is not published. */
  notice?: ReactNode;
};

/** A post as its readers see it; its preview is the same. */
export function PostView({ post, address, actions, more, notice }: PostViewProps) {
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
      {notice}
      <div className="split">
        <article className="stack stack-large">
          <PostFacts post={post} />
          {post.featuredImage && (
            <img className="post-image" src={post.featuredImage} alt="" width={640} height={360} />
          )}
          <PostContent html={post.html} />
          <PostTags tags={post.tags} />
          {actions}
        </article>
        <aside className="stack" aria-label="About this post">
          <AuthorBox name={post.authorName} email={post.authorEmail} />
          <ShareLinks title={post.title} address={address} />
        </aside>
      </div>
      {more.length > 0 && (
        <Section title="More to read">
          <div className="grid three-columns">
            {more.map((other) => (
              <PostCard key={other.slug} post={other} titleLevel={3} />
            ))}
          </div>
        </Section>
      )}
    </Page>
  );
}
