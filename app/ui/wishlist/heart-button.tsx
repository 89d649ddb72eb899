import { PostButton } from "../form/post-button.tsx";

type HeartButtonProps = {
  dish: { id: string; name: string };
  isHearted: boolean;
  /** The page's address, with the place on it to come back to. */
  returnTo: string;
};

/** Puts a dish on the visitor's wishlist, or takes it off. */
export function HeartButton({ dish, isHearted, returnTo }: HeartButtonProps) {
  return (
    <PostButton
      action={isHearted ? "/wishlist/dishes/removal" : "/wishlist/dishes"}
      fields={{ productId: dish.id, returnTo }}
      icon={isHearted ? "heart-filled" : "heart"}
      variant="icon"
      className="heart"
      ariaLabel={`${isHearted ? "Remove from" : "Add to"} wishlist: ${dish.name}`}
    />
  );
}
