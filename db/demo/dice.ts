import { Chance } from "#db/starter/illustrations/random.ts";

/** Draws for the demo: the same seed makes the same month. */
export class Dice extends Chance {
  /** Returns true in so many of a hundred throws. */
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

  /** Takes things with the share each has, returns one of them. */
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

/**
 * Takes things with the share each has, returns a way to draw one of them that stays quick when they
 * are thousands.
 */
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
