import type { ActionFunctionArgs } from "@remix-run/node";
import { releasePaidOrders } from "#app/domain/fulfilment/awaiting-payment.server.ts";
import { paymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { linkById } from "#app/domain/online-payments/links.server.ts";
import { recordArrival } from "#app/domain/online-payments/record-arrival.server.ts";
import { applyRefundState } from "#app/domain/online-payments/send-refunds.server.ts";
import { readBody } from "#app/http/body.server.ts";
import { checkRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { log } from "#app/http/log.server.ts";

/** The provider's messages have a few kilobytes. */
const MAX_BYTES = 100_000;

const rateLimit = "open a secret link";

const answer = (status: number, text: string) => new Response(text, { status });

async function receive({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") {
    return new Response(null, { status: 405, headers: { Allow: "POST" } });
  }
  const provider = paymentProvider();
  if (!provider) return answer(404, "Not found");
  const body = await readBody(request, MAX_BYTES);
  if (!body) return answer(413, "Too large");
  const event = provider.readWebhook(Buffer.from(body).toString("utf8"), request.headers);
  if (event === undefined) {
    const limited = checkRateLimit(rateLimit, null, request);
    return limited ? answer(429, "Too many requests") : answer(401, "The signature does not fit");
  }
  if (event?.kind === "refund") applyRefundState(event.refund);
  if (event?.kind === "paid") {
    const link = linkById(event.reference);
    if (link) recordArrival(link, event.payment);
    else log.warn("a payment arrived for a link that the shop does not know");
    releasePaidOrders();
  }
  return answer(200, "ok");
}

/**
 * Messages from the payment provider. A valid signature is required instead of a login, and
 * unsigned messages count towards the network's limit. See docs/payments.md.
 */
export const action = Object.assign(receive, { rateLimit });
