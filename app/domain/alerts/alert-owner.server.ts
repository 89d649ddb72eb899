import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import { now } from "../clock.ts";
import { queueForAdmins } from "../emails/queue-owner-emails.server.ts";
import { queueStaffPush } from "../push/queue-push.server.ts";
import { ok } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import {
  alertEmail,
  type LockedPin,
  lockedPinAlert,
  type OwnerAlert,
  unansweredAlert,
} from "./owner-alerts.ts";
import { ringingNotYetReported } from "./ringing.server.ts";
import { answerTime } from "./unanswered.ts";

/** Uses the channels that the owner chose. Call it inside a transaction. */
function alertOwner(compose: () => OwnerAlert): void {
  const means = shopSettings().alerts.tellsOwnerBy;
  if (means !== "push") {
    queueForAdmins("alert", (name, siteUrl) => alertEmail(compose(), name, siteUrl));
  }
  if (means !== "email") queueStaffPush(compose, ["owner"]);
}

/** Call it inside the transaction that locks the PIN. */
export function alertOwnerOfLockedPin(locked: LockedPin): void {
  alertOwner(() => lockedPinAlert(locked));
}

/** Reports each one once, when it has rung for longer than the owner allows. Returns how many. */
export function alertOwnerOfUnanswered(): number {
  const settings = shopSettings();
  const at = now();
  const late = ringingNotYetReported().filter(({ since }) => {
    const dueAt = answerTime(new Date(since), settings);
    return dueAt !== null && dueAt <= at;
  });
  if (late.length === 0) return 0;
  write(() => {
    for (const unanswered of late) {
      const { id, isBooking } = unanswered;
      updateRow(isBooking ? events : orders, id, { ownerAlertedAt: at });
      alertOwner(() => unansweredAlert(unanswered));
    }
    return ok(late.length);
  });
  return late.length;
}
