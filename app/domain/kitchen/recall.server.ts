import { and, gt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { doneToOrder } from "../fulfilment/done-to-order.server.ts";
import { kitchenItems } from "../orders/kitchen-items.ts";
import { orderColumns, withItems } from "../orders/queries.server.ts";
import { UNDO_MS } from "../orders/undoable-step.ts";
import { inKitchenLanguage, kitchenOrder } from "./kitchen-language.server.ts";

const MOST = 10;
const MOST_READ = 200;

// Walks the index of open orders, as for the board.
const movedOn = db
  .select(orderColumns)
  .from(orders)
  .where(
    and(
      sql`status not in ('delivered', 'cancelled')`,
      sql`+${orders.status} in ('preparing', 'out_for_delivery')`,
      gt(orders.updatedAt, sql.placeholder("since")),
    ),
  )
  .orderBy(orders.promisedAt, orders.seq)
  .limit(MOST_READ)
  .prepare();

/**
 * The tickets that were moved on last, including those that have left the board, with the action
 * that takes each one back.
 */
export function recallableTickets(actor: User) {
  const since = now().getTime() - UNDO_MS;
  return withItems(movedOn.all({ since }))
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .flatMap((order) => {
      const done = doneToOrder(actor, order);
      const { items } = inKitchenLanguage(() => kitchenOrder(order));
      const dishes = items
        .flatMap(kitchenItems)
        .map(({ quantity, name }) => `${quantity} × ${name}`);
      const { id, orderNumber, token } = order;
      return done?.undo ? [{ id, orderNumber, token, dishes: dishes.join(", "), done }] : [];
    })
    .slice(0, MOST);
}
