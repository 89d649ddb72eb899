import { parseArgs } from "node:util";

/** The smallest month that has every status in it. */
const FEWEST_ORDERS = 30;
const MOST_ORDERS = 5_000_000;

export type DemoOptions = {
  orderCount: number;
  seed: string;
  /** The instant the month ends: some orders are under way at it. */
  until: Date;
  /** Fills a file that has orders already. */
  again: boolean;
};

/** A sentence for the person at the terminal. */
export class DemoRefusal extends Error {}

export function readOptions(words: string[]): DemoOptions {
  const { orders, seed, until, again } = parse(words);
  const orderCount = Number(orders);
  if (!Number.isInteger(orderCount) || orderCount < FEWEST_ORDERS || orderCount > MOST_ORDERS) {
    throw new DemoRefusal(
      `--orders takes a whole number from ${FEWEST_ORDERS} to ${MOST_ORDERS}, not "${orders}".`,
    );
  }
  const end = until === undefined ? new Date() : new Date(until);
  if (Number.isNaN(end.getTime())) {
    throw new DemoRefusal(
      `--until takes a time such as 2026-11-20T21:00:00+05:30, not "${until}".`,
    );
  }
  return { orderCount, seed, until: end, again };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        orders: { type: "string", default: "600" },
        seed: { type: "string", default: "chatpata" },
        until: { type: "string" },
        again: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : "";
    throw new DemoRefusal(`${why}. Known are --orders N, --seed WORD, --until TIME and --again.`);
  }
}
