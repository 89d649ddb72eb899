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

/** Whether the actor may change or remove accounts with this role. */
export function mayManage(actor: { role: Role } | null, role: Role): boolean {
  return may(actor, needed[role]);
}

/** The roles that the actor may give to others. */
export function rolesToGive(actor: { role: Role }): StaffRole[] {
  return staffRoles.filter((role) => mayManage(actor, role));
}
