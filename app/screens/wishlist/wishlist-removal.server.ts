import type { User } from "#app/domain/access/user.ts";
import { type WishlistTab, wishlistPage } from "#app/domain/wishlist/wishlist-url.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnToDish } from "#app/http/safe-redirect.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** `field` is the form field with the entry's id. Removing an entry twice is no error. */
export function wishlistRemoval(
  tab: WishlistTab,
  field: string,
  remove: (actor: User, id: string) => void,
) {
  return formAction(
    "use the shop",
    async ({ request, form }) => {
      const returnTo = returnToDish(form, wishlistPage.url({ tab }));
      const { user } = await signedInVisitor(request, { returnTo });
      remove(user, String(form.get(field) ?? ""));
      return replyInPlace(form, returnTo, {
        type: "success",
        message: m.shared_removedFromWishlist(),
      });
    },
    { failure: () => m.shared_failedToRemoveFromWishlist() },
  );
}
