import { and, isNull, lte, or, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { devices } from "#db/schema/accounts.ts";
import type { Device } from "../access/device.ts";
import { now } from "../clock.ts";
import { bestEffortWrite } from "../storage.server.ts";

/** How long a device that reconnects may take to send the orders that it took with an earlier menu. */
const SENDING_MS = 10 * 60_000;

const remember = db
  .update(devices)
  .set({
    earlierMenuGivenAt: devices.menuGivenAt,
    menuGivenAt: sql`${sql.placeholder("at")}`,
  })
  .where(
    and(
      given(devices.id),
      or(isNull(devices.menuGivenAt), lte(devices.menuGivenAt, sql.placeholder("before"))),
    ),
  )
  .prepare();

const menusOf = db
  .select({ newest: devices.menuGivenAt, earlier: devices.earlierMenuGivenAt })
  .from(devices)
  .where(given(devices.id))
  .prepare();

/** Call it whenever the counter's page gives a device its dishes, prices and offers. */
export function rememberMenuGiven({ id }: Device): void {
  const at = now().getTime();
  bestEffortWrite(null, () => remember.run({ id, at, before: at - SENDING_MS }));
}

/**
 * The time whose prices apply to an order that a device took at `takenAt`, but never before the
 * device got its menu. A browser that never got a menu has no old prices.
 */
export function pricingTime(device: Device | null, takenAt: Date, at: Date): Date {
  const menus = device ? menusOf.get({ id: device.id }) : undefined;
  if (!menus?.newest) return at;
  const mayStillSend = at.getTime() - menus.newest.getTime() < SENDING_MS;
  const menuGivenAt = mayStillSend ? (menus.earlier ?? menus.newest) : menus.newest;
  return takenAt > menuGivenAt ? takenAt : menuGivenAt;
}
