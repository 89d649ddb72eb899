import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { type Image, LARGEST_HEIGHT, LARGEST_WIDTH, storedWidths } from "./image.ts";
import {
  IMAGE_HINT,
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
} from "./limits.ts";

// Orders must not wait for image processing to free memory or all processors.
sharp.concurrency(1);
sharp.cache(false);

/** A re-encoded image that is not stored yet. */
export type DrawnImage = Image & {
  files: { width: number; contentType: string; bytes: Buffer }[];
};

const CONTENT_TYPE = "image/webp";
/** An animated PNG is detected as its own type. Its first frame is used, as for a GIF. */
const ACCEPTED_TYPES = [...IMAGE_TYPES, "image/apng"];

function refused(message: string): Problem {
  return problem("validation", message);
}

const notAnImage = refused(`Only pictures can be sent: ${IMAGE_HINT}`);
const tooLarge = refused(IMAGE_TOO_LARGE);
const tooManyPixels = refused(
  `This picture has more than ${MAX_IMAGE_PIXELS / 1_000_000} million pixels. Make it smaller and send it again`,
);
const damaged = refused(
  `This picture is damaged and could not be read. Choose another: ${IMAGE_HINT}`,
);

const GIF_TRAILER = 0x3b;

/** An animated GIF cut off after its first frame would still decode, so the end of the file is checked. */
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

async function checkAndDraw(bytes: Uint8Array): Promise<Result<DrawnImage>> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!ACCEPTED_TYPES.includes(type)) return notAnImage;
  if (isCutOff(bytes, type)) return damaged;
  try {
    // Reads only the header, so a small file with huge dimensions is never decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS) return tooManyPixels;
    return ok(await draw(bytes));
  } catch {
    // A decoding error means that the file is damaged.
    return damaged;
  }
}

let lastDrawing: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes an uploaded file in the sizes that pages use, so that no metadata or embedded content survives. One image
 * is processed at a time, because a large one can take 160 MB of memory.
 * Problems: `validation` (not a PNG, JPG or GIF; over 5MB; too many pixels; damaged or cut off).
 */
export function drawImage(bytes: Uint8Array): Promise<Result<DrawnImage>> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return Promise.resolve(tooLarge);
  const drawing = lastDrawing.then(() => checkAndDraw(bytes));
  lastDrawing = drawing.catch(() => undefined);
  return drawing;
}
