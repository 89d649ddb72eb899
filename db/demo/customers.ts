import { users } from "#db/schema/accounts.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";
import { firstNames, lastNames } from "./names.ts";
import { buildings, streets } from "./places.ts";

/** For all demo customers: who tries the shop can be any of them. Never for an admin. */
export const DEMO_PASSWORD = "pani-puri-demo";

const KNOWN_FOR_DAYS = 330;
const BEFORE_THE_MONTH = 0.65;

export type DemoCustomer = {
  id: string;
  name: string;
  email: string;
  phone: string;
  street: string;
  zipCode: string;
  createdAtMs: number;
};

const insert = bulkInsert(users, [
  "id",
  "email",
  "name",
  "passwordHash",
  "role",
  "phone",
  "address",
  "createdAt",
  "lastLoginAt",
]);

function registeredAt({ untilMs }: Demo, share: number): number {
  const monthStart = untilMs - DAYS * DAY_MS;
  const inMonth = (share - BEFORE_THE_MONTH) / (1 - BEFORE_THE_MONTH);
  const before = share / BEFORE_THE_MONTH - 1;
  const days = inMonth < 0 ? before * KNOWN_FOR_DAYS : inMonth * (DAYS - 1);
  return Math.floor(monthStart + days * DAY_MS);
}

function someCustomer(demo: Demo, number: number, createdAtMs: number): DemoCustomer {
  const { dice } = demo;
  const [first, firstOwn] = dice.pick(firstNames);
  const [last, lastOwn] = dice.pick(lastNames);
  const [street, zipCode] = dice.pick(streets);
  const local = `${first}.${last}${number}`.toLowerCase().replace(/[^a-z0-9.]/g, "");
  // Indian mobile numbers begin with 6 to 9: nobody can be rung by accident.
  const phone = `+91 5${dice.whole(1000, 9999)} ${dice.whole(10_000, 99_999)}`;
  return {
    id: demo.idAt(createdAtMs),
    name: dice.percent(15) ? `${firstOwn} ${lastOwn}` : `${first} ${last}`,
    email: `${local}@example.com`,
    phone,
    street: `${dice.whole(1, 60)} ${dice.pick(buildings)}, ${street}`,
    zipCode,
    createdAtMs,
  };
}

/** Call it inside a transaction. */
export function fillCustomers(
  demo: Demo,
  count: number,
  lastAccount: number,
  passwordHash: string,
): DemoCustomer[] {
  return Array.from({ length: count }, (_, place) => {
    const createdAtMs = registeredAt(demo, place / count);
    const customer = someCustomer(demo, lastAccount + place + 1, createdAtMs);
    const { id, name, email, phone, street, zipCode } = customer;
    insert({
      id,
      email,
      name,
      passwordHash,
      role: "customer",
      phone,
      address: `${street}, Pune ${zipCode}`,
      createdAt: createdAtMs,
      lastLoginAt: Math.floor(demo.dice.between(createdAtMs, demo.untilMs)),
    });
    return customer;
  });
}

export function knownAt(customers: DemoCustomer[], atMs: number): number {
  let low = 0;
  let high = customers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((customers[middle]?.createdAtMs ?? atMs) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
