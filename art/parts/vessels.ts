import { ink, type Tones } from "../palette.ts";
import { arc, ellipse, line, shape, softly } from "../svg.ts";
import { shade } from "./table.ts";

type Metal = { deep: string; shade: string; face: string; light: string; gleam: string };

export const steel: Metal = {
  deep: ink.steelDeep,
  shade: ink.steelShade,
  face: ink.steel,
  light: ink.steelLight,
  gleam: ink.steelGleam,
};
export const brass: Metal = {
  deep: ink.brassDeep,
  shade: ink.brassShade,
  face: ink.brass,
  light: ink.brassLight,
  gleam: "#fff3c9",
};
export const clay: Metal = {
  deep: ink.clayDeep,
  shade: ink.clayShade,
  face: ink.clay,
  light: ink.clayLight,
  gleam: "#f4b48c",
};
export const china: Metal = {
  deep: "#b7a382",
  shade: ink.curdShade,
  face: "#f4e8d2",
  light: ink.curd,
  gleam: ink.white,
};

/** How round things lie: every circle on the table is this flat. */
export const flat = 0.6;

/** A round plate with a raised rim. */
export function plate(cx: number, cy: number, rx: number, metal: Metal = steel): string {
  const ry = rx * flat;
  return (
    shade(cx, cy + 8, rx * 1.01, ry) +
    ellipse(cx, cy + 5, rx, ry, metal.deep) +
    ellipse(cx, cy, rx, ry, metal.light) +
    ellipse(cx, cy + 1, rx * 0.96, ry * 0.95, metal.face) +
    ellipse(cx, cy + 1.5, rx * 0.86, ry * 0.84, metal.shade) +
    ellipse(cx + 1, cy + 4.5, rx * 0.85, ry * 0.81, metal.light) +
    line(arc(cx, cy, rx * 0.91, ry * 0.9, 195, 262), metal.gleam, rx * 0.035) +
    line(arc(cx, cy + 2, rx * 0.9, ry * 0.89, 25, 70), metal.gleam, rx * 0.02, { opacity: 0.8 })
  );
}

/** A deep bowl of height `depth`; `filling` is the surface of what is in it. */
export function bowl(
  cx: number,
  cy: number,
  rx: number,
  depth: number,
  surface: string,
  metal: Metal = steel,
): string {
  const ry = rx * flat;
  const foot = rx * 0.56;
  const wall = `M${cx - rx} ${cy}C${cx - rx * 0.98} ${cy + depth * 0.75} ${cx - rx * 0.8} ${cy + depth} ${cx - foot} ${cy + depth + ry * 0.4}Q${cx} ${cy + depth + ry * 0.75} ${cx + foot} ${cy + depth + ry * 0.4}C${cx + rx * 0.8} ${cy + depth} ${cx + rx * 0.98} ${cy + depth * 0.75} ${cx + rx} ${cy}z`;
  return (
    shade(cx + rx * 0.06, cy + depth + ry * 0.2, rx * 0.92, ry * 0.8) +
    shape(wall, metal.shade) +
    shape(
      `M${cx - rx} ${cy}C${cx - rx * 0.98} ${cy + depth * 0.75} ${cx - rx * 0.8} ${cy + depth} ${cx - foot} ${cy + depth + ry * 0.4}L${cx - rx * 0.1} ${cy + depth + ry * 0.5}Q${cx - rx * 0.45} ${cy + depth * 0.8} ${cx - rx * 0.4} ${cy}z`,
      metal.face,
    ) +
    line(
      `M${cx - rx * 0.72} ${cy + ry * 0.66}Q${cx - rx * 0.7} ${cy + depth * 0.8 + ry * 0.2} ${cx - rx * 0.5} ${cy + depth + ry * 0.25}`,
      metal.gleam,
      rx * 0.075,
      { opacity: 0.85 },
    ) +
    line(
      `M${cx + rx * 0.74} ${cy + ry * 0.7}Q${cx + rx * 0.7} ${cy + depth * 0.8 + ry * 0.2} ${cx + rx * 0.54} ${cy + depth + ry * 0.15}`,
      metal.deep,
      rx * 0.06,
      { opacity: 0.5 },
    ) +
    ellipse(cx, cy, rx, ry, metal.light) +
    ellipse(cx, cy + 1, rx * 0.92, ry * 0.9, metal.deep) +
    surface +
    line(arc(cx, cy, rx * 0.96, ry * 0.95, 190, 265), metal.gleam, rx * 0.05)
  );
}

/** A bowl of a liquid, with what floats on it. */
export function bowlOf(
  cx: number,
  cy: number,
  rx: number,
  depth: number,
  [deep, face, light]: Tones,
  metal: Metal = steel,
  floating = "",
): string {
  const ry = rx * flat;
  const liquid =
    ellipse(cx, cy + ry * 0.1, rx * 0.88, ry * 0.83, deep) +
    ellipse(cx, cy + ry * 0.17, rx * 0.84, ry * 0.75, face) +
    line(arc(cx, cy + ry * 0.17, rx * 0.7, ry * 0.58, 185, 255), light, rx * 0.07) +
    line(arc(cx, cy + ry * 0.17, rx * 0.66, ry * 0.55, 40, 75), light, rx * 0.05, { opacity: 0.7 });
  return bowl(cx, cy, rx, depth, liquid + floating, metal);
}

/** A leaf bowl (dona) of stitched sal leaves. */
export function dona(cx: number, cy: number, rx: number, depth: number, surface: string): string {
  const ry = rx * flat;
  const edge: [number, number][] = [];
  for (let i = 0; i < 26; i += 1) {
    const t = (i / 26) * Math.PI * 2;
    const wave = i % 2 === 0 ? 1.07 : 0.96;
    edge.push([cx + Math.cos(t) * rx * wave, cy + Math.sin(t) * ry * wave]);
  }
  return (
    shade(cx + 4, cy + depth + ry * 0.25, rx * 0.95, ry * 0.85) +
    shape(
      `M${cx - rx} ${cy}Q${cx - rx * 0.85} ${cy + depth + ry * 0.3} ${cx - rx * 0.45} ${cy + depth + ry * 0.62}Q${cx} ${cy + depth + ry * 0.85} ${cx + rx * 0.45} ${cy + depth + ry * 0.62}Q${cx + rx * 0.85} ${cy + depth + ry * 0.3} ${cx + rx} ${cy}z`,
      ink.donaShade,
    ) +
    shape(
      `M${cx - rx} ${cy}Q${cx - rx * 0.85} ${cy + depth + ry * 0.3} ${cx - rx * 0.45} ${cy + depth + ry * 0.62}L${cx - rx * 0.1} ${cy + depth + ry * 0.72}Q${cx - rx * 0.3} ${cy + depth} ${cx - rx * 0.3} ${cy}z`,
      ink.dona,
    ) +
    line(
      `M${cx - rx * 0.7} ${cy + ry * 0.7}L${cx - rx * 0.42} ${cy + depth + ry * 0.5}M${cx} ${cy + ry}V${cy + depth + ry * 0.7}M${cx + rx * 0.7} ${cy + ry * 0.7}L${cx + rx * 0.42} ${cy + depth + ry * 0.5}`,
      ink.donaDeep,
      1.6,
      { opacity: 0.6 },
    ) +
    shape(softly(edge), ink.donaLight) +
    ellipse(cx, cy + 1, rx * 0.9, ry * 0.88, ink.donaShade) +
    surface
  );
}
