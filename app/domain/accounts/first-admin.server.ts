import { randomBytes } from "node:crypto";
import { countAdmins } from "./queries.server.ts";
import { registerAccount } from "./register.server.ts";

type Wanted = { email?: string; password?: string };

/**
 * Takes what the environment says of the first admin, makes that account when there is no admin yet.
 * Returns its e-mail, and the password only when it had to be invented; undefined when nothing was made.
 * Source: decisions, Accounts ("There is no default password").
 */
export async function ensureFirstAdmin(
  wanted: Wanted,
): Promise<{ email: string; inventedPassword?: string } | undefined> {
  if (countAdmins() > 0) return undefined;
  const email = wanted.email ?? "admin@chatpata.local";
  const password = wanted.password ?? randomBytes(12).toString("base64url");
  const made = await registerAccount(
    { name: "Owner", email, password, phone: "", address: "" },
    "admin",
  );
  if (!made.ok) throw new Error(`The first admin could not be made: ${made.message}`);
  return wanted.password ? { email } : { email, inventedPassword: password };
}
