import type { Origin } from "./device.ts";
import type { Role } from "./roles.ts";

export type User = {
  id: string;
  name: string;
  email: string;
  role: Role;
  phone: string;
  address: string;
  isActive: boolean;
  isEmailVerified: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Where a staff member's request came from. */
  origin?: Origin;
  /** Whether the session was opened with a PIN; actions that need the password are then refused. */
  isByPin?: true;
};

/** The person who did something; the id is null without an account. */
export type Actor = Pick<User, "name" | "role" | "origin"> & {
  id: string | null;
  /** Whether the customer's link was used. Anyone may have the link. */
  isByLink?: true;
};

/**
 * The shop itself as the actor. Histories recognise it because customers cannot make these changes
 * or give these reasons.
 */
export const shopItself: Actor = { id: null, name: "", role: "customer" };
