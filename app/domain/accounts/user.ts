import type { UserOutput } from "./schema.ts";

/** Who acts: every domain call that reads or changes somebody's things takes one. */
export type User = {
  id: string;
  name: string;
  email: string;
  role: "customer" | "admin";
  phone: string;
  address: string;
  isActive: boolean;
  isEmailVerified: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
};

/** Takes a user, returns the shape of the contract (times as ISO 8601). Source: API contract, Envelope. */
export function presentUser(user: User): UserOutput {
  const { lastLoginAt, createdAt, ...rest } = user;
  return {
    _id: user.id,
    ...rest,
    createdAt: createdAt.toISOString(),
    lastLogin: lastLoginAt?.toISOString() ?? null,
  };
}
