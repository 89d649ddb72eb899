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
  /** Where a request by a member of staff came from. */
  origin?: Origin;
  /** Whether a PIN opened the session; then what needs the password is refused. */
  isByPin?: true;
};

/** Who did something; somebody without an account has no id. */
export type Actor = Pick<User, "name" | "role" | "origin"> & {
  id: string | null;
  /** Whether the customer's link was used, whoever has it. */
  isByLink?: true;
};

/** In the history, the name of a customer stands for the shop itself, because customers give other reasons. */
export const shopItself: Actor = { id: null, name: "", role: "customer" };
