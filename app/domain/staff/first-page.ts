import { may } from "../access/permissions.ts";
import type { Role } from "../access/roles.ts";

/** The page where somebody's work starts: after login, and where "Go Back" leads. */
export function firstPageOf(person: { role: Role }): string {
  if (may(person, "see the dashboard")) return "/admin";
  if (may(person, "take orders")) return "/admin/counter";
  if (may(person, "prepare orders")) return "/admin/kitchen";
  if (may(person, "deliver orders")) return "/admin/deliveries";
  return "/";
}
