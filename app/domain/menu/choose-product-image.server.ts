import { starterMenu } from "#db/starter/menu.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { base64OfDataImage, isDataImage } from "../images/data-image.ts";
import { drawImage } from "../images/draw-image.server.ts";
import { imageIdOf, imageSource, imageUrl } from "../images/image.ts";
import { imagesAt } from "../images/queries.server.ts";
import { attachImage, type ChosenImage } from "../images/store-image.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { imageInvalid, isRemoteImage } from "./product-image.ts";

/** One of the shop's own images, or a URL that is kept as it is. */
type ChosenProductImage = { own: ChosenImage } | { url: string };

function refused(msg: string): Problem {
  return problem("validation", m.shared_validationFailed(), { errors: [{ path: "image", msg }] });
}

/** Converts a data URL here, before any transaction. Problems: `validation` at `image`. */
export async function chooseProductImage(
  value: string,
  actor: User,
): Promise<Result<ChosenProductImage>> {
  if (isDataImage(value)) {
    const base64 = base64OfDataImage(value);
    if (!base64) return refused(imageInvalid());
    const drawn = await drawImage(new Blob([Buffer.from(base64, "base64")]), actor);
    return drawn.ok ? ok({ own: drawn.value }) : refused(drawn.message);
  }
  if (imageIdOf(value)) return ok({ own: value });
  const isStarter = starterMenu.some(({ image }) => image === value);
  return isStarter || isRemoteImage(value) ? ok({ url: value }) : refused(imageInvalid());
}

/**
 * Returns the URL of the product's image. Call it inside the transaction that writes the product.
 * Problems: `validation` if the stored image is gone.
 */
export function attachProductImage(chosen: ChosenProductImage): Result<string> {
  if ("url" in chosen) return ok(chosen.url);
  const id = attachImage(chosen.own);
  if (!id) return refused(m.menu_pictureGone());
  if (typeof chosen.own !== "string") return ok(imageUrl(id, chosen.own.width));
  const [image] = imagesAt([chosen.own]);
  return image ? ok(imageSource(image).src) : refused(imageInvalid());
}
