import { type Action, may, permissions } from "./permissions.ts";
import { roleLabel, staffRoles } from "./roles.ts";

/** The table of actions and roles, as the owner reads it. */
export function permissionTable() {
  const actions = Object.keys(permissions) as Action[];
  return {
    roles: staffRoles.map(roleLabel),
    rows: actions.map((action) => ({
      action: action.charAt(0).toUpperCase() + action.slice(1),
      allowed: staffRoles.map((role) => ({ role: roleLabel(role), is: may({ role }, action) })),
    })),
  };
}
