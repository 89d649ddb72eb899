import { and, eq, gte, notInArray, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { dayInPune, now } from "../clock.ts";
import { ownOrderStatistics } from "../orders/order-stats.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { wrongPassword } from "./change-password.server.ts";
import { removeAccount } from "./remove-account.server.ts";
import type { User } from "./user.ts";

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

/**
 * Takes who wants to leave, returns why their account cannot be closed now, or null: the kitchen must know
 * where to bring what is on its way, and an admin cannot delete itself. Source: decisions, Accounts.
 */
export function whyNotClosable(actor: User): Problem | null {
  if (actor.role === "admin") {
    return problem(
      "conflict",
      "An admin cannot close their own account. Another admin can delete it.",
    );
  }
  if (ownOrderStatistics(actor).activeOrders > 0) {
    return problem(
      "conflict",
      "You have an order that is not finished. Wait until it has arrived, or cancel it first.",
    );
  }
  if (comingEvent.get({ userId: actor.id, today: dayInPune(now()) })) {
    return problem("conflict", "You have booked an event that is still to come. Cancel it first.");
  }
  return null;
}

/**
 * Takes who leaves and their password; removes the account with its personal data, while orders, reviews
 * and bookings stay for the books without the name. Problems: `validation` (wrong password), `conflict`
 * (an admin, or something is still to come). Source: decisions, Accounts.
 */
export async function closeAccount(actor: User, password: string): Promise<Result<null>> {
  const wrong = await wrongPassword(actor, password, "password");
  if (wrong) return wrong;
  return write(() => {
    const reason = whyNotClosable(actor);
    if (reason) return reason;
    removeAccount(actor);
    return ok(null);
  });
}
