import { m } from "#messages";
import { base64OfDataImage, isDataImage } from "../images/data-image.ts";
import { productLimits } from "./limits.ts";

export const imageInvalid = () => m.menu_imageInvalid();

/** An uploaded image or an illustration of the starter menu. */
const ownUrl = /^\/(images\/[\w-]{43}\/\d{1,4}|illustrations\/[\w-]+(\/[\w-]+)*\.\w+)$/;

export function isRemoteImage(text: string): boolean {
  return (
    /^https?:\/\//i.test(text) && text.length <= productLimits.imageUrl.max && URL.canParse(text)
  );
}

/** A data URL, an http(s) URL, or the URL of an image of this shop. */
export function isProductImage(text: string): boolean {
  if (isDataImage(text)) return base64OfDataImage(text) !== null;
  return isRemoteImage(text) || ownUrl.test(text);
}
