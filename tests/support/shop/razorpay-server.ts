import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The service's behaviour from now on; `"never"` leaves every request without a response. */
type Mood = "well" | "down" | "never" | "refuses";

type Link = {
  id: string;
  reference_id: string;
  amount: number;
  currency: string;
  short_url: string;
  status: "created" | "paid" | "cancelled" | "expired";
  callback_url: string;
  description: string;
  options: unknown;
  payments: { payment_id: string; amount: number; status: string }[];
};
type Payment = {
  id: string;
  amount: number;
  currency: string;
  status: string;
  fee: number | null;
  created_at: number;
};
type Refund = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  receipt: string;
  status: "pending" | "processed" | "failed";
  created_at: number;
};

const KEYS = {
  id: "rzp_test_shop",
  secret: "key-secret-of-tests",
  webhook: "webhook-secret-of-tests",
};

const sign = (signed: string, secret: string) =>
  createHmac("sha256", secret).update(signed).digest("hex");
const newId = (kind: string) => `${kind}_${randomBytes(8).toString("hex")}`;
/** The service's fee for a payment, with tax. */
export const feeOf = (paise: number) => Math.round(paise * 0.0236);

/**
 * Imitates Razorpay's Payment Links as its documentation describes them: links, payments, refunds
 * with idempotency keys, signed returns and signed webhooks. It sends nothing on its own, so that a
 * test decides what arrives and when.
 */
export async function startRazorpay(now: () => Date = () => new Date()) {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const links = new Map<string, Link>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const byKey = new Map<string, Refund>();
  const settled = new Map<string, { settlement_id: string; settled_at: number }>();
  const requests: string[] = [];
  let mood: Mood = "well";
  let nextRefund: Refund["status"] | "refused" | "busy" = "processed";

  const errorOf = (description: string) => ({ error: { code: "BAD_REQUEST_ERROR", description } });

  function createLink(body: Record<string, unknown>) {
    const taken = [...links.values()].some(
      ({ reference_id }) => reference_id === body.reference_id,
    );
    if (taken) return { status: 400, body: errorOf("reference_id already exists") };
    if (Number(body.expire_by) < seconds() + 900) {
      return { status: 400, body: errorOf("expire_by must be at least 15 minutes ahead") };
    }
    const id = newId("plink");
    const link = {
      ...(body as unknown as Link),
      id,
      short_url: `${origin()}/i/${id}`,
      status: "created" as const,
      payments: [],
    };
    links.set(id, link);
    return { status: 200, body: link };
  }

  function refund(paymentId: string, key: string, body: { amount: number; receipt: string }) {
    const repeated = byKey.get(key);
    if (repeated) return { status: 200, body: repeated };
    if (nextRefund === "busy") {
      return { status: 409, body: errorOf("A request with this key is being processed") };
    }
    const payment = payments.get(paymentId);
    const returned = [...refunds.values()]
      .filter((one) => one.payment_id === paymentId && one.status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);
    if (nextRefund === "refused" || !payment || returned + body.amount > payment.amount) {
      return { status: 400, body: errorOf("The refund amount exceeds what was captured") };
    }
    const made: Refund = {
      ...body,
      id: newId("rfnd"),
      payment_id: paymentId,
      currency: "INR",
      status: nextRefund,
      created_at: seconds(),
    };
    refunds.set(made.id, made);
    byKey.set(key, made);
    return { status: 200, body: made };
  }

  function cancel(link: Link | undefined) {
    if (link?.status !== "created") return { status: 400, body: errorOf("Cannot be cancelled") };
    link.status = "cancelled";
    return { status: 200, body: link };
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin());
    const [, , noun, id = "", verb] = pathname.split("/");
    requests.push(`${request.method} ${pathname}`);
    const sent = await text(request);
    const expected = `Basic ${Buffer.from(`${KEYS.id}:${KEYS.secret}`).toString("base64")}`;
    if (request.headers.authorization !== expected) {
      return { status: 401, body: errorOf("The api key is invalid") };
    }
    if (mood === "refuses") return { status: 400, body: errorOf("Refused") };
    const body = sent ? JSON.parse(sent) : {};
    const at = `${request.method} ${noun}${verb ? `/${verb}` : ""}`;
    const skip = Number(searchParams.get("skip") ?? 0);
    const page = (all: object[]) => ({ status: 200, body: { items: all.slice(skip, skip + 100) } });
    const within = ({ created_at }: { created_at: number }) =>
      created_at >= Number(searchParams.get("from")) &&
      created_at <= Number(searchParams.get("to"));
    if (at === "POST payment_links") return createLink(body);
    if (at === "POST payment_links/cancel") return cancel(links.get(id));
    if (at === "GET payment_links") return { status: 200, body: links.get(id) };
    if (at === "GET payments" && id) return { status: 200, body: payments.get(id) };
    if (at === "GET payments") return page([...payments.values()].filter(within));
    if (at === "POST payments/refund") {
      return refund(id, String(request.headers["x-refund-idempotency"]), body);
    }
    if (at === "GET refunds" && id) return { status: 200, body: refunds.get(id) };
    if (at === "GET refunds") {
      return page([...refunds.values()].filter(within).map((one) => ({ ...one })));
    }
    if (at === "GET settlements/combined") {
      return page(
        [...settled].map(([entity_id, one]) => ({
          entity_id,
          fee: payments.get(entity_id)?.fee,
          ...one,
        })),
      );
    }
    return { status: 404, body: errorOf("Unknown") };
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (mood === "never") return;
    if (mood === "down") return void response.destroy();
    if (request.url?.startsWith("/i/")) return void showPage(request, response);
    void answer(request).then(({ status, body }) => {
      response.writeHead(body === undefined ? 404 : status, { "content-type": "application/json" });
      response.end(JSON.stringify(body ?? errorOf("Not found")));
    });
  });
  /** The page that customers see. Its button pays and leads back, or tells a program how. */
  function showPage(request: IncomingMessage, response: ServerResponse): void {
    const link = links.get(request.url?.split("/").at(-1) ?? "");
    if (!link) return void response.writeHead(404).end();
    if (request.method !== "POST") {
      response.writeHead(200, { "content-type": "text/html" });
      const button = `<form method="post"><button>Pay ${link.amount / 100}</button></form>`;
      return void response.end(`<title>Pay</title><h1>${link.description}</h1>${button}`);
    }
    const payment = link.payments[0]
      ? payments.get(link.payments[0].payment_id)
      : pay(link, { amount: link.amount });
    if (!payment) return void response.writeHead(500).end();
    const location = returnUrl(link, payment.id, KEYS.secret);
    if (request.headers.accept === "application/json") {
      return void response.end(JSON.stringify(paidMessage(link, payment)));
    }
    response.writeHead(303, { location }).end();
  }

  function pay(link: Link, { amount = link.amount, currency = "INR" } = {}): Payment {
    const id = newId("pay");
    const payment = {
      ...{ id, amount, currency, status: "captured" },
      fee: feeOf(amount),
      created_at: seconds(),
    };
    payments.set(id, payment);
    link.status = "paid";
    link.payments.push({ payment_id: id, amount, status: "captured" });
    return payment;
  }

  function returnUrl(link: Link, paymentId: string, secret: string): string {
    const { id, reference_id, status } = link;
    const url = new URL(link.callback_url);
    const fields = {
      payment_id: paymentId,
      payment_link_id: id,
      payment_link_reference_id: reference_id,
      payment_link_status: status,
      signature: sign(`${id}|${reference_id}|${status}|${paymentId}`, secret),
    };
    for (const [name, value] of Object.entries(fields)) {
      url.searchParams.set(`razorpay_${name}`, value);
    }
    return url.href;
  }

  const paidMessage = (link: Link, payment: Payment) =>
    message("payment_link.paid", {
      payment_link: { entity: link },
      payment: { entity: payment },
    });

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  /** A signed message, as the shop receives it. */
  function message(event: string, payload: object) {
    const body = JSON.stringify({ entity: "event", event, payload, created_at: seconds() });
    return { body, signature: sign(body, KEYS.webhook) };
  }

  return {
    env: {
      RAZORPAY_KEY_ID: KEYS.id,
      RAZORPAY_KEY_SECRET: KEYS.secret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhook,
      RAZORPAY_TEST_ORIGIN: origin(),
      REFUND_RETRY_MS: "50",
    },
    keys: KEYS,
    requests,
    links,
    refunds,
    payments,
    isIn: (now: Mood) => {
      mood = now;
    },
    nextRefundIs: (status: typeof nextRefund) => {
      nextRefund = status;
    },
    /** Whether this is a payment page. */
    isPage: (url: string) => url.startsWith(`${origin()}/i/`),
    /** The link for the address to which a customer was sent. */
    linkAt(url: string): Link {
      const link = links.get(new URL(url).pathname.split("/").at(-1) ?? "");
      if (!link) throw new Error(`No payment link at ${url}`);
      return link;
    },
    /** Somebody pays on the page, and the shop has not heard of it yet. */
    pay,
    settle(paymentId: string, settlementId: string) {
      settled.set(paymentId, { settlement_id: settlementId, settled_at: seconds() });
    },
    /** The path at which the customer returns. */
    returnOf(link: Link, paymentId: string, secret: string = KEYS.secret): string {
      const { pathname, search } = new URL(returnUrl(link, paymentId, secret));
      return pathname + search;
    },
    paidMessage,
    /** Sends a message to the shop. */
    deliver: (shopUrl: string, { body, signature }: { body: string; signature: string }) =>
      fetch(new URL("/api/payment-webhook", shopUrl), {
        method: "POST",
        headers: { "content-type": "application/json", "x-razorpay-signature": signature },
        body,
      }),
    refundMessage: (refund: Refund, status: Refund["status"]) =>
      message(`refund.${status}`, { refund: { entity: { ...refund, status } } }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;
