import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

type Icon = { file: string; size: number; part?: number };

/** The favicon of a folder on a square with its own background; `part` is how much of the square it fills. */
async function drawIcon(
  folder: string,
  ground: string,
  { file, size, part = 1 }: Icon,
): Promise<void> {
  const inner = Math.round(size * part);
  const mark = await sharp(readFileSync(join(folder, "favicon.svg")), {
    density: (72 * inner) / 32,
  })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, file));
}

export async function drawIcons(folder: string, ground: string): Promise<void> {
  await drawIcon(folder, ground, { file: "apple-touch-icon.png", size: 180 });
  await drawIcon(folder, ground, { file: "icon-192.png", size: 192 });
  await drawIcon(folder, ground, { file: "icon-512.png", size: 512 });
  // Phones crop a maskable icon to their own shape: only the middle four fifths are safe.
  await drawIcon(folder, ground, { file: "icon-maskable-512.png", size: 512, part: 0.8 });
}
