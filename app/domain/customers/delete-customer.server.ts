import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { mayManage } from "../access/may-manage.ts";
import { isStaff, may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { findUser } from "../accounts/queries.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { formatRupees } from "../money.ts";
import { cashOwedPaise } from "../payments/carried-cash.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { isLastOwner } from "../staff/list-staff.server.ts";
import { removeAccount } from "./remove-account.server.ts";

/** Null if the account can be deleted. */
export function whyNotDeletable(actor: User, customer: User): Problem | null {
  if (customer.id === actor.id) return problem("conflict", m.account_youCannotDeleteYourOwn());
  if (!mayManage(actor, customer.role)) {
    return problem("forbidden", m.account_onlyAnOwnerCanDelete());
  }
  if (isLastOwner(customer)) return problem("conflict", m.account_theLastOwnerCannotBe());
  const owedPaise = cashOwedPaise(customer.id);
  if (owedPaise > 0) {
    const owed = formatRupees(owedPaise);
    return problem("conflict", m.account_hasToHandInFrom({ name: customer.name, owed }));
  }
  return null;
}

/**
 * Also for the accounts of staff. Orders, reviews and bookings remain without personal data. Problems: `forbidden`,
 * `not_found`, `conflict` (see `whyNotDeletable`).
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
