/** Seeded random numbers: the same seed makes the same demo month. */
export class Dice {
  #state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    this.#state = hash >>> 0;
  }

  /** Returns a number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  }

  /** Returns true with the given chance, in percent. */
  percent(share: number): boolean {
    return this.between(0, 100) < share;
  }

  /** Returns a whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    const drawn = things[Math.floor(this.between(0, things.length))];
    if (drawn === undefined) throw new Error("There is nothing to draw from");
    return drawn;
  }

  pickWeighted<Thing>(things: readonly (readonly [thing: Thing, share: number])[]): Thing {
    const total = things.reduce((sum, [, share]) => sum + share, 0);
    let left = this.between(0, total);
    for (const [thing, share] of things) {
      left -= share;
      if (left < 0) return thing;
    }
    return this.pick(things)[0];
  }
}

export function drawerOf<Thing>(
  things: readonly (readonly [thing: Thing, share: number])[],
): (dice: Dice) => Thing {
  let sum = 0;
  const ends = things.map(([, share]) => {
    sum += share;
    return sum;
  });
  return (dice) => {
    const mark = dice.between(0, sum);
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) <= mark) low = middle + 1;
      else high = middle;
    }
    const drawn = things[low];
    if (!drawn) throw new Error("There is nothing to draw from");
    return drawn[0];
  };
}
