import { addLine } from "#app/domain/cart/add-line.server.ts";
import { findCartId } from "#app/domain/cart/own-cart.server.ts";
import { addLineInput, proposedCartToken } from "#app/domain/cart/schema.ts";
import { selectionOf } from "#app/domain/options/sent-selection.ts";
import { checkRateLimit } from "../limits/check-rate-limit.server.ts";
import { cartCookie, readRemovedLine, removedLineHeader } from "../session/cookies.server.ts";
import { visitorOf } from "../session/visitor.server.ts";
import { parseForm } from "./parse-form.server.ts";

/** `added` is null if the submission is invalid. Problems: `rate_limited` and those of `addLine`. */
export async function addToCart(request: Request, form: FormData) {
  const { cartOwner } = await visitorOf(request);
  const submission = parseForm(form, addLineInput);
  if (submission.status !== "success") return { submission, added: null, cookies: [] };
  const proposed = proposedCartToken.parse(form.get("newCart") ?? undefined);
  const isFirst = cartOwner.userId === null && findCartId(cartOwner) === undefined;
  const limited = isFirst ? checkRateLimit("begin a cart", null, request) : null;
  const { product, quantity, specialInstructions, ...chosen } = submission.value;
  const wanted = {
    productId: product,
    quantity,
    specialInstructions,
    selection: selectionOf(chosen),
  };
  const added = limited ?? addLine(cartOwner, wanted, proposed);
  const cookies = added.ok && added.value.newToken ? [await cartCookie(added.value.newToken)] : [];
  if (added.ok && (await readRemovedLine(request))) cookies.push(await removedLineHeader(null));
  return { submission, added, cookies };
}
