import { asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { placeholders } from "#db/placeholders.ts";
import { devices } from "#db/schema/accounts.ts";
import { hashToken, newToken } from "../accounts/sessions.server.ts";
import { now } from "../clock.ts";
import type { Device } from "./device.ts";

const columns = { id: devices.id, name: devices.name, letter: devices.letter };

const byToken = db
  .select(columns)
  .from(devices)
  .where(
    sql`${devices.tokenHash} = ${sql.placeholder("tokenHash")} and ${isNull(devices.removedAt)}`,
  )
  .prepare();

const byId = db
  .select(columns)
  .from(devices)
  .where(eq(devices.id, sql.placeholder("id")))
  .prepare();

const all = db
  .select({ ...columns, lastSeenAt: devices.lastSeenAt, wrongPins: devices.wrongPins })
  .from(devices)
  .where(isNull(devices.removedAt))
  .orderBy(asc(devices.id))
  .prepare();

const usedLetters = db.select({ letter: devices.letter }).from(devices).prepare();

const insert = db
  .insert(devices)
  .values(placeholders("id", "tokenHash", "name", "letter", "createdAt", "lastSeenAt"))
  .prepare();

/** Null for a browser that is no device of the shop. */
export function deviceOfToken(token: string | null): Device | null {
  return (token && byToken.get({ tokenHash: hashToken(token) })) || null;
}

/** Also one that was removed. */
export function findDevice(id: string): Device | undefined {
  return byId.get({ id });
}

export function listDevices() {
  return all.all();
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A to Z, then AA to ZZ and so on; a letter is not given twice, because old tokens carry it. */
function unusedLetter(): string {
  const used = new Set(usedLetters.all().map(({ letter }) => letter));
  let candidates = [...ALPHABET];
  for (;;) {
    const free = candidates.find((letter) => !used.has(letter));
    if (free) return free;
    candidates = candidates.flatMap((first) => [...ALPHABET].map((second) => first + second));
  }
}

/** Returns the token for the browser's cookie. Call it inside a transaction. */
export function addDevice(name: string): { device: Device; token: string } {
  const token = newToken();
  const at = now();
  const device = { id: newId(), name, letter: unusedLetter() };
  insert.run({ ...device, tokenHash: hashToken(token), createdAt: at, lastSeenAt: at });
  return { device, token };
}
