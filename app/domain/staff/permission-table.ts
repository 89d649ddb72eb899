import { type Action, may, permissions } from "./permissions.ts";
import { roleLabel, staffRoles } from "./roles.ts";

/** The table of actions and roles, as the owner reads it. */
export function permissionTable() {
  const actions = Object.keys(permissions) as Action[];
  return actions.map((action) => ({
    action: action.charAt(0).toUpperCase() + action.slice(1),
    roles: staffRoles.filter((role) => may({ role }, action)).map(roleLabel),
  }));
}
