import { formatDateTime } from "../clock.ts";
import { roleLabel, type StaffRole } from "./roles.ts";

type Member = {
  id: string;
  name: string;
  email: string;
  role: StaffRole | "customer";
  hasPin: boolean;
  isActive: boolean;
  lastLoginAt: Date | null;
};

export function staffRow({ id, name, email, role, hasPin, isActive, lastLoginAt }: Member) {
  return {
    id,
    name,
    email,
    role: roleLabel(role),
    hasPin,
    isActive,
    lastLoginAt: lastLoginAt && formatDateTime(lastLoginAt),
  };
}
