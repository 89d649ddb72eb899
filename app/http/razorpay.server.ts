import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { DAY_MS, instantInIndia } from "#app/domain/clock.ts";
import type {
  NewLink,
  PaymentProvider,
  ProviderAnswer,
  ProviderRefund,
} from "#app/domain/ledger/payment-provider.ts";
import { API, parsedJson, razorpayApi } from "./razorpay-api.server.ts";

/** Where customers pay; the short link addresses redirect to the others. */
const PAGES = ["https://rzp.io", "https://*.razorpay.com"];
/** Razorpay refuses links that expire sooner. */
const SHORTEST_LINK_MS = 16 * 60_000;

const payment = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  fee: z.number().int().nullish(),
});
const refund = z.object({
  id: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(["pending", "processed", "failed"]),
});
const link = z.object({
  id: z.string(),
  short_url: z.string(),
  currency: z.string(),
  payments: z
    .array(z.object({ payment_id: z.string(), amount: z.number().int(), status: z.string() }))
    .nullish(),
});
const settled = z.object({
  entity_id: z.string(),
  fee: z.number().int().nullish(),
  settlement_id: z.string().nullish(),
  settled_at: z.number().nullish(),
});

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({ entity: z.object({ reference_id: z.string() }) }).optional(),
    payment: z.object({ entity: payment }).optional(),
    refund: z.object({ entity: refund }).optional(),
  }),
});

const asPayment = ({ id, amount, currency, fee }: z.output<typeof payment>) => ({
  id,
  amountPaise: amount,
  currency,
  feePaise: fee ?? null,
});

const asRefund = ({ id, receipt, status }: z.output<typeof refund>): ProviderRefund => ({
  id,
  key: receipt ?? null,
  state: status,
});

function mapped<From, To>(
  answer: ProviderAnswer<From>,
  change: (value: From) => To,
): ProviderAnswer<To> {
  return answer.ok ? { ok: true, value: change(answer.value) } : answer;
}

type Keys = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** A different API address, for tests; its pages are there as well. */
  api?: string;
};

/**
 * Razorpay's Payment Links: pages hosted by Razorpay that need no scripts here. See
 * docs/payments.md. Razorpay's own package for Node allows neither a timeout nor another address,
 * and brings its own HTTP client.
 */
export function razorpay({ keyId, keySecret, webhookSecret, api = API }: Keys): PaymentProvider {
  const { call, list } = razorpayApi({ keyId, keySecret, api });

  function isSigned(text: string, signature: string, secret: string): boolean {
    const own = Buffer.from(createHmac("sha256", secret).update(text).digest("hex"));
    const given = Buffer.from(signature);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  return {
    name: "Razorpay",
    pageOrigins: api === API ? PAGES : [api],
    async createLink({ reference, amountPaise, expiresAt, method, ...rest }: NewLink) {
      const expires = Math.max(expiresAt.getTime(), Date.now() + SHORTEST_LINK_MS);
      const isShown = (one: string) => (method === null || one === method ? 1 : 0);
      const created = await call("POST", "/payment_links", link, {
        amount: amountPaise,
        currency: "INR",
        accept_partial: false,
        reference_id: reference,
        description: rest.description,
        expire_by: Math.floor(expires / 1000),
        notify: { sms: false, email: false },
        reminder_enable: false,
        callback_url: rest.returnUrl,
        callback_method: "get",
        options: {
          checkout: {
            method: { upi: isShown("upi"), card: isShown("card"), netbanking: 0, wallet: 0 },
          },
        },
      });
      return mapped(created, ({ id, short_url: url }) => ({ id, url }));
    },
    async findPayment(linkId) {
      const found = await call("GET", `/payment_links/${encodeURIComponent(linkId)}`, link);
      if (!found.ok) return found;
      const paid = found.value.payments?.find(({ status }) => status === "captured");
      if (!paid) return { ok: true, value: null };
      const path = `/payments/${encodeURIComponent(paid.payment_id)}`;
      return mapped(await call("GET", path, payment), asPayment);
    },
    async cancelLink(linkId) {
      const path = `/payment_links/${encodeURIComponent(linkId)}/cancel`;
      return mapped(await call("POST", path, link), () => null);
    },
    async refund({ key, paymentId, amountPaise }) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
      const request = { amount: amountPaise, receipt: key };
      const headers = { "X-Refund-Idempotency": key };
      return mapped(await call("POST", path, refund, request, headers), asRefund);
    },
    async findRefund(refundId) {
      return mapped(
        await call("GET", `/refunds/${encodeURIComponent(refundId)}`, refund),
        asRefund,
      );
    },
    async transfersOf(day) {
      const start = instantInIndia(day, 0).getTime();
      const span = `from=${start / 1000}&to=${(start + DAY_MS) / 1000 - 1}`;
      const [year, month, date] = day.split("-").map(Number);
      const payments = await list(`/payments?${span}`, payment);
      if (!payments.ok) return payments;
      const refunds = await list(`/refunds?${span}`, payment.omit({ fee: true }));
      if (!refunds.ok) return refunds;
      const recon = `/settlements/recon/combined?year=${year}&month=${month}&day=${date}`;
      const settlements = await list(recon, settled);
      if (!settlements.ok) return settlements;
      const settlementOf = (id: string) => {
        const one = settlements.value.find(({ entity_id }) => entity_id === id);
        return {
          settlementId: one?.settlement_id ?? "",
          settledAt: one?.settled_at ? new Date(one.settled_at * 1000) : null,
        };
      };
      const captured = payments.value.filter(({ status }) => /captured|refunded/.test(status));
      const returned = refunds.value.filter(({ status }) => status !== "failed");
      return {
        ok: true,
        value: [
          ...captured.map((one) => ({ ...asPayment(one), kind: "payment" as const })),
          ...returned.map((one) => ({
            ...asPayment(one),
            feePaise: null,
            kind: "refund" as const,
          })),
        ].map((one) => ({ ...one, ...settlementOf(one.id) })),
      };
    },
    readReturn(query) {
      const value = (name: string) => query.get(`razorpay_${name}`) ?? "";
      const [linkId, reference] = [value("payment_link_id"), value("payment_link_reference_id")];
      const [status, paymentId] = [value("payment_link_status"), value("payment_id")];
      const signed = `${linkId}|${reference}|${status}|${paymentId}`;
      if (!isSigned(signed, value("signature"), keySecret) || status !== "paid") return null;
      return { reference, paymentId };
    },
    readWebhook(body, headers) {
      const signature = headers.get("x-razorpay-signature") ?? "";
      if (!isSigned(body, signature, webhookSecret)) return undefined;
      const read = webhook.safeParse(parsedJson(body));
      if (!read.success) return null;
      const { event, payload } = read.data;
      const { payment_link: paidLink, payment: paid, refund: returned } = payload;
      if (/^payment_link\.(partially_)?paid$/.test(event) && paidLink && paid) {
        const { reference_id: reference } = paidLink.entity;
        return { kind: "paid", reference, payment: asPayment(paid.entity) };
      }
      const isRefund = event === "refund.processed" || event === "refund.failed";
      return isRefund && returned ? { kind: "refund", refund: asRefund(returned.entity) } : null;
    },
  };
}
