import { ellipse, group, line, type Placing } from "../svg.ts";
import type { Skin } from "./people.ts";

type Point = [number, number];

/** A finger as a capsule from knuckle over an optional bend to the tip, with its nail. */
export function finger(skin: Skin, from: Point, bend: Point, to: Point, width: number): string {
  const d = `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
  const turn = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI;
  return (
    group(line(d, skin.shade, width), { x: width * 0.06, y: width * 0.12 }) +
    line(d, skin.face, width * 0.96) +
    ellipse(to[0], to[1], width * 0.3, width * 0.25, "#f6d9c0", { rotate: turn, opacity: 0.85 })
  );
}

/** Glass and gold bangles round a wrist that points along `rotate`. */
export function bangles(
  placing: Placing,
  colors: string[] = ["#1f7a4d", "#e8b53a", "#1f7a4d", "#c8321f"],
  reach = 34,
): string {
  return group(
    colors
      .map((color, i) => line(`M${i * 9} ${-reach}Q${i * 9 + 12} 0 ${i * 9} ${reach}`, color, 6.5))
      .join(""),
    placing,
  );
}
