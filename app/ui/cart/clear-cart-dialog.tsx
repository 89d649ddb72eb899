import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { PostButton } from "../form/post-button.tsx";

export function ClearCartDialog({ open, itemCount }: { open: boolean; itemCount: number }) {
  return (
    <Dialog
      title="Clear your cart?"
      open={open}
      closeHref="/cart"
      actions={
        <>
          <ButtonLink to="/cart" variant="secondary" preventScrollReset>
            Keep Items
          </ButtonLink>
          <PostButton action="/cart/clearance" variant="danger" icon="trash" label="Clear Cart" />
        </>
      }
    >
      <p>
        {itemCount === 1
          ? "This removes 1 item and its customisations."
          : `This removes all ${itemCount} items and their customisations.`}
      </p>
    </Dialog>
  );
}
