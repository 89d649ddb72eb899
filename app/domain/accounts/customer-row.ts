import { formatDate, formatDateTime } from "../clock.ts";
import type { User } from "./user.ts";

/** Takes a role, returns the words for it. Source: spec 1 §3 User ("a customer shows 'Customer' by default"). */
export function roleLabel(role: User["role"]): string {
  return role === "admin" ? "Admin" : "Customer";
}

/** Takes somebody with an account, returns their line in the admin's list: words and Pune's times. Source: spec 2 §2 /admin/customers, §3 Customer. */
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
