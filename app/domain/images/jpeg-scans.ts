const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** One-byte markers, and the zero that follows an 0xff inside a scan's data. */
function hasNoLength(marker: number): boolean {
  return marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
}

/**
 * How many times a JPEG goes over its pixels. Embedded thumbnails and data after the image do not
 * count, because the decoder skips them too.
 */
export function jpegScans(file: Uint8Array): number {
  let scans = 0;
  let at = file.indexOf(0xff);
  while (at >= 0) {
    while (file[at] === 0xff) at += 1;
    const marker = file[at] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    if (!hasNoLength(marker)) at += (file[at + 1] ?? 0) * 256 + (file[at + 2] ?? 0);
    at = file.indexOf(0xff, at + 1);
  }
  return scans;
}
