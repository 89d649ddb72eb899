import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import { mayManage } from "../access/may-manage.ts";
import type { User } from "../access/user.ts";
import { issueInvitationKey } from "../accounts/reset-keys.server.ts";
import { newToken } from "../accounts/sessions.server.ts";
import { markEmailVerified } from "../accounts/verified-emails.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { queueInvitation } from "../emails/queue-customer-emails.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { hashPassword } from "../sign-in/password.server.ts";
import { addAccount, emailTaken } from "../sign-in/register.server.ts";
import { findStaff } from "./list-staff.server.ts";
import type { Invitation } from "./schema.ts";

/** `key` belongs to the link that sets the password; only its hash is stored. */
export type Invited = { id: string; name: string; email: string; key: string };

function invite({ id, name, email }: User): Invited {
  queueInvitation({ userId: id, email });
  return { id, name, email, key: issueInvitationKey(id) };
}

/** Null for a person without an email address, who only has a PIN. Problems: `forbidden`, `email_taken`. */
export async function inviteStaff(
  actor: User,
  { name, email, role, pin }: Invitation,
): Promise<Result<Invited | null>> {
  if (!mayManage(actor, role)) return adminOnly;
  // Nobody knows the first password; the link replaces it.
  const [passwordHash, pinHash] = await Promise.all([
    hashPassword(newToken()),
    pin ? hashPassword(pin) : null,
  ]);
  return write(() => {
    const taken = emailTaken(email, m.staff_emailTaken);
    if (taken) return taken;
    const added = addAccount({ name, email, role, passwordHash, pinHash });
    if (!added.ok) return added;
    const { id } = added.value;
    recordAudit(actor, {
      action: "staff.invited",
      subject: { id, name },
      before: null,
      after: { role, hasPin: pin !== "" },
    });
    return ok(email ? invite(added.value) : null);
  });
}

/** For somebody who only had a PIN. Call it inside a transaction. Problems: `email_taken`. */
export function giveEmail(member: User, email: string): Problem | null {
  const taken = emailTaken(email, m.staff_emailTaken);
  if (taken) return taken;
  updateRow(users, member.id, { email });
  markEmailVerified({ userId: member.id, email });
  if (member.isActive) invite({ ...member, email });
  return null;
}

/** Creates a new link, for example for somebody who lost theirs. Problems: `forbidden`, `not_found`, `conflict`. */
export function inviteAgain(actor: User, id: string): Result<Invited> {
  return write(() => {
    const member = findStaff(id);
    if (!member) return problem("not_found", m.staff_personGone());
    if (!mayManage(actor, member.role)) return adminOnly;
    if (!member.isActive) return problem("conflict", m.staff_activateTheAccountFirst());
    if (!member.email) return problem("conflict", m.staff_noEmail());
    recordAudit(actor, {
      action: "staff.invited_again",
      subject: { id, name: member.name },
      before: null,
      after: { role: member.role },
    });
    return ok(invite(member));
  });
}
