import { redirect } from "@remix-run/node";
import { heartDish } from "#app/domain/wishlist/dish-hearts.server.ts";
import { wishlistAddress } from "#app/domain/wishlist/wishlist-view.ts";
import { formAction } from "#app/http/form-action.server.ts";
import { signedInVisitor } from "#app/http/guards.server.ts";
import { replyInPlace } from "#app/http/in-place.server.ts";
import { localPath } from "#app/http/return-to.ts";

export const loader = () => redirect(wishlistAddress({ tab: "dishes" }));

export const action = formAction(async ({ request, form }) => {
  const returnTo = localPath(form.get("returnTo"), "/menu");
  const message = "Please login to keep a wishlist";
  const { user } = await signedInVisitor(request, { returnTo, message });
  const hearted = heartDish(user, String(form.get("productId") ?? ""));
  if (!hearted.ok) return replyInPlace(form, returnTo, { type: "error", message: hearted.message });
  const added = `${hearted.value.name} added to wishlist`;
  return replyInPlace(form, returnTo, { type: "success", message: added });
});
