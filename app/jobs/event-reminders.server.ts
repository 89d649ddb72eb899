import { sendReminders } from "#app/domain/catering/send-reminders.server.ts";
import { minutesInIndia, now } from "#app/domain/clock.ts";
import { log } from "#app/http/log.server.ts";

const EVERY_MS = 3_600_000;
/** No messages at night. */
const [FROM_MINUTES, UNTIL_MINUTES] = [9 * 60, 20 * 60];

function remind(): void {
  const minutes = minutesInIndia(now());
  if (minutes < FROM_MINUTES || minutes >= UNTIL_MINUTES) return;
  try {
    const sent = sendReminders();
    if (sent > 0) log.info({ sent }, "reminders of bookings queued");
  } catch (error) {
    // Retried in an hour.
    log.warn({ err: error }, "reminders of bookings could not be queued");
  }
}

/** Reminds customers of their bookings once an hour during the day. */
export function startEventReminders(): void {
  // The timer must not keep the process running.
  setInterval(remind, EVERY_MS).unref();
}
