import { shop } from "../shop.ts";
import { imageIdOf } from "./image.ts";

/** The size of an Open Graph image, in pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** For pages without an image of their own. */
export const SHOP_IMAGE = "/illustrations/hero.svg";

/** The illustrations for which `npm run art` draws a preview. */
const DRAWN = /^\/illustrations\/((?:dishes|blog)\/[\w-]+)\.svg$/;

/** `isSized` is false for images of unknown size. */
export type PreviewImage = { url: string; alt: string; isSized: boolean };

const isPhoto = (image: string) => /^https?:\/\//.test(image) || imageIdOf(image) !== null;

/**
 * The picture that other sites show next to a link. Many do not show SVGs, so illustrations have a
 * PNG; photos are used as they are. Pages without an image have the logo, or the stall in the shop's colours.
 */
export function previewImage(image: string, alt: string): PreviewImage {
  const illustration = DRAWN.exec(image)?.[1];
  const photo = illustration ? undefined : [image, shop.logo].find(isPhoto);
  if (photo) return { url: photo, alt, isSized: false };
  const drawn = illustration ? `/${illustration}` : `${shop.iconFolder}/hero`;
  return { url: `/previews${drawn}.png`, alt, isSized: true };
}
