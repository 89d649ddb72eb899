import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { imageIdOf } from "./image.ts";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewImage, SHOP_IMAGE } from "./preview.ts";
import { findImageFile } from "./queries.server.ts";

/** Increase this when previews are drawn differently, because their URLs are cached for ever. */
const REVISION = "1";
const MAX_CACHED = 64;
const BACKGROUND = "#fbf3e4";
const BLUR = 24;
/** An image narrower than this would lose its subject when cropped, so it is placed on a blurred copy of itself. */
const MIN_CROP_RATIO = 1.6;

// A built server has the public files in build/client.
const folders = ["public", "build/client"];

type Source = { version: string; read: () => Buffer };

const illustrations = new Map<string, Source>();

function illustrationAt(path: string): Source | null {
  const known = illustrations.get(path);
  if (known) return known;
  if (!/^\/illustrations\/(?:[\w-]+\/)?[\w-]+\.svg$/.test(path)) return null;
  const file = folders.map((folder) => resolve(folder, path.slice(1))).find(existsSync);
  if (!file) return null;
  const read = () => readFileSync(file);
  const version = createHash("sha256").update(REVISION).update(read()).digest("hex").slice(0, 12);
  const source = { version, read };
  illustrations.set(path, source);
  return source;
}

function uploadAt(path: string): Source | null {
  const id = imageIdOf(path);
  const file = id && findImageFile(id, Number(path.split("/").at(-1)));
  // The URL of an upload contains its hash.
  return file ? { version: REVISION, read: () => file.bytes } : null;
}

function sourceAt(path: string): Source | null {
  return illustrationAt(path) ?? uploadAt(path);
}

/**
 * The preview of a post's or dish's page, at a URL that may be cached for ever. External images keep their own URL;
 * a missing one falls back to the shop's image.
 */
export function previewImage(image: string, alt: string): PreviewImage {
  if (/^https?:\/\//.test(image)) return { url: image, alt, isSized: false };
  const path = sourceAt(image) ? image : SHOP_IMAGE;
  const version = sourceAt(path)?.version ?? REVISION;
  return { url: `/previews/${version}${path}.png`, alt, isSized: true };
}

const size = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT };

async function draw(bytes: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  // Render an SVG at the size that is needed instead of enlarging it.
  const density = Math.max(72, Math.min(400, (72 * PREVIEW_WIDTH) / width));
  const cropped = sharp(bytes, { density }).resize({ ...size, fit: "cover" });
  const fitted = sharp(bytes, { density }).resize({ ...size, fit: "inside" });
  const isWide = width / height >= MIN_CROP_RATIO;
  const image = isWide
    ? cropped
    : sharp(await cropped.blur(BLUR).toBuffer()).composite([
        { input: await fitted.png().toBuffer() },
      ]);
  return image
    .flatten({ background: BACKGROUND })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

const previews = new Map<string, Promise<Buffer>>();
let lastDrawing: Promise<unknown> = Promise.resolve();

/**
 * The PNG of a preview URL, or null when there is no such image. Each is rendered once, one at a time, and the most
 * recently used are cached.
 */
export async function renderPreview(version: string, path: string): Promise<Buffer | null> {
  const source = sourceAt(path);
  if (source?.version !== version) return null;
  const drawing = previews.get(path) ?? lastDrawing.then(() => draw(source.read()));
  // Move the entry to the end: the least recently used one is evicted first.
  previews.delete(path);
  previews.set(path, drawing);
  lastDrawing = drawing.catch(() => previews.delete(path));
  const oldest = previews.keys().next();
  if (previews.size > MAX_CACHED && !oldest.done) previews.delete(oldest.value);
  return drawing;
}
