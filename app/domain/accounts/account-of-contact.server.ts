import { sqlite } from "#db/client.server.ts";
import type { Language } from "../language/language.ts";
import { phoneDigits } from "./phone-digits.ts";

type Account = { id: string; name: string; email: string; language: Language | null };

const found = sqlite.prepare<[{ email: string; digits: string | null }], Account>(`
  select id, name, email, language from users
  where role = 'customer' and is_active and is_email_verified and (email = :email
    or substr(replace(replace(phone, ' ', ''), '+', ''), -10) = :digits)
  order by email = :email desc limit 2`);

/**
 * The customer's account with this email address, or else the only one with this phone number. An account whose address
 * is not verified may be a stranger's, who must not read somebody else's booking.
 */
export function accountOfContact({ email, phone }: { email: string; phone: string }) {
  const accounts = found.all({ email, digits: phoneDigits(phone) || null });
  const byEmail = accounts.find((account) => account.email === email);
  return byEmail ?? (accounts.length === 1 ? accounts[0] : undefined);
}
