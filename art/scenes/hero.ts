import { marigold } from "../parts/props.ts";
import { cart } from "../parts/stall.ts";
import { bulbs, wada } from "../parts/street.ts";
import { grains } from "../parts/toppings.ts";
import { Chance } from "../random.ts";
import { circle, ellipse, line, type Picture, rect, type Sheet, shape } from "../svg.ts";

/** The sky over Pune in the half hour after sunset. */
export function dusk(width: number, horizon: number): string {
  const bands: [number, string][] = [
    [0, "#2a1d48"],
    [0.16, "#47245a"],
    [0.32, "#7d2f60"],
    [0.46, "#b8435a"],
    [0.58, "#e0683f"],
    [0.7, "#f39b3c"],
  ];
  return bands
    .map(([from, color], i) => {
      const y = horizon * from;
      return i === 0
        ? rect(0, 0, width, horizon, color)
        : shape(
            `M0 ${y + 14}C${width * 0.25} ${y - 12} ${width * 0.4} ${y + 20} ${width * 0.6} ${y + 6}S${width * 0.9} ${y - 14} ${width} ${y + 8}V${horizon}H0z`,
            color,
          );
    })
    .join("");
}

function hero(sheet: Sheet): string {
  const chance = new Chance("stars");
  const stars = Array.from({ length: 26 }, (): [number, number] => [
    chance.between(10, 630),
    chance.between(8, 120),
  ]);
  return (
    dusk(640, 400) +
    line(grains(stars), "#fff3cf", 2) +
    circle(300, 256, 116, "#ffb347", { opacity: 0.3 }) +
    circle(300, 256, 88, "#ffcf70") +
    // the old town
    shape(
      "M0 400V250h112v34h60v-30h46v66h110v-30h50v-34l10-22l10 22v34h60v-24l8-30l12-26l12 26l8 30v24h40v30h94v110z",
      "#5a2752",
      { opacity: 0.85 },
    ) +
    wada(-34, 420, 150, 236, "#6a2f4e", "#3a1836", "#ffc65c") +
    wada(548, 420, 130, 190, "#7a3550", "#3a1836", "#ffc65c") +
    // street
    rect(0, 398, 640, 122, "#3a2140") +
    ellipse(320, 470, 330, 66, "#6b3a3f", { opacity: 0.8 }) +
    ellipse(320, 474, 250, 44, "#94553f", { opacity: 0.7 }) +
    line("M20 430h60M120 506h90M470 508h110M560 440h60M12 480h40", "#2b1733", 4, { opacity: 0.7 }) +
    cart(sheet, { x: 320, y: 336 }) +
    bulbs(sheet, [0, 40], 20, [106, 84], 2, 0.16) +
    bulbs(sheet, [534, 84], 20, [640, 36], 2, 0.16) +
    bulbs(sheet, [110, 132], 12, [530, 132], 5, 0.2, 0.9) +
    marigold({ x: 60, y: 492, scale: 0.8 }) +
    marigold({ x: 88, y: 500, scale: 0.55 }, "#f7c52c", "#dd9c10") +
    marigold({ x: 590, y: 494, scale: 0.75 })
  );
}

export const heroPicture: Picture = { slug: "hero", width: 640, height: 520, draw: hero };
