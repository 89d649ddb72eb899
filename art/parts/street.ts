import { ink } from "../palette.ts";
import { circle, ellipse, group, line, type Placing, rect, type Sheet, shape } from "../svg.ts";
import { grains } from "./toppings.ts";

type Point = [number, number];

function along(from: Point, sag: number, to: Point, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t);
    return [x, y];
  });
}

/** A marigold garland hanging between two points. */
export function garland(from: Point, sag: number, to: Point, size = 12): string {
  const count = Math.max(
    4,
    Math.round((Math.hypot(to[0] - from[0], to[1] - from[1]) + sag) / (size * 0.62)),
  );
  const beads = along(from, sag, to, count);
  const half = (odd: number) => beads.filter((_, i) => i % 2 === odd);
  const lit = beads.map(([x, y]): Point => [x - size * 0.14, y - size * 0.16]);
  return (
    line(grains(beads), "#b8560a", size + 1.5) +
    line(grains(half(0)), "#f0861a", size) +
    line(grains(half(1)), "#f8bd2c", size) +
    line(grains(lit), "#ffd977", size * 0.34)
  );
}

/** Swags of marigold between posts, a drop of flowers at each. */
export function toran(
  sheet: Sheet,
  left: number,
  right: number,
  y: number,
  swags: number,
  sag = 20,
  size = 11,
): string {
  const step = (right - left) / swags;
  const swag = sheet.stamp(garland([0, 0], sag, [step, 0], size));
  const drop = sheet.stamp(garland([0, 0], 0, [0, sag * 1.7], size));
  let out = "";
  for (let i = 0; i < swags; i += 1) out += swag(left + i * step, y);
  for (let i = 0; i <= swags; i += 1) out += drop(left + i * step, y);
  return out;
}

/** Bare bulbs on a sagging wire, each in its own pool of light. */
export function bulbs(
  sheet: Sheet,
  from: Point,
  sag: number,
  to: Point,
  count: number,
  glow = 0.2,
  size = 1,
): string {
  const [ax, ay] = from;
  const [bx, by] = to;
  const bulb = sheet.stamp(
    circle(0, 15, 34, "#ffd977", { opacity: glow }) +
      circle(0, 15, 18, "#ffe9a8", { opacity: glow * 1.6 }) +
      rect(-3.5, 0, 7, 8, "#2b1a24", 2) +
      circle(0, 15, 8, "#ffe38a") +
      circle(-2, 13, 3, ink.white),
  );
  const places = along(from, sag, to, count + 1).slice(1, -1);
  return (
    line(
      `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag * 2} ${bx} ${by}`,
      "#2b1a24",
      2.2 * size,
    ) + places.map(([x, y]) => bulb(x, y, size)).join("")
  );
}

/** A striped awning: `left`..`right` is its lower edge, scalloped. */
export function awning(
  left: number,
  right: number,
  top: number,
  bottom: number,
  stripes: number,
  colors: [string, string, string, string] = [ink.chilli, ink.chilliDeep, "#fbf1de", "#dfcba6"],
): string {
  const inset = (right - left) * 0.07;
  const step = (right - left) / stripes;
  const upper = (right - left - inset * 2) / stripes;
  const face: [string, string] = ["", ""];
  const under: [string, string] = ["", ""];
  for (let i = 0; i < stripes; i += 1) {
    const side = i % 2 === 0 ? 0 : 1;
    const x = left + i * step;
    const u = left + inset + i * upper;
    face[side] += `M${u} ${top}h${upper}L${x + step} ${bottom}H${x}z`;
    under[side] +=
      `M${x} ${bottom}h${step}v${step * 0.2}A${step / 2} ${step * 0.42} 0 0 1 ${x} ${bottom + step * 0.2}z`;
  }
  return (
    shape(under[0], colors[1]) +
    shape(under[1], colors[3]) +
    shape(face[0], colors[0]) +
    shape(face[1], colors[2]) +
    line(`M${left + inset + 6} ${top + 4}H${right - inset - 6}`, ink.white, 4, { opacity: 0.3 })
  );
}

export type Metal = { deep: string; shade: string; face: string; light: string; gleam: string };

const sideways = 0.27;

/** A belly-shaped pot as seen across a counter; `surface` colours what it holds. */
export function handi(
  cx: number,
  cy: number,
  rx: number,
  height: number,
  metal: Metal,
  surface: [string, string],
  placing: Placing = {},
): string {
  const ry = rx * sideways;
  const belly = rx * 1.16;
  const wall = `M${cx - rx} ${cy}C${cx - belly * 1.12} ${cy + height * 0.4} ${cx - belly} ${cy + height} ${cx - rx * 0.6} ${cy + height}Q${cx} ${cy + height + ry * 0.7} ${cx + rx * 0.6} ${cy + height}C${cx + belly} ${cy + height} ${cx + belly * 1.12} ${cy + height * 0.4} ${cx + rx} ${cy}z`;
  return group(
    shape(wall, metal.face) +
      shape(
        `M${cx + rx * 0.34} ${cy}Q${cx + rx * 0.6} ${cy + height * 0.6} ${cx + rx * 0.2} ${cy + height + ry * 0.3}Q${cx + rx * 0.44} ${cy + height + ry * 0.2} ${cx + rx * 0.6} ${cy + height}C${cx + belly} ${cy + height} ${cx + belly * 1.12} ${cy + height * 0.4} ${cx + rx} ${cy}z`,
        metal.shade,
      ) +
      line(
        `M${cx - rx * 0.78} ${cy + height * 0.3}Q${cx - rx * 0.86} ${cy + height * 0.62} ${cx - rx * 0.6} ${cy + height * 0.86}`,
        metal.gleam,
        rx * 0.12,
        { opacity: 0.85 },
      ) +
      line(
        `M${cx + rx * 0.86} ${cy + height * 0.4}Q${cx + rx * 0.86} ${cy + height * 0.64} ${cx + rx * 0.66} ${cy + height * 0.84}`,
        metal.light,
        rx * 0.05,
        { opacity: 0.7 },
      ) +
      ellipse(cx, cy, rx * 1.08, ry * 1.12, metal.light) +
      ellipse(cx, cy + 1, rx * 0.98, ry * 0.94, metal.deep) +
      ellipse(cx, cy + ry * 0.16, rx * 0.92, ry * 0.74, surface[0]) +
      line(
        `M${cx - rx * 0.6} ${cy + ry * 0.06}Q${cx - rx * 0.3} ${cy - ry * 0.36} ${cx + rx * 0.1} ${cy - ry * 0.4}`,
        surface[1],
        rx * 0.07,
      ),
    placing,
  );
}

/** The earthen pot wrapped in wet red cloth that keeps the pani cold. */
export function matka(cx: number, cy: number, r: number): string {
  return (
    shape(
      `M${cx - r * 0.52} ${cy - r * 0.72}C${cx - r * 1.2} ${cy - r * 0.4} ${cx - r * 1.2} ${cy + r * 0.8} ${cx - r * 0.5} ${cy + r}H${cx + r * 0.5}C${cx + r * 1.2} ${cy + r * 0.8} ${cx + r * 1.2} ${cy - r * 0.4} ${cx + r * 0.52} ${cy - r * 0.72}z`,
      ink.clay,
    ) +
    shape(
      `M${cx - r * 1.02} ${cy - r * 0.1}Q${cx} ${cy + r * 0.3} ${cx + r * 1.02} ${cy - r * 0.1}C${cx + r * 1.08} ${cy + r * 0.5} ${cx + r * 0.9} ${cy + r * 0.9} ${cx + r * 0.5} ${cy + r}H${cx - r * 0.5}C${cx - r * 0.9} ${cy + r * 0.9} ${cx - r * 1.08} ${cy + r * 0.5} ${cx - r * 1.02} ${cy - r * 0.1}z`,
      ink.chilli,
    ) +
    shape(
      `M${cx + r * 0.3} ${cy + r * 0.18}Q${cx + r * 0.8} ${cy + r * 0.1} ${cx + r * 1.02} ${cy - r * 0.1}C${cx + r * 1.08} ${cy + r * 0.5} ${cx + r * 0.9} ${cy + r * 0.9} ${cx + r * 0.5} ${cy + r}H${cx + r * 0.1}Q${cx + r * 0.5} ${cy + r * 0.6} ${cx + r * 0.3} ${cy + r * 0.18}z`,
      ink.chilliShade,
    ) +
    line(
      `M${cx - r * 0.7} ${cy + r * 0.16}Q${cx - r * 0.74} ${cy + r * 0.6} ${cx - r * 0.5} ${cy + r * 0.9}M${cx - r * 0.3} ${cy + r * 0.28}Q${cx - r * 0.3} ${cy + r * 0.6} ${cx - r * 0.2} ${cy + r * 0.92}M${cx + r * 0.2} ${cy + r * 0.28}Q${cx + r * 0.2} ${cy + r * 0.6} ${cx + r * 0.14} ${cy + r * 0.92}`,
      ink.chilliDeep,
      r * 0.05,
    ) +
    line(
      `M${cx - r * 0.74} ${cy - r * 0.36}Q${cx - r * 0.62} ${cy - r * 0.56} ${cx - r * 0.4} ${cy - r * 0.64}`,
      ink.clayLight,
      r * 0.1,
    ) +
    ellipse(cx, cy - r * 0.74, r * 0.64, r * 0.2, ink.clayLight) +
    ellipse(cx, cy - r * 0.73, r * 0.52, r * 0.14, ink.clayDeep)
  );
}

/** A spoked cart wheel. */
export function wheel(cx: number, cy: number, r: number): string {
  let spokes = "";
  for (let i = 0; i < 8; i += 1) {
    const t = (i / 8) * Math.PI;
    const x = Math.cos(t) * r;
    const y = Math.sin(t) * r;
    spokes += `M${(cx - x).toFixed(1)} ${(cy - y).toFixed(1)}L${(cx + x).toFixed(1)} ${(cy + y).toFixed(1)}`;
  }
  const ring = `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}z`;
  return (
    line(spokes, ink.brassShade, r * 0.08) +
    line(ring, "#241019", r * 0.26) +
    line(ring, ink.brass, r * 0.08) +
    circle(cx, cy, r * 0.2, ink.chilliShade) +
    circle(cx - r * 0.04, cy - r * 0.04, r * 0.1, ink.brassLight)
  );
}

/** An old Pune house front: balcony, shutters, lit windows. `x`,`y` is its lower left corner. */
export function wada(
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  wood: string,
  lit: string,
  floors = 3,
): string {
  const floor = height / floors;
  let windows = "";
  let frames = "";
  let balcony = "";
  const columns = Math.max(2, Math.round(width / 46));
  const step = width / columns;
  for (let f = 0; f < floors; f += 1) {
    const top = y - height + f * floor;
    for (let c = 0; c < columns; c += 1) {
      const wx = x + c * step + step * 0.28;
      const ww = step * 0.44;
      const wh = floor * 0.46;
      frames += `M${wx - 3} ${top + floor * 0.2 + wh + 3}V${top + floor * 0.2}A${ww / 2 + 3} ${ww / 2} 0 0 1 ${wx + ww + 3} ${top + floor * 0.2}V${top + floor * 0.2 + wh + 3}z`;
      if ((f * 5 + c * 3) % 4 !== 1)
        windows += `M${wx} ${top + floor * 0.2 + wh}V${top + floor * 0.22}A${ww / 2} ${ww / 2.2} 0 0 1 ${wx + ww} ${top + floor * 0.22}V${top + floor * 0.2 + wh}z`;
    }
    if (f > 0 && f < floors)
      balcony += `M${x - 4} ${top - 3}H${x + width + 4}M${x} ${top - floor * 0.2}H${x + width}`;
    if (f > 0)
      for (let b = 4; b < width; b += 9) balcony += `M${x + b} ${top - floor * 0.2}V${top - 4}`;
  }
  return (
    rect(x, y - height, width, height, wall) +
    shape(
      `M${x - 10} ${y - height + 4}L${x + 8} ${y - height - 20}H${x + width - 8}L${x + width + 10} ${y - height + 4}z`,
      wood,
    ) +
    shape(frames, wood) +
    shape(windows, lit) +
    line(balcony, wood, 3)
  );
}
