import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { roleLabel, roles, staffRoles } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import { userColumns } from "../accounts/queries.server.ts";
import { formatDateTime, formatShortDateTime, now } from "../clock.ts";
import { pick } from "../pick.ts";
import { maySwitchByPin } from "./pin.ts";

/** More than any shop of this kind employs. */
const MAX_SHOWN = 200;

const columns = {
  ...userColumns,
  hasPin: sql<number>`${isNotNull(users.pinHash)}`,
  pinLockedUntil: users.pinLockedUntil,
};
const isStaff = inArray(users.role, staffRoles);

const all = db
  .select(columns)
  .from(users)
  .where(isStaff)
  .orderBy(asc(users.name), asc(users.seq))
  .limit(MAX_SHOWN)
  .prepare();

const byId = db
  .select(columns)
  .from(users)
  .where(and(given(users.id), isStaff))
  .prepare();

const activeOwners = db
  .select({ id: users.id })
  .from(users)
  .where(and(eq(users.role, "owner"), eq(users.isActive, true)))
  .limit(2)
  .prepare();

export type StaffMember = User & { hasPin: boolean; pinLockedUntil: Date | null };

/** By role, then by name. */
export function listStaff(): StaffMember[] {
  const members = all.all().map((one) => ({ ...one, hasPin: Boolean(one.hasPin) }));
  return roles.flatMap((role) => members.filter((one) => one.role === role));
}

/** Also undefined for a customer. */
export function findStaff(id: string): StaffMember | undefined {
  const found = byId.get({ id });
  return found && { ...found, hasPin: Boolean(found.hasPin) };
}

/** Whether this is the last account that can manage the shop. */
export function isLastOwner({ id }: Pick<User, "id">): boolean {
  const [first, second] = activeOwners.all();
  return first?.id === id && !second;
}

/** The staff who can be switched to on the shop's devices, and whether they need their password. */
export function staffToSwitchTo() {
  const active = listStaff().filter((one) => one.isActive);
  return {
    byPin: active.filter((one) => one.hasPin && maySwitchByPin(one)),
    byPassword: active.filter((one) => !maySwitchByPin(one)),
  };
}

export function staffRow(member: StaffMember) {
  const { role, pinLockedUntil, lastLoginAt } = member;
  const isLocked = pinLockedUntil !== null && pinLockedUntil > now();
  return {
    ...pick(member, ["id", "name", "email", "hasPin", "isActive"]),
    role: roleLabel(role),
    /** Null unless the PIN is locked. */
    pinLockedUntil: isLocked ? formatShortDateTime(pinLockedUntil) : null,
    lastLoginAt: lastLoginAt && formatDateTime(lastLoginAt),
  };
}
