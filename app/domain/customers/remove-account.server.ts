import { and, gte, notInArray, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { events } from "#db/schema/events.ts";
import { m } from "#messages";
import { mayManage } from "../access/may-manage.ts";
import { isStaff, may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { findUser } from "../accounts/queries.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { dayInIndia, now } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { ownOrderStatistics } from "../order-lists/order-stats.server.ts";
import { cashOwedPaise } from "../payments/carried-cash.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { wrongPassword } from "../sign-in/change-password.server.ts";
import { isLastOwner } from "../staff/list-staff.server.ts";
import { erasePersonalData } from "./erase-personal-data.server.ts";

// Foreign keys delete sessions, cart, votes, likes and keys; orders, events and reviews lose the user id.
const remove = db.delete(users).where(given(users.id)).prepare();

/** Call it inside a transaction. */
function removeAccount(person: User): void {
  erasePersonalData(person);
  remove.run({ id: person.id });
}

const comingEvent = db
  .select({ id: events.id })
  .from(events)
  .where(
    and(
      given(events.userId),
      gte(events.eventDate, sql.placeholder("today")),
      notInArray(events.status, ["completed", "cancelled"]),
    ),
  )
  .limit(1)
  .prepare();

/** Null if the account can be closed. It cannot while unfinished orders or upcoming events need its contact data. */
export function whyNotClosable(actor: User): Problem | null {
  if (isStaff(actor)) {
    return problem("conflict", m.account_adminCannotClose());
  }
  if (ownOrderStatistics(actor).activeOrders > 0) {
    return problem("conflict", m.account_closingBlockedByOrder());
  }
  if (comingEvent.get({ userId: actor.id, today: dayInIndia(now()) })) {
    return problem("conflict", m.account_closingBlockedByEvent());
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

/** Null if the account can be deleted. */
export function whyNotDeletable(actor: User, customer: User): Problem | null {
  if (customer.id === actor.id) return problem("conflict", m.account_cannotDeleteSelf());
  if (!mayManage(actor, customer.role)) {
    return problem("forbidden", m.account_deletionNeedsOwner());
  }
  if (isLastOwner(customer)) return problem("conflict", m.account_lastOwnerNotDeleted());
  const owedPaise = cashOwedPaise(customer.id);
  if (owedPaise > 0) {
    const owed = formatRupees(owedPaise);
    return problem("conflict", m.account_deletionOwesCash({ name: customer.name, owed }));
  }
  return null;
}

/**
 * Deletes any account, including those of staff. Orders, reviews and bookings remain without
 * personal data. Problems: `forbidden`, `not_found`, `conflict` (see `whyNotDeletable`).
 */
export function deleteCustomer(actor: User, id: string): Result<User> {
  return write(() => {
    if (!may(actor, "manage customers")) return adminOnly;
    const customer = findUser(id);
    if (!customer) return problem("not_found", m.shared_customerNotFound());
    const reason = whyNotDeletable(actor, customer);
    if (reason) return reason;
    removeAccount(customer);
    recordAudit(actor, {
      action: isStaff(customer) ? "staff.deleted" : "customer.deleted",
      // The log outlives the account, so it must not contain the name.
      subject: { id, name: id },
      before: { role: customer.role, createdAt: customer.createdAt.toISOString() },
      after: null,
    });
    return ok(customer);
  });
}
