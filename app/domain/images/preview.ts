/** The size of an Open Graph image, in pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** For pages without an image of their own. */
export const SHOP_IMAGE = "/illustrations/hero.svg";

/** `isSized` is false for external images, whose size is unknown. */
export type PreviewImage = { url: string; alt: string; isSized: boolean };
