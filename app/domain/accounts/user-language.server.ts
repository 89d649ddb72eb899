import { db, given, write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";
import type { Language } from "../language/language.ts";

const ofUser = db.select({ language: users.language }).from(users).where(given(users.id)).prepare();

/** The language that the person chose last, on any device; null if they never chose one. */
export function chosenLanguageOf(userId: string): Language | null {
  return ofUser.get({ id: userId })?.language ?? null;
}

export function rememberLanguage(user: User, language: Language): void {
  if (chosenLanguageOf(user.id) === language) return;
  write(() => updateRow(users, user.id, { language }));
}
