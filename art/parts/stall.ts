import { ink, tones } from "../palette.ts";
import {
  circle,
  ellipse,
  group,
  line,
  type Placing,
  rect,
  type Sheet,
  type Stamp,
  shape,
} from "../svg.ts";
import { arm, bust, skins } from "./people.ts";
import { brimming, openPuri, puri } from "./puri.ts";
import { awning, handi, matka, toran, wheel } from "./street.ts";
import { brass, steel } from "./vessels.ts";

/** Puris heaped in a cane basket; `x`,`y` is the middle of the basket's rim. */
export function puriHeap(whole: Stamp, x: number, y: number, width: number, rows: number): string {
  const scale = width / (rows * 2.1) / 20;
  const r = 20 * scale;
  let out = "";
  for (let row = 0; row < rows; row += 1) {
    const count = rows - row + 1;
    for (let i = 0; i < count; i += 1) {
      const jog = ((i * 7 + row * 5) % 3) - 1;
      out += whole(
        x + (i - (count - 1) / 2) * r * 1.72 + jog,
        y - row * r * 1.32 - r * 0.3 + jog,
        scale,
      );
    }
  }
  return out;
}

export function caneBasket(x: number, y: number, width: number, height: number): string {
  const w = width / 2;
  let weave = "";
  for (let i = 1; i < 4; i += 1)
    weave += `M${x - w + i * 3} ${y + (height * i) / 4}Q${x} ${y + (height * i) / 4 + 8} ${x + w - i * 3} ${y + (height * i) / 4}`;
  let ribs = "";
  for (let i = -5; i <= 5; i += 1)
    ribs += `M${x + (i * w) / 5.6} ${y + 4}L${x + (i * w) / 6.6} ${y + height + 3}`;
  return (
    shape(
      `M${x - w} ${y}Q${x} ${y + 14} ${x + w} ${y}L${x + w * 0.84} ${y + height}Q${x} ${y + height + 12} ${x - w * 0.84} ${y + height}z`,
      "#b9803c",
    ) +
    shape(
      `M${x + w * 0.3} ${y + 7}Q${x + w * 0.7} ${y + 5} ${x + w} ${y}L${x + w * 0.84} ${y + height}Q${x + w * 0.5} ${y + height + 7} ${x + w * 0.26} ${y + height + 6}z`,
      "#8f5d26",
    ) +
    line(weave, "#e2b36a", 3) +
    line(ribs, "#7d4f1f", 2, { opacity: 0.7 }) +
    line(`M${x - w} ${y}Q${x} ${y + 14} ${x + w} ${y}`, "#e8c07c", 5)
  );
}

/** The vendor behind his counter, a puri in the right hand, the left in the pot. */
export function vendor(placing: Placing): string {
  const clothes = { deep: "#d9c9a8", face: "#f6ecd6", light: "#fffaf0" };
  return group(
    bust(
      { skin: skins.brown, hair: "topi", moustache: true, hairColor: "#2b1a16" },
      clothes,
      "kurta",
      {},
    ) +
      arm(
        "M-48 66Q-92 92-104 122",
        [-106, 126],
        skins.brown,
        "M-48 64Q-70 78-82 94",
        clothes.face,
        24,
      ) +
      arm("M48 68Q92 108 88 44", [88, 36], skins.brown, "M48 66Q84 104 88 76", "#e6d8ba", 24) +
      group(openPuri(brimming(tones.pani)), {
        x: 88,
        y: 14,
        scale: 1.15,
      }) +
      line("M77 32q-4-10 2-17M97 32q5-8 0-15", skins.brown.face, 8),
    placing,
  );
}

/**
 * The chaat cart, wheels to awning. Its counter is y=0, from x=-240 to 240; the ground is y=150, the awning's
 * edge y=-214. The vendor and whatever the counter carries are drawn in between.
 */
export function cart(
  sheet: Sheet,
  placing: Placing,
  panel: [string, string, string] = ["#1f6f6b", "#17534f", "#3b948c"],
): string {
  const whole = sheet.stamp(puri());
  const full = sheet.stamp(openPuri(brimming(tones.pani)));
  const posts = (x: number) =>
    rect(x - 6, -220, 12, 226, "#8a5a2c") +
    rect(x + 1, -220, 5, 226, "#63401d") +
    line(`M${x - 3}-210V-8`, "#b9803c", 2.5);
  const petals = (x: number) => {
    let d = "";
    for (let i = 0; i < 8; i += 1)
      d += `M${x + Math.cos((i * Math.PI) / 4) * 15} ${68 + Math.sin((i * Math.PI) / 4) * 15}h0`;
    return (
      line(d, ink.turmeric, 13) +
      circle(x, 68, 11, ink.chilli) +
      circle(x - 1, 67, 6, ink.turmericSoft)
    );
  };
  return group(
    ellipse(10, 156, 262, 22, ink.shadow, { opacity: 0.4 }) +
      posts(-216) +
      posts(216) +
      vendor({ x: -22, y: -108, scale: 0.96 }) +
      // counter load, back to front
      puriHeap(whole, 150, -40, 132, 5) +
      caneBasket(150, -40, 138, 38) +
      handi(-176, -52, 40, 50, steel, [ink.pani, ink.paniLight]) +
      line("M-188-50L-210-112", ink.steelShade, 6) +
      line("M-189-52L-211-112", ink.steelLight, 2.5) +
      handi(-98, -40, 32, 38, brass, [ink.imli, ink.imliLight]) +
      matka(-34, -30, 32) +
      // bowls of toppings
      handi(20, -18, 19, 16, steel, ["#f5c23a", ink.sevLight]) +
      handi(60, -18, 19, 16, steel, [ink.onionLight, ink.white]) +
      rect(-246, -6, 492, 16, "#e2e8ea", 3) +
      rect(-246, 2, 492, 8, ink.steelShade, 3) +
      line("M-236-3H120", ink.white, 2.5, { opacity: 0.9 }) +
      // front panel
      rect(-234, 10, 468, 104, panel[0]) +
      shape("M60 10H234V114H-20Q90 100 60 10z", panel[1], { opacity: 0.7 }) +
      rect(-234, 10, 468, 9, ink.shadow, 0, { opacity: 0.25 }) +
      line("M-220 28H220V106H-220z", ink.turmeric, 3.5) +
      line("M-212 36H212V98H-212z", panel[2], 2) +
      petals(-160) +
      petals(160) +
      circle(0, 68, 30, ink.chilli) +
      circle(0, 68, 26, "#fbf1de") +
      full(0, 70, 1.05) +
      line("M-110 68q18-18 36 0t36 0M38 68q18-18 36 0t36 0", ink.turmericSoft, 4) +
      line("M-92 80h0M-56 56h0M56 56h0M92 80h0", ink.chilliLight, 7) +
      rect(-240, 112, 480, 10, "#63401d", 3) +
      wheel(-150, 122, 36) +
      wheel(150, 122, 36) +
      awning(-256, 256, -262, -214, 12) +
      toran(sheet, -222, 222, -200, 6, 18, 10),
    placing,
  );
}
