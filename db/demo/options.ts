import { parseArgs } from "node:util";

/** The smallest number that includes orders in every status. */
const MIN_ORDERS = 30;
const MAX_ORDERS = 5_000_000;

export type DemoOptions = {
  orderCount: number;
  seed: string;
  /** The end of the demo, moved back to the last opening hours; some orders are unfinished. */
  until: Date;
  /** Allows a database that already has customers or orders. */
  again: boolean;
};

/** Its message is shown in the terminal. */
export class DemoRefusal extends Error {}

export function readOptions(args: string[]): DemoOptions {
  const { orders, seed, until, again } = parse(args);
  const orderCount = Number(orders);
  if (!Number.isInteger(orderCount) || orderCount < MIN_ORDERS || orderCount > MAX_ORDERS) {
    throw new DemoRefusal(
      `--orders takes a whole number from ${MIN_ORDERS} to ${MAX_ORDERS}, not "${orders}".`,
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

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        orders: { type: "string", default: "2400" },
        seed: { type: "string", default: "chatpata" },
        until: { type: "string" },
        again: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : "";
    throw new DemoRefusal(
      `${reason}. Known are --orders N, --seed WORD, --until TIME and --again.`,
    );
  }
}
