import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { PostButton } from "../form/post-button.tsx";

export function ClearCartDialog({ open, itemCount }: { open: boolean; itemCount: number }) {
  return (
    <Dialog
      title={m.cart_clearYourCart()}
      open={open}
      closeHref="/cart"
      actions={
        <>
          <ButtonLink to="/cart" variant="secondary" preventScrollReset>
            {m.cart_keepItems()}
          </ButtonLink>
          <PostButton
            action="/cart/clearance"
            variant="danger"
            icon="trash"
            label={m.cart_clearCart()}
          />
        </>
      }
    >
      <p>{m.cart_clearQuestion({ itemCount })}</p>
    </Dialog>
  );
}
