import { base64OfDataImage, isDataImage } from "../images/data-image.ts";
import { productLimits } from "./product-limits.ts";

/** Source: spec 2 §5 Product form. */
export const IMAGE_INVALID = "Image must be a valid URL or uploaded file";

/** The shop's own pictures: one that somebody sent, or one that the starter menu brought. */
const ownUrl = /^\/(images\/[\w-]{43}\/\d{1,4}|illustrations\/[\w-]+(\/[\w-]+)*\.\w+)$/;

/** Takes any text, returns whether it is the address of a picture elsewhere on the web. Source: spec 2 §5 Product form. */
export function isRemoteImage(text: string): boolean {
  return (
    /^https?:\/\//i.test(text) && text.length <= productLimits.imageUrl.max && URL.canParse(text)
  );
}

/**
 * Takes what a form or a call names as a product's picture, returns whether it is written as one: a
 * data-image value, an http(s) address, or the address of a picture of this shop.
 * Source: spec 2 §5 Product form; decisions, Images.
 */
export function isProductImage(text: string): boolean {
  if (isDataImage(text)) return base64OfDataImage(text) !== null;
  return isRemoteImage(text) || ownUrl.test(text);
}
