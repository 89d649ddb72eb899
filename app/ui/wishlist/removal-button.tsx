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
      label="Remove"
      ariaLabel={`Remove from wishlist: ${title}`}
      pendingLabel="Removing…"
      icon="trash"
      variant="secondary"
      size="small"
    />
  );
}
