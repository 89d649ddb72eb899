import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { ok, type Problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { type LimitedAction, staffLimitPaise } from "../terms/staff-limit.ts";
import { listStaff } from "./list-staff.server.ts";
import { withRightPin } from "./right-pin.server.ts";

/** The most that a person may give alone (null for any amount), and the people who can approve more. */
export function approvalTerms(actor: User, action: LimitedAction) {
  const limitPaise = staffLimitPaise(actor, action, shopSettings().charges);
  const mayApprove = (one: User) => one.isActive && may(one, action);
  const approvers =
    limitPaise === null ? [] : listStaff().filter((one) => one.hasPin && mayApprove(one));
  return { limitPaise, approvers: approvers.map(({ id, name }) => ({ value: id, label: name })) };
}

/**
 * The manager whose PIN approves a request `beyond` somebody's limit; null if no approval is
 * needed. Problems: `forbidden`, `conflict` (the PIN is locked).
 */
export async function approvedBy(
  actor: User,
  action: LimitedAction,
  beyond: Problem | null,
  { approver, pin }: { approver: string; pin: string },
): Promise<Result<User | null>> {
  if (!beyond) return ok(null);
  if (!pin) return beyond;
  const approved = await withRightPin(
    { person: approver, field: "approver", pin },
    actor.origin ?? { ip: "", device: null },
    (one) => may(one, action),
    (one) => one,
  );
  // The actor is logged in but may not do this alone, whatever is wrong with the PIN.
  return approved.ok || approved.code === "conflict"
    ? approved
    : { ...approved, code: "forbidden" };
}
