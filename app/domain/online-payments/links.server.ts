import { eq, sql } from "drizzle-orm";
import { db, given, sqlite, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { paymentLinks } from "#db/schema/online-payments.ts";
import { m } from "#messages";
import { MINUTE_MS, now } from "../clock.ts";
import { type NewLink, paymentProvider } from "../ledger/payment-provider.ts";
import type { Payable } from "../payments/record-payment.server.ts";
import { ok, problem, type Result } from "../result.ts";

/** The provider's shortest lifetime; the link of an order ends with the order. */
const LINK_MS = 30 * MINUTE_MS;

export type PaymentLink = typeof paymentLinks.$inferSelect;

const insert = prepareInsert(paymentLinks);

const byId = db.select().from(paymentLinks).where(given(paymentLinks.id)).prepare();

const linksOf = (column: "orderId" | "eventId") =>
  db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks[column], sql.placeholder("id")))
    .prepare();
const linksOfOrder = linksOf("orderId");
const linksOfEvent = linksOf("eventId");

export const linkById = (id: string): PaymentLink | undefined => byId.get({ id });

export const payableOf = ({ orderId, eventId }: PaymentLink): Payable =>
  orderId ? { orderId } : { eventId: eventId ?? "" };

/** Every link ever made for an order or a booking. */
export function linksFor(payable: Payable): PaymentLink[] {
  return "orderId" in payable
    ? linksOfOrder.all({ id: payable.orderId })
    : linksOfEvent.all({ id: payable.eventId });
}

export function endLink(id: string, at: Date): void {
  updateRow(paymentLinks, id, { endedAt: at });
}

/** The purpose of a payment page. */
type LinkRequest = Pick<NewLink, "amountPaise" | "description" | "method"> & {
  payable: Payable;
  returnUrl: string;
};

/** Reuses the page for a second tap; another amount needs another page. */
function openLink({ payable, amountPaise }: LinkRequest): PaymentLink {
  return write(() => {
    const at = now();
    const open = linksFor(payable).find(
      (link) =>
        !link.endedAt && link.url && link.expiresAt > at && link.amountPaise === amountPaise,
    );
    if (open) return open;
    const expiresAt = new Date(at.getTime() + LINK_MS);
    const link = { id: newId(), amountPaise, expiresAt, createdAt: at };
    insert.run({ ...link, ...payable });
    const blank = { orderId: null, eventId: null, providerId: null, url: null, endedAt: null };
    return { ...blank, ...link, ...payable };
  });
}

/** The URL of the provider's payment page. Problems: `unavailable`. */
export async function paymentPage(request: LinkRequest): Promise<Result<string>> {
  const provider = paymentProvider();
  const failed = problem("unavailable", m.payments_onlineUnavailable());
  if (!provider) return failed;
  const link = openLink(request);
  if (link.url) return ok(link.url);
  const { payable: _, ...page } = request;
  const made = await provider.createLink({
    ...page,
    reference: link.id,
    expiresAt: link.expiresAt,
  });
  if (!made.ok) {
    // If the provider made the link anyway, nobody knows its address.
    endLink(link.id, now());
    return failed;
  }
  updateRow(paymentLinks, link.id, { providerId: made.value.id, url: made.value.url });
  return ok(made.value.url);
}

const toEnd = sqlite.prepare<{ at: number }, { id: string }>(`
  select link.id from payment_links link
  left join orders on orders.id = link.order_id
  left join events on events.id = link.event_id
  where link.ended_at is null and (link.expires_at <= :at or orders.status = 'cancelled' or orders.payment_status = 'paid'
    or events.status = 'cancelled' or events.paid_paise + events.waived_paise >= events.total_paise)
  limit 20`);

/** Links that nobody should use for paying any more. */
export function linksToEnd(at: Date) {
  return toEnd.all({ at: at.getTime() });
}
