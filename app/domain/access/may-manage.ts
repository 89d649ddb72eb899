import { type Action, may } from "./permissions.ts";
import { type Role, type StaffRole, staffRoles } from "./roles.ts";

const needed: Record<Role, Action> = {
  customer: "manage customers",
  owner: "manage managers",
  manager: "manage managers",
  counter: "manage staff",
  kitchen: "manage staff",
  rider: "manage staff",
};

/** Whether one may change or remove the accounts of people with this role. */
export function mayManage(actor: { role: Role } | null, role: Role): boolean {
  return may(actor, needed[role]);
}

/** The roles that one may give to others. */
export function rolesToGive(actor: { role: Role }): StaffRole[] {
  return staffRoles.filter((role) => mayManage(actor, role));
}
