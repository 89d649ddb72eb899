import { redirect } from "@remix-run/node";
import type { User } from "#app/domain/access/user.ts";
import { voteHelpful } from "#app/domain/reviews/vote.server.ts";
import { removeSavedPost } from "#app/domain/wishlist/saved-posts.server.ts";
import {
  addWishlistDish,
  removeWishlistDish,
} from "#app/domain/wishlist/wishlist-dishes.server.ts";
import { type WishlistTab, wishlistPage } from "#app/domain/wishlist/wishlist-url.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnToDish } from "#app/http/safe-redirect.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** `field` is the form field with the entry's id. Removing an entry twice is not an error. */
function wishlistRemoval(
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

export const loader = () => redirect(wishlistPage.url({ tab: "dishes" }));

export const action = buttons({
  dishes: formAction(
    "use the shop",
    async ({ request, form }) => {
      const returnTo = returnToDish(form, "/menu");
      const message = m.wishlist_loginToKeep();
      const id = String(form.get("productId") ?? "");
      const wish = { kind: "save_dish", id } as const;
      const { user } = await signedInVisitor(request, { returnTo, message, wish });
      const saved = addWishlistDish(user, id);
      if (!saved.ok) return replyInPlace(form, returnTo, { type: "error", message: saved.message });
      const added = m.wishlist_addedToWishlist({ name: saved.value.name });
      return replyInPlace(form, returnTo, { type: "success", message: added });
    },
    { failure: () => m.wishlist_notUpdated() },
  ),
  "dishes/removal": wishlistRemoval("dishes", "productId", removeWishlistDish),
  "posts/removal": wishlistRemoval("posts", "id", removeSavedPost),
  "reviews/removal": wishlistRemoval("reviews", "id", (actor, id) => {
    voteHelpful(actor, id, false);
  }),
});
