import type { StaffRole } from "#app/domain/staff/roles.ts";
import type { FormVisitor } from "./form.ts";
import { type Person, registerCustomer } from "./people.ts";
import type { RunningShop } from "./running-shop.ts";

/** A new member of staff, signed in to the API and to the pages. */
export async function staffMember(
  shop: RunningShop,
  role: StaffRole,
): Promise<Person & { visitor: FormVisitor }> {
  const person = await registerCustomer(shop.api);
  shop.database.change("update users set role = ? where id = ?", role, person.user.id);
  const visitor = shop.visitor();
  await visitor.signInAs(person);
  return { ...person, visitor };
}
