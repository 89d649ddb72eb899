import type { UserOutput } from "./schema.ts";

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

export function presentUser(user: User): UserOutput {
  const { lastLoginAt, createdAt, ...rest } = user;
  return {
    _id: user.id,
    ...rest,
    createdAt: createdAt.toISOString(),
    lastLogin: lastLoginAt?.toISOString() ?? null,
  };
}
