/** The size at which networks show a link's picture, in pixels. Source: Open Graph protocol, structured properties of `og:image`. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Shown where a page has no picture of its own. */
export const SHOP_IMAGE = "/illustrations/hero.svg";

/** A picture for a link's preview: its path or whole address, and its words; sized where the shop drew it. */
export type PreviewImage = { address: string; alt: string; isSized: boolean };
