import { db, given, write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";
import type { Language } from "../language/language.ts";

const ofUser = db.select({ language: users.language }).from(users).where(given(users.id)).prepare();

const update = prepareUpdate(users, ["language"]);

/** The language that the person chose last, on any device; null if they never chose one. */
export function chosenLanguageOf(userId: string): Language | null {
  return ofUser.get({ id: userId })?.language ?? null;
}

export function rememberLanguage(user: User, language: Language): void {
  if (chosenLanguageOf(user.id) === language) return;
  write(() => update.run(user.id, { language }));
}
