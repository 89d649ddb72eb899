import { roleLabel, type StaffRole } from "../access/roles.ts";
import { formatDateTime, formatShortDateTime, now } from "../clock.ts";

type Member = {
  id: string;
  name: string;
  email: string;
  role: StaffRole | "customer";
  hasPin: boolean;
  pinLockedUntil: Date | null;
  isActive: boolean;
  lastLoginAt: Date | null;
};

export function staffRow(member: Member) {
  const { id, name, email, role, hasPin, pinLockedUntil, isActive, lastLoginAt } = member;
  const isLocked = pinLockedUntil !== null && pinLockedUntil > now();
  return {
    id,
    name,
    email,
    role: roleLabel(role),
    hasPin,
    /** Null unless its PIN is locked. */
    pinLockedUntil: isLocked ? formatShortDateTime(pinLockedUntil) : null,
    isActive,
    lastLoginAt: lastLoginAt && formatDateTime(lastLoginAt),
  };
}
