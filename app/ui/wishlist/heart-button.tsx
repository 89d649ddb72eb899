import { PostButton } from "../form/post-button.tsx";

type HeartButtonProps = {
  dish: { id: string; name: string };
  isOnWishlist: boolean;
  /** The page's address, with the place on it to come back to. */
  returnTo: string;
};

/** Puts a dish on the visitor's wishlist, or takes it off. */
export function HeartButton({ dish, isOnWishlist, returnTo }: HeartButtonProps) {
  return (
    <PostButton
      action={isOnWishlist ? "/wishlist/dishes/removal" : "/wishlist/dishes"}
      fields={{ productId: dish.id, returnTo }}
      icon={isOnWishlist ? "heart-filled" : "heart"}
      variant="icon"
      className="heart"
      ariaLabel={`${isOnWishlist ? "Remove from" : "Add to"} wishlist: ${dish.name}`}
    />
  );
}
