import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { Device } from "../access/device.ts";
import type { User } from "../access/user.ts";
import { type Client, closeSession, openSession } from "../accounts/sessions.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { moveSubscriptions } from "../push/subscriptions.server.ts";
import type { Result } from "../result.ts";
import { isEndOfPhone, isWeakPin, maySwitchByPin } from "./pin.ts";
import { withRightPin } from "./right-pin.server.ts";
import type { SwitchFields } from "./schema.ts";

/**
 * A weak PIN that predates the check works one last time: it is removed after the switch, and the
 * person is told to ask for a new one.
 */
function removeIfWeak(user: User, pin: string): boolean {
  if (!isWeakPin(pin) && !isEndOfPhone(pin, user.phone)) return false;
  updateRow(users, user.id, { pinHash: null });
  recordAudit(user, {
    action: "staff.weak_pin_removed",
    subject: { id: user.id, name: user.name },
    before: { hasPin: true },
    after: { hasPin: false },
  });
  return true;
}

type Switched = { user: User; token: string; isPinRemoved: boolean };

/**
 * Ends the session with `previousToken` and opens one for this person that only works on this
 * device. Problems: those of `withRightPin`.
 */
export async function switchPerson(
  device: Device,
  { person, pin }: SwitchFields,
  client: Client,
  previousToken: string | null,
): Promise<Result<Switched>> {
  const origin = { ip: client.ip, device };
  return withRightPin({ person, field: "person", pin }, origin, maySwitchByPin, (user) => {
    const token = openSession(user, client, { id: device.id, isByPin: true });
    if (previousToken) {
      moveSubscriptions(user, { from: previousToken, to: token });
      closeSession(previousToken);
    }
    updateRow(users, user.id, { lastLoginAt: now() });
    return { user, token, isPinRemoved: removeIfWeak({ ...user, origin }, pin) };
  });
}
