import { redirect } from "@remix-run/node";
import { addWishlistDish } from "#app/domain/wishlist/wishlist-dishes.server.ts";
import { wishlistPage } from "#app/domain/wishlist/wishlist-url.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnToDish } from "#app/http/safe-redirect.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

export const loader = () => redirect(wishlistPage.url({ tab: "dishes" }));

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const returnTo = returnToDish(form, "/menu");
    const message = m.wishlist_pleaseLoginToKeepA();
    const id = String(form.get("productId") ?? "");
    const wish = { kind: "save_dish", id } as const;
    const { user } = await signedInVisitor(request, { returnTo, message, wish });
    const saved = addWishlistDish(user, id);
    if (!saved.ok) return replyInPlace(form, returnTo, { type: "error", message: saved.message });
    const added = m.wishlist_addedToWishlist({ name: saved.value.name });
    return replyInPlace(form, returnTo, { type: "success", message: added });
  },
  { failure: () => m.wishlist_failedToUpdateYourWishlist() },
);
