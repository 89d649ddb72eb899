import { randomUUID } from "node:crypto";
import type { ApiClient, ApiUser } from "#tests/support/http/client.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

export type Registration = {
  name: string;
  email: string;
  password: string;
  phone?: string;
  address?: string;
};

export type Person = Registration & { token: string; user: ApiUser; api: ApiClient };

export function anyPerson(overrides: Partial<Registration> = {}): Registration {
  const number = randomUUID().slice(0, 8);
  return {
    name: `Asha Kulkarni ${number}`,
    email: `asha.${number}@chatpata.test`,
    password: "bhel-puri-7",
    ...overrides,
  };
}

/** The returned `api` is signed in as the customer. */
export async function registerCustomer(
  api: ApiClient,
  overrides: Partial<Registration> = {},
): Promise<Person> {
  const person = anyPerson(overrides);
  const reply = await api.post("/api/auth/register", person);
  if (reply.status !== 201) throw new Error(`Not registered (${reply.status}): ${reply.text}`);
  return signedIn(api, person, reply.body);
}

/** Verifies an address for an account, like the link in the shop's email. */
export function verifyEmail(
  database: TestDatabase,
  { user, email }: Pick<Person, "user" | "email">,
): void {
  database.change(
    "insert into verified_emails (user_id, email, created_at) values (?, ?, ?)",
    user.id,
    email,
    Date.now(),
  );
}

export async function signInAdmin(api: ApiClient): Promise<Person> {
  const reply = await api.post("/api/auth/login", firstAdmin);
  if (reply.status !== 200) throw new Error(`Not signed in (${reply.status}): ${reply.text}`);
  return signedIn(api, { name: reply.body.user?.name ?? "", ...firstAdmin }, reply.body);
}

function signedIn(
  api: ApiClient,
  person: Registration,
  { token, user }: { token?: string; user?: ApiUser },
): Person {
  if (!token || !user) throw new Error("The response has no token or no user.");
  return { ...person, token, user, api: api.withToken(token) };
}
