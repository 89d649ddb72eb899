import { and, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderChanges, orders } from "#db/schema/orders.ts";
import { now } from "../clock.ts";
import { startsAt } from "../orders/expected-at.ts";
import { kitchenItems } from "../orders/kitchen-items.ts";
import type { Order } from "../orders/order.ts";
import { differenceText, orderDifference } from "../orders/order-difference.ts";
import { orderColumns, withItems } from "../orders/queries.server.ts";
import { pick } from "../pick.ts";
import { NO_STATION } from "../stations/station.ts";
import { listStations, stationsOfDishes } from "../stations/stations.server.ts";
import { cookNow } from "./cook-now.ts";
import { inKitchenLanguage, kitchenOrder } from "./kitchen-language.server.ts";
import { type KitchenLine, kitchenTicketCard, stillToMake } from "./kitchen-ticket.ts";

const MAX_TICKETS = 200;
/** How long a ticket stays on the board after it is ready. */
const READY_STAYS_MS = 2 * 60_000;

// Walks the index of open orders: its condition is repeated word for word, and the plus keeps
// SQLite from using another index.
const inKitchen = db
  .select(orderColumns)
  .from(orders)
  .where(
    and(
      sql`status not in ('delivered', 'cancelled')`,
      sql`+${orders.status} <> 'out_for_delivery'`,
      sql`+${orders.payBy} is null`,
      sql`(${orders.readyAt} is null or ${orders.readyAt} > ${sql.placeholder("readySince")})`,
    ),
  )
  .orderBy(orders.promisedAt, orders.seq)
  .limit(MAX_TICKETS + 1)
  .prepare();

/** Cancelled orders, until somebody has seen the cancellation. */
const cancelled = db
  .select(orderColumns)
  .from(orders)
  .where(and(isNotNull(orders.ringsSince), sql`+${orders.status} = 'cancelled'`))
  .orderBy(orders.ringsSince)
  .limit(MAX_TICKETS)
  .prepare();

const changes = db
  .select(pick(orderChanges, ["id", "orderId", "items", "fromValue", "toValue"]))
  .from(orderChanges)
  .where(
    and(
      sql`${orderChanges.orderId} in (select value from json_each(${sql.placeholder("ids")}))`,
      eq(orderChanges.kind, "order"),
    ),
  )
  .prepare();

/** The last change of each order, line by line. */
function lastChanges(ids: string[]): Map<string, string[]> {
  if (ids.length === 0) return new Map();
  const oldestFirst = changes
    .all({ ids: JSON.stringify(ids) })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return new Map(
    oldestFirst.map((change) => {
      const { items, terms } = orderDifference(change);
      return [change.orderId, [...items.map(differenceText), ...terms]];
    }),
  );
}

/**
 * The tickets of a station, or of all (null), oldest first, with the dishes to cook now. `kept` is shown although it may have
 * left. A delay does not move a ticket.
 */
export function kitchenBoard(station: string | null, kept: Order | null = null) {
  const at = now();
  const open = inKitchen.all({ readySince: at.getTime() - READY_STAYS_MS });
  const rows = [...open.slice(0, MAX_TICKETS), ...cancelled.all()];
  const left = kept && !rows.some(({ id }) => id === kept.id) ? [kept] : [];
  const shown = [...withItems(rows), ...left].sort(
    (a, b) =>
      startsAt(a).getTime() - startsAt(b).getTime() ||
      a.createdAt.getTime() - b.createdAt.getTime(),
  );
  const items = shown.flatMap((order) => order.items.flatMap(kitchenItems));
  const stations = listStations();
  const stationOf =
    stations.length > 0
      ? stationsOfDishes(items.flatMap(({ productId }) => productId ?? []))
      : new Map<string, string>();
  const changed = lastChanges(shown.flatMap(({ id, changedAt }) => (changedAt ? [id] : [])));
  const tickets = shown.map((order) =>
    kitchenTicketCard(
      order,
      inKitchenLanguage(() => kitchenOrder(order)),
      changed.get(order.id) ?? [],
      stationOf,
      at,
    ),
  );
  const readyTimes = open.flatMap(({ readyAt }) => readyAt?.getTime() ?? []);
  const isShown = ({ stationId }: KitchenLine) =>
    station === null || (stationId ?? NO_STATION) === station;
  const ofStation = tickets
    .map((ticket) => {
      const lines = ticket.lines.filter(isShown);
      const others = ticket.lines.filter((line) => !isShown(line));
      return {
        ...ticket,
        lines,
        isMadeHere: ticket.status === "preparing" && lines.every(({ isMade }) => isMade),
        othersStillHave: stillToMake(others, stations),
      };
    })
    .filter(({ lines }) => lines.length > 0);
  return {
    stations,
    hasOtherDishes: tickets.some(({ lines }) => lines.some(({ stationId }) => stationId === null)),
    /** When the next ticket leaves. */
    leavesInMs:
      readyTimes.length > 0 ? Math.min(...readyTimes) + READY_STAYS_MS - at.getTime() : null,
    isShortened: open.length > MAX_TICKETS,
    tickets: ofStation,
    cookNow: cookNow(ofStation, stations),
  };
}
