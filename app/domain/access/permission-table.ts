import { permissionLabels } from "./permission-labels.ts";
import { type Action, may, permissions } from "./permissions.ts";
import { roleLabel, staffRoles } from "./roles.ts";

/** The table of actions and roles, as the owner reads it. */
export function permissionTable() {
  const actions = Object.keys(permissions) as Action[];
  return actions.map((action) => ({
    action: permissionLabels[action](),
    roles: staffRoles.filter((role) => may({ role }, action)).map(roleLabel),
  }));
}
