import { ink, tones } from "../palette.ts";
import { glass, ice } from "../parts/glasses.ts";
import { redChilli, sprig } from "../parts/props.ts";
import { brimming, openPuri, puri } from "../parts/puri.ts";
import { tableTop } from "../parts/table.ts";
import { boondi } from "../parts/toppings.ts";
import { bowlOf, brass, china, dona, plate } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import { group, type Picture, type Sheet, shape } from "../svg.ts";
import { heap } from "./chaat.ts";
import { curdPuri } from "./pani-puri.ts";
import { vadaInPav } from "./snacks.ts";

const size = { width: 320, height: 240 };

function comboDeal(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const full = sheet.stamp(openPuri(brimming(tones.pani)));
  const curd = sheet.stamp(curdPuri(new Chance("combo")));
  return (
    tableTop("plum") +
    plate(160, 132, 152, brass) +
    bowlOf(
      92,
      84,
      48,
      30,
      tones.pani,
      brass,
      boondi(new Chance("combo-pani"), { x: 92, y: 90, rx: 28, ry: 11 }, 7),
    ) +
    whole(46, 136, 1.2) +
    whole(148, 112, 1.15) +
    full(84, 160, 1.4) +
    full(130, 176, 1.45) +
    whole(146, 146, 1.2) +
    plate(234, 128, 76, china) +
    curd(214, 110, 1.9) +
    curd(250, 144, 2)
  );
}

function familyPack(sheet: Sheet): string {
  const full = openPuri(brimming(tones.pani));
  const chance = new Chance("family");
  const puris = sheet.stamp(
    dona(0, 0, 38, 12, "") +
      group(full, { x: -17, y: -3, scale: 0.85 }) +
      group(full, { x: 17, y: -3, scale: 0.85 }) +
      group(full, { x: 0, y: 8, scale: 0.9 }),
  );
  const bhel = sheet.stamp(dona(0, 0, 62, 22, heap(sheet, chance, 0, 2, 56, 32, 44)));
  return (
    tableTop("teal") +
    // a wooden tray
    shape("M28 60H300L318 214Q318 226 306 226H22Q12 226 14 214z", ink.shadow, { opacity: 0.26 }) +
    shape("M24 46H296L312 202Q312 216 300 216H20Q8 216 8 202z", "#6e3a1f") +
    shape("M24 46H296L312 198Q312 208 300 208H20Q8 208 8 198z", "#b8702a") +
    shape("M36 56H284L298 190Q298 196 290 196H30Q22 196 22 190z", "#d39d5e") +
    bhel(92, 72) +
    bhel(226, 72) +
    puris(58, 126) +
    puris(160, 130) +
    puris(262, 126) +
    puris(108, 174) +
    puris(212, 174)
  );
}

function spiceLover(sheet: Sheet): string {
  const drink = { deep: "#7c0f38", face: "#a91c4e", light: "#d2466f", top: "#c8345f" };
  const full = sheet.stamp(openPuri(brimming([ink.paniDeep, "#5d8a22", ink.paniLight])));
  return (
    tableTop("chilli") +
    plate(160, 142, 154) +
    full(52, 132, 1.5) +
    full(94, 108, 1.5) +
    full(78, 170, 1.7) +
    full(116, 148, 1.6) +
    group(vadaInPav(new Chance("spice")), { x: 90, y: 62, scale: 0.62 }) +
    glass(
      { x: 272, top: 58, bottom: 186, rimWidth: 38, footWidth: 29, fill: 12 },
      drink,
      ice(260, 100, 26) + ice(286, 116, 24),
      ice(262, 68, 22) + sprig({ x: 280, y: 70, rotate: 12, scale: 0.65 }),
    ) +
    redChilli({ x: 150, y: 206, rotate: -10 }) +
    redChilli({ x: 36, y: 214, rotate: 16 })
  );
}

export const comboPictures: Picture[] = [
  { slug: "combo-deal", ...size, draw: comboDeal },
  { slug: "family-pack", ...size, draw: familyPack },
  { slug: "spice-lover", ...size, draw: spiceLover },
];
