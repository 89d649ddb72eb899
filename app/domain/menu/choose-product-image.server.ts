import { starterMenu } from "#db/starter/menu.ts";
import { base64OfDataImage, isDataImage } from "../images/data-image.ts";
import { drawImage } from "../images/draw-image.server.ts";
import { imageIdOf, imageSource, imageUrl } from "../images/image.ts";
import { imagesAt } from "../images/queries.server.ts";
import { type ChosenImage, attachImage as keepForGood } from "../images/store-image.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { IMAGE_INVALID, isRemoteImage } from "./product-image.ts";

/** A picture ready to be used: one of the shop's own, or an address that stays as it is. */
export type ChosenProductImage = { own: ChosenImage } | { address: string };

function refused(msg: string): Problem {
  return problem("validation", "Validation failed", { errors: [{ path: "image", msg }] });
}

/**
 * Takes what a form or a call names as a product's picture, returns it ready to be used: a data-image
 * value is drawn anew here, before any transaction. Problems: `validation` at `image`, in the words of
 * `drawImage` or the specification's. Source: decisions, Images; spec 2 §5 Product form.
 */
export async function chooseProductImage(value: string): Promise<Result<ChosenProductImage>> {
  if (isDataImage(value)) {
    const base64 = base64OfDataImage(value);
    if (!base64) return refused(IMAGE_INVALID);
    const drawn = await drawImage(Buffer.from(base64, "base64"));
    return drawn.ok ? ok({ own: drawn.value }) : refused(drawn.message);
  }
  if (imageIdOf(value)) return ok({ own: value });
  const isStarter = starterMenu.some(({ image }) => image === value);
  return isStarter || isRemoteImage(value) ? ok({ address: value }) : refused(IMAGE_INVALID);
}

/**
 * Takes a chosen picture, keeps it for good and returns the address that the product shows, or a
 * problem at `image` when nothing is kept there any more. Call it inside the transaction that writes
 * the product. Source: decisions, Images.
 */
export function storeProductImageDraft(chosen: ChosenProductImage): Result<string> {
  if ("address" in chosen) return ok(chosen.address);
  const id = keepForGood(chosen.own);
  if (!id) return refused("The picture is no longer kept here. Send it again");
  if (typeof chosen.own !== "string") return ok(imageUrl(id, chosen.own.width));
  const [image] = imagesAt([chosen.own]);
  return image ? ok(imageSource(image).src) : refused(IMAGE_INVALID);
}
