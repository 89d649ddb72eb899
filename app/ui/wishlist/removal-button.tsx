import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";

type RemovalButtonProps = {
  list: "reviews" | "posts";
  id: string;
  title: string;
  returnTo: string;
};

export function RemovalButton({ list, id, title, returnTo }: RemovalButtonProps) {
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
