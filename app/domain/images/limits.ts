export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/gif"];

/** More than a phone camera produces; decoding a larger image would fill the memory. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Cameras and programs write about ten; a crafted file with thousands takes minutes to decode. */
export const MAX_JPEG_SCANS = 50;
