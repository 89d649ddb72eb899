import type { StaffRole } from "#app/domain/access/roles.ts";
import { hashPassword } from "#app/domain/sign-in/password.server.ts";
import { users } from "#db/schema/accounts.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";

/** The password of the demo's staff, but never of the owner. */
export const DEMO_STAFF_PASSWORD = "pani-puri-demo-staff";

/** All have a PIN, to switch on the shop's devices; the manager uses it to approve discounts. */
export const demoStaff: { role: StaffRole; name: string; email: string; pin: string }[] = [
  { role: "manager", name: "Sunita Gokhale", email: "manager@example.com", pin: "4826" },
  { role: "counter", name: "Meera Joshi", email: "counter@example.com", pin: "1357" },
  { role: "kitchen", name: "Tanvi Shinde", email: "kitchen@example.com", pin: "2468" },
  { role: "rider", name: "Ravi Patil", email: "rider@example.com", pin: "3579" },
];

const insert = bulkInsert(users);

/** Runs before the transaction, because hashing takes time. */
export async function hashStaff() {
  const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD);
  return Promise.all(
    demoStaff.map(async ({ pin, ...person }) => {
      return { ...person, passwordHash, pinHash: await hashPassword(pin) };
    }),
  );
}

/** Call it inside a transaction. */
export function fillStaff(demo: Demo, staff: Awaited<ReturnType<typeof hashStaff>>): void {
  const createdAt = demo.untilMs - DAYS * DAY_MS;
  for (const person of staff) insert({ ...person, id: demo.idAt(createdAt), createdAt });
  demo.onStep(`${staff.length} people who work here`);
}
