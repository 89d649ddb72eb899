import { randomBytes } from "node:crypto";
import { countOwners } from "../accounts/queries.server.ts";
import { registerAccount } from "./register.server.ts";

type Credentials = { email?: string; password?: string };

/**
 * Creates the first admin if there is none. Returns the password only if it was generated, and undefined
 * if nothing was created.
 */
export async function ensureFirstAdmin(
  wanted: Credentials,
): Promise<{ email: string; generatedPassword?: string } | undefined> {
  if (countOwners() > 0) return undefined;
  const email = wanted.email ?? "admin@shop.local";
  const password = wanted.password ?? randomBytes(16).toString("base64url");
  const registered = await registerAccount(
    { name: "Owner", email, password, phone: "", address: "" },
    "owner",
  );
  if (!registered.ok) throw new Error(`First admin could not be created: ${registered.message}`);
  return wanted.password ? { email } : { email, generatedPassword: password };
}
