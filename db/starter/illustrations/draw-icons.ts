import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const publicFolder = new URL("../../../public/", import.meta.url);
const ground = "#b32a1c";

/** The favicon as a picture; `part` is how much of the square it fills, the rest is its own ground. */
async function draw(file: string, size: number, part: number): Promise<void> {
  const inner = Math.round(size * part);
  const mark = await sharp(readFileSync(new URL("favicon.svg", publicFolder)), {
    density: (72 * inner) / 32,
  })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(file, publicFolder)));
}

// Phones cut their own corners: what they cut must be ground, and the mark inside the middle four fifths.
await draw("apple-touch-icon.png", 180, 1);
await draw("icon-192.png", 192, 1);
await draw("icon-512.png", 512, 1);
await draw("icon-maskable-512.png", 512, 0.8);
