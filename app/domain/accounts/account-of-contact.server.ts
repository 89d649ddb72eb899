import { sqlite } from "#db/client.server.ts";
import type { Language } from "../language/language.ts";
import { phoneDigits } from "./phone-digits.ts";

type Account = { id: string; name: string; email: string; language: Language | null };

const customers = `select id, name, email, language from users
  where role = 'customer' and is_active and is_email_verified`;
const byEmail = sqlite.prepare<[string], Account>(`${customers} and email = ?`);
const byPhone = sqlite.prepare<[string], Account>(
  `${customers} and substr(replace(replace(phone, ' ', ''), '+', ''), -10) = ? limit 2`,
);

/**
 * The customer's account with this email address, or else the only one with this phone number. An account whose address
 * is not verified may be a stranger's, who must not read somebody else's booking.
 */
export function accountOfContact({ email, phone }: { email: string; phone: string }) {
  const own = byEmail.get(email);
  const digits = phoneDigits(phone);
  if (own || digits === "") return own;
  const accounts = byPhone.all(digits);
  return accounts.length === 1 ? accounts[0] : undefined;
}
