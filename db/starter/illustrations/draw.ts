import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { beveragePictures } from "./dishes/beverages.ts";
import { chaatPictures } from "./dishes/chaat.ts";
import { dessertPictures } from "./dishes/desserts.ts";
import { paniPuriPictures } from "./dishes/pani-puri.ts";
import { snackPictures } from "./dishes/snacks.ts";
import { blogPictures } from "./scenes/blog.ts";
import { galleryPictures } from "./scenes/gallery.ts";
import { heroPicture } from "./scenes/hero.ts";
import { categoryIcons, favicon, logoMark } from "./scenes/marks.ts";
import { peoplePictures } from "./scenes/people.ts";
import { statePictures } from "./scenes/states.ts";
import { type Picture, render } from "./svg.ts";

// Run with `npx tsx db/starter/illustrations/draw.ts`; prints each picture with its bytes, plain and gzipped.
const output = join(dirname(fileURLToPath(import.meta.url)), "../../../public/illustrations");

function write(folder: string, pictures: Picture[]): void {
  for (const picture of pictures) {
    const file = join(output, folder, `${picture.slug}.svg`);
    const text = render(picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const packed = gzipSync(text).length;
    console.log(
      `${join(folder, picture.slug).padEnd(40)} ${String(text.length).padStart(6)} ${String(packed).padStart(6)}`,
    );
  }
}

write("dishes", [
  ...paniPuriPictures,
  ...chaatPictures,
  ...snackPictures,
  ...beveragePictures,
  ...dessertPictures,
]);
write("categories", categoryIcons);
write("people", peoplePictures);
write("", [heroPicture, logoMark, ...statePictures]);
write("..", [favicon]);
write("gallery", galleryPictures);
write("blog", blogPictures);
