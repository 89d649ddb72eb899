import type { StaffRole } from "#app/domain/access/roles.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import type { RunningShop } from "#tests/support/shop/running-shop.ts";
import { type Person, type Registration, registerCustomer } from "./people.ts";

export type StaffMember = Person & { visitor: FormVisitor };

/** A person with this role. */
export async function registerStaff(
  { api, database }: Pick<RunningShop, "api" | "database">,
  role: StaffRole,
  overrides: Partial<Registration> = {},
): Promise<Person> {
  const person = await registerCustomer(api, { name: `Staff ${role}`, ...overrides });
  database.change("update users set role = ? where id = ?", role, person.user._id);
  return person;
}

/** A person with this role, signed in with a password. */
export async function addStaff(
  shop: Pick<RunningShop, "api" | "database" | "signedIn">,
  role: StaffRole,
  overrides: Partial<Registration> = {},
): Promise<StaffMember> {
  const person = await registerStaff(shop, role, overrides);
  const visitor = await shop.signedIn(person);
  return { ...person, visitor };
}

/** Gives a person a PIN, with the form on their page. */
export async function givePin(owner: FormVisitor, member: Person, pin: string): Promise<void> {
  const page = `/admin/staff/${member.user._id}`;
  const reply = await owner.fillIn(page, { pin });
  if (reply.status !== 303) throw new Error(`No PIN was set (${reply.status}): ${reply.text}`);
}

/** Makes the browser of a person who manages staff a device of the shop. */
export async function makeDevice(manager: FormVisitor, name: string): Promise<void> {
  const reply = await manager.postForm("/admin/devices", { name });
  if (reply.status !== 303) throw new Error(`No device (${reply.status}): ${reply.text}`);
}
