/** A stored image: `width` and `height` are those of its largest file, in pixels. */
export type Image = { id: string; width: number; height: number };

/** The largest size at which any page shows an image, in pixels. */
export const LARGEST_WIDTH = 960;
export const LARGEST_HEIGHT = 1280;

const SMALLER_WIDTHS = [320, 640];

/** The widths in which an image is stored, smallest first; none is larger than the image itself. */
export function storedWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

export function imageUrl(id: string, width: number): string {
  return `/images/${id}/${width}`;
}

/** The smallest size of the image at this URL. */
export function thumbnailUrl(address: string): string {
  const id = imageIdOf(address);
  const smallest = storedWidths(Number(address.split("/").at(-1)))[0];
  return id && smallest ? imageUrl(id, smallest) : address;
}

/** Null unless the text is the URL of a stored image. */
export function imageIdOf(address: string): string | null {
  return /^\/images\/([\w-]{43})\/\d{1,4}$/.exec(address)?.[1] ?? null;
}

/** For `srcset`; undefined unless the URL is that of a stored image. */
export function srcSetOf(address: string): string | undefined {
  const id = imageIdOf(address);
  return id
    ? imageSource({ id, width: Number(address.split("/").at(-1)), height: 0 }).srcSet
    : undefined;
}

export type ImageSource = { src: string; srcSet: string; width: number; height: number };

export function imageSource({ id, width, height }: Image): ImageSource {
  const srcSet = storedWidths(width).map((kept) => `${imageUrl(id, kept)} ${kept}w`);
  return { src: imageUrl(id, width), srcSet: srcSet.join(", "), width, height };
}
