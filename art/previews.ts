import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "#app/domain/images/preview.ts";

const BACKGROUND = "#fbf3e4";
const BLUR = 24;
/** Cropping a narrower image than this would lose its subject, so it is placed on a blurred copy of itself. */
const MIN_CROP_RATIO = 1.6;

const size = { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT };

/**
 * Draws the image that other sites show next to a link to a page with this illustration, such as `dishes/bhel-puri`.
 * `ground` is the colour beside it, for a preview in a folder of its own.
 */
export async function drawPreview(
  publicFolder: string,
  illustration: string,
  { folder = "", ground }: { folder?: string; ground?: string } = {},
): Promise<void> {
  const bytes = readFileSync(join(publicFolder, "illustrations", `${illustration}.svg`));
  const { width, height } = await sharp(bytes).metadata();
  // Renders at the required size instead of enlarging.
  const density = Math.max(72, Math.min(400, (72 * PREVIEW_WIDTH) / width));
  const cut = sharp(bytes, { density }).resize({ ...size, fit: "cover" });
  const whole = sharp(bytes, { density }).resize({ ...size, fit: "inside" });
  const isWide = width / height >= MIN_CROP_RATIO;
  const backdrop = async () =>
    ground
      ? sharp({ create: { ...size, channels: 3, background: ground } })
      : sharp(await cut.blur(BLUR).toBuffer());
  const image = isWide
    ? cut
    : (await backdrop()).composite([{ input: await whole.png().toBuffer() }]);
  const file = join(publicFolder, "previews", folder, `${illustration}.png`);
  mkdirSync(dirname(file), { recursive: true });
  await image
    .flatten({ background: BACKGROUND })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}
