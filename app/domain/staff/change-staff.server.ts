import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import { mayManage } from "../access/may-manage.ts";
import type { StaffRole } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import { endSessions } from "../accounts/own-sessions.server.ts";
import { invalidateResetKeys } from "../accounts/reset-keys.server.ts";
import { endPinSessions } from "../accounts/sessions.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { hashPassword } from "../sign-in/password.server.ts";
import { giveEmail } from "./invite-staff.server.ts";
import { findStaff, isLastOwner, type StaffMember } from "./list-staff.server.ts";
import { isEndOfPhone, maySwitchByPin } from "./pin.ts";
import type { StaffFields } from "./schema.ts";
import { forgetWrongPins } from "./wrong-pins.server.ts";

const noSuchPerson = () => problem("not_found", m.staff_personGone());

function at(path: keyof StaffFields, msg: string): Problem {
  return fieldProblem(path, msg);
}

function whyNotRole(actor: User, member: StaffMember, role: StaffRole): Problem | null {
  if (role === member.role) return null;
  if (member.id === actor.id) return at("role", m.staff_ownRoleFixed());
  if (!mayManage(actor, role)) return adminOnly;
  if (isLastOwner(member)) return at("role", m.staff_lastOwnerStays());
  return null;
}

/**
 * Adding an email address for somebody without one sends them an invitation. A new role ends the
 * person's sessions; a new PIN ends those opened with the old one. Problems: `forbidden`,
 * `not_found`, `email_taken`, and `validation` at the role.
 */
export async function changeStaff(
  actor: User,
  id: string,
  { name, email, role, pin, removePin }: StaffFields,
): Promise<Result<StaffMember>> {
  const newPinHash = pin ? await hashPassword(pin) : null;
  return write(() => {
    const before = findStaff(id);
    if (!before) return noSuchPerson();
    if (!mayManage(actor, before.role)) return adminOnly;
    const refused = whyNotRole(actor, before, role);
    if (refused) return refused;
    // Others may know the PIN of a person who is promoted.
    const losesPin = removePin || (role !== before.role && !maySwitchByPin({ role }));
    // The PIN is the only way to log in.
    const newEmail = before.email ? "" : email;
    if (!before.email && !newEmail && losesPin) {
      return at(maySwitchByPin({ role }) ? "removePin" : "role", m.staff_noEmail());
    }
    if (pin && isEndOfPhone(pin, before.phone)) return at("pin", m.staff_pinTooEasy());
    updateRow(users, id, { name, role });
    if (newPinHash || losesPin) {
      updateRow(users, id, { pinHash: newPinHash });
      forgetWrongPins(id);
    }
    if (role !== before.role) {
      endSessions(id, null);
      // Otherwise an earlier link could set the password of a person who now has more rights.
      invalidateResetKeys(id);
    } else if (newPinHash || losesPin) endPinSessions(id);
    const taken = newEmail ? giveEmail({ ...before, name }, newEmail) : null;
    if (taken) return taken;
    const after = findStaff(id) ?? before;
    recordAudit(actor, {
      action: "staff.changed",
      subject: { id, name },
      before: audited(before),
      after: {
        ...audited(after),
        ...(newPinHash && { pin: "new" }),
        ...(newEmail && { email: "new" }),
      },
    });
    return ok(after);
  });
}

function audited({ name, role, hasPin }: StaffMember) {
  return { name, role, hasPin };
}

/** Null if the account can be deactivated. */
export function whyNotDeactivatable(actor: User, member: StaffMember): Problem | null {
  if (member.id === actor.id) {
    return problem("conflict", m.staff_cannotDeactivateSelf());
  }
  if (isLastOwner(member)) return problem("conflict", m.staff_lastOwnerStaysActive());
  return null;
}

/** Inactive staff cannot log in, and their sessions end. Problems: `forbidden`, `not_found`, `conflict`. */
export function setStaffActive(actor: User, id: string, isActive: boolean): Result<StaffMember> {
  return write(() => {
    const before = findStaff(id);
    if (!before) return noSuchPerson();
    if (!mayManage(actor, before.role)) return adminOnly;
    const refused = isActive ? null : whyNotDeactivatable(actor, before);
    if (refused) return refused;
    updateRow(users, id, { isActive });
    if (!isActive) {
      endSessions(id, null);
      invalidateResetKeys(id);
    }
    recordAudit(actor, {
      action: isActive ? "staff.activated" : "staff.deactivated",
      subject: { id, name: before.name },
      before: { isActive: before.isActive },
      after: { isActive },
    });
    return ok({ ...before, isActive });
  });
}
