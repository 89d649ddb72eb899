import { m } from "#messages";
import { imageIdOf } from "../images/image.ts";

export const invalidFeaturedImage = () => m.blog_featuredImageInvalid();

/** An illustration of the starter posts. */
const illustration = /^\/illustrations\/[\w-]+(?:\/[\w-]+)*\.svg$/;

/** An http(s) URL, an uploaded image, or an illustration of the shop. */
export function isFeaturedImage(typed: string): boolean {
  if (imageIdOf(typed) || illustration.test(typed)) return true;
  return /^https?:\/\/[^\s]+$/i.test(typed) && URL.canParse(typed);
}
