import type { UserOutput } from "../accounts/schema.ts";
import type { Origin } from "./device.ts";
import { apiRole, type Role } from "./roles.ts";

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
  /** Of a member of staff, where this request came from. */
  origin?: Origin;
  /** Whether a PIN opened the session; then what needs the password is refused. */
  isByPin?: true;
};

/** Who did something; somebody without an account has no id. */
export type Actor = Pick<User, "name" | "role" | "origin"> & { id: string | null };

export function presentUser(user: User): UserOutput {
  const { lastLoginAt, createdAt, origin: _origin, isByPin: _isByPin, ...rest } = user;
  return {
    _id: user.id,
    ...rest,
    role: apiRole(user.role),
    staffRole: user.role === "customer" ? null : user.role,
    createdAt: createdAt.toISOString(),
    lastLogin: lastLoginAt?.toISOString() ?? null,
  };
}
