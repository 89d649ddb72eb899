import { apiRole } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import type { UserOutput } from "./schema.ts";

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
