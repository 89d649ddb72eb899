import { formatDate, formatDateTime } from "../clock.ts";
import { isStaff } from "../staff/permissions.ts";
import { roleLabel } from "../staff/roles.ts";
import type { User } from "./user.ts";

export function customerRow({ id, name, email, phone, role, ...rest }: User) {
  return {
    id,
    name,
    email,
    phone,
    role,
    roleLabel: roleLabel(role),
    isStaff: isStaff({ role }),
    joinedOn: formatDate(rest.createdAt),
    lastLoginAt: rest.lastLoginAt && formatDateTime(rest.lastLoginAt),
    isActive: rest.isActive,
  };
}
export type CustomerRow = ReturnType<typeof customerRow>;
