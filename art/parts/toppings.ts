import { ink, type Tones } from "../palette.ts";
import { short } from "../path.ts";
import type { Chance } from "../random.ts";
import { group, line, rect, type Sheet } from "../svg.ts";

export type Spread = { x: number; y: number; rx: number; ry: number; ring?: number };

function spots(chance: Chance, { x, y, rx, ry, ring }: Spread, count: number): [number, number][] {
  return Array.from({ length: count }, () => chance.inEllipse(x, y, rx, ry, ring));
}

// Large bits may sit on whole pixels, which halves their bytes; small ones are scaled up later and may not.
function at(x: number, y: number, size: number): string {
  const places = size >= 1 ? 0 : 1;
  return `${x.toFixed(places)} ${y.toFixed(places)}`;
}

/** Round grains: a line of no length with round ends is a dot, and the cheapest one to write. */
export function grains(points: [number, number][], size = 0.5): string {
  return points.map(([x, y]) => `M${at(x, y, size)}h0`).join("");
}

/** Bits lying at any angle: `length` long each. */
function bits(chance: Chance, points: [number, number][], length: number, size: number): string {
  return points
    .map(([x, y]) => {
      const turn = chance.between(0, Math.PI);
      const reach = length * size * chance.between(0.6, 1.1);
      return `M${at(x, y, size)}l${at(Math.cos(turn) * reach, Math.sin(turn) * reach * 0.7, size)}`;
    })
    .join("");
}

/** Crisp gram-flour threads, dark ones below and light ones on top. */
export function sev(chance: Chance, spread: Spread, count: number, width = 2, length = 9): string {
  const threads = (share: number) =>
    spots(chance, spread, Math.round(count * share))
      .map(([x, y]) => {
        const turn = chance.between(0, Math.PI * 2);
        const bend = chance.between(-0.9, 0.9);
        const reach = length * chance.between(0.6, 1.2);
        const dx = Math.cos(turn) * reach;
        const dy = Math.sin(turn) * reach * 0.72;
        const qx = dx / 2 - dy * bend * 0.5;
        const qy = dy / 2 + dx * bend * 0.5;
        const size = width / 2;
        return `M${at(x - dx / 2, y - dy / 2, size)}q${at(qx, qy, size)} ${at(dx, dy, size)}`;
      })
      .join("");
  return (
    line(threads(0.34), ink.sevDark, width) +
    line(threads(0.4), ink.sev, width) +
    line(threads(0.26), ink.sevLight, width)
  );
}

type Topping = (chance: Chance, spread: Spread, count: number, size?: number) => string;

/** Bits `length` long and `width` wide, in two tones: `rim` is how much wider the edge is. */
function cut(length: number, [edge, face]: [string, string], width: number, rim: number): Topping {
  return (chance, spread, count, size = 1) => {
    const d = bits(chance, spots(chance, spread, count), length, size);
    return line(d, edge, width * size + rim * size) + line(d, face, width * size - 0.2);
  };
}

export const onion = cut(3.4, [ink.onion, ink.onionLight], 2.9, 1.3);
export const tomato = cut(2.6, [ink.chilliShade, ink.chilliLight], 3.4, 1.6);
export const potato = cut(3, ["#d9a441", "#f8dd92"], 4.6, 1.6);
export const peanuts = cut(3.6, ["#93491f", "#cf7f43"], 3.2, 1.4);
export const puffedRice = cut(4.2, ["#d8b77c", "#fff4da"], 3, 1.7);

type Tone = [color: string, width: number];

/** Round ones, with a gleam to the upper left. */
function round(edge: Tone, face: Tone, gleam: Tone, [left, up]: [number, number]): Topping {
  return (chance, spread, count, size = 1) => {
    const points = spots(chance, spread, count);
    const gleams = points.map(([x, y]): [number, number] => [x - left * size, y - up * size]);
    const dots = (at: [number, number][], [color, width]: Tone, dotSize?: number) =>
      line(grains(at, dotSize), color, width * size);
    return dots(points, edge, size) + dots(points, face, size) + dots(gleams, gleam);
  };
}

export const pomegranate = round(
  [ink.anarDeep, 5.4],
  [ink.anar, 4.2],
  [ink.anarLight, 1.5],
  [0.8, 1],
);
export const boondi = round(["#c07d16", 5.6], [ink.sev, 4.4], [ink.sevLight, 1.8], [0.8, 0.9]);
/** Whole white peas or chickpeas in gravy. */
export const peas = round(["#c2801f", 8.4], ["#efc25c", 6.8], ["#fbe6a6", 2.4], [1.2, 1.3]);

/** Coriander: three lobes to a leaf. */
export function coriander(chance: Chance, spread: Spread, count: number, size = 1): string {
  const leaves = (share: number) =>
    spots(chance, spread, Math.max(1, Math.round(count * share)))
      .map(([x, y]) => {
        const turn = chance.between(0, Math.PI * 2);
        return [-1.15, 0, 1.15]
          .map((side) => {
            const reach = (side === 0 ? 3.8 : 3) * size;
            return `M${at(x, y, size)}l${at(Math.cos(turn + side) * reach, Math.sin(turn + side) * reach * 0.8, size)}`;
          })
          .join("");
      })
      .join("");
  return line(leaves(0.5), ink.leafShade, 3 * size) + line(leaves(0.5), "#5fae3c", 2.8 * size);
}

/** Ground spice, sesame, cumin, poppy: any fine speck. */
export function specks(
  chance: Chance,
  spread: Spread,
  count: number,
  color: string,
  width = 1.6,
): string {
  return line(grains(spots(chance, spread, count), width / 2), color, width);
}

/** Chutney or curd squeezed from a bottle: a wet line with its shade below and broken gleams. */
export function drizzle(d: string, [shade, face, gleam]: Tones, width = 4): string {
  return (
    group(line(d, shade, width + 0.6), { x: width * 0.1, y: width * 0.34 }) +
    line(d, face, width) +
    group(
      `<g stroke-dasharray="${short(width * 1.4)} ${short(width * 3.2)}">${line(d, gleam, width * 0.28)}</g>`,
      { x: -width * 0.12, y: -width * 0.18 },
    )
  );
}

/** A zigzag as the squeeze bottle leaves it, `turns` strokes between the two edges. */
export function zigzag(x: number, y: number, width: number, height: number, turns: number): string {
  const step = width / turns;
  let d = `M${x} ${y}`;
  for (let i = 1; i <= turns; i += 1) {
    const down = i % 2 === 1 ? height : 0;
    d += `Q${(x + step * (i - 0.5)).toFixed(1)} ${(y + (i % 2 === 1 ? -height * 0.35 : height * 1.35)).toFixed(1)} ${(x + step * i).toFixed(1)} ${(y + down).toFixed(1)}`;
  }
  return d;
}

type Grain = { x: number; y: number; rest: string };

/** Grains that run over one edge of a tile come in again at the other. */
function wrap(grains: Grain[], width: number, height: number, reach: number): string {
  let d = "";
  for (const { x, y, rest } of grains)
    for (const dx of [-width, 0, width])
      for (const dy of [-height, 0, height]) {
        const [left, top] = [x + dx, y + dy];
        if (left > -reach && left < width + reach && top > -reach && top < height + reach)
          d += `M${left.toFixed(0)} ${top.toFixed(0)}${rest}`;
      }
  return d;
}

function scattered(
  chance: Chance,
  columns: number,
  rows: number,
  width: number,
  height: number,
  rest: () => string,
): Grain[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: ((i % columns) + chance.between(0, 1)) * (width / columns),
    y: (Math.floor(i / columns) + chance.between(0, 1)) * (height / rows),
    rest: rest(),
  }));
}

/** A closely strewn bed of puffed rice, as a paint. `tint` is the colour of the hollows, `grain` of the rice. */
export function riceBed(
  sheet: Sheet,
  chance: Chance,
  tint = "#cf9f55",
  grain = "#fff1d2",
  edge = "#d9b578",
): string {
  const bit = () => {
    const turn = chance.between(0, Math.PI);
    return `l${at(Math.cos(turn) * 5, Math.sin(turn) * 4, 1)}`;
  };
  const d = wrap(scattered(chance, 5, 4, 48, 34, bit), 48, 34, 7);
  return sheet.pattern(48, 34, rect(0, 0, 48, 34, tint) + line(d, edge, 6.2) + line(d, grain, 4.2));
}

/** A closely strewn bed of sev, as a paint. */
export function sevBed(sheet: Sheet, chance: Chance, width = 2.4): string {
  const thread = () => {
    const turn = chance.between(0, Math.PI * 2);
    const dx = Math.cos(turn) * 12;
    const dy = Math.sin(turn) * 9;
    const bend = chance.between(-4, 4);
    return `q${at(dx / 2 + bend, dy / 2 - bend, 1)} ${at(dx, dy, 1)}`;
  };
  const layer = (columns: number, rows: number) =>
    wrap(scattered(chance, columns, rows, 48, 34, thread), 48, 34, 13);
  return sheet.pattern(
    48,
    34,
    rect(0, 0, 48, 34, "#b3720f") +
      line(layer(5, 4), ink.sevDark, width) +
      line(layer(5, 4), ink.sev, width) +
      line(layer(4, 3), ink.sevLight, width),
  );
}
