import { mayManage } from "#app/domain/access/may-manage.ts";
import type { User } from "#app/domain/access/user.ts";
import { findStaff, type StaffMember } from "#app/domain/staff/list-staff.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { accessDenied, staffVisitor } from "#app/http/session/guards.server.ts";

/** The person that a page is about, if the visitor may manage them. */
export async function managedMember(
  request: Request,
  id: string | undefined,
): Promise<{ user: User; member: StaffMember }> {
  const { user } = await staffVisitor(request, "manage staff");
  const member = orNotFound(findStaff(id ?? ""));
  if (!mayManage(user, member.role)) {
    throw accessDenied();
  }
  return { user, member };
}
