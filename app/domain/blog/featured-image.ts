import { imageIdOf } from "../images/image.ts";

/** A drawing of the starter set. */
const illustration = /^\/illustrations\/[\w-]+(?:\/[\w-]+)*\.svg$/;

/**
 * Takes what somebody typed as a post's picture, returns whether it can be one: a http(s) address, one
 * kept here, or a drawing of the shop. Source: spec 2 §5 Blog form.
 */
export function isFeaturedImage(typed: string): boolean {
  if (imageIdOf(typed) || illustration.test(typed)) return true;
  return /^https?:\/\/[^\s]+$/i.test(typed) && URL.canParse(typed);
}
