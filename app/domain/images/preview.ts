import { imageIdOf } from "./image.ts";

/** The size of an Open Graph image, in pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** For pages without an image of their own. */
export const SHOP_IMAGE = "/illustrations/hero.svg";

/** The illustrations for which `npm run art` draws a preview. */
const DRAWN = /^\/illustrations\/((?:dishes|blog)\/[\w-]+|hero)\.svg$/;

/** `isSized` is false for images of unknown size. */
export type PreviewImage = { url: string; alt: string; isSized: boolean };

/**
 * The picture that other sites show next to a link. Many do not show SVGs, so illustrations have a
 * PNG; photos are used as they are.
 */
export function previewImage(image: string, alt: string): PreviewImage {
  if (/^https?:\/\//.test(image) || imageIdOf(image)) return { url: image, alt, isSized: false };
  const illustration = DRAWN.exec(image)?.[1] ?? "hero";
  return { url: `/previews/${illustration}.png`, alt, isSized: true };
}
