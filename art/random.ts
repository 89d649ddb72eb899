/** Repeatable chance: the same seed draws the same picture, so a rerun changes no file. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    this.#state = hash >>> 0;
  }

  /** A number from `low` up to `high`. */
  between(low: number, high: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  }

  /** A point spread evenly over an ellipse. `ring` 0 fills it, 0.8 keeps to the outer edge. */
  inEllipse(cx: number, cy: number, rx: number, ry: number, ring = 0): [number, number] {
    const angle = this.between(0, Math.PI * 2);
    const reach = Math.sqrt(this.between(ring * ring, 1));
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  }
}
