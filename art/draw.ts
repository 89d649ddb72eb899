import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { boardColours } from "#app/domain/content/colour-sets.ts";
import { beveragePictures } from "./dishes/beverages.ts";
import { chaatPictures } from "./dishes/chaat.ts";
import { comboPictures } from "./dishes/combos.ts";
import { dessertPictures } from "./dishes/desserts.ts";
import { paniPuriPictures } from "./dishes/pani-puri.ts";
import { snackPictures } from "./dishes/snacks.ts";
import { drawIcons } from "./icons.ts";
import { puneMap } from "./map.ts";
import { ink } from "./palette.ts";
import { drawPreview } from "./previews.ts";
import { blogPictures } from "./scenes/blog.ts";
import { galleryPictures } from "./scenes/gallery.ts";
import { heroPicture } from "./scenes/hero.ts";
import { categoryIcons, favicon, logoMark } from "./scenes/marks.ts";
import { peoplePictures } from "./scenes/people.ts";
import { statePictures } from "./scenes/states.ts";
import { type Picture, render } from "./svg.ts";

const publicFolder = join(import.meta.dirname, "../public");

/** Writes each picture and prints its size in bytes, plain and compressed. */
function write(folder: string, pictures: Picture[]): void {
  for (const picture of pictures) {
    const file = join(publicFolder, folder, `${picture.slug}.svg`);
    const text = render(picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const packed = gzipSync(text).length;
    console.log(
      `${join(folder, picture.slug).padEnd(40)} ${String(text.length).padStart(6)} ${String(packed).padStart(6)}`,
    );
  }
}

/** By the folder of their files. The shop's initial colours have a brighter background than their header. */
const iconGrounds = Object.entries(boardColours).map(([set, board]): [string, string] =>
  set === "chilli" ? ["", ink.chilliShade] : [`icons/${set}`, board],
);

const dishPictures = [
  ...paniPuriPictures,
  ...chaatPictures,
  ...snackPictures,
  ...beveragePictures,
  ...dessertPictures,
  ...comboPictures,
];
write("illustrations/dishes", dishPictures);
write("illustrations/categories", categoryIcons);
write("illustrations/people", peoplePictures);
write("illustrations", [heroPicture, logoMark, ...statePictures]);
write("illustrations/gallery", galleryPictures);
write("illustrations/blog", blogPictures);
for (const [set, ground] of iconGrounds) write(set, [favicon(ground)]);
writeFileSync(join(publicFolder, "illustrations/pune-map.svg"), puneMap);
for (const [set, ground] of iconGrounds) await drawIcons(join(publicFolder, set), ground);
for (const { slug } of dishPictures) await drawPreview(publicFolder, `dishes/${slug}`);
for (const { slug } of blogPictures) await drawPreview(publicFolder, `blog/${slug}`);
for (const [folder, ground] of iconGrounds) {
  await drawPreview(publicFolder, heroPicture.slug, { folder, ground });
}
