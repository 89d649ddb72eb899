/** Seeded random numbers: the same seed makes the same demo. */
export class Random {
  #state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    this.#state = hash >>> 0;
  }

  /** From `low` up to, but not including, `high`. */
  between(low: number, high: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  }

  percent(chance: number): boolean {
    return this.between(0, 100) < chance;
  }

  /** Both ends included. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const picked = items[Math.floor(this.between(0, items.length))];
    if (picked === undefined) throw new Error("There is nothing to pick from");
    return picked;
  }

  pickDistinct<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from({ length: count }, () => {
      const [picked] = left.splice(this.integer(0, left.length - 1), 1);
      if (picked === undefined) throw new Error("There is nothing left to pick");
      return picked;
    });
  }

  pickWeighted<Item>(items: readonly (readonly [item: Item, share: number])[]): Item {
    const total = items.reduce((sum, [, share]) => sum + share, 0);
    let left = this.between(0, total);
    for (const [item, share] of items) {
      left -= share;
      if (left < 0) return item;
    }
    return this.pick(items)[0];
  }
}

export function weightedPicker<Item>(
  items: readonly (readonly [item: Item, share: number])[],
): (random: Random) => Item {
  let sum = 0;
  const ends = items.map(([, share]) => {
    sum += share;
    return sum;
  });
  return (random) => {
    const position = random.between(0, sum);
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    const picked = items[low];
    if (!picked) throw new Error("There is nothing to pick from");
    return picked[0];
  };
}
