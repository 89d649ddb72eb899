import { and, eq, gte, notInArray, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import { isStaff } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { dayInPune, now } from "../clock.ts";
import { ownOrderStatistics } from "../orders/order-stats.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { wrongPassword } from "../sign-in/change-password.server.ts";
import { removeAccount } from "./remove-account.server.ts";

const comingEvent = db
  .select({ id: events.id })
  .from(events)
  .where(
    and(
      eq(events.userId, sql.placeholder("userId")),
      gte(events.eventDate, sql.placeholder("today")),
      notInArray(events.status, ["completed", "cancelled"]),
    ),
  )
  .limit(1)
  .prepare();

/** Null if the account can be closed. Unfinished orders and coming events still need its contact data. */
export function whyNotClosable(actor: User): Problem | null {
  if (isStaff(actor)) {
    return problem("conflict", m.account_anAdminCannotCloseTheir());
  }
  if (ownOrderStatistics(actor).activeOrders > 0) {
    return problem("conflict", m.account_youHaveAnOrderThat());
  }
  if (comingEvent.get({ userId: actor.id, today: dayInPune(now()) })) {
    return problem("conflict", m.account_youHaveBookedAnEvent());
  }
  return null;
}

/**
 * Orders, reviews and bookings remain without personal data. Problems: `validation` (wrong password),
 * `conflict` (see `whyNotClosable`).
 */
export async function closeAccount(
  actor: User,
  password: string,
  clientIp: string,
): Promise<Result<null>> {
  const wrong = await wrongPassword(actor, password, "password", clientIp);
  if (wrong) return wrong;
  return write(() => {
    const reason = whyNotClosable(actor);
    if (reason) return reason;
    removeAccount(actor);
    return ok(null);
  });
}
