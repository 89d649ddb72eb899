import { formatDate, formatDateTime } from "../clock.ts";
import type { User } from "./user.ts";

export function roleLabel(role: User["role"]): string {
  return role === "admin" ? "Admin" : "Customer";
}

export function customerRow({ id, name, email, phone, role, ...rest }: User) {
  return {
    id,
    name,
    email,
    phone,
    role,
    roleLabel: roleLabel(role),
    joinedOn: formatDate(rest.createdAt),
    lastLoginAt: rest.lastLoginAt && formatDateTime(rest.lastLoginAt),
    isActive: rest.isActive,
  };
}
export type CustomerRow = ReturnType<typeof customerRow>;
