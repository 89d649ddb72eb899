import type { DishCardData } from "#app/domain/menu/dish.ts";
import type { ReviewCardData } from "#app/domain/reviews/review.ts";
import type { SavedPostCardData } from "#app/domain/wishlist/saved-post.ts";
import { m } from "#messages";
import { DishCards } from "../dish/dish-cards.tsx";
import { PostButton } from "../form/post-button.tsx";
import { MediaCard } from "../media-card.tsx";
import { ReviewCard } from "../reviews/review-card.tsx";

type EntriesProps = { returnTo: string };

export function LikedReviews({ reviews, returnTo }: EntriesProps & { reviews: ReviewCardData[] }) {
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          titleLevel={2}
          actions={
            <span className="row">
              <span className="muted small">
                {m.wishlist_helpfulToPeople({ count: review.helpfulCount })}
              </span>
              <RemovalButton
                list="reviews"
                id={review.id}
                title={review.title}
                returnTo={returnTo}
              />
            </span>
          }
        />
      ))}
    </ul>
  );
}

export function SavedPosts({ posts, returnTo }: EntriesProps & { posts: SavedPostCardData[] }) {
  return (
    <ul className="grid plain-list">
      {posts.map((post) => (
        <li key={post.id}>
          <MediaCard
            title={post.titleLang ? <span lang={post.titleLang}>{post.title}</span> : post.title}
            titleLevel={2}
            to={`/blog/${post.slug}`}
            image={
              post.featuredImage ? { src: post.featuredImage, width: 640, height: 360 } : undefined
            }
            meta={
              <>
                <span>{post.publishedOn}</span>
                <span>{m.blog_minRead({ readTimeMinutes: post.readTimeMinutes })}</span>
                <span>{m.posts_likes({ likes: post.likes })}</span>
              </>
            }
            footer={
              <RemovalButton list="posts" id={post.id} title={post.title} returnTo={returnTo} />
            }
          >
            <p className="brief" lang={post.excerptLang}>
              {post.excerpt}
            </p>
          </MediaCard>
        </li>
      ))}
    </ul>
  );
}

export function WishlistDishes({ dishes, returnTo }: EntriesProps & { dishes: DishCardData[] }) {
  return (
    <DishCards
      dishes={dishes}
      page={returnTo}
      hearted={dishes.map(({ id }) => id)}
      titleLevel={2}
    />
  );
}

type RemovalButtonProps = {
  list: "reviews" | "posts";
  id: string;
  title: string;
  returnTo: string;
};

function RemovalButton({ list, id, title, returnTo }: RemovalButtonProps) {
  return (
    <PostButton
      action={`/wishlist/${list}/removal`}
      fields={{ id, returnTo }}
      label={m.shared_remove()}
      ariaLabel={m.wishlist_removeFromWishlist({ title })}
      pendingLabel={m.shared_removing()}
      icon="trash"
      variant="secondary"
      size="small"
    />
  );
}
