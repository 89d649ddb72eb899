import { type Role, type StaffRole, staffRoles } from "./roles.ts";

const owners: StaffRole[] = ["owner"];
const managers: StaffRole[] = ["owner", "manager"];
const counter: StaffRole[] = ["owner", "manager", "counter"];
const kitchen: StaffRole[] = ["owner", "manager", "counter", "kitchen"];

/** Who may do what. An action that is not listed for a role is forbidden; see docs/staff.md. */
export const permissions = {
  "use the admin area": staffRoles,
  "read orders": kitchen,
  "see contacts and payments": counter,
  "prepare orders": kitchen,
  "mark dishes sold out": kitchen,
  "plan the day": ["owner", "manager", "kitchen"],
  "take orders": counter,
  "change orders": counter,
  "cancel orders": counter,
  "take payments": counter,
  "overfill time slots": counter,
  "pause the shop": counter,
  "deliver orders": ["owner", "manager", "counter", "rider"],
  "give discounts": managers,
  "use the drawer": counter,
  "refund payments": managers,
  "close the day": managers,
  "reopen the day": owners,
  "keep the books": managers,
  "see the dashboard": managers,
  "change the menu": managers,
  "run coupons": managers,
  "run catering": managers,
  "take bookings at short notice": owners,
  "write the blog": managers,
  "moderate reviews": managers,
  "answer messages": managers,
  "manage customers": managers,
  "change settings": managers,
  "read the records": managers,
  "manage staff": managers,
  "manage managers": owners,
  "set up printers": owners,
  "see staff activity": owners,
  "limit the log": owners,
} satisfies Record<string, StaffRole[]>;

export type Action = keyof typeof permissions;

/** A guest (null) may do nothing. */
export function may(person: { role: Role } | null | undefined, action: Action): boolean {
  const allowed: readonly Role[] = permissions[action];
  return person ? allowed.includes(person.role) : false;
}

export function isStaff(person: { role: Role } | null | undefined): boolean {
  return may(person, "use the admin area");
}
