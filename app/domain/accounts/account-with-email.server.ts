import { sqlite } from "#db/client.server.ts";
import type { Language } from "../language/language.ts";

type Account = { id: string; name: string; email: string; language: Language | null };

const verified = sqlite.prepare<[string], Account>(`select id, name, email, language from users
  where role = 'customer' and is_active and is_email_verified and email = ?`);

/**
 * The customer's account with this verified address. Nobody verifies phone numbers, and an account may state a stranger's,
 * who must not read somebody else's booking.
 */
export const accountWithEmail = (email: string) => verified.get(email);
