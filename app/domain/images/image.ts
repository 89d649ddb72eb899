/** A picture somebody sent, as it was kept: `width` and `height` are those of its largest file, in pixels. */
export type Image = { id: string; width: number; height: number };

/** The box that a picture is fitted into: no page shows one larger. */
export const LARGEST_WIDTH = 960;
export const LARGEST_HEIGHT = 1280;

const SMALLER_WIDTHS = [320, 640];

/**
 * Takes the width of a picture's largest file, returns the widths in which it is kept, smallest first;
 * none is larger than the picture itself. Source: decisions, Images ("in the few sizes the pages use").
 */
export function storedWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

/** Takes a picture's id and one of its widths, returns the address it is served under for ever. Source: decisions, Images. */
export function imageUrl(id: string, width: number): string {
  return `/images/${id}/${width}`;
}

/** Takes the address of a picture's largest file, returns that of its smallest. Source: decisions, Images. */
export function thumbnailUrl(address: string): string {
  const id = imageIdOf(address);
  const smallest = storedWidths(Number(address.split("/").at(-1)))[0];
  return id && smallest ? imageUrl(id, smallest) : address;
}

/** Takes any text, returns the id of the picture whose address it is, or null. Source: decisions, Images. */
export function imageIdOf(address: string): string | null {
  return /^\/images\/([\w-]{43})\/\d{1,4}$/.exec(address)?.[1] ?? null;
}

/** Takes any address of a picture, returns the widths it is served in, for `srcset`; of a picture that is not kept here, nothing. Source: decisions, Images. */
export function srcSetOf(address: string): string | undefined {
  const id = imageIdOf(address);
  return id
    ? imageSource({ id, width: Number(address.split("/").at(-1)), height: 0 }).srcSet
    : undefined;
}

/** What an `<img>` needs of a picture. */
export type ImageSource = { src: string; srcSet: string; width: number; height: number };

/** Takes a picture, returns its addresses: the largest, and all of them with their widths. Source: decisions, Images (`srcset`). */
export function imageSource({ id, width, height }: Image): ImageSource {
  const srcSet = storedWidths(width).map((kept) => `${imageUrl(id, kept)} ${kept}w`);
  return { src: imageUrl(id, width), srcSet: srcSet.join(", "), width, height };
}
