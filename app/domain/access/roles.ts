import { m } from "#messages";
import { translated } from "../language/translated.ts";

/** Customers and the people who work in the shop. */
export const roles = ["customer", "owner", "manager", "counter", "kitchen", "rider"] as const;
export type Role = (typeof roles)[number];

export type StaffRole = Exclude<Role, "customer">;
export const staffRoles = roles.filter((role): role is StaffRole => role !== "customer");

/** The API calls both owners and managers admins. */
export const apiRoles = ["customer", "admin", "counter", "kitchen", "rider"] as const;
export type ApiRole = (typeof apiRoles)[number];

export function apiRole(role: Role): ApiRole {
  return role === "owner" || role === "manager" ? "admin" : role;
}

const labels: Record<Role, string> = translated({
  customer: m.shared_customer,
  owner: m.staff_owner,
  manager: m.staff_manager,
  counter: m.shared_counter,
  kitchen: m.shared_kitchen,
  rider: m.staff_rider,
});

export function roleLabel(role: Role): string {
  return labels[role];
}
