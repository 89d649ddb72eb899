import { compact, short } from "./path.ts";

type Extra = { opacity?: number; rotate?: number };

function extras({ opacity, rotate }: Extra, cx = 0, cy = 0): string {
  const turn = rotate ? ` transform="rotate(${short(rotate, 0)} ${short(cx)} ${short(cy)})"` : "";
  return (opacity === undefined ? "" : ` opacity="${short(opacity, 2)}"`) + turn;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = {},
): string {
  const size =
    Math.abs(rx - ry) < 0.05
      ? `<circle r="${short(rx)}"`
      : `<ellipse rx="${short(rx)}" ry="${short(ry)}"`;
  const x = Math.abs(cx) < 0.05 ? "" : ` cx="${short(cx)}"`;
  const y = Math.abs(cy) < 0.05 ? "" : ` cy="${short(cy)}"`;
  return `${size}${x}${y} fill="${fill}"${extras(extra, cx, cy)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra: Extra = {}): string {
  return ellipse(cx, cy, r, r, fill, extra);
}

/** A filled shape. */
export function shape(d: string, fill: string, extra: Extra = {}): string {
  return `<path d="${compact(d)}" fill="${fill}"${extras(extra)}/>`;
}

/** A drawn line; round ends come from the document. */
export function line(d: string, stroke: string, width: number, extra: Extra = {}): string {
  return `<path d="${compact(d)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${extras(extra)}/>`;
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  extra: Extra = {},
): string {
  const place = (x ? ` x="${short(x)}"` : "") + (y ? ` y="${short(y)}"` : "");
  const round = radius ? ` rx="${short(radius)}"` : "";
  const turn = extras(extra, x + w / 2, y + h / 2);
  return `<rect${place} width="${short(w)}" height="${short(h)}"${round} fill="${fill}"${turn}/>`;
}

export type Placing = {
  x?: number;
  y?: number;
  scale?: number;
  scaleY?: number;
  rotate?: number;
  opacity?: number;
};

function transform({ x = 0, y = 0, scale = 1, scaleY = scale, rotate = 0 }: Placing): string {
  const move = x || y ? `translate(${short(x)} ${short(y)})` : "";
  const turn = rotate ? `rotate(${short(rotate, 0)})` : "";
  const size = scale === scaleY ? short(scale, 2) : `${short(scale, 2)} ${short(scaleY, 2)}`;
  const grow = size === "1" ? "" : `scale(${size})`;
  const all = move + turn + grow;
  return all ? ` transform="${all}"` : "";
}

export function group(inner: string, placing: Placing): string {
  const fade = placing.opacity === undefined ? "" : ` opacity="${short(placing.opacity, 2)}"`;
  return `<g${transform(placing)}${fade}>${inner}</g>`;
}

export type Stamp = (
  x: number,
  y: number,
  scale?: number,
  extra?: Omit<Placing, "x" | "y" | "scale">,
) => string;

/** What a picture draws with: things drawn once and stamped often, and clipping. */
export class Sheet {
  #defs = "";
  #count = 0;

  constructor(readonly slug: string) {}

  // Ids contain the picture's name, so that two pictures inline on one page never share one.
  #nextId(): string {
    this.#count += 1;
    return `${this.slug}-${this.#count}`;
  }

  /** Keeps a drawing made around 0,0 and returns a function that places it. */
  stamp(inner: string): Stamp {
    const id = this.#nextId();
    this.#defs += `<g id="${id}">${inner}</g>`;
    return (x, y, scale = 1, extra = {}) => {
      const fade = extra.opacity === undefined ? "" : ` opacity="${short(extra.opacity, 2)}"`;
      return `<use href="#${id}"${transform({ x, y, scale, ...extra })}${fade}/>`;
    };
  }

  /** Shows `inner` only where the path `d` is. */
  clip(d: string, inner: string): string {
    const id = this.#nextId();
    this.#defs += `<clipPath id="${id}"><path d="${compact(d)}"/></clipPath>`;
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  /** A tile repeated over whatever is filled with the returned paint. */
  pattern(width: number, height: number, inner: string): string {
    const id = this.#nextId();
    this.#defs += `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inner}</pattern>`;
    return `url(#${id})`;
  }

  get defs(): string {
    return this.#defs ? `<defs>${this.#defs}</defs>` : "";
  }
}

export type Picture = {
  slug: string;
  width: number;
  height: number;
  draw: (sheet: Sheet) => string;
  /** Set if the file name alone is not unique across the folders. */
  idPrefix?: string;
};

export function render({ slug, width, height, draw, idPrefix = slug }: Picture): string {
  const sheet = new Sheet(idPrefix);
  const body = draw(sheet);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">`;
  return `${open}${sheet.defs}${body}</svg>\n`;
}

/** A closed soft outline through the given points (corner-free: each point pulls, none is touched). */
export function softly(points: [number, number][]): string {
  const middle = (i: number): [number, number] => {
    const [ax, ay] = points[i % points.length] ?? [0, 0];
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const at = ([x, y]: [number, number]) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  let d = `M${at(middle(points.length - 1))}Q${at(points[0] ?? [0, 0])} ${at(middle(0))}`;
  for (let i = 1; i < points.length; i += 1) d += `T${at(middle(i))}`;
  return `${d}z`;
}

/** An arc of an ellipse as an open path; degrees run clockwise from 3 o'clock. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
): string {
  const at = (deg: number) => {
    const t = (deg * Math.PI) / 180;
    return `${(cx + Math.cos(t) * rx).toFixed(2)} ${(cy + Math.sin(t) * ry).toFixed(2)}`;
  };
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(from)}A${rx} ${ry} 0 ${large} ${to > from ? 1 : 0} ${at(to)}`;
}

/** A full ellipse as a path, for clipping. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}z`;
}
