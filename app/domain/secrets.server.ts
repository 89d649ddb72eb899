import { db, given, sqlite, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { secrets } from "#db/schema/secrets.ts";

const byName = db
  .select({ value: secrets.value })
  .from(secrets)
  .where(given(secrets.name))
  .prepare();

const insert = prepareInsert(secrets);

const known = new Map<string, string>();

/** A key that the shop keeps in its database, and so in its backups; generated on first use. */
export function shopSecret(name: string, generate: () => string): string {
  const remembered = known.get(name);
  if (remembered) return remembered;
  const value = write(() => {
    const stored = byName.get({ name })?.value;
    if (stored) return stored;
    const generated = generate();
    insert.run({ name, value: generated });
    return generated;
  });
  // An outer transaction may still be rolled back.
  if (!sqlite.inTransaction) known.set(name, value);
  return value;
}
