import { Random } from "#db/demo/random.ts";

/** Repeatable randomness: the same seed draws the same picture, so a rerun changes no file. */
export class Chance extends Random {
  /** A point spread evenly over an ellipse. `ring` 0 fills it, 0.8 keeps to the outer edge. */
  inEllipse(cx: number, cy: number, rx: number, ry: number, ring = 0): [number, number] {
    const angle = this.between(0, Math.PI * 2);
    const reach = Math.sqrt(this.between(ring * ring, 1));
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  }
}
