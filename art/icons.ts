import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const ground = "#b32a1c";

/** The favicon on a square of its own ground; `part` is how much of the square it fills. */
async function drawIcon(
  publicFolder: string,
  file: string,
  size: number,
  part: number,
): Promise<void> {
  const inner = Math.round(size * part);
  const mark = await sharp(readFileSync(join(publicFolder, "favicon.svg")), {
    density: (72 * inner) / 32,
  })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(publicFolder, file));
}

export async function drawIcons(publicFolder: string): Promise<void> {
  await drawIcon(publicFolder, "apple-touch-icon.png", 180, 1);
  await drawIcon(publicFolder, "icon-192.png", 192, 1);
  await drawIcon(publicFolder, "icon-512.png", 512, 1);
  // Phones crop a maskable icon to their own shape: only the middle four fifths are safe.
  await drawIcon(publicFolder, "icon-maskable-512.png", 512, 0.8);
}
