import { write } from "#db/client.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { countUsers } from "./count-users.server.ts";
import { findUser } from "./queries.server.ts";
import { removeAccount } from "./remove-account.server.ts";
import type { User } from "./user.ts";

/** Takes who acts and somebody with an account, returns why that account cannot be deleted, or null. Source: decisions, Accounts. */
export function whyNotDeletable(actor: User, customer: User): Problem | null {
  if (customer.id === actor.id) return problem("conflict", "You cannot delete your own account.");
  if (customer.role === "admin" && countUsers().admin <= 1) {
    return problem("conflict", "The last admin cannot be deleted.");
  }
  return null;
}

/**
 * Takes who acts (an admin) and an account's id, deletes the account with its personal data; orders,
 * reviews and bookings stay for the books without the name. Returns who it was. Problems: `forbidden`,
 * `not_found`, `conflict` (oneself, or the last admin).
 * Source: decisions, Accounts; API contract, DELETE /api/auth/users/{id}.
 */
export function deleteCustomer(actor: User, id: string): Result<User> {
  return write(() => {
    if (actor.role !== "admin") return problem("forbidden", "Admin access required");
    const customer = findUser(id);
    if (!customer) return problem("not_found", "Customer not found");
    const reason = whyNotDeletable(actor, customer);
    if (reason) return reason;
    removeAccount(customer);
    recordAudit(actor, {
      action: "customer.deleted",
      // The log outlives the account: it must not keep the name.
      subject: { id, name: id },
      before: { role: customer.role, createdAt: customer.createdAt.toISOString() },
      after: null,
    });
    return ok(customer);
  });
}
