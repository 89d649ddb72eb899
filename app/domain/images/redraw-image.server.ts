import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { ok, type Result } from "../result.ts";
import { type Image, LARGEST_HEIGHT, LARGEST_WIDTH, storedWidths } from "./image.ts";
import { damagedImage, notAnImage, tooManyPixels, tooSlowToRead } from "./image-problems.ts";
import { jpegScans } from "./jpeg-scans.ts";
import { IMAGE_TYPES, MAX_IMAGE_PIXELS, MAX_JPEG_SCANS } from "./limits.ts";

// Image processing must not occupy all processors while orders wait.
sharp.concurrency(1);

/** A re-encoded image that is not stored yet. */
export type DrawnImage = Image & {
  files: { width: number; contentType: string; bytes: Buffer }[];
};

const CONTENT_TYPE = "image/webp";
/** An animated PNG is detected as a separate type. Its first frame is used, as with a GIF. */
const ACCEPTED_TYPES = [...IMAGE_TYPES, "image/apng"];

const GIF_TRAILER = 0x3b;

/** An animated GIF that was cut off after its first frame would still decode, so check the end of the file. */
function isCutOff(bytes: Uint8Array, type: string): boolean {
  if (type !== "image/gif") return false;
  let last = bytes.byteLength - 1;
  while (bytes[last] === 0) last -= 1;
  return bytes[last] !== GIF_TRAILER;
}

async function draw(bytes: Uint8Array): Promise<DrawnImage> {
  const limits = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" } as const;
  const { data, info } = await sharp(bytes, limits)
    .autoOrient()
    .resize({
      width: LARGEST_WIDTH,
      height: LARGEST_HEIGHT,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files = [];
  for (const storedWidth of storedWidths(width)) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: storedWidth })
      .webp({ quality: 80 })
      .toBuffer();
    files.push({ width: storedWidth, contentType: CONTENT_TYPE, bytes: file });
  }
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.bytes);
  return { id: hash.digest("base64url"), width, height, files };
}

/**
 * Re-encodes an uploaded file in the sizes that pages use, so that no metadata or embedded content survives. Call it
 * through `drawImage`: a decoder can neither be interrupted nor trusted inside the shop's own process.
 * Problems: `validation` (not a PNG, JPG or GIF; too many pixels or scans; damaged or cut off).
 */
export async function redrawImage(bytes: Uint8Array): Promise<Result<DrawnImage>> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!ACCEPTED_TYPES.includes(type)) return notAnImage;
  if (isCutOff(bytes, type)) return damagedImage;
  if (type === "image/jpeg" && jpegScans(bytes) > MAX_JPEG_SCANS) return tooSlowToRead;
  try {
    // Reads only the header, so a small file with huge dimensions is never decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS) return tooManyPixels;
    return ok(await draw(bytes));
  } catch {
    // A decoding error means that the file is damaged.
    return damagedImage;
  }
}
