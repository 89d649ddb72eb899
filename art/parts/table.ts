import { ink, type TableTone, table } from "../palette.ts";
import { ellipse, group, line, rect, shape } from "../svg.ts";

/** The top of the table, lit from the upper left. Full bleed: it looks the same on a light and a dark page. */
export function tableTop(tone: TableTone, width = 320, height = 240): string {
  const [deep, plain, lit] = table[tone];
  return (
    rect(0, 0, width, height, plain) +
    ellipse(width * 0.36, height * 0.3, width * 0.56, height * 0.62, lit, { opacity: 0.75 }) +
    shape(
      `M${width} ${height * 0.34}V${height}H${width * 0.2}Q${width * 0.86} ${height * 0.94} ${width} ${height * 0.34}z`,
      deep,
      { opacity: 0.55 },
    )
  );
}

/** Everything casts its shadow to the lower right, because the bulb hangs upper left. */
export function shade(cx: number, cy: number, rx: number, ry: number, opacity = 0.26): string {
  return ellipse(cx + rx * 0.07, cy + ry * 0.14, rx, ry, ink.shadow, { opacity });
}

/** A checked gamcha laid flat under the plate. */
export function gamcha(
  x: number,
  y: number,
  width: number,
  height: number,
  rotate: number,
  face: string,
  stripe: string,
): string {
  const w = width / 2;
  const h = height / 2;
  let along = "";
  let across = "";
  for (let i = -w + 14; i < w - 4; i += 26) along += `M${i} ${-h}V${h}`;
  for (let i = -h + 14; i < h - 4; i += 26) across += `M${-w} ${i}H${w}`;
  return group(
    rect(-w + 4, -h + 6, width, height, ink.shadow, 3, { opacity: 0.2 }) +
      rect(-w, -h, width, height, face, 3) +
      `<g stroke-linecap="butt">${line(along + across, stripe, 7, { opacity: 0.4 })}</g>` +
      line(`M${-w + 5} ${-h + 4}H${w - 5}M${-w + 5} ${h - 4}H${w - 5}`, stripe, 3),
    { x, y, rotate },
  );
}

/** A sheet of newspaper, the plate of the street. Lines stand for print; no letters, so it reads in any language. */
export function newspaper(
  x: number,
  y: number,
  width: number,
  height: number,
  rotate: number,
): string {
  const w = width / 2;
  const h = height / 2;
  let print = "";
  const columns = Math.max(2, Math.round(width / 62));
  const column = (width - 16) / columns;
  for (let c = 0; c < columns; c += 1) {
    const left = -w + 8 + c * column;
    for (let row = -h + 26; row < h - 6; row += 8)
      print += `M${left + 3} ${row}h${column - 9 - ((row * 7 + c * 5 + 300) % 11)}`;
  }
  return group(
    shape(
      `M${-w + 5} ${-h + 8}L${w + 4} ${-h + 5}L${w + 6} ${h + 6}L${-w + 8} ${h + 7}z`,
      ink.shadow,
      { opacity: 0.22 },
    ) +
      shape(`M${-w} ${-h}L${w} ${-h + 2}L${w - 2} ${h}L${-w + 2} ${h - 1}z`, ink.news) +
      shape(`M0 ${-h + 1}L${w} ${-h + 2}L${w - 2} ${h}L6 ${h}z`, ink.newsShade, { opacity: 0.45 }) +
      line(`M${-w + 10} ${-h + 13}H${-w + width * 0.62}`, ink.newsInk, 6, { opacity: 0.7 }) +
      line(print, ink.newsInk, 1.7, { opacity: 0.55 }),
    { x, y, rotate },
  );
}

/** Soft curls of steam. */
export function steam(x: number, y: number, scale = 1): string {
  const curl = "c-7-9 7-15 0-25c-4-6 1-11 3-14";
  return group(line(`M-13 0${curl}M1-5${curl}M14 1${curl}`, ink.white, 3.6, { opacity: 0.5 }), {
    x,
    y,
    scale,
  });
}
