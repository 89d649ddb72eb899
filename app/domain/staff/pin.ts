import { isStaff, may } from "./permissions.ts";
import type { Role } from "./roles.ts";

/** From this number of wrong PINs in a row on, a device asks for an owner's or manager's password. */
export const MAX_WRONG_PINS = 5;

/** Four digits are too few to guard the rights of owners and managers. */
export function mayHavePin(person: { role: Role }): boolean {
  return isStaff(person) && !may(person, "manage staff");
}
