import { expect, test } from "vitest";
import { paymentText } from "../bills/bill-slip.ts";
import { deliveryCard } from "../deliveries/delivery.ts";
import { orderPlacedEmail } from "../emails/order-emails.ts";
import type { Order } from "../orders/order.ts";
import { orderReceipt, orderTicket } from "../orders/order-ticket.ts";
import { orderStatuses } from "../orders/status.ts";
import { trackedOrder } from "../tracking/tracked-order.ts";
import { collectPaise, moneyState } from "./money-state.ts";
import { duePaise, owedPaise, paymentMethods, paymentStatusOf } from "./payment.ts";

const at = new Date("2026-11-21T13:30:00Z");
const TOTAL = 20_000;

const order = {
  id: "o1",
  orderNumber: "CP-261121-007",
  customerName: "Asha Kulkarni",
  phone: "9822012345",
  channel: "web",
  language: "en",
  token: null,
  totalPaise: TOTAL,
  keptPaise: 0,
  keptReason: "",
  subtotalPaise: TOTAL,
  discounts: [],
  items: [],
  cancellationReason: "",
  delayMinutes: 0,
  createdAt: at,
  promisedAt: at,
  promisedUntil: null,
  readyAt: null,
  dueAt: null,
  paidAt: null,
  changedAt: null,
  street: "12 Laxmi Road",
} as unknown as Order;

const amounts = [0, 5000, TOTAL, 25_000];
const cases = orderStatuses.flatMap((status) =>
  (["delivery", "pickup"] as const).flatMap((deliveryType) =>
    paymentMethods.flatMap((paymentMethod) =>
      amounts.flatMap((paid) =>
        [0, 5000, TOTAL].flatMap((claimedPaise) =>
          [0, 5000, paid]
            .filter((refundedPaise) => refundedPaise <= paid)
            .flatMap((refundedPaise) =>
              [0, refundedPaise].map((waivedPaise): Order => {
                const money = { claimedPaise, refundedPaise, waivedPaise, status };
                const one = { ...order, ...money, paidPaise: paid - refundedPaise };
                const paymentStatus = paymentStatusOf(one);
                return { ...one, deliveryType, paymentMethod, paymentStatus };
              }),
            ),
        ),
      ),
    ),
  ),
);

/** Every text about the payment state of an order, by what it says. */
function textsOf(one: Order) {
  const receipt = orderReceipt(one, null);
  const tracked = trackedOrder(one, false);
  const { collect, duePaise: atDoorPaise } = deliveryCard(one, at);
  const { body } = orderPlacedEmail(one, { siteUrl: "https://chatpata.test", trackingUrl: null });
  return {
    rider: collect,
    riderPaise: atDoorPaise,
    tracking: tracked.due?.hint ?? "",
    trackingAmount: tracked.due?.amount ?? "",
    bill: paymentText(orderTicket(one)),
    email: /^(?:Paid|Payment): .*$/m.exec(body)?.[0] ?? "",
    onReceipt: receipt.isUpiOnReceipt,
    ticketState: orderTicket(one).moneyState,
    receiptState: receipt.moneyState,
  };
}

test("there are orders in every state of their money", () => {
  expect(cases.length).toBeGreaterThan(1000);
  expect(new Set(cases.map(moneyState))).toEqual(
    new Set(["to_pay", "claimed", "paid", "refund_due", "refunded", "nothing"]),
  );
});

test("money is asked for exactly while there is something to collect", () => {
  for (const one of cases) {
    const { status, paymentMethod, paidPaise, claimedPaise, refundedPaise, waivedPaise } = one;
    const facts = { status, paymentMethod, paidPaise, claimedPaise, refundedPaise, waivedPaise };
    const texts = textsOf(one);
    const what = JSON.stringify({ facts, texts });
    const toCollect = collectPaise(one);
    const asks = toCollect > 0;
    expect(texts.riderPaise, what).toBe(toCollect);
    expect(/^Collect ₹/.test(texts.rider), what).toBe(asks);
    expect(texts.tracking !== "", what).toBe(asks);
    expect(texts.bill === "not paid yet", what).toBe(asks);
    expect(/says how to pay|^Payment: [^,]+\.$/.test(texts.email), what).toBe(asks);
    expect(texts.ticketState, what).toBe(texts.receiptState);
    expect(texts.ticketState === "to_pay", what).toBe(asks);
    if (!asks) expect(texts.onReceipt, what).toBe(false);
    if (owedPaise(one) > 0) expect(texts.bill, what).toBe("Refund due");
    if (duePaise(one) > 0 && !asks) {
      expect(texts.rider, what).toBe("Nothing to collect: the payment is being checked");
      expect(texts.bill, what).toBe("Payment being checked");
    }
  }
});

test("nobody is asked to pay at the door after the delivery", () => {
  const delivered = cases.filter((one) => one.status === "delivered" && collectPaise(one) > 0);
  expect(delivered.length).toBeGreaterThan(10);
  for (const one of delivered) {
    const texts = textsOf(one);
    expect(texts.tracking).toMatch(/^Not paid yet\. Please call us/);
    expect(texts.onReceipt).toBe(false);
  }
});
