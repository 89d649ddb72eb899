import { now } from "#app/domain/clock.ts";
import {
  cancelUnpaidOrder,
  overdueOrders,
  releasePaidOrders,
} from "#app/domain/fulfilment/awaiting-payment.server.ts";
import type { OnlineTransfer } from "#app/domain/ledger/online-transfers.server.ts";
import { paymentProvider } from "#app/domain/ledger/payment-provider.ts";
import {
  endLink,
  linkById,
  linksFor,
  linksToEnd,
} from "#app/domain/online-payments/links.server.ts";
import { recordArrival } from "#app/domain/online-payments/record-arrival.server.ts";
import { claimDueRefund, sendRefund } from "#app/domain/online-payments/send-refunds.server.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { startQueueWorker } from "./queue-worker.server.ts";

const EVERY_MS = 1_000;
/** The pause after the provider did not respond. */
const PAUSE_MS = 20_000;
/** How much longer an order waits for its payment while it is unknown whether it was paid. */
const GRACE_MS = 15 * 60_000;

let timer: NodeJS.Timeout | undefined;
let pausedUntilMs = 0;
let isStopped = false;

/**
 * Ends a link, so that nobody can pay any more, after recording any payment that the shop has not
 * heard of. Returns false if the provider does not respond.
 */
async function settleLink(id: string): Promise<boolean> {
  const provider = paymentProvider();
  const link = linkById(id);
  if (!link || link.endedAt || !provider) return true;
  // Without an id, no customer was ever sent there.
  const cancelled = link.providerId ? await provider.cancelLink(link.providerId) : null;
  if (link.providerId && cancelled?.ok === false) {
    if (cancelled.why === "unavailable") return false;
    // It has been paid or has expired.
    const paid = await provider.findPayment(link.providerId);
    if (!paid.ok) return paid.why === "refused";
    if (paid.value) recordArrival(link, paid.value);
  }
  endLink(link.id, now());
  return true;
}

async function settleLinks(ids: string[]): Promise<boolean> {
  for (const id of ids) {
    if (Date.now() < pausedUntilMs) return false;
    if (await settleLink(id)) continue;
    pausedUntilMs = Date.now() + PAUSE_MS;
    return false;
  }
  return true;
}

async function endUnpaidOrders(): Promise<void> {
  for (const { id, payBy } of overdueOrders()) {
    const links = linksFor({ orderId: id }).map((link) => link.id);
    const isKnown = await settleLinks(links);
    if (isKnown || now().getTime() > payBy + GRACE_MS) cancelUnpaidOrder(id);
  }
  releasePaidOrders();
}

async function watch(): Promise<void> {
  try {
    releasePaidOrders();
    await endUnpaidOrders();
    await settleLinks(linksToEnd(now()).map(({ id }) => id));
  } catch (error) {
    // Retried in a moment.
    log.warn({ err: error }, "online payments could not be checked");
  }
  // The timer must not keep the process running.
  if (!isStopped) timer = setTimeout(watch, EVERY_MS).unref();
}

/** Releases paid orders, gives up unpaid ones, and ends payment pages that are no longer needed. */
export function startPaymentWatch(): void {
  isStopped = false;
  void watch();
}

export function stopPaymentWatch(): void {
  isStopped = true;
  clearTimeout(timer);
}

/** Sends refunds to the provider. A request in progress when the shop stops is repeated with the same key. */
export function startRefundWorker(): () => Promise<void> {
  return startQueueWorker<OnlineTransfer>({
    name: "refunds",
    jobsAtOnce: 1,
    claim: () => claimDueRefund(env.REFUND_RETRY_MS),
    run: (refund) => sendRefund(refund),
    retryMs: env.REFUND_RETRY_MS,
  });
}
