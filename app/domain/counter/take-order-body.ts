import type { z } from "zod";
import { paymentMethods } from "../ledger/payment.ts";
import { paiseToRupees } from "../money.ts";
import type { ChosenOptions } from "../options/selection.ts";
import type { Quote } from "../quote/quote.ts";
import type { FieldError } from "../result.ts";
import { withoutSeparators } from "../typed-amount.ts";
import { type CounterOrder, isAtCounter } from "./counter-order.ts";
import { paymentsOf } from "./counter-payment.ts";
import { deliveryTypeOf, type PricedLine } from "./counter-quote.ts";
import type { takeOrderInput } from "./schema.ts";

export type TakeOrderBody = z.input<typeof takeOrderInput>;
export type SoldOffline = NonNullable<NonNullable<TakeOrderBody["device"]>["soldOffline"]>;

function chosen(options: ChosenOptions) {
  return Object.entries(options).map(([choice, quantity]) => ({ choice, quantity }));
}

/** The order as `POST /api/orders` takes it. The manager's PIN is sent but never stored. */
export function takeOrderBody(order: CounterOrder, totalPaise: number, pin = ""): TakeOrderBody {
  const { fulfilment, payment, customerName, phone, street, city, zipCode } = order;
  const payments = paymentsOf(order, totalPaise);
  const method = paymentMethods.find((known) => known === payment);
  return {
    channel: isAtCounter(order) ? "counter" : "phone",
    eatsHere: fulfilment === "here",
    deliveryType: deliveryTypeOf(order),
    items: order.lines.map(({ dish, quantity, note, selection }) => ({
      product: dish,
      quantity,
      specialInstructions: note,
      options: chosen(selection.options),
      parts: selection.parts.map((part) => ({ ...part, options: chosen(part.options) })),
    })),
    customerName,
    phone,
    ...(fulfilment === "delivery" && { deliveryAddress: { street, city, zipCode } }),
    notes: order.notes,
    requestedFor: order.requestedFor,
    coupon: order.coupon,
    paymentMethod: method ?? payments[0]?.method ?? "cash",
    payments: payments.map(({ method, amountPaise }) => ({
      method,
      amount: paiseToRupees(amountPaise),
    })),
    // The shop refuses anything that is not a number.
    discount: Number(withoutSeparators(order.discount)),
    discountReason: order.discountReason,
    ...(pin && { approver: order.approver, pin }),
    overfillReason: order.requestedFor ? order.overfillReason : "",
  };
}

/** How an offline sale adds up to the total that the customer was told; every line has its price. */
export function soldOffline(lines: PricedLine[], quote: Quote): SoldOffline {
  return {
    items: lines.map(({ configured, choices }, index) => ({
      price: paiseToRupees(configured?.pricePaise ?? 0),
      discount: paiseToRupees(quote.lineDiscountsPaise[index] ?? 0),
      choices: choices.join(", "),
    })),
    discounts: quote.discounts.map(({ couponId: coupon, amountPaise }) => ({
      coupon,
      amount: paiseToRupees(amountPaise),
    })),
    deliveryFee: paiseToRupees(quote.deliveryFeePaise),
    packing: paiseToRupees(quote.packingPaise),
    tax: paiseToRupees(quote.taxPaise),
  };
}

/** The form's field for a path of the API. */
function fieldOfPath(path: string): string {
  const line = /^items\[(\d+)\](?:\.(options|parts)\.(.+))?/.exec(path);
  if (line) return line[2] ? `lines[${line[1]}].${line[2]}.${line[3]}` : `lines[${line[1]}]`;
  if (path.startsWith("payments")) return "payment";
  return path.replace(/^deliveryAddress\./, "");
}

/** Problems of an order by form field; those that belong to no field have an empty name. */
export function errorsByField(message: string, errors: FieldError[] = []) {
  if (errors.length === 0) return { "": [message] };
  const found: Record<string, string[]> = {};
  for (const { path, msg } of errors) {
    const field = fieldOfPath(path);
    found[field] = [...(found[field] ?? []), msg];
  }
  return found;
}
