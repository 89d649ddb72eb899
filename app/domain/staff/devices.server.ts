import { and, asc, isNull, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { devices } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { Device } from "../access/device.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { endSessionsOfDevice, hashToken, newToken } from "../accounts/sessions.server.ts";
import { recordSignIn } from "../accounts/sign-in-log.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { pick } from "../pick.ts";
import { removeSubscriptionsOfDevice } from "../push/subscriptions.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { bestEffortWrite } from "../storage.server.ts";

/** Devices are shown with the minute in which they were last seen. */
const TOUCH_EVERY_MS = 60_000;

const columns = pick(devices, ["id", "name", "letter"]);

const byToken = db
  .select({ ...columns, lastSeenAt: devices.lastSeenAt })
  .from(devices)
  .where(
    sql`${devices.tokenHash} = ${sql.placeholder("tokenHash")} and ${isNull(devices.removedAt)}`,
  )
  .prepare();

const markRemoved = db
  .update(devices)
  .set({ removedAt: sql`${sql.placeholder("at")}` })
  .where(and(given(devices.id), isNull(devices.removedAt)))
  .returning(columns)
  .prepare();

const all = db
  .select({ ...columns, lastSeenAt: devices.lastSeenAt })
  .from(devices)
  .where(isNull(devices.removedAt))
  .orderBy(asc(devices.id))
  .prepare();

const usedLetters = db.select({ letter: devices.letter }).from(devices).prepare();

const insert = prepareInsert(devices);

/** Null if the browser is not one of the shop's devices. */
export function deviceOfToken(token: string | null): Device | null {
  const found = token && byToken.get({ tokenHash: hashToken(token) });
  if (!found) return null;
  const { lastSeenAt, ...device } = found;
  const at = now();
  if (at.getTime() - lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    bestEffortWrite(null, () => updateRow(devices, device.id, { lastSeenAt: at }));
  }
  return device;
}

export function listDevices() {
  return all.all();
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A to Z, then AA to ZZ and so on. Letters are never reused, because old tokens contain them. */
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

/** Registers the requesting browser as a device of the shop. Problems: `forbidden`, `conflict` (already registered). */
export function registerDevice(
  actor: User,
  name: string,
): Result<{ device: Device; token: string }> {
  if (!may(actor, "manage staff")) return adminOnly;
  const present = actor.origin?.device;
  if (present) return problem("conflict", m.staff_alreadyDevice({ name: present.name }));
  return write(() => {
    const added = addDevice(name);
    const { id, letter } = added.device;
    recordAudit(actor, {
      action: "device.added",
      subject: { id, name },
      before: null,
      after: { letter },
    });
    recordSignIn("device_added", actor.id, actor.origin?.ip ?? "", id);
    return ok(added);
  });
}

/** Its row stays, because orders refer to it. Problems: `forbidden`, `not_found`. */
export function removeDevice(actor: User, id: string): Result<Device> {
  if (!may(actor, "manage staff")) return adminOnly;
  return write(() => {
    const [device] = markRemoved.all({ id, at: now().getTime() });
    if (!device) return problem("not_found", m.staff_thisDeviceNoLongerExists());
    endSessionsOfDevice(id);
    removeSubscriptionsOfDevice(id);
    recordAudit(actor, {
      action: "device.removed",
      subject: { id, name: device.name },
      before: { letter: device.letter },
      after: null,
    });
    return ok(device);
  });
}
