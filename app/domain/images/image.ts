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
export function thumbnailUrl(url: string): string {
  const id = imageIdOf(url);
  const smallest = storedWidths(Number(url.split("/").at(-1)))[0];
  return id && smallest ? imageUrl(id, smallest) : url;
}

/** Null unless the text is the URL of a stored image. */
export function imageIdOf(url: string): string | null {
  return /^\/images\/([\w-]{43})\/\d{1,4}$/.exec(url)?.[1] ?? null;
}

/** For `srcset`; undefined unless it is the URL of a stored image. */
export function srcSetOf(url: string): string | undefined {
  const id = imageIdOf(url);
  return id
    ? imageSource({ id, width: Number(url.split("/").at(-1)), height: 0 }).srcSet
    : undefined;
}

export type ImageSource = { src: string; srcSet: string; width: number; height: number };

export function imageSource({ id, width, height }: Image): ImageSource {
  const srcSet = storedWidths(width).map((stored) => `${imageUrl(id, stored)} ${stored}w`);
  return { src: imageUrl(id, width), srcSet: srcSet.join(", "), width, height };
}
