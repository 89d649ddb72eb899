import { ink } from "../palette.ts";
import { ellipse, line, shape } from "../svg.ts";

export type Drink = { deep: string; face: string; light: string; top: string };

export type Glass = {
  x: number;
  /** Rim and foot, as heights in the picture. */
  top: number;
  bottom: number;
  rimWidth: number;
  footWidth: number;
  /** Where the drink ends below the rim, in pixels. */
  fill: number;
};

/** How flat a glass's rim looks: it is seen more from the side than a plate. */
const tilt = 0.3;

function wall(
  glass: Glass,
  inset: number,
  from: number,
): {
  left: number;
  right: number;
  footLeft: number;
  footRight: number;
  ryTop: number;
  ryFoot: number;
} {
  const share = (from - glass.top) / (glass.bottom - glass.top);
  const half = glass.rimWidth + (glass.footWidth - glass.rimWidth) * share - inset;
  const foot = glass.footWidth - inset;
  return {
    left: glass.x - half,
    right: glass.x + half,
    footLeft: glass.x - foot,
    footRight: glass.x + foot,
    ryTop: half * tilt,
    ryFoot: foot * tilt,
  };
}

/** A see-through glass with a drink in it; `inside` is drawn in the drink, `above` stands on its surface. */
export function glass(spec: Glass, drink: Drink, inside = "", above = ""): string {
  const { x, top, bottom, rimWidth, footWidth } = spec;
  const outer = wall(spec, 0, top);
  const surfaceY = top + spec.fill;
  const inner = wall(spec, 4.5, surfaceY);
  const base = bottom - 8;
  const column = `M${inner.left} ${surfaceY}L${inner.footLeft} ${base}A${footWidth - 4.5} ${inner.ryFoot} 0 0 0 ${inner.footRight} ${base}L${inner.right} ${surfaceY}z`;
  const half = inner.right - x;
  return (
    ellipse(x + footWidth * 0.5, bottom + 3, footWidth * 1.45, footWidth * 0.42, ink.shadow, {
      opacity: 0.26,
    }) +
    shape(
      `M${outer.left} ${top}L${outer.footLeft} ${bottom}A${footWidth} ${outer.ryFoot} 0 0 0 ${outer.footRight} ${bottom}L${outer.right} ${top}A${rimWidth} ${outer.ryTop} 0 0 0 ${outer.left} ${top}z`,
      "#f4fbfb",
      { opacity: 0.5 },
    ) +
    shape(column, drink.face) +
    shape(
      `M${x + half * 0.3} ${surfaceY}L${x + (footWidth - 4.5) * 0.35} ${base + inner.ryFoot * 0.9}A${footWidth - 4.5} ${inner.ryFoot} 0 0 0 ${inner.footRight} ${base}L${inner.right} ${surfaceY}z`,
      drink.deep,
    ) +
    shape(
      `M${inner.left} ${surfaceY}L${inner.footLeft} ${base}Q${inner.footLeft + 3} ${base + inner.ryFoot * 0.6} ${x - (footWidth - 4.5) * 0.55} ${base + inner.ryFoot * 0.8}L${x - half * 0.55} ${surfaceY}z`,
      drink.light,
    ) +
    inside +
    ellipse(x, surfaceY, half, inner.ryTop, drink.top) +
    line(
      `M${x - half + 3} ${surfaceY + 1}A${half - 3} ${inner.ryTop - 1.5} 0 0 0 ${x + half - 3} ${surfaceY + 1}`,
      drink.light,
      2,
      { opacity: 0.8 },
    ) +
    above +
    line(
      `M${outer.left} ${top}A${rimWidth} ${outer.ryTop} 0 1 1 ${outer.right} ${top}A${rimWidth} ${outer.ryTop} 0 1 1 ${outer.left} ${top}z`,
      ink.white,
      2.6,
      { opacity: 0.85 },
    ) +
    line(
      `M${outer.left + rimWidth * 0.24} ${top + (bottom - top) * 0.2}L${outer.footLeft + footWidth * 0.24} ${bottom - (bottom - top) * 0.16}`,
      ink.white,
      rimWidth * 0.13,
      { opacity: 0.6 },
    ) +
    line(
      `M${outer.right - rimWidth * 0.16} ${top + (bottom - top) * 0.16}L${outer.footRight - footWidth * 0.14} ${bottom - (bottom - top) * 0.3}`,
      ink.white,
      rimWidth * 0.06,
      { opacity: 0.55 },
    )
  );
}

/** A cube of ice seen through the drink. */
export function ice(x: number, y: number, size: number): string {
  const s = size / 2;
  return (
    shape(
      `M${x - s} ${y - s * 0.5}L${x} ${y - s}L${x + s} ${y - s * 0.5}V${y + s * 0.6}L${x} ${y + s * 1.1}L${x - s} ${y + s * 0.6}z`,
      ink.white,
      { opacity: 0.4 },
    ) +
    shape(`M${x - s} ${y - s * 0.5}L${x} ${y - s}L${x + s} ${y - s * 0.5}L${x} ${y}z`, ink.white, {
      opacity: 0.55,
    }) +
    line(`M${x} ${y}V${y + s * 1.1}`, ink.white, 1.2, { opacity: 0.6 })
  );
}

/** Froth standing on a drink, `half` wide to each side. */
export function froth(
  x: number,
  y: number,
  half: number,
  face = ink.curd as string,
  shade = ink.curdShade as string,
): string {
  let bubbles = "";
  const count = Math.round(half / 5);
  for (let i = 0; i <= count; i += 1) {
    const t = Math.PI * (i / count);
    bubbles += `M${(x + Math.cos(t) * half * 0.86).toFixed(1)} ${(y + Math.sin(t) * half * 0.2).toFixed(1)}h0`;
  }
  return (
    line(bubbles, shade, half * 0.34) +
    ellipse(x, y, half, half * 0.3, face) +
    line(
      `M${x - half * 0.5} ${y - 1}h0M${x - half * 0.2} ${y + half * 0.12}h0M${x + half * 0.24} ${y - half * 0.08}h0M${x + half * 0.55} ${y + half * 0.04}h0M${x + half * 0.02} ${y - half * 0.16}h0`,
      shade,
      half * 0.12,
    )
  );
}
