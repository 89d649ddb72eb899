import { alertOwnerOfUnanswered } from "#app/domain/alerts/alert-owner.server.ts";
import { expireUnanswered } from "#app/domain/fulfilment/expire-orders.server.ts";
import { log } from "#app/http/log.server.ts";

const EVERY_MS = 2_000;

let timer: NodeJS.Timeout | undefined;

function watch(): void {
  try {
    const told = alertOwnerOfUnanswered();
    if (told > 0) log.info({ told }, "the owner is told of what nobody answered");
    const expired = expireUnanswered();
    if (expired > 0) log.info({ expired }, "orders that nobody answered are cancelled");
  } catch (error) {
    // Retried in a moment.
    log.warn({ err: error }, "unanswered orders could not be checked");
  }
}

/** Tells the owner about unanswered orders and bookings, and cancels orders long after their time. */
export function startAlertWatch(): void {
  // The timer must not keep the process running.
  timer = setInterval(watch, EVERY_MS).unref();
}

export function stopAlertWatch(): void {
  clearInterval(timer);
}
