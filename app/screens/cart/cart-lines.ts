import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { addLine } from "#app/domain/cart/add-line.server.ts";
import { findCartId } from "#app/domain/cart/own-cart.server.ts";
import { addLineInput, proposedCartToken } from "#app/domain/cart/schema.ts";
import { selectionOf } from "#app/domain/options/selection-input.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { checkRateLimit } from "#app/http/rate-limits.server.ts";
import { returnToDish } from "#app/http/safe-redirect.ts";
import {
  cartCookie,
  readRemovedLine,
  removedLineHeader,
} from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export const loader = () => redirect("/cart");

export const action = formAction(
  async ({ request, form }) => {
    const { cartOwner } = await visitorOf(request);
    const returnTo = returnToDish(form, "/cart");
    const submission = parseWithZod(form, { schema: addLineInput });
    if (submission.status !== "success") {
      return replyInPlace(form, returnTo, { type: "error", message: firstError(submission) });
    }
    const proposed = proposedCartToken.parse(form.get("newCart") ?? undefined);
    const isFirst = cartOwner.userId === null && findCartId(cartOwner) === undefined;
    const limited = isFirst ? await checkRateLimit("begin a cart", null, request) : null;
    const { product, quantity, specialInstructions, ...chosen } = submission.value;
    const selection = selectionOf(chosen);
    const wanted = { productId: product, quantity, specialInstructions, selection };
    const added = limited ?? addLine(cartOwner, wanted, proposed);
    if (!added.ok) return replyInPlace(form, returnTo, { type: "error", message: added.message });
    const { name, inCart, newToken } = added.value;
    const cookies = newToken ? [await cartCookie(newToken)] : [];
    if (await readRemovedLine(request)) cookies.push(await removedLineHeader(null));
    // The card's quantity already shows a second one.
    if (inCart > quantity) return replyInPlace(form, returnTo, undefined, cookies);
    const isMenu = /^\/menu([?#]|$)/.test(returnTo);
    const message = isMenu ? `Added ${name} to cart!` : `${name} added to cart!`;
    return replyInPlace(form, returnTo, { type: "success", message }, cookies);
  },
  { failure: "Failed to update your cart. Please try again." },
);
