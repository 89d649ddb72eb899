import type { User } from "#app/domain/accounts/user.ts";
import { type WishlistTab, wishlistUrl } from "#app/domain/wishlist/wishlist-view.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";

/**
 * Takes a tab of the wishlist, the name of the field that holds an entry's id, and how to take that
 * entry off; returns the action of its removal. What is gone already is as good as removed.
 * Source: spec 1 §2 Wishlist, §8.
 */
export function wishlistRemoval(
  tab: WishlistTab,
  field: string,
  remove: (actor: User, id: string) => void,
) {
  return formAction(
    async ({ request, form }) => {
      const returnTo = safeRedirect(form.get("returnTo"), wishlistUrl({ tab }));
      const { user } = await signedInVisitor(request, { returnTo });
      remove(user, String(form.get(field) ?? ""));
      return replyInPlace(form, returnTo, { type: "success", message: "Removed from wishlist" });
    },
    { failure: "Failed to remove from wishlist" },
  );
}
