import { users } from "#db/schema/accounts.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";
import { firstNames, lastNames } from "./texts/names.ts";
import { buildings, streets } from "./texts/places.ts";

/** The password of every demo customer; staff have a different one. */
export const DEMO_PASSWORD = "pani-puri-demo";

const EARLIEST_REGISTRATION_DAYS = 330;
const SHARE_BEFORE = 0.65;

export type DemoCustomer = {
  id: string;
  name: string;
  email: string;
  phone: string;
  street: string;
  zipCode: string;
  createdAtMs: number;
};

const insert = bulkInsert(users);

function registeredAt({ untilMs }: Demo, share: number): number {
  const firstMs = untilMs - DAYS * DAY_MS;
  const during = (share - SHARE_BEFORE) / (1 - SHARE_BEFORE);
  const before = share / SHARE_BEFORE - 1;
  const days = during < 0 ? before * EARLIEST_REGISTRATION_DAYS : during * (DAYS - 1);
  return Math.floor(firstMs + days * DAY_MS);
}

function randomCustomer(demo: Demo, number: number, createdAtMs: number): DemoCustomer {
  const { random } = demo;
  const [first, firstOwn] = random.pick(firstNames);
  const [last, lastOwn] = random.pick(lastNames);
  const [street, zipCode] = random.pick(streets);
  const local = `${first}.${last}${number}`.toLowerCase().replace(/[^a-z0-9.]/g, "");
  // Indian mobile numbers begin with 6 to 9, so nobody has this one.
  const phone = `+91 5${random.integer(1000, 9999)} ${random.integer(10_000, 99_999)}`;
  return {
    id: demo.idAt(createdAtMs),
    name: random.percent(15) ? `${firstOwn} ${lastOwn}` : `${first} ${last}`,
    email: `${local}@example.com`,
    phone,
    street: `${random.integer(1, 60)} ${random.pick(buildings)}, ${street}`,
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
  return Array.from({ length: count }, (_, index) => {
    const createdAtMs = registeredAt(demo, index / count);
    const customer = randomCustomer(demo, lastAccount + index + 1, createdAtMs);
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
      lastLoginAt: Math.floor(demo.random.between(createdAtMs, demo.untilMs)),
    });
    return customer;
  });
}

/** How many customers had registered by then; they are sorted by time. */
export function countRegistered(customers: DemoCustomer[], atMs: number): number {
  let low = 0;
  let high = customers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((customers[middle]?.createdAtMs ?? atMs) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
