import type { User } from "#app/domain/accounts/user.ts";
import { type WishlistTab, wishlistAddress } from "#app/domain/wishlist/wishlist-view.ts";
import { formAction } from "./form-action.server.ts";
import { signedInVisitor } from "./guards.server.ts";
import { replyInPlace } from "./in-place.server.ts";
import { localPath } from "./return-to.ts";

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
      const returnTo = localPath(form.get("returnTo"), wishlistAddress({ tab }));
      const { user } = await signedInVisitor(request, { returnTo });
      remove(user, String(form.get(field) ?? ""));
      return replyInPlace(form, returnTo, { type: "success", message: "Removed from wishlist" });
    },
    { failure: "Failed to remove from wishlist" },
  );
}
